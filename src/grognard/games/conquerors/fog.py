"""What each side may know: views. `worlds.py` imagines from them.

Under fog of war an enemy's blocks are flags in an area, ready or spent, except those lying face up during a combat.
A view holds no memory: what was seen earlier is in the log. Hands and draw piles are secret at every level; discard
piles lie face down, so that a view counts them and no more."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import PUBLIC

from .facts import members
from .state import LATER, NO_AREA, NOTHING, OFF, UNPLACED, State
from .table import seat
from .terms import ASIDE, ATTACKED, EFFECTS_SEEN, ENTERED, MUD, SIDES, WET_BEFORE, War, foe

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
