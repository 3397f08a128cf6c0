"""What an option would bring: the way on the map with cost, fatigue and risks; how far a card may carry; odds.

Events that ask nothing are played on a sketch by their own rules; of the others only their text is told."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.engine.game import GameOver
from grognard.games.conquerors.cards import EFFECTS
from grognard.games.conquerors.facts import Facts, mask, members
from grognard.games.conquerors.groups import ready_pool
from grognard.games.conquerors.manoeuvre import movement_points
from grognard.games.conquerors.operations import WHAT
from grognard.games.conquerors.points import ATTACK as FOUGHT_NOT
from grognard.games.conquerors.table import contested, has_block, place_of
from grognard.games.conquerors.terms import ATTACK, COALITION_CAVALRY, FROM_CONTESTED, War, foe

from ..eyes import Eyes
from ..schema import Odds as OddsShown
from ..schema import Preview, Reach
from ..words import Words
from .fights import Fights, lay_out
from .look import Look
from .odds import Odds, exactly
from .plans import Marches
from .sketch import sketch
from .ways import Way, fatigue_at, ways

NO_CARD: Final = 255
GAMBLES: Final = frozenset({"rougeaud"})  # events that draw a card
OPENING: Final = frozenset({"manoeuvre", "attack", "combat"})
MOST_TARGETS: Final = 6


class Previews:
    """Previews of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], words: Words, marches: Marches) -> None:
        self._d = definition
        self._f = definition.facts
        self._w = words
        self._marches = marches
        self._odds = Odds(definition, words)
        self._fights = Fights(definition, words, self._odds)

    def offers(self, look: Look, decision: Decision, option: Option) -> bool:
        """True if there is more to say about an option than its hint."""
        if option.verb in OPENING or option.verb == "march":
            return True
        if decision.prompt == "with":
            return True
        return decision.prompt in ("play-combat", "play-own-manoeuvre")

    def preview(self, eyes: Eyes, look: Look, decision: Decision, option: Option) -> Preview:
        """All that can be said of an option."""
        title = self._w.option(option, decision)
        if option.verb in OPENING:
            return self._opening(look, title, option, option, ready(self._d, look, option))
        if decision.prompt == "with":
            return self._with(eyes, look, title, decision, option)
        if option.verb == "march":
            return self._march(eyes, look, title, option)
        if decision.prompt == "play-combat":
            return self._in_combat(eyes, look, title, option)
        if decision.prompt == "play-own-manoeuvre":
            return self._at_start(look, title, option)
        return Preview(option.text, title, [], [], [])

    # --- before an operation ---

    def _with(self, eyes: Eyes, look: Look, title: str, decision: Decision, option: Option) -> Preview:
        """A stack that is being put together, as if it acted as it is, or with one more."""
        opening = next((o for o in reversed(eyes.chosen()) if o.verb in OPENING or o.verb == "react"), None)
        group: int = decision.about[3]
        if option.verb == "with":
            group |= 1 << option.args[0]
        if opening is None or opening.verb == "react":
            return Preview(option.text, title, [], [], [])
        return self._opening(look, title, option, opening, group)

    def _opening(self, look: Look, title: str, option: Option, opening: Option, group: int) -> Preview:
        """An operation with a stack: how far it may come, or the odds of its combat."""
        assert look.me is not None
        f, a = self._f, opening.args[0]
        g = sketch(self._d, look)
        g.s.act, g.s.op, g.s.group, g.s.origin, g.s.card = look.me, WHAT[opening.verb], group, a, NO_CARD
        notes = [self._w.say("scene-stack", blocks=self._pieces(look, group))] if group else []
        if not group & (f.corps_mask | f.vedette_mask):
            return Preview(option.text, title, notes, [], [])
        if opening.verb == "combat":
            laid = with_cavalry(lay_out(look, g, a, group))
            notes += self._cancelled(laid, look.me)
            odds = self._fights.odds(look, laid, False, frozenset(), False)
            return Preview(option.text, title, notes, [], [], odds)
        if contested(g, a):
            g.s.flags |= FROM_CONTESTED
        base = movement_points(g, look.me)
        notes.append(self._w.say("scene-points-of-card", sums=self._sums(base[1:]) or "none"))
        chances, found = self._reach(look, g, sum(n for _, n in base))
        reach = [self._reached(way, chances[a]) for a, way in sorted(found.items(), key=lambda x: (x[1].cost, x[0]))]
        odds_ = self._targets(look, g, found, chances) if opening.verb == "attack" else None
        return Preview(option.text, title, notes, [], reach, odds_)

    def _reach(self, look: Look, g: War, base: int) -> tuple[dict[int, float], dict[int, Way]]:
        """The chance to come to each area with the card that will be drawn, and the way there."""
        assert look.me is not None
        start = place_of(g, g.s.group)
        chances: dict[int, float] = {}
        found: dict[int, Way] = {}
        values = [(value + base, p) for value, p in self._odds.movement(look, look.me).items() if value + base > 0]
        if not g.s.board and values:  # no card in force can forbid anything: the most points show every way
            most = ways(g, look.me, values[-1][0])
            reached = [{a: way for a, way in most.items() if way.cost <= points} for points, _ in values]
        else:
            reached = [ways(g, look.me, points) for points, _ in values]
        for (_, p), areas in zip(values, reached, strict=True):
            for a, way in areas.items():
                if a != start and way.ends:
                    chances[a] = chances.get(a, 0.0) + p
                    found.setdefault(a, way)
        return chances, found

    def _reached(self, way: Way, chance: float) -> Reach:
        spot = f"area:{self._f.areas[way.area].id}"
        percent = percents(chance)
        said = self._w.say("scene-reach", percent=percent, points=way.cost, fatigue=way.fatigue)
        return Reach(spot, exactly(chance), said)

    def _targets(self, look: Look, g: War, found: dict[int, Way], chances: dict[int, float]) -> OddsShown | None:
        """The odds of a moving attack on each enemy within reach, the likeliest first; under fog on that one only."""
        assert look.me is not None
        targets = [a for a in found if has_block(g, foe(look.me), a)]
        targets.sort(key=lambda a: (-chances[a], found[a].cost, a))
        shown = None
        for a in targets[: 1 if self._f.fog else MOST_TARGETS]:
            odds = self._attack(look, a, found[a], g.s.group, g.s.flags, frozenset(), self._f.areas[a].name)
            shown = odds if shown is None else OddsShown(shown.title, shown.basis, [*shown.rows, *odds.rows])
        if shown is None:
            return None
        title = self._w.say("scene-odds-attack", area=self._f.areas[place_of(g, g.s.group)].name)
        return OddsShown(title, shown.basis, shown.rows)

    def _attack(
        self, look: Look, a: int, way: Way, group: int, flags: int, gone: frozenset[int], where: str
    ) -> OddsShown:
        """A combat at the end of a march: its fatigue is taken first."""
        assert look.me is not None
        g = sketch(self._d, look)
        g.s.flags |= flags
        walked = g.s.walked + way.cost
        g.s.group = group
        points = max(0, sum(n for _, n in fatigue_at(g, look.me, a, walked)))
        for b in members(group):
            g.s.area[b] = a
        left = tire(g, group, points)
        return self._fights.odds(look, with_cavalry(lay_out(look, g, a, left)), True, gone, False, where)

    # --- on the march ---

    def _march(self, eyes: Eyes, look: Look, title: str, option: Option) -> Preview:
        """One road further: what the march costs so far, and the combat if there is one at its end."""
        assert look.me is not None
        g, to = sketch(self._d, look), option.args[0]
        start, group = place_of(g, g.s.group), g.s.group
        way = next((w for w in ways(g, look.me, g.s.points).values() if w.path == (to,)), None)
        if way is None:
            return Preview(option.text, title, [], [], [])
        walked = g.s.walked + way.cost
        sums = fatigue_at(g, look.me, to, walked)
        notes = [self._w.say("scene-march", points=way.cost, left=max(0, g.s.points - way.cost))]
        if group & self._f.corps_mask:
            parts = self._sums(sums) or "none"
            notes.append(self._w.say("scene-march-fatigue", fatigue=way.fatigue, sums=parts))
        notes += self._risks(look, g, to, way)
        links = self._marches.links(start, way)
        meets = has_block(g, foe(look.me), to) and group & self._f.corps_mask
        odds = None
        if g.s.op == ATTACK and meets:
            odds = self._attack(look, to, way, group, g.s.flags, gone(eyes), "")
        return Preview(option.text, title, notes, links, [], odds)

    def _risks(self, look: Look, g: War, to: int, way: Way) -> list[str]:
        """What may happen there: enemies, friends who stop the march, corps that the fatigue would wear out."""
        assert look.me is not None
        f, notes = self._f, []
        if has_block(g, foe(look.me), to):
            notes.append(self._w.say("scene-risk-enemy-unseen" if f.fog else "scene-risk-enemy"))
        corps = members(g.s.group & f.corps_mask)
        each = -(-way.fatigue // max(1, len(corps)))
        worn = [b for b in corps if g.s.fatigue[b] < f.tables.tired_from <= g.s.fatigue[b] + each]
        lost = [b for b in corps if g.s.fatigue[b] + each > f.tables.destroyed_above]
        for message, blocks in (("scene-risk-worn", worn), ("scene-risk-lost", lost)):
            if blocks:
                notes.append(self._w.say(message, blocks=self._w.listed([f.blocks[b].name for b in blocks])))
        return notes

    def _at_start(self, look: Look, title: str, option: Option) -> Preview:
        """manoeuvre.points.cards: how far the stack comes, with an event or without."""
        assert look.me is not None
        g = sketch(self._d, look)
        if option.verb == "play" and not played(g, look.me, option.args[0]):
            return Preview(option.text, title, [self._note(option)], [], [])
        found = ways(g, look.me, g.s.points) if g.s.points > 0 else {}
        start = place_of(g, g.s.group)
        reach = [
            self._reached(way, 1.0) for a, way in sorted(found.items(), key=lambda x: (x[1].cost, x[0])) if a != start
        ]
        notes = [self._note(option)] if option.verb == "play" else []
        notes.append(self._w.say("scene-points-now", points=max(0, g.s.points)))
        return Preview(option.text, title, notes, [], reach)

    # --- in combat ---

    def _in_combat(self, eyes: Eyes, look: Look, title: str, option: Option) -> Preview:
        """combat.events: the odds as they are, or after an event that asks nothing."""
        assert look.me is not None
        notes = [self._note(option)] if option.verb == "play" else []
        g = sketch(self._d, look)
        attackers = fighters(eyes, look, g)
        me = look.me
        defender = foe(g.s.act)
        g.s.foes = mask(
            b for b in range(self._f.lo[defender], self._f.commander_end[defender]) if g.s.area[b] == g.s.battle
        )
        g.s.group = attackers
        if option.verb == "play" and not played(g, me, option.args[0]):
            return Preview(option.text, title, notes, [], [])
        marching = g.s.op == ATTACK
        known = gone(eyes) | ({option.args[0]} if option.verb == "play" else frozenset())
        odds = self._fights.odds(look, g, marching, known, g.s.act != me)
        if g.s.act == me:
            notes += self._cancelled(g, me)
        return Preview(option.text, title, notes, [], [], odds)

    # --- words ---

    def _cancelled(self, g: War, side: int) -> list[str]:
        """combat.cancelled: why the attack would not be fought."""
        reason = g.rules.forbidden(FOUGHT_NOT, g, side)
        return [] if reason is None else [self._w.text.reason(reason)]

    def _note(self, option: Option) -> str:
        """What an event does."""
        event = self._f.events[self._f.cards[option.args[0]].event]
        return event.note[self._w.text.language]

    def _sums(self, parts: list[tuple[str, int]]) -> str:
        """Modifiers in a row."""
        return ", ".join(
            self._w.say("part", number=f"+{n}" if n >= 0 else f"−{-n}", name=self._w.part(rule)) for rule, n in parts
        )

    def _pieces(self, look: Look, group: int) -> str:
        return self._w.listed([self._f.blocks[b].name for b in members(group)])


def ready(definition: Definition[Any, Facts], look: Look, opening: Option) -> int:
    """manoeuvre.stack: the largest stack that an operation may begin with."""
    assert look.me is not None
    g = sketch(definition, look)
    f, a = definition.facts, opening.args[0]
    pool = ready_pool(g, look.me, a, False)
    if not pool and opening.verb == "manoeuvre":
        pool = ready_pool(g, look.me, a, True) & f.vedette_mask
    return pool


def with_cavalry(g: War) -> War:
    """event.square: notes whether the coalition has cavalry when the combat begins."""
    coalition = g.s.group if g.s.act == 1 else g.s.foes
    if any(g.s.cav[b] for b in members(coalition)):
        g.s.flags |= COALITION_CAVALRY
    return g


def tire(g: War, group: int, points: int) -> int:
    """share.fair: a stack takes fatigue, the remainder where it costs no card; returns what is left of it."""
    s, t = g.s, g.facts.tables
    corps = members(group & g.facts.corps_mask)
    if not corps:
        return group
    each, rest = divmod(points, len(corps))
    for b in corps:
        s.fatigue[b] += each
    for _ in range(rest):
        b = min(corps, key=lambda b: (s.fatigue[b] + 1 in (t.tired_from, t.destroyed_above + 1), s.fatigue[b]))
        s.fatigue[b] += 1
    return group & ~mask(b for b in corps if s.fatigue[b] > t.destroyed_above)


def played(g: War, side: int, card: int) -> bool:
    """Plays an event on a sketch; false if it asks something, or leads to the end."""
    if g.facts.cards[card].event in GAMBLES:
        return False
    try:
        next(EFFECTS[g.facts.cards[card].event](g, side, card))
    except StopIteration:
        return True
    except GameOver:
        return False
    return False


def gone(eyes: Eyes) -> frozenset[int]:
    """cards.discard: the cards that have been discarded in sight since the operation began."""
    found: set[int] = set()
    for _, event, data in eyes.recent():
        if event.kind in ("moves", "played", "hand-loses"):
            found.add(data["card"])
    return frozenset(found)


def fighters(eyes: Eyes, look: Look, g: War) -> int:
    """combat.attacker: the attacking stack, with those who came to the sound of the guns."""
    if look.group:
        return g.s.group
    group = 0
    for _, event, data in eyes.recent():
        if event.kind == "combat":
            group = data["attackers"]
        elif event.kind == "shown" and group:
            group |= mask(b for b in data["blocks"] if g.facts.block_side[b] == g.s.act)
    return group & mask(b for b in members(group) if g.s.area[b] == g.s.battle)


def percents(chance: float) -> str:
    """A chance as a whole percentage, never 0 or 100 for what is neither impossible nor certain."""
    if 0 < chance < 0.005:
        return "<1"
    if 0.995 <= chance < 1 - 1e-9:
        return ">99"
    return str(round(100 * chance))
