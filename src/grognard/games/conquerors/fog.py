"""What each side may know: views, and worlds imagined from them.

Under fog of war an enemy's blocks are flags in an area, ready or spent, except those lying face up during a combat.
A view holds no memory: what was seen earlier is in the log. Hands and draw piles are secret at every level; discard
piles lie face down, so that a view counts them and no more.

`imagine` deals anew, for one seat, everything that its view does not hold: which enemy block stands where, strength
and fatigue on the enemy's sheets, the enemy's hand, the order of the piles. The engine then replays what happened
since the checkpoint, and keeps only a world whose view is the real one."""

from __future__ import annotations

import random
from typing import Any

from grognard.engine.definition import PUBLIC

from .combat import combat_cards
from .facts import members
from .state import LATER, NO_AREA, NOTHING, OFF, UNPLACED, State
from .table import seat
from .terms import ASIDE, ATTACK, ATTACKED, COMBAT, EFFECTS_SEEN, ENTERED, MUD, SIDES, WET_BEFORE, War, foe

HELD = ("blue", "green")  # colours of cards that a hand may hold
SKY = {"wet-before": WET_BEFORE, "mud": MUD, "attacked": ATTACKED}
OPERATIONS = ("none", "manoeuvre", "combat", "attack")


def side_of(s: State, seat_: int | None) -> int | None:
    """auction.highest: the side that a seat plays; onlookers play none, and PUBLIC stays what it is."""
    return seat_ if seat_ is None or seat_ == PUBLIC else seat_ ^ s.swap


def view(g: War, seat_: int | None) -> dict[str, Any]:
    """fog.hidden: the table as a seat may see it; None sees everything, PUBLIC what both sides see."""
    s, f = g.s, g.facts
    me = side_of(s, seat_)
    d = g.definition
    bidding = step_name(g) == "auction"
    placing = (bidding or step_name(g) == "deployment") and not g.over
    sitting = None if seat_ is None or seat_ == PUBLIC else seat_
    return {
        "game": d.id,
        "scenario": d.scenario,
        "options": d.options,
        "seat": None if sitting is None else d.seats[sitting],
        "side": None if sitting is None or bidding else f.sides[sitting ^ s.swap],
        "seats": None if bidding else {f.sides[side]: d.seats[seat(s, side)] for side in SIDES},
        "turn": s.turn,
        "last_turn": f.scenario.last_turn,
        "phase": step_name(g),
        "points": s.vp,
        "initiative": side_name(g, s.initiative),
        "act": side_name(g, s.act),
        "passed": [f.sides[x] for x in SIDES if s.passed >> x & 1],
        "control": {f.areas[a].id: f.sides[s.control >> n & 1] for n, a in enumerate(f.victory_areas)},
        "sieges": [f.areas[f.victory_areas[n]].id for n in members(s.siege)],
        "weather": [word for word, bit in SKY.items() if s.weather & bit],
        "winter": [winter_seen(g, side) for side in SIDES] if f.apart else None,
        "broken": [f.graph.road_names[r] for r in members(s.broken)],
        "axes": [[f.sides[k >> 8], f.areas[k & 255].id, f.graph.road_names[r]] for k, r in s.axis.items()],
        "board": [f.cards[c].id for c in s.board],
        "lost": list(s.lost),
        "vedettes_lost": [vedettes_lost(g, side) for side in SIDES] if f.fog and not placing else None,
        "declared_free": [f.areas[a].id for a in members(s.released)],
        "winner": None if s.winner < 0 else f.sides[s.winner],
        "ending": d.endings[s.ending],
        "cards": [cards_seen(g, side, me) for side in SIDES],
        "blocks": [
            block_seen(g, b, me) for side in SIDES for b in range(f.lo[side], f.hi[side]) if knows(g, me, b, placing)
        ],
        "flags": flags_seen(g, me, placing),
        "operation": operation_seen(g, me),
    }


def winter_seen(g: War, side: int) -> int | str:
    """winter.losses: what lies on a side's card, or where the card is; everybody sees it go, and piles reshuffled."""
    s, f = g.s, g.facts
    value = s.winter >> 8 * side & 255
    if value == ASIDE:
        return "aside"
    if value == ENTERED:
        return "deck" if any(c in s.decks[side] for c in f.apart) else "discard"
    return value


def step_name(g: War) -> str:
    """The phase by name."""
    return g.definition.sequence.steps[g.s.step].name


def side_name(g: War, side: int) -> str | None:
    """A side by name, or nobody."""
    return None if side < 0 else g.facts.sides[side]


