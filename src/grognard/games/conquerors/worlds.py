"""Worlds imagined from a view.

`imagine` deals anew, for one seat, everything that its view does not hold: which enemy block stands where, strength
and fatigue on the enemy's sheets, the enemy's hand, the order of the piles. The engine then replays what happened
since the checkpoint, and keeps only a world whose view is the real one."""

from __future__ import annotations

import random
from typing import Final

from .combat import combat_cards
from .facts import members
from .fog import step_name
from .state import NO_AREA, OFF, State
from .table import seat
from .terms import ATTACK, COMBAT, War, foe

HELD: Final = ("blue", "green")  # colours of cards that a hand may hold


def imagine(g: War, seat_: int, rng: random.Random, attempt: int) -> tuple[State, dict[int, int]]:
    """A checkpoint's state dealt anew for one seat, and which enemy block stands for which."""
    s: State = g.base.copy()
    me = seat_ ^ s.swap
    enemy = foe(me)
    renamed: dict[int, int] = {}
    if g.facts.fog and not secret_choices(g):
        renamed = deal_blocks(g, s, enemy, rng, attempt)
        deal_sheets(g, s, enemy, rng)
    deal_cards(g, s, me, rng, own=True)
    deal_cards(g, s, enemy, rng, own=False)
    return s, renamed


def secret_choices(g: War) -> bool:
    """deploy.secret: is everybody still choosing?"""
    return step_name(g) in ("auction", "deployment")


def deal_blocks(g: War, s: State, enemy: int, rng: random.Random, attempt: int) -> dict[int, int]:
    """fog.hidden: the enemy's blocks on the map change places among themselves, as far as the rules allow.

    A stack that marched further than its card must have had a bonus: after many attempts those who
    give one go there."""
    f = g.facts
    standing = [b for b in range(f.lo[enemy], f.hi[enemy]) if s.area[b] < NO_AREA and not s.shown >> b & 1]
    fixed = [b for b in standing if g.s.shown >> b & 1 or g.s.area[b] == OFF]
    free = [b for b in standing if b not in fixed]
    places = [s.area[b] for b in free]
    spent = [s.spent >> b & 1 for b in free]
    moved = [bool(g.s.group >> b & 1) for b in free]
    for _ in range(60):
        order = free[:]
        rng.shuffle(order)
        if attempt > 60 and attempt & 1:
            favour_passage(g, enemy, order, places, moved)
        if attempt > 60 and attempt & 2:
            favour_bonus(g, order, moved)
        if plausible(g, s, enemy, order, places, moved, fixed):
            break
    else:
        order = free[:]
    area = dict(zip(order, places, strict=True))
    turned = dict(zip(order, spent, strict=True))
    for b in free:
        s.area[b] = area[b]
        s.spent = s.spent & ~(1 << b) | turned[b] << b
    return dict(zip(free, order, strict=True))


def favour_bonus(g: War, order: list[int], moved: list[bool]) -> None:
    """manoeuvre.points.alone manoeuvre.points.napoleon: a block with a bonus to movement goes into the moving stack."""
    blocks = g.facts.blocks
    gives = [i for i, b in enumerate(order) if blocks[b].movement or blocks[b].movement_alone]
    goes = [i for i, active in enumerate(moved) if active]
    for i, j in zip(gives, goes, strict=False):
        order[i], order[j] = order[j], order[i]


def favour_passage(g: War, enemy: int, order: list[int], places: list[int], moved: list[bool]) -> None:
    """march.stop vedette.friends: what a stack marched past without stopping was vedettes."""
    marched = [o.args[0] for who, o, _ in g.since if who == seat(g.s, enemy) and o.verb == "march"]
    passed = set(marched[:-1]) - set(marched[-1:])
    vedettes = [i for i, b in enumerate(order) if g.facts.vedette_mask >> b & 1 and places[i] not in passed]
    for i, a in enumerate(places):
        if a in passed and not moved[i] and not g.facts.vedette_mask >> order[i] & 1 and vedettes:
            j = vedettes.pop()
            order[i], order[j] = order[j], order[i]


def plausible(
    g: War, s: State, enemy: int, order: list[int], places: list[int], moved: list[bool], fixed: list[int]
) -> bool:
    """term.commander vedette.alone:
    no vedette among enemies or in an attack, no commander without corps, no mixed group, no group of commanders.
    """
    f = g.facts
    mine = {s.area[b] for b in range(f.lo[foe(enemy)], f.corps_end[foe(enemy)])}
    corps_in = {a for b, a in zip(order, places, strict=True) if f.corps_mask >> b & 1} | {
        s.area[b] for b in fixed if f.corps_mask >> b & 1
    }
    kinds = set()
    led = bool(g.s.group & f.corps_mask & sum(1 << b for b in fixed))
    for b, a, active in zip(order, places, moved, strict=True):
        vedette = bool(f.vedette_mask >> b & 1)
        if vedette and a in mine:
            return False
        if f.commander_mask >> b & 1 and a not in corps_in:
            return False
        if active:
            kinds.add(vedette)
            led |= bool(f.corps_mask >> b & 1)
    fights = g.s.op in (COMBAT, ATTACK)
    return len(kinds) < 2 and not (fights and True in kinds) and (led or False not in kinds)


