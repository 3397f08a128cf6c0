"""What is true of the map now: control, contested areas, bridges, axes of retreat; tracks; what everybody can see."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import CLEAR, TERRAINS, Facts

from ..schema import Arrow, LinkState, Player, SpotState, Track
from ..words import Words
from .look import Look

KNOWN: Final = ("french", "prussian", "russian", "austrian", "british")


class Ground:
    """Map and tracks of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], words: Words) -> None:
        self._f = f = definition.facts
        self._w = words
        scenario = f.scenario
        self._turns = [words.text.names.date(turn) for turn in range(scenario.first_turn, scenario.last_turn + 1)]
        self._spots: dict[tuple[int, int | None, bool, bool, bool], SpotState] = {}

    # --- the map ---

    def spots(self, look: Look) -> list[SpotState]:
        """Areas of which something is to be said."""
        free = set(look.view["declared_free"])
        matter = (
            {a for a in look.at if look.both(a)}
            | set(look.control)
            | {self._f.area_by_name[n.casefold()] for n in free}
        )
        areas = self._f.areas
        return [
            self._spot(a, look.control.get(a), look.both(a), areas[a].id in free, a in look.sieges)
            for a in sorted(matter)
        ]

    def _spot(self, a: int, holder: int | None, contested: bool, free: bool, besieged: bool) -> SpotState:
        key = (a, holder, contested, free, besieged)
        found = self._spots.get(key)
        if found is None:
            f, w = self._f, self._w
            notes = [w.sentence("situation-contested")] if contested else []
            if free:
                notes.append(w.sentence("situation-free"))
            if holder is not None:
                side = w.text.names.side_label(f.sides[holder])
                notes.append(w.say("situation-value", value=f.areas[a].value, side=side))
            if besieged:
                notes.append(w.sentence("situation-besieged"))
            owner = None if holder is None else f.sides[holder]
            found = self._spots[key] = SpotState(f"area:{f.areas[a].id}", owner, contested, besieged, notes)
        return found

    def links(self, look: Look) -> list[LinkState]:
        """The bridges that are down."""
        return [LinkState(f"road:{self._f.graph.road_names[road]}", broken=True) for road in sorted(look.broken)]

    def arrows(self, look: Look) -> list[Arrow]:
        """Axes of retreat."""
        f = self._f
        return [
            Arrow(
                f"area:{f.areas[a].id}",
                f"road:{f.graph.road_names[road]}",
                f.sides[side],
                self._w.event("axis", side=side, area=a, road=road),
            )
            for (side, a), road in sorted(look.axes.items())
        ]

    def ground(self, a: int) -> list[str]:
        """What an area is worth, and its terrain."""
        said = []
        if self._f.areas[a].value:
            said.append(self._w.say("hint-value", value=self._f.areas[a].value))
        if self._f.terrain[a] != CLEAR:
            said.append(self._w.text.names.terrain(TERRAINS[self._f.terrain[a]]))
        return said

    # --- beside the map ---

    def players(self, look: Look) -> list[Player]:
        """Both sides, and who plays them once that is settled."""
        seats = look.view["seats"] or {}
        return [
            Player(
                side,
                self._w.text.names.side_label(side),
                side if side in KNOWN else "coalition",  # type: ignore[arg-type]
                seats.get(side),
            )
            for side in self._f.sides
        ]

    def tracks(self, look: Look) -> list[Track]:
        """Victory points and turns."""
        f, w = self._f, self._w
        low, high = f.tables.track
        first, second = (w.text.names.side(side) for side in f.sides)
        from_, last = f.scenario.coalition_wins_from, f.scenario.last_turn
        steps = [""] * (high - low + 1)
        steps[from_ - low] = w.say("scene-points-mark", side=second, points=from_, last=last)
        for n in f.scenario.draw:
            steps[n - low] = w.say("scene-points-draw", last=last)
        ends = (w.say("scene-points-low", side=first, low=low), w.say("scene-points-high", side=second, high=high))
        points = Track("points", w.say("scene-points"), low, high, look.view["points"], ends, steps)
        begins, turn = f.scenario.first_turn, look.view["turn"]
        dates = (self._turns[0], self._turns[-1])
        return [
            points,
            Track("turn", w.say("scene-turns"), begins, last, turn, dates, self._turns),
            *self._winter(look),
        ]

    def _winter(self, look: Look) -> list[Track]:
        """winter.losses: the losses that lie on each side's card, as long as it is on its space."""
        f, w = self._f, self._w
        found = []
        for n, side in enumerate(f.sides):
            lying = (look.view["winter"] or (None, None))[n]
            if isinstance(lying, int):
                title = w.say("scene-winter", side=w.text.names.side(side))
                most = f.tables.winter_losses
                ends = ("", w.say("scene-winter-full"))
                found.append(Track(f"winter-{side}", title, 0, most, lying, ends, [""] * (most + 1)))
        return found

    def notes(self, look: Look) -> list[str]:
        """What else everybody can see."""
        w, view, f = self._w, look.view, self._f
        names = w.text.names
        said = []
        if view["initiative"] is not None:
            said.append(w.say("scene-initiative", side=names.side(view["initiative"])))
        passed = view["passed"] if view["phase"] == "operations" else []
        said += [w.sentence("scene-passed", side=names.side(side)) for side in passed]
        coming = [f.blocks[b].name for b, where in look.where.items() if where == "later"]
        if coming:
            by_card = "yes" if not f.scenario.later_turn else "no"
            said.append(w.say("scene-later", blocks=w.listed(coming), turn=f.scenario.later_turn, bycard=by_card))
        said += [
            w.say("scene-winter-place", side=names.side(f.sides[n]), place=place)
            for n, place in enumerate(view["winter"] or ())
            if isinstance(place, str)
        ]
        said += [
            w.say(
                "scene-objective", side=names.side(f.sides[goal.side]), area=f.areas[goal.area].name, points=goal.points
            )
            for goal in f.scenario.objectives
        ]
        if not f.hands:
            said.append(w.say("hand-none"))
        first, second = (names.side(side) for side in f.sides)
        low, high = f.tables.track
        from_, last = f.scenario.coalition_wins_from, f.scenario.last_turn
        drawn = ", ".join(str(n) for n in f.scenario.draw) or "none"
        said.append(
            w.sentence("scene-end", last=last, side=second, other=first, points=from_, low=low, high=high, drawn=drawn)
        )
        return said