def knows(g: War, me: int | None, b: int, placing: bool) -> bool:
    """fog.hidden fog.reveal deploy.secret: may a side know which block this is, and what its sheet says?"""
    s, f = g.s, g.facts
    if me is None or f.block_side[b] == me:
        return True
    if placing:
        vedette = b >= f.commander_end[f.block_side[b]]
        open_set_up = f.scenario.deployment is None or s.area[b] >= NO_AREA
        return not vedette and open_set_up and s.area[b] != UNPLACED
    if s.area[b] >= NO_AREA:
        return b < f.commander_end[f.block_side[b]]
    return not f.fog or bool(s.shown >> b & 1)


def block_seen(g: War, b: int, me: int | None) -> dict[str, Any]:
    """term.strength fatigue.track: one block with everything about it; an enemy's sheet stays hidden under fog."""
    s, f = g.s, g.facts
    seen: dict[str, Any] = {"block": f.blocks[b].id, "area": area_name(g, s.area[b]), "spent": bool(s.spent >> b & 1)}
    sheet = me is None or f.block_side[b] == me or not f.fog
    if f.corps_mask >> b & 1 and sheet:
        seen["inf"], seen["cav"], seen["fatigue"] = s.inf[b], s.cav[b], s.fatigue[b]
        if s.care >> b & 1:
            seen["care"] = True
    return seen


def vedettes_lost(g: War, side: int) -> int:
    """vedette.enters vedette.mutual: how many vedettes a side has lost; an enemy does not see which."""
    f = g.facts
    return sum(g.s.area[b] == OFF and not f.absent >> b & 1 for b in range(f.commander_end[side], f.hi[side]))


def area_name(g: War, a: int) -> str | None:
    """An area by id, or where a block is that is not on the map."""
    if a < NO_AREA:
        return g.facts.areas[a].id
    return {OFF: "off", LATER: "later", UNPLACED: "unplaced"}[a]


def flags_seen(g: War, me: int | None, placing: bool) -> list[list[Any]]:
    """fog.hidden fog.status: standing blocks of an enemy, or of both for onlookers: where, how many ready, how many
    spent, and whose."""
    s, f = g.s, g.facts
    if me is None or not f.fog or placing:
        return []
    counts: dict[tuple[int, int], list[int]] = {}
    for side in SIDES if me == PUBLIC else (foe(me),):
        for b in range(f.lo[side], f.hi[side]):
            a = s.area[b]
            if a < NO_AREA and not s.shown >> b & 1:
                counts.setdefault((a, side), [0, 0])[s.spent >> b & 1] += 1
    return [[f.areas[a].id, *counts[a, side], f.sides[side]] for a, side in sorted(counts)]


def cards_seen(g: War, side: int, me: int | None) -> dict[str, Any]:
    """cards.hand cards.discard: the own hand by name, everything else by number."""
    s, f = g.s, g.facts
    seen: dict[str, Any] = {
        "hand": len(s.hands[side]),
        "deck": len(s.decks[side]),
        "discard": len(s.discards[side]),
        "played": bool(s.played >> side & 1),
    }
    if me is None or me == side:
        seen["cards"] = [f.cards[c].id for c in s.hands[side]]
        if s.looking >> side & 1:
            seen["looking"] = sorted(f.cards[c].id for c in s.decks[side])
    return seen


def operation_seen(g: War, me: int | None) -> dict[str, Any] | None:
    """fog.hidden: what everybody sees of the operation in progress, and what only its owner knows."""
    s, f = g.s, g.facts
    if not s.op:
        return None
    seen: dict[str, Any] = {
        "what": OPERATIONS[s.op],
        "side": side_name(g, s.act),
        "blocks": s.group.bit_count(),
        "origin": f.areas[s.origin].id if s.card != NOTHING or s.walked else None,
        "card": f.cards[s.card].id if s.card != NOTHING else None,
        "walked": s.walked,
        "battle": area_name(g, s.battle) if s.battle < NO_AREA else None,
        "counts": list(s.counts),
        "retreating": s.retreating.bit_count(),
        "extra": s.extra,
        "idle": [f.blocks[b].id for b in members(s.idle)],
        "effects": [name for name, flag in EFFECTS_SEEN.items() if s.flags & flag],
    }
    if s.group and s.battle == OFF:
        where = {s.area[b] for b in members(s.group)}
        seen["area"] = area_name(g, min(where))
    if me is None or not f.fog or me == s.act:
        seen["points"] = s.points
        seen["group"] = [f.blocks[b].id for b in members(s.group)]
    return seen


# --- imagining ---


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