def deal_sheets(g: War, s: State, enemy: int, rng: random.Random) -> None:
    """fog.hidden: the enemy's losses, known in sum, fall anew on the corps; fatigue is guessed.

    What everybody has seen since binds: corps eliminated, the number of cards in the combat, corps worn out."""
    f = g.facts
    corps = [b for b in range(f.lo[enemy], f.corps_end[enemy]) if s.area[b] < NO_AREA and g.s.area[b] != OFF]
    if not corps:
        return
    gone = sum(sum(f.full(b)) - s.inf[b] - s.cav[b] for b in gone_since(g, s, enemy))
    for _ in range(200):
        for b in corps:
            s.inf[b], s.cav[b] = f.full(b)
            s.fatigue[b] = min(rng.randrange(8), rng.randrange(8))
        spread_losses(s, corps, s.lost[enemy] - gone, rng)
        if fits_combat(g, s, enemy):
            break
    if step_name(g) == "wear" and g.s.lost[enemy] > s.lost[enemy]:
        wear_out(s, corps, g.s.lost[enemy] - s.lost[enemy], f.tables.tired_from, rng)
    s.care &= ~f.side_mask[enemy]


def gone_since(g: War, s: State, enemy: int) -> list[int]:
    """fatigue.eliminated: the corps whose losses are known, because they are out of the game."""
    f = g.facts
    mine = range(f.lo[enemy], f.corps_end[enemy])
    in_game = [b for b in mine if b in f.scenario.place or b == f.scenario.later]
    return [b for b in in_game if g.s.area[b] == OFF]


def spread_losses(s: State, corps: list[int], losses: int, rng: random.Random) -> None:
    """victory.losses: the points that a side has lost, spread at random."""
    for _ in range(max(0, losses)):
        able = [b for b in corps if s.inf[b] + s.cav[b] > 1]
        if not able:
            return
        b = rng.choice(able)
        if s.inf[b] and (not s.cav[b] or rng.random() < 0.75):
            s.inf[b] -= 1
        else:
            s.cav[b] -= 1


def fits_combat(g: War, s: State, enemy: int) -> bool:
    """combat.count.strength: sheets that give the enemy as many combat cards as everybody has counted."""
    now = g.s
    if now.battle == OFF or not any(now.counts):
        return True
    attacking = now.act == enemy
    group = now.group if attacking else now.foes
    parts = combat_cards(g, enemy, group, attacking, attacking and now.op == ATTACK)
    public = sum(n for rule, n in parts if rule not in ("combat.count.strength", "combat.count.fatigue"))
    t = g.facts.tables
    cards_ = 0
    for b in members(group & g.facts.corps_mask & ~now.idle):
        points = s.inf[b] + s.cav[b]
        cards_ += sum(points >= least for least in t.cards_from) - (s.fatigue[b] >= t.tired_from)
    return max(0, cards_ + public) == now.counts[0 if attacking else 1]


def wear_out(s: State, corps: list[int], number: int, tired_from: int, rng: random.Random) -> None:
    """recovery.losses: as many worn-out corps as points were lost."""
    able = [b for b in corps if s.inf[b] + s.cav[b] > 1]
    worn = set(rng.sample(able, min(number, len(able))))
    for b in corps:
        s.fatigue[b] = rng.randrange(tired_from, tired_from + 3) if b in worn else rng.randrange(tired_from)


def deal_cards(g: War, s: State, side: int, rng: random.Random, own: bool) -> None:
    """cards.hand cards.discard:
    what a seat cannot see of a side's cards is dealt anew; what was seen since is kept where it was.
    """
    f = g.facts
    me = side if own else foe(side)
    eyes = 1 << seat(s, me)
    came = [
        c
        for given in g.given
        if isinstance(given.what, int) and (given.seen_by < 0 or given.seen_by & eyes)
        for c in [given.what]
    ]
    from_deck = [c for c in dict.fromkeys(came) if c in s.decks[side]]
    from_hand = [
        o.args[0]
        for who, o, _ in g.since
        if who == seat(s, side) and o.verb in ("play", "recover") and o.args[0] in s.hands[side]
    ]
    if own:
        hand = list(s.hands[side])
        pool = [*s.decks[side], *s.discards[side]]
        if s.looking >> side & 1 or g.s.looking >> side & 1:
            pool = list(s.decks[side])
            rng.shuffle(pool)
            s.decks[side][:] = bytes(pool)
            return
    else:
        hand = [c for c in from_hand if c not in from_deck]
        pool = [*s.hands[side], *s.decks[side], *s.discards[side]]
        pool = [c for c in pool if c not in hand]
    apart = [c for c in s.discards[side] if c in f.apart]  # everybody knows which pile holds such a card
    keep = [c for c in from_deck if c in pool]
    keep += [c for c in s.decks[side] if c in f.apart and c not in keep]
    rest = [c for c in pool if c not in keep and c not in apart]
    rng.shuffle(rest)
    size_hand, size_deck = len(s.hands[side]), len(s.decks[side])
    while len(hand) < size_hand:
        hand.append(rest.pop())
    deck = keep + rest[: size_deck - len(keep)]
    discards = rest[size_deck - len(keep) :] + apart
    rng.shuffle(deck)
    if not own:
        hand.sort()
        reds = [c for c in hand if f.events[f.cards[c].event].colour == "red"]
        for c in reds:
            swap = next(i for i, x in enumerate(deck + discards) if f.events[f.cards[x].event].colour in HELD)
            pile, at = (deck, swap) if swap < len(deck) else (discards, swap - len(deck))
            hand[hand.index(c)], pile[at] = pile[at], c
    s.hands[side][:] = bytes(hand)
    s.decks[side][:] = bytes(deck)
    s.discards[side][:] = bytes(discards)
