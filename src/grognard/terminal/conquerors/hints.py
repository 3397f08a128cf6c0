"""What speaks for or against an option, how a player may call what it is about, and the ways out of an area."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from grognard.engine.decision import Decision, Option
from grognard.games.conquerors.facts import CLEAR, TERRAINS, Facts
from grognard.text import LANGUAGES, Text

from ..screen import Row, ink
from ..tables import Lines
from .board import Board
from .pieces import ALARM, FAINT, NBSP, Pieces

# verbs about an area to go to, about a card, about a block
GOING: Final = frozenset({"march", "retreat", "react"})
CARDS: Final = frozenset({"play", "take", "recover"})
BLOCKS: Final = frozenset({"with", "fatigue", "relieve", "join", "pick", "for"})
BONUSES: Final = ("combat", "movement", "movement_alone", "fatigue", "pursuit", "no_pursuit")


class Hints:
    """Hints of one game in one language."""

    def __init__(self, f: Facts, text: Text, pieces: Pieces) -> None:
        self._f = f
        self._t = text
        self._pieces = pieces

    def words(self, option: Option) -> list[tuple[str, ...]]:
        """Ids and names of each thing that an option is about."""
        kinds = self._f.words.verbs[option.verb]
        return [self._called(kind.name, n, kind.names[n]) for kind, n in zip(kinds, option.args, strict=True)]

    def _called(self, kind: str, n: int, name: str) -> tuple[str, ...]:
        f = self._f
        if kind == "area":
            return (name, f.areas[n].name)
        if kind == "block":
            return (name, f.blocks[n].name)
        if kind == "card":
            return (name, *(f.events[f.cards[n].event].name[language] for language in LANGUAGES))
        if kind == "road":
            a, b = (f.areas[end] for end in f.graph.roads[n])
            return (name, f"{b.id}-{a.id}", a.id, b.id, a.name, b.name, f.bridges[n])
        if kind == "side":
            return (name, self._t.names.side_label(name))
        if kind == "arm":
            return (name, self._t.say(f"arm-{name}"))
        return (name,)

    def road(self, road: int) -> str:
        """A road by its ends, and its river."""
        a, b = (self._f.areas[end].name.replace(" ", NBSP) for end in self._f.graph.roads[road])
        river = self._f.bridges[road]
        return f"{a}–{b}" + (f" ({river})" if river else "")

    def hint(self, board: Board, option: Option, decision: Decision) -> Styled | None:
        """What speaks for or against an option."""
        if option.verb in GOING:
            return self._going(board, option)
        if option.verb in CARDS:
            return self._card(self._f.cards[option.args[0]].id, option.verb == "recover")
        if option.verb in BLOCKS or option.verb == "lose":
            return self._block(board, option.args[0], option.verb in ("with", "join"))
        if option.verb == "choose":
            stacks = board.at.get(option.args[0])
            return self._pieces.both(stacks) if stacks else None
        if option.verb == "place":
            return self._ground(option.args[1])
        if option.verb == "bid":
            side, bid = option.args
            return self._said(self._t.say("hint-bid", points=board.view["points"] + (bid if side == 0 else -bid)))
        return None

    def _said(self, text: str) -> Styled:
        return ink(text, style=FAINT)

    def _ground(self, a: int) -> Styled | None:
        said = []
        if self._f.areas[a].value:
            said.append(self._t.say("hint-value", value=self._f.areas[a].value))
        if self._f.terrain[a] != CLEAR:
            said.append(self._t.names.terrain(TERRAINS[self._f.terrain[a]]))
        return self._said(", ".join(said)) if said else None

    def _going(self, board: Board, option: Option) -> Styled | None:
        """The bridge to cross, who is there, the ground."""
        to = option.args[-1]
        parts = []
        origin = option.args[0] if option.verb == "react" else self._origin(board)
        road = self._f.graph.road_between.get((origin, to)) if origin is not None else None
        if road is not None and option.verb == "march" and road in board.broken:
            parts.append(ink(self._t.say("hint-broken", cost=self._f.tables.bridge_cost), style=ALARM))
        stacks = board.at.get(to)
        if stacks and (stacks[0] or stacks[1]):
            parts.append(self._pieces.both(stacks))
        ground = self._ground(to)
        if ground is not None:
            parts.append(ground)
        return ink(", ").join(parts) if parts else None

    def _origin(self, board: Board) -> int | None:
        operation = board.view["operation"]
        return board.area(operation.get("area") or operation["battle"]) if operation else None

    def _card(self, card: str, recovers: bool) -> Styled | None:
        found = self._t.card(card)
        if found is None:
            return None
        if recovers:
            return self._said(self._t.say("hint-recovery", points=dict(found.figures)["recovery"]))
        return self._said(found.note)

    def _block(self, board: Board, block: int, bonuses: bool) -> Styled | None:
        piece = board.piece(block)
        said = self._bonuses(block) if bonuses else ""
        strength = (
            self._pieces.words(piece).removeprefix(self._f.blocks[block].name.replace(" ", NBSP)) if piece else ""
        )
        text = " ".join(part for part in (strength.strip(NBSP), said) if part)
        return self._said(text) if text else None

    def _bonuses(self, block: int) -> str:
        found = self._f.blocks[block]
        return ", ".join(
            self._t.say(f"bonus-{field.replace('_', '-')}", n=int(getattr(found, field)))
            for field in BONUSES
            if getattr(found, field)
        )

    def bonuses(self, block: int) -> str:
        """A block's bonuses in words."""
        return self._bonuses(block)

    def roads(self, board: Board, words: str) -> Lines | None:
        """The connections of an area."""
        a = self._f.area_by_name.get(words.strip().casefold())
        if a is None:
            return None
        lines = [Row(ink(self._t.say("roads-of", area=self._f.areas[a].name), style="bold"))]
        for road, to in self._f.exits[a]:
            line = ink(f"{self._f.areas[to].id} {self._f.areas[to].name}".ljust(20))
            said = []
            if self._f.bridges[road]:
                said.append(self._t.say("roads-bridge", river=self._f.bridges[road]))
            if road in board.broken:
                said.append(self._t.say("hint-broken", cost=self._f.tables.bridge_cost))
            for side in (0, 1):
                if board.axes.get((side, a)) == road:
                    said.append(self._t.say("roads-axis", side=self._t.names.side(self._f.sides[side])))
            ground = self._ground(to)
            if ground is not None:
                said.append(ground.plain)
            line += self._said(", ".join(said))
            stacks = board.at.get(to)
            if stacks and (stacks[0] or stacks[1]):
                line += ink("  " if said else "") + self._pieces.both(stacks)
            lines.append(Row(line, 4))
        return lines
