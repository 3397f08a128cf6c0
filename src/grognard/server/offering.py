"""Seats and their persons; offers of one side to the other, and the answers to them."""

from __future__ import annotations

from grognard.engine.definition import PUBLIC

from .acts import last_choice
from .hall import Hall
from .messages import Offer
from .problems import Fault, not_found
from .tables import Live


def seat_number(live: Live, seat: str) -> int:
    """A seat by its name."""
    if seat not in live.definition.seats:
        raise not_found("seat")
    return live.definition.seats.index(seat)


def own_seat(live: Live, person: str, seat: str) -> int:
    """A seat that this person holds."""
    number = seat_number(live, seat)
    if number not in live.seats_of(person):
        raise Fault(403, "not-your-seat")
    return number


def eyes_of(live: Live, person: str, seat: str | None) -> int:
    """With whose eyes somebody looks: a seat of theirs, by preference one that must decide; else an onlooker's."""
    if seat:
        return own_seat(live, person, seat)
    mine = live.seats_of(person)
    return next((s for s in mine if s in live.pending), mine[0] if mine else PUBLIC)


async def answer(hall: Hall, live: Live, seat: int, wish: Offer, person: str) -> None:
    """Offers, accepts, refuses, withdraws. An offer asked for twice stands once."""
    by = live.offers.get(wish.kind)
    rivals = [c for c in live.chairs if c.seat != seat]
    if wish.act == "offer":
        if by == seat:
            return
        if by is not None:  # both offer the same: agreed
            await accept(hall, live, seat, by, wish.kind, person)
        elif all(c.kind == "person" and c.person == person for c in rivals):
            await accept(hall, live, seat, seat, wish.kind, person)
        elif any(c.kind == "computer" for c in rivals):
            raise Fault(409, "computer-plays-on")
        else:
            await hall.act(live, "offer", seat, wish.kind, live.game.n, person)
        return
    if by is None or (by == seat) != (wish.act == "withdraw"):
        raise Fault(409, "no-offer")
    if wish.act == "accept":
        await accept(hall, live, seat, by, wish.kind, person)
    else:
        await hall.act(live, wish.act, seat, wish.kind, live.game.n, person)


async def accept(hall: Hall, live: Live, seat: int, by: int, kind: str, person: str) -> None:
    """An agreed end, or back to the last choice of whoever asked."""
    if kind == "draw":
        await hall.act(live, "agreed", seat, "", live.game.n, person)
        return
    back = last_choice(live, by)
    if back is None:
        raise Fault(409, "no-undo")
    await hall.act(live, "back", by, "", back, person)
