"""What the special rules of a game say of the table as one side sees it: weather, bridges, fortresses, closed areas.

Instead of knowing the games of the family, the player lays out what everybody sees (cards in force, weather, markers)
and asks the rules themselves: how many points a stack loses in mud, which roads are closed, who has a card for his
citadel. Blocks are not laid out: no answer may depend on where the enemy's stand."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.engine.chance import Fast
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.games.conquerors.facts import CITADEL, WOODED, Facts, mask
from grognard.games.conquerors.fog import SKY
from grognard.games.conquerors.points import (
    ACTIVATION_FATIGUE,
    ATTACK,
    COMBAT_CARDS,
    ENTRY,
    MOVEMENT_POINTS,
    RETREAT_TOLL,
    ROAD,
    ROAD_COST,
)
from grognard.games.conquerors.state import State
from grognard.games.conquerors.terms import War, foe

LUCK: Final = Fast(random.Random(0))  # never drawn from
BITTER: Final = "cold"  # tires those who have acted, when they recover


class Ground:
    """The special rules in force, asked about the table as it lies."""

    def __init__(self, definition: Definition[Any, Facts], view: dict[str, Any]) -> None:
        f = definition.facts
        s = State(len(f.blocks))
        s.turn, s.vp = view["turn"], view["points"]
        s.board[:] = bytes(f.card_by_name[card.casefold()] for card in view["board"])
        s.control = mask(n for n, a in enumerate(f.victory_areas) if view["control"][f.areas[a].id] == f.sides[1])
        s.broken = mask(f.road_by_name[road.casefold()] for road in view["broken"])
        s.weather = sum(SKY[word] for word in view["weather"])
        self.f = f
        self.rules = definition.rules
        self._war: War = Game(definition, LUCK, state=s, keep=False)
        self._bitter = any(f.cards[card].event == BITTER for card in s.board)
        self._cards: dict[tuple[int, int, int, int], int] = {}
        self._points: dict[tuple[int, int], int] = {}
        self._shut: dict[tuple[int, int], frozenset[int]] = {}
        self._closed: dict[int, frozenset[int]] = {}
        self.dear = self._dear()  # roads that cost more than one point, bridges apart: how much more
        self.tiring = [self._sum(ACTIVATION_FATIGUE, side) for side in (0, 1)]  # the fatigue of acting at all
        self.cards_of_their_own = not self.rules.untouched(ATTACK)  # may an attack come to nothing for want of cards?

    def _sum(self, point: Any, *about: Any) -> int:
        return sum(n for _, n in self.rules.amended(point, self._war, *about))

    def _dear(self) -> dict[int, int]:
        if self.rules.untouched(ROAD_COST):
            return {}
        prices = {road: self._sum(ROAD_COST, road) for road in range(len(self.f.bridges))}
        return {road: price for road, price in prices.items() if price}

    def points(self, side: int, group: int) -> int:
        """manoeuvre.points.cards: movement points that cards and weather give or take."""
        key = (side, group & self.f.commander_mask)
        found = self._points.get(key)
        if found is None:
            found = self._points[key] = self._sum(MOVEMENT_POINTS, *key)
        return found

    def exertion(self, side: int, number: int) -> int:
        """draw.lasting: the fatigue that a stack of some corps takes for having acted, march and combat apart."""
        return self.tiring[side] + (number if self._bitter else 0)

    def toll(self, side: int, road: int) -> int:
        """retreat.bridge: the fatigue of a retreat by a road."""
        return self._sum(RETREAT_TOLL, side, road)

    def closed(self, side: int) -> frozenset[int]:
        """march.bridge: the destroyed bridges that nobody of a side may cross."""
        found = self._closed.get(side)
        if found is None:
            broken = [r for r in range(len(self.f.bridges)) if self._war.s.broken >> r & 1]
            found = frozenset(r for r in broken if self.rules.forbidden(ROAD, self._war, side, r) is not None)
            self._closed[side] = found
        return found

    def shut(self, side: int, group: int) -> frozenset[int]:
        """vedette.alone: the areas that a group may not enter; only the kinds of its blocks are looked at."""
        key = (side, group & self.f.vedette_mask and self.f.vedette_mask)
        found = self._shut.get(key)
        if found is None:
            areas = () if self.rules.untouched(ENTRY) else range(len(self.f.areas))
            found = frozenset(a for a in areas if self.rules.forbidden(ENTRY, self._war, side, a, key[1]) is not None)
            self._shut[key] = found
        return found

    def cards(self, side: int, a: int, attacking: bool, group: int = 0) -> int:
        """combat.count.wooded combat.count.citadel:
        the cards that an area gives a side in attack or defence, and those that its commanders lose by events.
        """
        key = (side, a, attacking, group & self.f.commander_mask)
        found = self._cards.get(key)
        if found is None:
            found = self._cards[key] = self._count(*key)
        return found

    def _count(self, side: int, a: int, attacking: bool, group: int) -> int:
        s = self._war.s
        s.battle, s.act = a, side if attacking else foe(side)
        number = self._sum(COMBAT_CARDS, side, group)
        if attacking:
            return number
        terrain = self.f.terrain[a]
        holds = a in self.f.victory_areas and (s.control >> self.f.victory_areas.index(a) & 1) == side
        return number + int(terrain == WOODED or (terrain == CITADEL and holds))
