"""What one side sees of a game of the family, as numbers: the view with its names looked up in the facts.

Under fog of war the enemy's blocks are flags. Behind some of them we suppose corps of average strength and a little
fatigue: as many corps as the share of corps among the enemy's hidden blocks. Nothing is remembered from one decision to
the next, so equal views are judged equally; what the log could add is not used."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.terms import foe

from .conquerors_ground import Ground
from .conquerors_prizes import Prize, ends_now, prizes

NOT_ON_MAP: Final = ("off", "later", "unplaced")
GUESS: Final = -1  # the number of a corps that is only supposed
GUESSED_FATIGUE: Final = 2
LIKELY: Final = 0.5  # above this chance of being the last, a turn is played as the last


class Corps:
    """A corps as far as it is known."""

    __slots__ = ("area", "block", "bonus", "cav", "fatigue", "marked", "ready", "strength")

    def __init__(
        self,
        block: int,
        area: int,
        strength: int,
        cav: int,
        fatigue: int,
        ready: bool,
        bonus: int,
        marked: bool = False,
    ) -> None:
        self.block = block
        self.area = area
        self.strength = strength
        self.cav = cav
        self.fatigue = fatigue
        self.ready = ready
        self.bonus = bonus  # combat cards of its own
        self.marked = marked  # by Care


class Sight:
    """One side's view in numbers: both armies, the ground, the hand, the operation in progress."""

    def __init__(self, view: dict[str, Any], definition: Definition[Any, Facts]) -> None:
        f = definition.facts
        self.view = view
        self.f = f
        self.ground = Ground(definition, view)
        self.me = f.sides.index(view["side"]) if view["side"] is not None else 0
        self.foe = foe(self.me)
        self.turn: int = view["turn"]
        self.turns_left: int = 0 if ends_now(view) > LIKELY else view["last_turn"] - view["turn"]
        self.points: int = view["points"]
        self.placing: bool = view["phase"] in ("auction", "deployment")
        self.foe_passed = f.sides[self.foe] in view["passed"]
        self.markers = {self.area(a): f.sides.index(side) for a, side in view["control"].items()}
        self.control = {a: self.markers[a] for a in f.scored_at_once}  # those that change hands during play
        self.prizes: list[Prize] = prizes(f, view)  # those that count at the end
        self.broken = {f.road_by_name[road.casefold()] for road in view["broken"]}
        self.axes = {
            (f.sides.index(side), self.area(a)): f.road_by_name[road.casefold()] for side, a, road in view["axes"]
        }
        cards = view["cards"]
        self.hand = [f.card_by_name[c.casefold()] for c in cards[self.me].get("cards", ())]
        self.foe_hand: int = cards[self.foe]["hand"]
        self.operation: dict[str, Any] | None = view["operation"]
        self.in_force = {f.cards[f.card_by_name[c.casefold()]].event for c in view["board"]}
        # the armies, by side: corps, and where they stand
        self.corps: tuple[list[Corps], list[Corps]] = ([], [])
        self.at: tuple[dict[int, list[Corps]], dict[int, list[Corps]]] = ({}, {})
        self.commanders: dict[int, tuple[int, bool]] = {}  # block: area, ready
        self.vedettes: dict[int, tuple[int, bool]] = {}  # the own ones
        self._place_known()
        if view["flags"]:
            self._suppose()

    # --- names to numbers ---

    def area(self, name: str) -> int:
        """The number of an area."""
        return self.f.area_by_name[name.casefold()]

    def block(self, name: str) -> int:
        """The number of a block."""
        return self.f.block_by_name[name.casefold()]

    # --- armies ---

    def _place_known(self) -> None:
        """The blocks whose faces we see."""
        f = self.f
        for seen in self.view["blocks"]:
            name = seen["area"]
            if name is None or name in NOT_ON_MAP:
                continue
            b, a, ready = self.block(seen["block"]), self.area(name), not seen["spent"]
            side = f.block_side[b]
            if f.corps_mask >> b & 1:
                self._stand(side, self._known(b, a, ready, seen))
            elif f.commander_mask >> b & 1:
                self.commanders[b] = (a, ready)
            elif side == self.me:
                self.vedettes[b] = (a, ready)

    def _known(self, b: int, a: int, ready: bool, seen: dict[str, Any]) -> Corps:
        """A corps by name; under fog of war its sheet is secret: we suppose it as worn as the others."""
        bonus = self.f.blocks[b].combat
        if "inf" in seen:
            return Corps(b, a, seen["inf"] + seen["cav"], seen["cav"], seen["fatigue"], ready, bonus, "care" in seen)
        inf, cav = self.f.full(b)
        return Corps(b, a, self._worn(inf + cav), cav, GUESSED_FATIGUE, ready, bonus)

    def _worn(self, full: float) -> int:
        """fog.hidden: the strength to expect of an enemy corps: what it began with, less its part of the losses."""
        f, enemy = self.f, self.foe
        gone = {self.block(seen["block"]) for seen in self.view["blocks"] if seen["area"] in NOT_ON_MAP}
        began = [sum(f.full(b)) for b in range(f.lo[enemy], f.corps_end[enemy]) if b not in gone]
        lost: int = self.view["lost"][enemy] - sum(
            sum(f.full(b))
            for b in gone
            if f.lo[enemy] <= b < f.corps_end[enemy] and b != f.scenario.later and b in f.scenario.place
        )
        left = max(1, sum(began) - max(0, lost))
        return max(1, min(8, round(full * left / max(1, sum(began)))))

    def _stand(self, side: int, corps: Corps) -> None:
        self.corps[side].append(corps)
        self.at[side].setdefault(corps.area, []).append(corps)

    def _suppose(self) -> None:
        """fog.hidden: corps behind the enemy's flags, as many and as strong as may be expected."""
        f, enemy = self.f, self.foe
        known = {self.block(seen["block"]) for seen in self.view["blocks"]}
        hidden = [b for b in range(f.lo[enemy], f.hi[enemy]) if b not in known and not f.absent >> b & 1]
        corps = [b for b in hidden if f.corps_mask >> b & 1]
        average = self._worn(sum(sum(f.full(b)) for b in corps) / len(corps)) if corps else 1
        share = len(corps) / max(1, len(hidden))
        for name, ready, spent, _ in self.view["flags"]:
            a, number = self.area(name), ready + spent
            for n in range(max(1, round(number * share))):
                self._stand(enemy, Corps(GUESS, a, average, average // 4, GUESSED_FATIGUE, n < ready, 0))

    # --- questions ---

    def mine_at(self, a: int) -> list[Corps]:
        """Our corps in an area."""
        return self.at[self.me].get(a, [])

    def theirs_at(self, a: int) -> list[Corps]:
        """The enemy's corps in an area, known or supposed."""
        return self.at[self.foe].get(a, [])

    def commanders_at(self, side: int, a: int) -> tuple[int, ...]:
        """The commanders of a side in an area, as far as we know of them."""
        f = self.f
        return tuple(b for b, (where, _) in self.commanders.items() if where == a and f.block_side[b] == side)

    def holds(self, side: int, a: int) -> bool:
        """victory.control: whose marker lies on a victory area."""
        return self.markers.get(a) == side

    def own(self, b: int) -> Corps | None:
        """Our corps by its number."""
        return next((c for c in self.corps[self.me] if c.block == b), None)

    def fatigue(self) -> int:
        """How tired our army is, in all."""
        return sum(c.fatigue for c in self.corps[self.me])

    def distance(self, a: int, to: int) -> int:
        """The number of roads between two areas."""
        return self.f.graph.distances(a)[to]

    def nearest_block(self, a: int) -> int:
        """The number of roads to the nearest enemy corps, or what may be one."""
        far = self.f.graph.distances(a)
        return min((far[x] for x in self.at[self.foe]), default=99)
