"""Sharing fatigue and losses among the corps of a stack.

Fairly: each corps takes the same whole number, and the owner gives the remainder freely. Freely: the owner gives
each point. Nothing is asked when there is nothing to choose, except under fog of war, where that would tell."""

from __future__ import annotations

from grognard.engine.decision import Decision, Option

from .facts import Facts
from .table import about, alive, corps_of, eliminate, lose_points, seat, tell_owner
from .terms import Rule, War


def tire(g: War, b: int, points: int, rule: str) -> None:
    """fatigue.track fatigue.eliminated: a corps takes fatigue; with more than 8 it is removed."""
    s = g.s
    s.fatigue[b] += points
    tell_owner(g, g.facts.block_side[b], rule, "tired", block=b, points=points, now=s.fatigue[b])
    if s.fatigue[b] > g.facts.tables.destroyed_above:
        eliminate(g, b, "fatigue.eliminated")


def suffer(g: War, side: int, group: int, points: int, rule: str, freely: bool) -> Rule[None]:
    """share.fair share.free: a stack takes fatigue; vedettes and commanders take none."""
    corps = corps_of(g, alive(g, group))
    if not corps or points <= 0:
        return
    if not freely and len(corps) > 1:
        each = points // len(corps)
        points -= each * len(corps)
        if each:
            for b in corps:
                tire(g, b, each, rule)
    while points > 0:
        corps = corps_of(g, alive(g, group))
        if not corps:
            return
        if len(corps) == 1:
            tire(g, corps[0], points, rule)
            return
        rule_asking = "share.free" if freely else "share.fair"
        choice = yield Decision(seat(g.s, side), rule_asking, "share-fatigue", about(g, "fatigue", corps))
        tire(g, choice.args[0], 1, rule)
        points -= 1


def seem_to_suffer(g: War, side: int, group: int, points: int, freely: bool) -> Rule[None]:
    """fog.hidden vedette.fatigue:
    under fog, a group whose fatigue leaves its owner no choice is asked all the same, before it is taken: else the
    pause would tell that two corps or more share it, and the want of one that they are vedettes, or one is a commander.
    """
    number = len(corps_of(g, alive(g, group)))
    left = points if freely or number < 2 else points % number
    if g.facts.fog and (number < 2 or points <= 0 or not left):
        yield Decision(seat(g.s, side), "fog.hidden", "seem-to-share", [g.facts.go])


def relieve(g: War, side: int, group: int, points: int, rule: str) -> Rule[None]:
    """share.free: the owner takes fatigue off corps of a stack, as far as there is any."""
    while points > 0:
        tired = tired_of(g, group)
        if not tired:
            return
        if len(tired) == 1:
            rest(g, tired[0], points, rule)
            return
        choice = yield Decision(seat(g.s, side), "share.free", "share-relief", about(g, "relieve", tired))
        rest(g, choice.args[0], 1, rule)
        points -= 1


def tired_of(g: War, group: int) -> tuple[int, ...]:
    """The corps of a group that have fatigue."""
    return tuple(b for b in corps_of(g, group) if g.s.fatigue[b])


def rest(g: War, b: int, points: int, rule: str) -> None:
    """fatigue.track: a corps loses fatigue."""
    points = min(points, g.s.fatigue[b])
    if points:
        g.s.fatigue[b] -= points
        tell_owner(g, g.facts.block_side[b], rule, "rested", block=b, points=points, now=g.s.fatigue[b])


INF, CAV = 0, 1


def strike(g: War, b: int, arm: int, rule: str) -> None:
    """share.cubes: a corps loses one strength point of an arm; without any it is removed."""
    s = g.s
    if arm == CAV:
        s.cav[b] -= 1
    else:
        s.inf[b] -= 1
    lose_points(g, g.facts.block_side[b], 1)
    tell_owner(g, g.facts.block_side[b], rule, "lost", block=b, arm=arm)
    if not s.inf[b] and not s.cav[b]:
        eliminate(g, b, "fatigue.eliminated")


def lose(g: War, side: int, group: int, losses: int, rule: str = "combat.results") -> Rule[None]:
    """combat.results combat.cavalry:
    a stack takes losses fairly; of two or more, one at least is cavalry if it has any.
    """
    s = g.s
    corps = corps_of(g, alive(g, group))
    if not corps:
        return
    each = losses // len(corps)
    due = tuple(min(each, s.inf[b] + s.cav[b]) for b in corps)
    extra = losses - sum(due)
    cavalry_due = losses > 1
    while sum(due) + extra > 0 and any(s.inf[b] + s.cav[b] for b in corps):
        choice = only_loss(g, corps, due, extra, cavalry_due)
        if choice is None:
            choice = yield Decision(
                seat(s, side), rule, "share-losses", loss_options(g, corps, due, extra, cavalry_due)
            )
        b, arm = choice.args
        n = corps.index(b)
        if due[n]:
            due = (*due[:n], due[n] - 1, *due[n + 1 :])
        else:
            extra -= 1
        if arm == CAV:
            cavalry_due = False
        strike(g, b, arm, rule)


def only_loss(g: War, corps: tuple[int, ...], due: tuple[int, ...], extra: int, cavalry_due: bool) -> Option | None:
    """share.fair: a loss that nobody can choose: nothing will be left, or a corps owes it and has one way to pay."""
    options = loss_options(g, corps, due, extra, cavalry_due)
    everything = sum(due) + extra >= sum(g.s.inf[b] + g.s.cav[b] for b in corps)
    if everything or len(options) == 1:
        return options[0]
    owing = [option.args[0] for option in options] if any(due) else []
    return next((option for option in options if owing.count(option.args[0]) == 1), None)


def loss_options(g: War, corps: tuple[int, ...], due: tuple[int, ...], extra: int, cavalry_due: bool) -> list[Option]:
    """combat.cavalry: what may be lost next, so that the shares come out fair and the cavalry loss stays possible."""
    s, f = g.s, g.facts
    shared = any(due)
    options = []
    for n, b in enumerate(corps):
        if shared and not due[n]:
            continue
        if s.inf[b] and not (cavalry_due and not cavalry_later(g, corps, due, extra, n)):
            options.append(loss(f, b, INF))
        if s.cav[b]:
            options.append(loss(f, b, CAV))
    return options


def cavalry_later(g: War, corps: tuple[int, ...], due: tuple[int, ...], extra: int, taken: int) -> bool:
    """combat.cavalry: after an infantry point of one corps, can a cavalry point still be taken, or was there none?"""
    s = g.s
    left = [d - (n == taken) if any(due) else d for n, d in enumerate(due)]
    more = extra if any(due) else extra - 1
    ever = now = False
    for n, b in enumerate(corps):
        if s.cav[b]:
            if left[n] > 0 or more > 0:
                now = True
            if due[n] > 0 or (extra > 0 and not any(due)):
                ever = True
    return now or not ever


def loss(f: Facts, b: int, arm: int) -> Option:
    """The option to lose a point of an arm."""
    return f.words("lose", b, arm)
