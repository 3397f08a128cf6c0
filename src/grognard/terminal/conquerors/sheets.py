"""What can be looked up: the hand, the orders of battle, a thing by name, and where the facts come from."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text as Styled

from grognard.engine.data import STANDINGS
from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import TERRAINS, Facts
from grognard.text import CardText, Text
from grognard.text.catalogue import sentence

from ..screen import Row, ink
from ..tables import Lines, View
from .board import Board, Piece
from .hints import Hints
from .pieces import FAINT, Pieces

COLOURS: Final = {"red": "bold #d0463b", "blue": "bold #5478dc", "green": "bold #4c9a4c"}
BADGE: Final = 26
PLACE: Final = 16


def padded(text: Styled, width: int) -> Styled:
    """A text filled with spaces to a width."""
    return text + ink(" " * max(1, width - cell_len(text.plain)))


class Sheets:
    """Look-ups of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], text: Text, pieces: Pieces) -> None:
        self._d = definition
        self._f = definition.facts
        self._t = text
        self._pieces = pieces
        self._hints = Hints(definition.facts, text, pieces)
        self.road = self._hints.road
        self.words = self._hints.words
        self.roads = self._hints.roads

    def hint(self, board: Board, option: Option, decision: Decision) -> Styled | None:
        """See `hints.Hints.hint`."""
        return self._hints.hint(board, option, decision)

    # --- cards ---

    def card_lines(self, found: CardText) -> Lines:
        """A card: its event and moment, what it does, its figures."""
        t = self._t
        head = ink(f"{found.id}  ", style="bold") + ink(found.name, style=COLOURS.get(found.colour, "bold"))
        head += ink(f"  {t.names.colour(found.colour)}", style=FAINT)
        figures = " · ".join(t.say(f"figure-{name}", n=n) for name, n in found.figures)
        return [Row(head), Row(ink("     " + found.note), 5), Row(ink("     " + figures, style=FAINT), 5)]

    def hand(self, view: View) -> Lines:
        """The cards that the seat holds, and how many cards there are elsewhere."""
        t = self._t
        lines: Lines = []
        if not self._f.hands:
            return [Row(ink(t.say("hand-none")))]
        for n, side in enumerate(self._f.sides):
            seen = view["cards"][n]
            for card in sorted(seen.get("cards", ())):
                found = t.card(card)
                lines += self.card_lines(found) if found else []
            piles = {"hand": seen["hand"], "deck": seen["deck"], "discard": seen["discard"]}
            said = t.say("hand-piles", side=t.names.side_label(side), **piles)
            lines.append(Row(ink(said, style=FAINT)))
        return lines

    # --- orders of battle ---

    def army(self, board: Board) -> Lines:
        """Each side's blocks, as far as they may be known."""
        t, f = self._t, self._f
        lines: Lines = []
        off = {piece.block: where for piece, where in board.away}
        vedettes = board.view["vedettes_lost"]  # None where no fog lies on the map
        for side in (0, 1):
            lost = t.say("army-lost", points=board.view["lost"][side])
            lines.append(Row(self._pieces.side(side) + ink(f"  {lost}", style=FAINT)))
            hidden = 0
            for b in range(f.lo[side], f.hi[side]):
                if f.absent >> b & 1:
                    continue
                piece = board.piece(b)
                if piece is None and b not in off:
                    hidden += 1
                    continue
                if piece is None and f.blocks[b].kind == "vedette" and off[b] == "off":
                    continue
                lines.append(self._army_line(board, b, piece, off.get(b, "")))
            if vedettes and hidden > vedettes[side]:
                lines.append(Row(ink("  " + t.say("army-hidden", number=hidden - vedettes[side]))))
            lines.append(Row(ink()))
        return lines[:-1]

    def _army_line(self, board: Board, b: int, piece: Piece | None, away: str) -> Row:
        f = self._f
        badge = self._pieces.block(piece) if piece else ink(f" {f.blocks[b].name}", style=FAINT)
        where = self._t.say(f"place-{away}") if piece is None else self._where(board, piece)
        force = f.blocks[b].force[self._t.language]
        rest = " · ".join(part for part in (force, self._hints.bonuses(b)) if part)
        line = ink("  ") + padded(badge, BADGE) + padded(ink(where), PLACE) + ink(rest, style=FAINT)
        return Row(line, 2 + BADGE + PLACE)

    def _where(self, board: Board, piece: Piece) -> str:
        return next((self._f.areas[a].name for a, stacks in board.at.items() if piece in stacks[piece.side]), "")

    def away(self, board: Board) -> Lines:
        """Blocks that have still to come."""
        coming = [self._f.blocks[piece.block].name for piece, where in board.away if where == "later"]
        return [Row(ink(self._t.say("situation-later", blocks=", ".join(coming)), style=FAINT))] if coming else []

    # --- things by name ---

    def thing(self, board: Board, words: str) -> Lines | None:
        """A card by id or event, a block, an area."""
        name = words.strip().casefold()
        f, t = self._f, self._t
        card = t.card(words.strip()) or self._by_event(board.view, name)
        if card is not None:
            found = f.cards[f.card_by_name[card.id.casefold()]]
            return [*self.card_lines(card), *self._standing(found.standing, found.standing_of)]
        if name in f.block_by_name:
            b = f.block_by_name[name]
            off = {piece.block: where for piece, where in board.away}
            piece = board.piece(b)
            if piece is None and b not in off:
                line = Row(ink(f"  {f.blocks[b].name}  {t.say('place-unknown')}  {f.blocks[b].force[t.language]}"))
            else:
                line = self._army_line(board, b, piece, off.get(b, ""))
            return [line, *self._standing(f.blocks[b].standing, f.blocks[b].standing_of)]
        if name in f.area_by_name:
            area = f.areas[f.area_by_name[name]]
            ground = t.say("thing-area", terrain=t.names.terrain(TERRAINS[area.terrain]), value=area.value)
            return [
                *(self.roads(board, words) or []),
                Row(ink(ground, style=FAINT)),
                *self._standing(area.standing, area.standing_of),
            ]
        return None

    def _by_event(self, view: View, name: str) -> CardText | None:
        """A card with an event of this name: one in hand if there is one."""
        bearing = [
            card.id
            for card in self._f.cards
            if name in {n.casefold() for n in self._f.events[card.event].name.values()}
        ]
        held = [card for seen in view["cards"] for card in seen.get("cards", ()) if card in bearing]
        return self._t.card([*held, *bearing][0]) if bearing else None

    def _standing(self, standing: str, standing_of: dict[str, str]) -> Lines:
        """Where an entry comes from, and the fields of it that come from elsewhere."""
        names = self._t.names
        said = sentence(f"{names.standing(standing)}. {names.standing_about(standing)}")
        lines = [Row(ink(said, style=FAINT))]
        for other in STANDINGS:
            fields = [self._t.say(f"field-{field.replace('_', '-')}") for field, s in standing_of.items() if s == other]
            if fields:
                said = self._t.say("standing-fields", standing=names.standing(other), fields=", ".join(fields))
                lines.append(Row(ink(said, style=FAINT)))
        return lines

    # --- where the facts come from ---

    def data(self) -> Lines:
        """For each file, how many of its entries come from where."""
        t = self._t
        lines: Lines = [Row(ink(t.say("data-about")), 0)]
        for name, file in self._f.files.items():
            entries = [table for table in file.values() if isinstance(table, dict)]
            counted = Counter(str(table.get("standing", "")) for table in entries)
            others = [set(table.get("standing_of", {}).values()) for table in entries]
            parts = [f"{counted[s]} {t.names.standing(s)}" for s in STANDINGS if counted[s]]
            if any("owner" in standings for standings in others):
                parts.append(t.say("data-touched", number=sum("owner" in standings for standings in others)))
            if any(others):
                parts.append(t.say("data-mixed", number=sum(map(bool, others))))
            head = ink("  " + t.say(f"data-{name}").ljust(16), style="bold")
            lines.append(Row(head + ink(", ".join(parts)), 18))
        lines.append(Row(ink()))
        for standing in STANDINGS:
            head = ink(f"  {t.names.standing(standing)}".ljust(18), style="bold")
            lines.append(Row(head + ink(t.names.standing_about(standing)), 18))
        lines.append(Row(ink()))
        lines.append(Row(ink(t.say("data-overlaid" if self._f.overlaid else "data-own")), 0))
        return lines
