"""The Winter Quarters cards: the losses laid on them, how they come into the decks, and what they end.

Where a side's card is stands in a byte of `state.winter`: the losses that lie on it as long as it is on its space, or
that it has entered the deck or the discard pile, or that it lies beside the board."""

from __future__ import annotations

from grognard.engine import chance
from grognard.engine.points import Chapter
from grognard.games.conquerors.points import CARE, DRAWN, LOSS
from grognard.games.conquerors.state import State
from grognard.games.conquerors.terms import ASIDE, ENTERED, SIDES, War

WINTER = Chapter("Winter Quarters")
WINTER_IN_DISCARDS = Chapter("Winter Quarters, combats by cards")
WINTER_IN_DECK = Chapter("Winter Quarters, combats by dice")
CARE_FROM_WINTER = Chapter("Winter Quarters, by the English text")


def where(s: State, side: int) -> int:
    """winter.losses: the losses on a side's card, or ENTERED, or ASIDE."""
    return s.winter >> 8 * side & 255


def put(s: State, side: int, value: int) -> None:
    """winter.losses: another number, or another place."""
    s.winter = s.winter & ~(255 << 8 * side) | value << 8 * side


def card_of(g: War, side: int) -> int:
    """setup.winter-quarters: a side's card."""
    return next(c for c in g.facts.apart if g.facts.cards[c].side == side)


def lay_on(g: War, side: int, points: int) -> bool:
    """winter.losses winter.enters: losses are laid on the card; true if it now leaves its space."""
    before = where(g.s, side)
    if before >= ENTERED:
        return False
    after = before + points
    enters = after >= g.facts.tables.winter_losses
    put(g.s, side, ENTERED if enters else after)
    return enters


@WINTER_IN_DISCARDS.special(LOSS, "winter.enters")
def losses(g: War, side: int, points: int) -> None:
    """winter.enters: with enough losses on it the card goes to its owner's discard pile."""
    if lay_on(g, side, points):
        g.s.discards[side].append(card_of(g, side))
        g.tell("winter.enters", "winter-enters", side=side, shuffled=False)


@WINTER_IN_DECK.special(LOSS, "winter.dice")
def losses_with_dice(g: War, side: int, points: int) -> None:
    """winter.dice: where combats are settled by dice, it is shuffled into the deck at once."""
    if lay_on(g, side, points):
        g.s.decks[side].append(card_of(g, side))
        chance.shuffle(g, g.s.decks[side])
        g.tell("winter.dice", "winter-enters", side=side, shuffled=True)


@WINTER.special(DRAWN, "winter.drawn")
def set_aside(g: War, side: int, card: int) -> bool:
    """winter.drawn event.winter-quarters: out of the deck it is put beside the board, and another card is taken."""
    if card not in g.facts.apart:
        return False
    put(g.s, side, ASIDE)
    g.tell("winter.drawn", "winter-drawn", side=side)
    return True


@CARE_FROM_WINTER.special(CARE, "event.care")
def point_comes_back(g: War, side: int) -> None:
    """event.care: in the English text, the point regained is taken from the card if it is on its space."""
    lying = where(g.s, side)
    if 0 < lying < ENTERED:
        put(g.s, side, lying - 1)


def winter_has_come(g: War) -> bool:
    """winter.end: both cards lie beside the board."""
    return all(where(g.s, side) == ASIDE for side in SIDES)
