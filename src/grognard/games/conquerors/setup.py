"""Setting up: the scenario's blocks and decks, the auction, the secret deployment."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason, Simultaneous

from .facts import Deployment, Facts
from .points import ENTRY
from .state import LATER, OFF, UNPLACED, State
from .table import corps_at, has_corps, seat, tidy
from .terms import FRENCH, SIDES, Rule, War


def new_state(f: Facts, deploys: bool, vedettes: bool) -> State:
    """setup.place setup.strength setup.control: the position before the decks are shuffled."""
    scenario = f.scenario
    s = State(len(f.blocks))
    s.turn = scenario.first_turn
    s.vp = scenario.victory_points
    for n, a in enumerate(f.victory_areas):
        if scenario.control[a]:
            s.control |= 1 << n
        if a in scenario.sieges:
            s.siege |= 1 << n
    for road in scenario.destroyed:
        s.broken |= 1 << road
    for b, block in enumerate(f.blocks):
        if block.kind == "vedette":
            s.area[b] = UNPLACED if vedettes and not f.absent >> b & 1 else OFF
        elif b in scenario.place:
            s.area[b] = UNPLACED if deploys else scenario.place[b]
            s.inf[b], s.cav[b] = f.full(b)
        elif b == scenario.later:
            s.area[b] = LATER
            s.inf[b], s.cav[b] = f.full(b)
    for side in SIDES:
        s.decks[side].extend(f.deck[side])
    return s


def shuffle_decks(g: War) -> None:
    """setup.deck: each side shuffles its deck."""
    for side in SIDES:
        chance.shuffle(g, g.s.decks[side])


# --- auction ---


def auction(g: War) -> Rule[None]:
    """auction.bid auction.highest auction.adjust auction.different auction.equal:
    both bid in secret for a side; the higher bid has its wish and moves the marker.
    """
    s = g.s
    yield Simultaneous((0, bid(g, 0)), (1, bid(g, 1)))
    wish, price = (s.bids >> 5 & 1, s.bids >> 13 & 1), (s.bids & 31, s.bids >> 8 & 31)
    g.tell("auction.bid", "bids", sides=list(wish), bids=list(price))
    if wish[0] == wish[1] and price[0] == price[1]:
        s.swap = chance.number(g, 2, "lot")
        paid, side = 0, FRENCH
    else:
        best = 0 if price[0] >= price[1] else 1
        side = wish[best]
        s.swap = side ^ best
        paid = price[best] if price[0] != price[1] else 0
    s.vp += paid if side == FRENCH else -paid
    s.bids = 0
    g.tell("auction.adjust", "sides", french=s.swap, points=s.vp)


def bid(g: War, n: int) -> Rule[None]:
    """auction.bid: a side and a number of victory points, as many as leave the game undecided."""
    choice = yield Decision(n, "auction.bid", "bid", bid_options(g))
    g.s.bids |= (choice.args[0] << 5 | choice.args[1]) << 8 * n


def bid_options(g: War) -> list[Option]:
    """auction.adjust: a French bid raises the start of the track, a bid for the other side lowers it."""
    low, high = g.facts.tables.track
    w = g.facts.words
    french = [w("bid", 0, n) for n in range(high - g.s.vp)]
    return french + [w("bid", 1, n) for n in range(g.s.vp - low)]


# --- deployment ---


def deployment(g: War) -> Rule[None]:
    """deploy.secret: both sides place their blocks at the same time, unseen."""
    yield Simultaneous((seat(g.s, 0), deploy(g, 0)), (seat(g.s, 1), deploy(g, 1)))
    tidy(g)
    g.s.toll = 0
    g.tell(secret_rule(g), "deployed")


def deploy(g: War, side: int) -> Rule[None]:
    """deploy.french deploy.prussian vedette.number: block by block, where the scenario allows; then ready."""
    s, f = g.s, g.facts
    place_fixed(g, side)
    for b in range(f.lo[side], f.hi[side]):
        if s.area[b] == UNPLACED:
            choice = yield Decision(
                seat(s, side), deploy_rule(g, side), "place", place_options(g, side, b), cannot_place, (side, b)
            )
            s.area[b] = choice.args[1]
    yield Decision(seat(s, side), secret_rule(g), "deployed", [f.ready])


def secret_rule(g: War) -> str:
    """deploy.secret vedette.number: the rule of the placement, of all blocks or of vedettes alone."""
    return "vedette.number" if g.facts.scenario.deployment is None else "deploy.secret"


def deploy_rule(g: War, side: int) -> str:
    """The rule that a side's placement follows."""
    if g.facts.scenario.deployment is None:
        return "vedette.number"
    return "deploy.french" if side == FRENCH else "deploy.prussian"


def terms(g: War, side: int) -> Deployment:
    """deploy.french deploy.prussian: what binds a side; nothing where the scenario has placed the corps."""
    both = g.facts.scenario.deployment
    return both[side] if both is not None else Deployment({}, {}, False, ())


def place_fixed(g: War, side: int) -> None:
    """deploy.french deploy.prussian: the blocks whose area is given."""
    s, f, t = g.s, g.facts, terms(g, side)
    for b, a in t.fixed.items():
        if s.area[b] == UNPLACED:
            s.area[b] = a
    free = [b for b in range(f.commander_end[side], f.hi[side]) if s.area[b] == UNPLACED]
    for a, number in t.vedettes.items():
        for b in free[:number]:
            s.area[b] = a
        free = free[number:]


def place_options(g: War, side: int, b: int) -> list[Option]:
    """Where a block may be placed, so that what must still be fulfilled can be."""
    return [g.facts.words("place", b, a) for a in range(len(g.facts.areas)) if why_not_place(g, side, b, a) is None]


def why_not_place(g: War, side: int, b: int, a: int) -> Reason | None:
    """deploy.french deploy.prussian: why a block may not stand in an area."""
    f = g.facts
    if f.scenario.deployment is None:
        if not has_corps(g, side, a):
            return Reason("vedette.number", "refused-vedette-with-corps", area=a)
        return g.rules.forbidden(ENTRY, g, side, a, 1 << b)
    if f.areas[a].deploy != f.sides[side]:
        return Reason(deploy_rule(g, side), "refused-not-in-zone", area=a)
    if f.vedette_mask >> b & 1:
        return None
    t = terms(g, side)
    if t.one_corps_per_area and has_corps(g, side, a):
        return Reason(deploy_rule(g, side), "refused-one-corps", area=a)
    left = sum(g.s.area[c] == UNPLACED for c in range(f.lo[side], f.corps_end[side])) - 1
    missing = 0
    for where, number in t.at_least:
        there = sum(corps_at(g, side, x).bit_count() for x in where) + (a in where)
        missing += max(0, number - there)
    return Reason(deploy_rule(g, side), "refused-places-missing", area=a) if missing > left else None


def cannot_place(g: War, side: int, b: int) -> Iterator[tuple[Option, Reason]]:
    """deploy.french deploy.prussian: why not elsewhere."""
    for a in range(len(g.facts.areas)):
        reason = why_not_place(g, side, b, a)
        if reason is not None:
            yield g.facts.words("place", b, a), reason
