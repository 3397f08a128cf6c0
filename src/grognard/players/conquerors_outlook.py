"""How a side judges the table: which areas it wants, what a combat would bring, how dangerous a place is.

All judgements are in victory points for the side that judges. They look one combat ahead and no further: the rules of
thumb in the other files compare them and choose the best."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

from grognard.games.conquerors.facts import CLEAR, mask
from grognard.games.conquerors.terms import COALITION, FRENCH, foe

from .conquerors_odds import Odds, Stack
from .conquerors_prizes import Prize, soon, verdict
from .conquerors_sight import Corps, Sight

FAR: Final = 16  # roads beyond which a goal no longer pulls
FAR_AT_END: Final = 32  # the same for what counts at the end: time says more about that
CERTAIN: Final = (1.0,) * FAR
REACH: Final = 4  # roads within which an enemy stack is a danger
LATER: Final = 0.6  # how much an enemy counts that can act only next turn
NERVE: Final = (0.3, 0.6, 1.0)  # with no turn left, one, more
EAGER: Final = (1.5, 1.0)  # how much a side's attacks count what they destroy
ROUT: Final = 0.4  # what it is worth to drive an enemy stack from its place
SAFE: Final = 4.0  # how much more fatigue than expected the least tired of Napoleon's corps must be able to bear
CHIEF: Final = 8.0  # what it is worth to keep Napoleon out of danger
RELIEVED: Final = 0.8  # what of a siege is won by raising it, whatever comes after
DENIED: Final = 0.3  # how much a guard of what counts at the end is worth before the end
T = TypeVar("T")
NOBODY: Final[frozenset[int]] = frozenset()


class Goal(NamedTuple):
    """An area that a side wants to take or to keep: its worth, and the combat cards that this calls for."""

    area: int
    worth: float
    need: int
    at_end: bool = False  # it counts only then


class Outlook:
    """The judgements of one side on one view."""

    def __init__(self, sight: Sight, odds: Odds, luck: random.Random) -> None:
        self.sight = sight
        self.odds = odds
        self.luck = luck  # for what had better not be foreseen
        self.f = sight.f
        self.me, self.foe = sight.me, sight.foe
        self.last = sight.turns_left <= 0
        self.prized = {prize.area for prize in sight.prizes}
        self.enemies = {a: self.stack(self.foe, a, corps) for a, corps in sight.at[self.foe].items()}
        self.friends = {a: self.stack(self.me, a, corps) for a, corps in sight.at[self.me].items()}
        self.hopes = [0.0] * FAR_AT_END if self.last else [self.by_then(roads) for roads in range(FAR_AT_END)]
        goals = [self.goal(a) for a in sight.control]
        if not self.last:
            goals += [self.end_goal(prize) for prize in sight.prizes]
        self.goals = [goal for goal in goals if goal.worth > 0]
        # who would not win if the game ended now heeds danger less as the turns run out
        self.nerve = 1.0 if self.winner() == self.me else NERVE[min(sight.turns_left, 2)]
        self._pulls: dict[frozenset[int], list[tuple[bytes, list[float]]]] = {}
        self._judged: dict[Any, list[Any]] = {}
        self._gains: dict[tuple[Any, ...], float] = {}
        self._exchanges: dict[tuple[Stack, Stack, int, int, bool], float] = {}
        self._danger: dict[tuple[int, Stack], float] = {}
        self._together: dict[tuple[Stack, Stack], Stack] = {}

    def remember(self, judge: Callable[[Outlook], list[T]]) -> list[T]:
        """A judgement of the whole table, made once for each table."""
        if judge not in self._judged:
            self._judged[judge] = judge(self)
        return self._judged[judge]

    # --- stacks ---

    def stack(self, side: int, a: int, corps: Iterable[Corps]) -> Stack:
        """Corps of a side that stand in an area, with the commanders who are there."""
        return Stack(self.odds, side, corps, self.sight.commanders_at(side, a), self.last)

    def together(self, stack: Stack, friends: Stack) -> Stack:
        """A stack that has joined friends."""
        found = self._together.get((stack, friends))
        if found is None:
            chiefs = {*stack.commanders, *friends.commanders}
            found = Stack(self.odds, self.me, stack.corps + friends.corps, chiefs, self.last)
            self._together[stack, friends] = found
        return found

    # --- victory areas ---

    def control_worth(self, a: int) -> float:
        """victory.control: what changes for us if the control of a victory area changes hands."""
        sight, t = self.sight, self.f.tables
        held = sum(holder == COALITION for holder in sight.control.values())
        after = held + (1 if sight.control[a] == FRENCH else -1)
        tips = (held >= t.three_areas) != (after >= t.three_areas)
        return self.f.values[a] + (t.three_areas_point * (sight.turns_left + 1) if tips else 0)

    def goal(self, a: int) -> Goal:
        """A victory area of the enemy's is a goal to take; one of ours, as the enemy comes near, a goal to keep."""
        sight = self.sight
        worth = self.control_worth(a)
        if not sight.holds(self.me, a):
            return Goal(a, worth, 2 + self.garrison(a))
        return Goal(a, self.exposure(a), max(1, self.cards_near(a)))

    def garrison(self, a: int) -> int:
        """The cards that it takes to match the enemies in an area."""
        enemies = self.enemies.get(a)
        return enemies.cards + 1 if enemies else 0

    def cards_near(self, a: int) -> int:
        """The cards of the enemies who could come to an area soon."""
        return sum(e.cards for b, e in self.enemies.items() if self.sight.distance(a, b) <= REACH)

    def exposure(self, a: int) -> float:
        """What we risk in a victory area of ours without a garrison: the chance that the enemy comes."""
        far = self.f.graph.distances(a)
        roads = min((far[b] for b in self.enemies), default=99)
        now = 0.0 if self.sight.foe_passed else self.odds.reaches(self.foe, 1, roads)
        later = 0.0 if self.last else self.odds.reaches(self.foe, 1, (roads + 1) // 2)
        return self.control_worth(a) * max(now, LATER * later)

    # --- what counts at the end ---

    def counts(self, prize: Prize) -> bool:
        """victory.citadels victory.objectives: would a prize count if the game ended now?"""
        ours, theirs = self.sight.at[prize.side], self.sight.at[foe(prize.side)]
        return prize.besieged or (prize.area in ours and prize.area not in theirs)

    def end_goal(self, prize: Prize) -> Goal:
        """Be there at the end to take what counts then, or to deny it; raise a siege; guard what may be lost."""
        a = prize.area
        near, ours = self.cards_near(a), prize.side == self.me
        if ours and not prize.besieged:  # it must be held at the end
            return Goal(a, prize.points, near if a in self.friends else 2 + self.garrison(a), True)
        if ours == self.counts(prize):  # as we want it: let nobody change that
            return Goal(a, prize.points * self.visited(a), max(1, near), True)
        return Goal(a, prize.points, 2 + self.garrison(a), True)

    def visited(self, a: int) -> float:
        """The chance that an enemy corps can be in an area before the end."""
        far = self.f.graph.distances(a)
        roads = min((far[b] for b in self.enemies), default=99)
        turns = self.sight.turns_left + (not self.sight.foe_passed)
        return self.odds.in_time(self.foe, roads, turns, self.sight.ground.points(self.foe, 0))

    def secured(self, a: int) -> float:
        """What depends at the end on a corps of ours that stands in an area now, alone or against enemies."""
        value, now = 0.0, soon(self.sight.turns_left)
        for prize in self.sight.prizes:
            if prize.area != a:
                continue
            if prize.side == self.me:
                value += 0.0 if prize.besieged or a in self.enemies else prize.points * now
            elif a in self.enemies:
                value += 0.0 if prize.besieged else prize.points * now
            else:
                value += prize.points * (RELIEVED if prize.besieged else self.visited(a) * max(now, DENIED))
        return value

    def at_stake(self, side: int, a: int) -> float:
        """What a side that wins a combat in an area gains or saves by it at the end."""
        now = soon(self.sight.turns_left)
        here = [prize for prize in self.sight.prizes if prize.area == a]
        return sum(p.points * (RELIEVED if p.besieged and p.side != side else now) for p in here)

    def winner(self) -> int | None:
        """victory.scenario: who would have won if the game ended with the table as it is."""
        points = self.sight.points
        for prize in self.sight.prizes:
            if self.counts(prize):
                points += prize.points if prize.side == COALITION else -prize.points
        return verdict(self.f, points)

    def pull(self, a: int, group: frozenset[int] = NOBODY) -> float:
        """How much the goals draw blocks to an area: the nearer the better, and less where enough friends are ahead."""
        table = self._pulls.get(group)
        if table is None:
            table = self._pulls[group] = [self.wanting(goal, group) for goal in self.goals]
        return max((wanted[far[a]] for far, wanted in table), default=0.0)

    def wanting(self, goal: Goal, group: frozenset[int]) -> tuple[bytes, list[float]]:
        """How much a goal draws from each distance: friends nearer to it leave less to be done."""
        far = self.f.graph.distances(goal.area)
        friends = [0] * 256
        for c in self.sight.corps[self.me]:
            if c.block not in group:
                friends[far[c.area]] += 2 if c.strength > 4 else 1
        reach, least = (FAR_AT_END, 0.1) if goal.at_end else (FAR, 0.3)
        hope = self.hopes if goal.at_end else CERTAIN
        wanted, ahead = [0.0] * 256, friends[0]
        for roads in range(reach):
            if roads > 1:
                ahead += friends[roads - 1]
            crowded = max(least, 1 - ahead / (goal.need + 2))
            wanted[roads] = goal.worth * hope[roads] * crowded * (1 - roads / reach)
        return far, wanted

    def by_then(self, roads: int) -> float:
        """How much of a prize a corps may hope for that stands so many roads away; the rest is for standing there."""
        turns = self.sight.turns_left
        return (1 - soon(turns)) * self.odds.in_time(self.me, roads, turns)

    def goal_left(self, a: int) -> float:
        """What is at stake in an area if the last corps leaves it, or what the first one saves that comes there."""
        held = a in self.sight.control and self.sight.holds(self.me, a)
        return (self.exposure(a) if held else 0.0) + self.secured(a)

    # --- combat ---

    def ground_cards(self, stack: Stack, a: int, attacking: bool = False) -> int:
        """combat.count.wooded combat.count.citadel: the cards that the ground gives a stack, or events take."""
        return self.sight.ground.cards(stack.side, a, attacking, mask(stack.commanders))

    def duty(self) -> float:
        """event.tsars-impatience: what an attack brings because not to attack costs a point."""
        due = self.me == COALITION and "tsars-impatience" in self.sight.in_force
        return float(due and "attacked" not in self.sight.view["weather"])

    def gain(
        self, attacker: Stack, defender: Stack, a: int, marching: bool, more: int = 0, more_against: int = 0
    ) -> float:
        """What a combat promises the attacker: worth destroyed less worth lost, ground, and rest denied."""
        memo = (attacker, defender, a, marching, more, more_against)
        found = self._gains.get(memo)
        if found is None:
            found = self._gains[memo] = self.promise(*memo)
        return found

    def promise(self, attacker: Stack, defender: Stack, a: int, marching: bool, more: int, more_against: int) -> float:
        """combat.count.events: the same, worked out: what both sides' cards may do, and what hangs on the area."""
        if attacker.own <= 0 and self.sight.ground.cards_of_their_own:
            return -ROUT
        number = max(0, attacker.cards - marching + self.ground_cards(attacker, a, True) + more)
        against = max(0, defender.cards + self.ground_cards(defender, a) + more_against)
        clear = self.f.terrain[a] == CLEAR
        key = (attacker, defender, number, against, clear)
        value = self._exchanges.get(key)
        if value is None:
            value = self._exchanges[key] = self.exchange(*key)
        if a in self.sight.control and self.sight.holds(defender.side, a):
            value += 0.8 * self.odds.winning(attacker.side, number, against)[0] * self.control_worth(a)
        elif a in self.prized:
            value += 0.8 * self.odds.winning(attacker.side, number, against)[0] * self.at_stake(attacker.side, a)
        return value

    def exchange(self, attacker: Stack, defender: Stack, number: int, against: int, clear: bool) -> float:
        """combat.results pursuit.when: worth destroyed less worth lost, the rout, and rest denied to the defender."""
        won, lost = self.odds.winning(attacker.side, number, against)
        value = (
            EAGER[attacker.side] * defender.harm(number)
            - attacker.harm(against)
            + ROUT * (won - lost)
            + 0.6 * defender.rest()
        )
        if clear and attacker.cav > defender.cav:
            value += won * defender.tired_by(self.odds.fatigue[attacker.side])
        if clear and defender.cav > attacker.cav:
            value -= lost * attacker.tired_by(self.odds.fatigue[defender.side])
        return value - self.chief_at_risk(attacker, against) + self.chief_at_risk(defender, number)

    def chief_at_risk(self, stack: Stack, cards: int) -> float:
        """victory.napoleon: what Napoleon risks among corps that a combat could destroy."""
        if self.f.chief not in stack.commanders or not stack.number:
            return 0.0
        share = cards * self.odds.fatigue[foe(stack.side)] / stack.number
        margin = max(self.f.tables.destroyed_above + 1 - c.fatigue - share for c in stack.corps)
        worth = CHIEF / self.nerve if stack.side == self.me else CHIEF  # he is not risked more boldly than before
        return worth * min(1.0, max(0.0, 1 - margin / SAFE))

    def danger(self, stack: Stack, a: int) -> float:
        """What the enemy stacks near an area may be expected to do to ours there, each by the combat it would like."""
        if not stack.number:
            return 0.0
        key = (a, stack)
        found = self._danger.get(key)
        if found is None:
            far = self.f.graph.distances(a)
            found = sum(self.threat(e, far[b], stack, a) for b, e in self.enemies.items() if far[b] <= REACH)
            self._danger[key] = found
        return found

    def threat(self, enemy: Stack, roads: int, stack: Stack, a: int) -> float:
        """One enemy stack's part of a danger: the chance that it comes, times what it would gain."""
        bonus = sum(self.f.blocks[b].movement for b in enemy.commanders)
        bonus += self.sight.ground.points(self.foe, mask(enemy.commanders))
        chance = self.odds.reaches(self.foe, enemy.number, roads, bonus)
        if chance <= 0:
            return 0.0
        if self.sight.foe_passed or not any(c.ready for c in enemy.corps):
            chance *= 0.0 if self.last else LATER
        return chance * max(0.0, self.gain(enemy, stack, a, roads > 0))

    def chances(self, stack: Stack, a: int) -> float:
        """The best combat that a stack could look for next turn from an area."""
        far = self.f.graph.distances(a)
        best = 0.0
        if self.last:
            return best
        for b, enemy in self.enemies.items():
            if 0 < far[b] <= 3:
                chance = self.odds.reaches(self.me, stack.number, far[b])
                best = max(best, chance * self.gain(stack, enemy, b, True))
        return best
