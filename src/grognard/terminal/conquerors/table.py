"""The table: heading, what stands where, and what a question is about. See `tables.Table`."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text as Styled

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import CLEAR, TERRAINS, Facts
from grognard.games.conquerors.tournament import scores
from grognard.text import Text
from grognard.text.catalogue import sentence

from ..screen import Row, ink, wrapped
from ..tables import Lines, View
from .board import Board
from .chart import draw
from .pieces import ALARM, FAINT, NBSP, Pieces
from .sheets import Sheets

# questions that need the whole table before them; the others say themselves what they are about
WHOLE: Final = frozenset({"operation", "bid", "recover", "arrival", "play-initiative", "anticipation"})
NAMES: Final = 20  # the width of the column of areas


class ConquerorsTable:
    """See `tables.Table`."""

    def __init__(self, definition: Definition[Any, Facts], text: Text) -> None:
        self._d = definition
        self._f = definition.facts
        self._t = text
        self._pieces = Pieces(definition.facts, text)
        self._sheets = Sheets(definition, text, self._pieces)

    def secrets(self) -> bool:
        """Hands and fog."""
        return self._f.hands or self._f.fog

    def owner(self, view: View, seat: str) -> str:
        """The side; at marshal level the player, and the side once it is known."""
        name = self._t.names.seat(seat)
        if seat in self._f.sides or view["side"] is None:
            return name
        return self._t.say("seat-and-side", seat=name, side=self._t.names.side_label(view["side"]))

    # --- heading ---

    def heading(self, view: View) -> Lines:
        """Three lines: when, the track, and the cards."""
        t = self._t
        parts = [t.say("heading-turn", turn=view["turn"], last=view["last_turn"])]
        parts += [t.names.date(view["turn"]) or "", t.names.phase(view["phase"])]
        if view["act"] is not None:
            parts.append(t.say("heading-act", side=t.names.side(view["act"])))
        first = ink(" · ").join(ink(p, style="bold" if n == 0 else "") for n, p in enumerate(parts) if p)
        return [Row(first), Row(self._track(view)), Row(self._cards_line(view))]

    def _track(self, view: View) -> Styled:
        """Victory points on their track: who wins at either end, and from where after the last turn."""
        low, high = self._f.tables.track
        mark = self._f.scenario.coalition_wins_from
        draws = self._f.scenario.draw
        cells = ["=" if n in draws else "┼" if n == mark else "─" for n in range(low, high + 1)]
        cells[0], cells[-1] = "├", "┤"
        line = ink(self._t.say("heading-points", points=view["points"]) + "  ")
        line += self._pieces.side(0) + f" {low} " + ink("".join(cells[: view["points"] - low]), style=FAINT)
        line += ink("●", style=ALARM) + ink("".join(cells[view["points"] - low + 1 :]), style=FAINT)
        return line + f" {high} " + self._pieces.side(1)

    def _cards_line(self, view: View) -> Styled:
        t = self._t
        parts = []
        if view["initiative"] is not None:
            parts.append(t.say("heading-initiative", side=t.names.side_label(view["initiative"])))
        if self._f.hands:
            hands = [f"{t.names.side_label(self._f.sides[n])} {view['cards'][n]['hand']}" for n in (0, 1)]
            parts.append(t.say("heading-hands", hands=", ".join(hands)))
        if view["passed"] and view["phase"] == "operations":
            parts.append(t.say("heading-passed", sides=", ".join(t.names.side_label(side) for side in view["passed"])))
        if view["board"]:
            cards = ", ".join(found.name for card in view["board"] if (found := t.card(card)))
            parts.append(t.say("heading-in-force", cards=cards))
        return ink(" · ".join(parts), style=FAINT)

    # --- what stands where ---

    def needs_situation(self, decision: Decision) -> bool:
        """Before operations, and whenever a phase asks about the whole army."""
        return decision.prompt in WHOLE

    def situation(self, view: View) -> Lines:
        """A line or two for each area that holds something or is worth something, and the bridges that are gone."""
        board = Board(self._f, view)
        lines = [line for a in board.matters() for line in self._area_lines(board, a)]
        if board.broken:
            bridges = ", ".join(self._sheets.road(road) for road in sorted(board.broken))
            lines.append(Row(ink(self._t.say("situation-bridges", bridges=bridges))))
        low, high = self._f.tables.track
        first, second = (self._t.names.side(side) for side in self._f.sides)
        from_ = self._f.scenario.coalition_wins_from
        last = self._f.scenario.last_turn
        drawn = ", ".join(str(n) for n in self._f.scenario.draw) or "none"
        end = self._t.say(
            "situation-end", last=last, side=second, other=first, points=from_, low=low, high=high, drawn=drawn
        )
        return [*lines, *self._sheets.away(board), *self._season(view), Row(ink(end, style=FAINT))]

    def _season(self, view: View) -> Lines:
        """Weather, Winter Quarters, objectives: only where a game has them."""
        t, f = self._t, self._f
        sides = [t.names.side(side) for side in f.sides]
        said = [t.say("situation-weather", word=word, side=sides[1]) for word in view["weather"]]
        said += [
            t.say("situation-winter", side=sides[n], place=str(place), most=f.tables.winter_losses)
            for n, place in enumerate(view["winter"] or ())
        ]
        said += [
            t.say("situation-objective", side=sides[goal.side], area=f.areas[goal.area].name, points=goal.points)
            for goal in f.scenario.objectives
        ]
        return [Row(ink(sentence(line), style=FAINT)) for line in said]

    def _area_lines(self, board: Board, a: int) -> Lines:
        stacks = board.at.get(a, ([], []))
        name = f"{self._f.areas[a].id} {self._f.areas[a].name}"[: NAMES - 1]
        head = ink(name.ljust(NAMES), style="bold")
        rows = []
        for side in (0, 1):
            if stacks[side]:
                row = self._pieces.side(side) + " " + self._pieces.stack(stacks[side])
                axis = board.axes.get((side, a))
                if axis is not None:
                    to = self._f.areas[self._f.graph.other_end(axis, a)].name.replace(" ", NBSP)
                    row += ink(" " + self._t.say("situation-axis", area=to), style="italic")
                rows.append(row)
        notes = self._notes(board, a)
        if notes:
            rows = rows or [ink()]
            rows[-1] = rows[-1] + (" " if rows[-1].plain else "") + notes
        return [Row((ink(" " * NAMES) if n else head) + row, NAMES) for n, row in enumerate(rows)]

    def _notes(self, board: Board, a: int) -> Styled:
        """Contested, victory area, ground."""
        t = self._t
        notes = ink()
        if board.both(a):
            notes += ink(t.say("situation-contested"), style=ALARM)
        said = []
        if self._f.areas[a].id in board.view["declared_free"]:
            said.append(t.say("situation-free"))
        if self._f.areas[a].value:
            holder = t.names.side_label(self._f.sides[board.control[a]])
            said.append(t.say("situation-value", value=self._f.areas[a].value, side=holder))
        if self._f.areas[a].id in board.view["sieges"]:
            said.append(t.say("situation-besieged"))
        if self._f.terrain[a] != CLEAR:
            said.append(t.names.terrain(TERRAINS[self._f.terrain[a]]))
        if said:
            notes += ink((" · " if notes.plain else "") + ", ".join(said), style=FAINT)
        return notes

    # --- questions ---

    def context(self, view: View, decision: Decision) -> Lines:
        """The operation in progress: what it is, where it stands, who is in it."""
        operation = view["operation"]
        board = Board(self._f, view)
        if operation is None:
            return self._placing(board) if decision.prompt == "place" else []
        t = self._t
        side = t.names.side(operation["side"])
        parts = [t.say("operation-what", side=side, what=operation["what"])]
        if operation["card"] is not None and operation["battle"] is None:
            found = t.card(operation["card"])
            parts.append(t.say("operation-card", movement=dict(found.figures)["movement"] if found else 0))
            if "points" in operation:
                parts.append(t.say("operation-points", points=max(0, operation["points"]), walked=operation["walked"]))
                if operation["walked"] >= self._f.tables.free_march and decision.prompt == "march":
                    parts.append(t.say("operation-tiring"))
        lines = [Row(ink(" · ".join(parts), style="italic"))]
        place = board.area(operation["battle"] or operation.get("area"))
        if place is not None:
            lines += self._area_lines(board, place)
        group = board.pieces(operation.get("group", []))
        if group and place is not None and len(board.at.get(place, ([], []))[group[0].side]) > len(group):
            lines.append(Row(ink(t.say("operation-group") + " ") + self._pieces.stack(group)))
        return lines

    def _placing(self, board: Board) -> Lines:
        """What is placed so far."""
        return [line for a in board.matters() if any(board.at.get(a, ())) for line in self._area_lines(board, a)]

    def hint(self, view: View, option: Option, decision: Decision) -> Styled | None:
        """What a card does; who stands where a march leads; the strength of a block."""
        return self._sheets.hint(Board(self._f, view), option, decision)

    def must_ask(self, decision: Decision) -> bool:
        """After a secret placement somebody says that it is done."""
        return decision.prompt == "deployed"

    def card_offer(self, decision: Decision) -> Option | None:
        """Questions at the moments of cards."""
        if decision.prompt.startswith(("play-", "counter-")) and self._f.passing in decision.options:
            return self._f.passing
        return None

    def words(self, option: Option) -> list[tuple[str, ...]]:
        """Ids and names of what an option is about."""
        return self._sheets.words(option)

    # --- on demand ---

    def map(self, view: View, width: int) -> list[Styled]:
        """The map, and what its signs mean."""
        first, second = self._f.sides
        names, town = self._t.names, self._f.areas[self._f.victory_areas[0]].id
        initials = {"first": names.side_initial(first), "second": names.side_initial(second)}
        said = self._t.say("map-legend", town=town, side=names.side(first), **initials)
        legend = wrapped(ink(said, style=FAINT), width)
        return [*draw(Board(self._f, view), self._t, width), ink(), *legend]

    def roads(self, view: View, words: str) -> Lines | None:
        """The connections of an area, with bridges, cost and who is there."""
        return self._sheets.roads(Board(self._f, view), words)

    def hand(self, view: View) -> Lines:
        """The seat's cards."""
        return self._sheets.hand(view)

    def army(self, view: View) -> Lines:
        """Both orders of battle."""
        return self._sheets.army(Board(self._f, view))

    def thing(self, view: View, words: str) -> Lines | None:
        """A card, a block or an area."""
        return self._sheets.thing(Board(self._f, view), words)

    def data(self) -> Lines:
        """How many facts of each file come from where."""
        return self._sheets.data()

    def standing_of_game(self, game: Any, names: tuple[str, str]) -> Lines:
        """ranking.points: at marshal level, what the game gives each player."""
        if self._d.options.get("level") != "marshal":
            return []
        both = scores(game.facts, game.s)
        swap = game.view(0)["side"] == self._f.sides[1]
        lines: Lines = []
        for seat, name in enumerate(names):
            score = both[seat ^ swap]
            said = self._t.say("end-ranking", player=name, points=score.classification, tie=score.tie_break)
            lines.append(Row(ink(said)))
        return lines
