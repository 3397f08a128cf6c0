"""Combat: who fights, with how many cards, what comes of it, who has won."""

from __future__ import annotations

from grognard.engine import chance

from .cards import may_play
from .facts import CITADEL, MOMENT, WOODED, members
from .groups import with_commanders
from .points import ATTACK, COMBAT_CARDS, FOUGHT, RESULT_FATIGUE, RESULT_LOSSES
from .result import reveal
from .retreat import retreat_and_pursuit
from .shares import lose, suffer
from .table import alive, cavalry, controls, corps_of, settle, stack_at, tell_sum, tidy
from .terms import (
    AUDACITY,
    COALITION,
    COALITION_CAVALRY,
    EVADED,
    FRENCH,
    MORE_CARDS,
    MORE_CARDS_COALITION,
    QUICK,
    Rule,
    War,
    foe,
)

BATTLE = MOMENT["combat"]


def combat(g: War, side: int, a: int, marching: bool) -> Rule[None]:
    """combat.attacker combat.defender combat.events:
    attacker, then defender, may play one event; both reveal; fatigue, losses; retreat; pursuit.
    """
    s = g.s
    s.battle = a
    s.foes = stack_at(g, foe(side), a)
    show(g, a)
    if cavalry(g, s.foes if side == FRENCH else s.group):
        s.flags |= COALITION_CAVALRY
    g.tell("combat.area", "combat", side=side, area=a, attackers=s.group, defenders=s.foes, marching=marching)
    yield from may_play(g, side, BATTLE)
    yield from may_play(g, foe(side), BATTLE)
    s.group, s.foes = alive(g, s.group), alive(g, s.foes)
    if corps_of(g, s.foes) and not s.flags & EVADED:
        cancelled = g.rules.forbidden(ATTACK, g, side)
        if cancelled is not None:
            g.tell(cancelled.rule, "attack-cancelled", side=side, area=a)
            s.foes = 0
        elif corps_of(g, s.group):
            g.rules.also(FOUGHT, g, side)
            yield from exchange(g, side, marching)
            yield from aftermath(g, side)
    finish(g)


def show(g: War, a: int) -> None:
    """fog.reveal: before any event of the combat, everything in the area lies face up."""
    if g.facts.fog:
        both = stack_at(g, FRENCH, a) | stack_at(g, COALITION, a)
        g.s.shown |= both
        chance.reveal(g)
        g.tell("fog.reveal", "shown", area=a, blocks=members(both))


def finish(g: War) -> None:
    """combat.spent fog.hide: all who took part are turned over, and stand up again."""
    s = g.s
    s.spent |= alive(g, s.group | s.foes)
    s.shown = 0
    tidy(g)
    settle(g)


def combat_cards(g: War, side: int, group: int, attacking: bool, marching: bool) -> list[tuple[str, int]]:
    """combat.count.strength combat.count.fatigue combat.count.wooded combat.count.citadel combat.count.bonus
    combat.count.events attack.one-card-less:
    a side's cards, each part with its rule.
    """
    s, f = g.s, g.facts
    t = f.tables
    parts = []
    tired = 0
    strength = 0
    for b in corps_of(g, group & ~s.idle):
        points = s.inf[b] + s.cav[b]
        strength += sum(points >= least for least in t.cards_from)
        tired += s.fatigue[b] >= t.tired_from
    parts.append(("combat.count.strength", strength))
    if tired:
        parts.append(("combat.count.fatigue", -tired))
    if not attacking and not s.flags & AUDACITY:
        terrain = f.terrain[s.battle]
        if terrain == WOODED:
            parts.append(("combat.count.wooded", 1))
        elif terrain == CITADEL and controls(g, side, s.battle):
            parts.append(("combat.count.citadel", 1))
    bonus = sum(f.blocks[b].combat for b in members(group & ~s.idle))
    if bonus:
        parts.append(("combat.count.bonus", bonus))
    if marching and not s.flags & QUICK:
        parts.append(("attack.one-card-less", -1))
    if s.flags & (MORE_CARDS if side == FRENCH else MORE_CARDS_COALITION):
        parts.append(("combat.count.events", 1))
    return parts + g.rules.amended(COMBAT_CARDS, g, side, group)


def exchange(g: War, side: int, marching: bool) -> Rule[None]:
    """combat.reveal combat.results:
    both reveal their cards; each side takes its fatigue first, then its losses; points are counted when both have.
    """
    s = g.s
    enemy = foe(side)
    number = max(0, sum(n for _, n in combat_cards(g, side, s.group, True, marching)))
    against = max(0, sum(n for _, n in combat_cards(g, enemy, s.foes, False, False)))
    tell_sum(g, side, "combat.count.strength", "combat-count", combat_cards(g, side, s.group, True, marching))
    tell_sum(g, enemy, "combat.count.strength", "combat-count", combat_cards(g, enemy, s.foes, False, False))
    s.counts[0], s.counts[1] = number, against
    g.tell("combat.count.strength", "combat-cards", attacker=number, defender=against)
    inflicted = reveal(g, side, number)
    suffered = reveal(g, enemy, against)
    inflicted = inflicted[0] + sum(n for _, n in g.rules.amended(RESULT_LOSSES, g, side)), inflicted[1]
    suffered = suffered[0] + sum(n for _, n in g.rules.amended(RESULT_LOSSES, g, enemy)), suffered[1]
    s.counts[2], s.counts[3] = inflicted[0], suffered[0]
    g.tell("combat.winner", "inflicted", side=side, losses=inflicted[0], fatigue=inflicted[1])
    g.tell("combat.winner", "inflicted", side=enemy, losses=suffered[0], fatigue=suffered[1])
    margin = inflicted[0] - suffered[0]
    tired = suffered[1] + sum(n for _, n in g.rules.amended(RESULT_FATIGUE, g, side, s.group, margin < 0))
    tired_foe = inflicted[1] + sum(n for _, n in g.rules.amended(RESULT_FATIGUE, g, enemy, s.foes, margin > 0))
    yield from suffer(g, side, s.group, max(0, tired), "combat.results", False)
    yield from lose(g, side, s.group, suffered[0])
    yield from suffer(g, enemy, s.foes, max(0, tired_foe), "combat.results", False)
    yield from lose(g, enemy, s.foes, inflicted[0])
    settle(g)


def aftermath(g: War, side: int) -> Rule[None]:
    """combat.winner:
    who inflicted more losses has won; the other side, if any of it is left, retreats by the difference.
    """
    s = g.s
    margin = s.counts[2] - s.counts[3]
    if margin == 0:
        g.tell("combat.winner", "no-winner", area=s.battle)
        return
    winner = side if margin > 0 else foe(side)
    g.tell("combat.winner", "winner", side=winner, margin=abs(margin), area=s.battle)
    won, lost = (s.group, s.foes) if margin > 0 else (s.foes, s.group)
    tidy(g)
    settle(g)
    if corps_of(g, alive(g, lost)):
        loser = foe(winner)
        lost = with_commanders(g, loser, s.battle, alive(g, lost))
        if margin > 0:
            s.foes |= lost
        else:
            s.group |= lost
        yield from retreat_and_pursuit(g, winner, alive(g, won), lost, abs(margin))
