"""A combat that may come, as far as one side knows it: who fights, with how many cards, and with what chances."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from grognard.engine.definition import Definition
from grognard.games.conquerors.cards import why_not
from grognard.games.conquerors.combat import BATTLE, combat_cards
from grognard.games.conquerors.facts import Facts, members
from grognard.games.conquerors.table import stack_at
from grognard.games.conquerors.terms import War, foe

from ..schema import Odds as OddsShown
from ..schema import OddsRow
from ..words import Words
from .look import Look
from .odds import Odds, Sums

STRENGTH: Final = ("combat.count.strength", "combat.count.fatigue")
BONUS: Final = "combat.count.bonus"
EXTRA: Final = "combat.count.events"
# events that give their side a combat card more
MORE: Final = frozenset(
    {
        "elan", "the-guard", "reinforced-position", "sacrifice", "courage", "charge", "assault-column", "rougeaud",
        "quick-deployment",
    }
)  # fmt: skip
REINFORCING: Final = ("reinforcements", "conscript")

Parts = list[tuple[str, int]]


class Count(NamedTuple):
    """How many cards the enemy may have: at least, at most, and the parts that everybody sees."""

    least: int
    most: int
    parts: Parts
    sure: bool  # the parts say it all


class Fights:
    """Combats in one game."""

    def __init__(self, definition: Definition[Any, Facts], words: Words, odds: Odds) -> None:
        self._f = definition.facts
        self._w = words
        self._odds = odds

    def odds(
        self, look: Look, g: War, marching: bool, gone: frozenset[int], answered: bool, where: str = ""
    ) -> OddsShown:
        """The chances of the combat laid out in a sketch: its area, both stacks, what has been played.

        `answered`: the enemy may no longer play an event."""
        assert look.me is not None
        f, w = self._f, self._w
        area = f.areas[g.s.battle].name
        rows = self.rows(look, g, marching, gone, answered, where)
        basis = w.say("scene-basis-dice" if self._odds.by_dice else "scene-basis-cards")
        if f.fog:
            basis = f"{basis} {w.say('scene-basis-fog')}"
        return OddsShown(w.say("scene-odds", area=area), basis, rows)

    def rows(
        self, look: Look, g: War, marching: bool, gone: frozenset[int], answered: bool, where: str
    ) -> list[OddsRow]:
        """A row for each number of cards that the enemy may have; one more if an event may give it a card."""
        me = look.me
        assert me is not None
        attacking = g.s.act == me
        group = g.s.group if attacking else g.s.foes
        mine = combat_cards(g, me, group, attacking, attacking and marching)
        number = max(0, sum(n for _, n in mine))
        count = self.count(look, g, marching)
        most = count.most + (not answered and self._may_get_more(look, g))
        found = []
        ours = self._odds.chances(look, me, number, gone)
        for theirs in range(count.least, most + 1):
            chance = self._odds.chance(g, me, ours, self._odds.chances(look, foe(me), theirs, gone))
            sums = (self._odds.named(mine), self._their_sums(count, theirs))
            extra = "yes" if theirs > count.most else "no"
            label = self._w.say("scene-odds-row", mine=number, theirs=theirs, extra=extra, where=where or "none")
            found.append(self._odds.row(label, (number, theirs), chance, sums))
        return found

    def _their_sums(self, count: Count, theirs: int) -> Sums:
        """Where an enemy's number of cards comes from: what is seen by its name, the rest as hidden."""
        named = self._odds.named(count.parts)
        if theirs > count.most and count.sure:
            return [*named, (self._w.part(EXTRA), 1)]
        rest = theirs - sum(n for _, n in count.parts)
        return named if count.sure else [*named, (self._w.say("scene-hidden-part"), rest)]

    def _may_get_more(self, look: Look, g: War) -> bool:
        """cards.hand: may the enemy still play an event that gives it a card, for all that everybody can see?"""
        f, me = self._f, look.me
        assert me is not None
        enemy, seen = foe(me), look.view["cards"][foe(me)]
        if not seen["hand"] or seen["played"]:
            return False
        away = {f.card_by_name[card.casefold()] for card in look.view["board"]}
        return any(
            f.cards[c].event in MORE and f.moment[c] & BATTLE and c not in away and why_not(g, enemy, c) is None
            for c in f.deck[enemy]
        )

    # --- what the enemy may have ---

    def count(self, look: Look, g: War, marching: bool) -> Count:
        """combat.count.strength fog.hidden: the enemy's cards: a number, or under fog from so many to so many."""
        me = look.me
        assert me is not None
        enemy, attacking = foe(me), g.s.act != me
        group = g.s.group if attacking else g.s.foes
        parts = combat_cards(g, enemy, group, attacking, attacking and marching)
        if not self._f.fog:
            total = max(0, sum(n for _, n in parts))
            return Count(total, total, parts, True)
        known = [b for b in members(group) if b in look.standing]
        flags = group.bit_count() - len(known)
        hidden = (*STRENGTH, BONUS) if flags else STRENGTH
        public = [(rule, n) for rule, n in parts if rule not in hidden]
        ranges = [self._range(b, flags > 0) for b in known]
        least, most = sum(low for low, _ in ranges), sum(high for _, high in ranges)
        if flags:
            low, high = self._behind_flags(look, enemy, flags)
            least, most = least + low, most + high
        total = sum(n for _, n in public)
        return Count(max(0, least + total), max(0, most + total), public, False)

    def _range(self, b: int, bonus: bool) -> tuple[int, int]:
        """The cards that a block may be worth: tired and worn down, or as strong as it can ever be."""
        f = self._f
        extra = f.blocks[b].combat if bonus else 0
        if not f.corps_mask >> b & 1:
            return extra, extra
        reinforced = sum(f.cards[c].event in REINFORCING for c in f.deck[f.block_side[b]])
        strongest = min(f.tables.top_strength, sum(f.full(b)) + reinforced)
        return extra, extra + sum(strongest >= least for least in f.tables.cards_from)

    def _behind_flags(self, look: Look, enemy: int, flags: int) -> tuple[int, int]:
        """The cards that so many hidden blocks may be worth: which of the unseen corps and commanders they are."""
        f = self._f
        unseen = [b for b in range(f.lo[enemy], f.commander_end[enemy]) if b not in look.standing]
        ranges = [self._range(b, True) for b in unseen]
        low, high = sorted(least for least, _ in ranges), sorted((most for _, most in ranges), reverse=True)
        return sum(low[:flags]), sum(high[:flags])


def lay_out(look: Look, g: War, a: int, group: int) -> War:
    """The combat that a stack of the side that looks would fight in an area, laid out in a sketch."""
    assert look.me is not None
    s = g.s
    s.act, s.battle, s.group = look.me, a, group
    s.foes = stack_at(g, foe(look.me), a)
    return g
