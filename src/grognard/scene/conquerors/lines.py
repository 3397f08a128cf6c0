"""Lines of the log: the elements that each is about, its side, how it looks, and where the game stands after it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts, members
from grognard.text.family import Telling

from ..journal import Course, LineLook

# events that begin something: nothing before them is changed by what comes after
BEGINNINGS: Final = frozenset({"operation", "passes", "turn", "initiative", "ready", "deployed", "sides", "draws"})
# chapters whose rules are outside of operations
OUTSIDE: Final = frozenset({"recovery", "draw", "initiative", "setup", "auction", "deploy", "beginner"})
LOOKS: Final[dict[str, LineLook]] = {
    "turn": "turn",
    "combat": "battle",
    "combat-count": "battle",
    "combat-cards": "battle",
    "revealed": "battle",
    "rolled": "battle",
    "inflicted": "battle",
    "winner": "battle",
    "no-winner": "battle",
    "pursuit": "battle",
    "played": "card",
    "cancelled": "card",
    "red": "card",
    "reds-cancelled": "card",
    "red-discarded": "card",
    "in-force": "card",
    "no-effect": "card",
    "hand-loses": "card",
    "recovery-card": "card",
    "drawn": "card",
    "points": "score",
    "control": "score",
    "three-areas": "score",
    "citadel-counts": "score",
    "objective-counts": "score",
    "surrenders": "score",
    "mud": "card",
    "winter-enters": "card",
    "winter-drawn": "card",
    "hand-seen": "card",
    "dares": "card",
    "attack-cancelled": "battle",
    "slips-away": "battle",
    "lost-in-snow": "battle",
    "end": "score",
}
GROUPS: Final = ("group", "attackers", "defenders")


class Lines:
    """Lines of one game; the same in every language."""

    def __init__(self, definition: Definition[Any, Facts]) -> None:
        self._f = definition.facts

    def start(self) -> Course:
        """Before anything has happened."""
        scenario = self._f.scenario
        return Course(scenario.first_turn, 0, 0, scenario.victory_points)

    def begins(self, kind: str) -> bool:
        """See `family.Company`."""
        return kind in BEGINNINGS

    def follow(self, course: Course, telling: Telling) -> Course:
        """See `family.Company`: passing counts as an operation, and a phase that follows ends the last one."""
        kind, data = telling.kind, telling.data
        if kind == "turn":
            return course._replace(turn=data["turn"], operation=0)
        if kind in ("operation", "passes"):
            return course._replace(operation=course.counted + 1, counted=course.counted + 1)
        if kind in ("points", "sides"):
            course = course._replace(points=data["points"])
        if course.operation and telling.rule.partition(".")[0] in OUTSIDE:
            return course._replace(operation=0)
        return course

    def elements(self, telling: Telling, before: list[Telling]) -> list[str]:
        """See `family.Company`."""
        data = telling.data
        if "parts" in data:
            return list(dict.fromkeys(self._block(part["block"]) for part in data["parts"]))
        found = [self._area(a) for a in (*data.get("via", ()), data.get("area")) if isinstance(a, int)]
        if "via" in data:
            found += [f"road:{self._f.graph.road_names[road]}" for road in self.roads(telling, before)]
        for name in GROUPS:
            found += [self._block(b) for b in members(data.get(name, 0))]
        if isinstance(data.get("blocks"), list):
            found += [self._block(b) for b in data["blocks"]]
        if isinstance(data.get("block"), int):
            found.append(self._block(data["block"]))
        if isinstance(data.get("road"), int):
            found.append(f"road:{self._f.graph.road_names[data['road']]}")
        cards = data.get("cards")
        found += [
            self._card(c)
            for c in ([*cards] if isinstance(cards, list) else []) + [data.get("card")]
            if c is not None and c < len(self._f.cards)
        ]
        return found

    def roads(self, telling: Telling, before: list[Telling]) -> list[int]:
        """The roads of a march or retreat, in their order; the first only if it is known where it began."""
        path = [*telling.data["via"], telling.data["area"]]
        start = self._start(telling.data.get("side"), before)
        if start is not None:
            path.insert(0, start)
        between = self._f.graph.road_between
        return [between[pair] for pair in pairwise(path) if pair in between]

    def _start(self, side: int | None, before: list[Telling]) -> int | None:
        """Where a stack of a side stood: where it came to before, where its operation began, where it was beaten."""
        for told in reversed(before):
            mine = told.data.get("side") == side
            if (mine and ("via" in told.data or told.kind == "operation")) or told.kind == "combat":
                area: int = told.data["area"]
                return area
        return None

    def owner(self, telling: Telling) -> str | None:
        """See `family.Company`."""
        data = telling.data
        side = data.get("side")
        if side is None and "parts" in data:
            side = self._f.block_side[data["parts"][0]["block"]]
        if side is None and isinstance(data.get("block"), int):
            side = self._f.block_side[data["block"]]
        if side is None and telling.kind in ("drawn", "in-force", "no-effect"):
            card = data["cards"][0] if telling.kind == "drawn" else data["card"]
            side = self._f.cards[card].side
        if side is None and telling.kind == "end" and data.get("winner") in (0, 1):
            side = data["winner"]
        return self._f.sides[side] if isinstance(side, int) and 0 <= side < 2 else None

    def look(self, telling: Telling) -> LineLook:
        """See `family.Company`."""
        return LOOKS.get(telling.kind, "plain")

    def _area(self, a: int) -> str:
        return f"area:{self._f.areas[a].id}"

    def _block(self, b: int) -> str:
        return f"block:{self._f.blocks[b].id}"

    def _card(self, c: int) -> str:
        return f"card:{self._f.cards[c].id}"
