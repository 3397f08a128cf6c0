"""Cards: drawing, discarding, and playing them for their events.

An event is three things in `events.py` and in the game's own file of events: its moment (a fact of the card), why it
may not be played now (`allowed`), and its effect. Whoever could hold a card is asked, even with nothing but *pass* to
answer, because a silence would tell what is in the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason
from grognard.parts.decks import NO_CARD, draw_card, refill

from .facts import MOMENT
from .points import DRAWN, EVENT, PLAYABLE
from .table import seat, settle, tidy
from .terms import Rule, War, foe

Effect = Callable[[War, int, int], Rule[None]]
Allowed = Callable[[War, int, int], Reason | None]

ANSWER = MOMENT["answer"]
# what a side is asked at each moment: the moment is no secret
PROMPTS = {
    MOMENT["initiative"]: "play-initiative",
    MOMENT["enemy-operation"]: "play-enemy-operation",
    MOMENT["own-manoeuvre"] | MOMENT["any-manoeuvre"]: "play-own-manoeuvre",
    MOMENT["enemy-manoeuvre"] | MOMENT["any-manoeuvre"]: "play-enemy-manoeuvre",
    MOMENT["own-entry"]: "play-own-entry",
    MOMENT["enemy-entry"]: "play-enemy-entry",
    MOMENT["enemy-march-end"]: "play-enemy-march-end",
    MOMENT["combat"]: "play-combat",
    MOMENT["retreat"]: "play-retreat",
    MOMENT["own-operation-end"]: "play-operation-end",
}
EFFECTS: dict[str, Effect] = {}
LASTING_EVENTS: set[str] = set()  # draw.lasting: events whose card stays on the board
ALLOWED: dict[str, Allowed] = {}


def effect(slug: str, *, lasting: bool = False) -> Callable[[Effect], Effect]:
    """Names the function that carries out an event, and says whether its card may stay in force for the turn."""

    def attach(function: Effect) -> Effect:
        EFFECTS[slug] = function
        if lasting:
            LASTING_EVENTS.add(slug)
        return function

    return attach


def allowed(slug: str) -> Callable[[Allowed], Allowed]:
    """Names the function that says why an event may not be played now."""

    def attach(function: Allowed) -> Allowed:
        ALLOWED[slug] = function
        return function

    return attach


def draw(g: War, side: int, seen_by: int = chance.ALL) -> int:
    """cards.reshuffle: the next card of a side's deck."""
    s = g.s
    instead = g.rules.replaced(DRAWN)
    if instead is None:
        return draw_card(g, s.decks[side], s.discards[side], side, seen_by)
    while True:
        refill(g, s.decks[side], s.discards[side])
        apart = bool(s.decks[side]) and s.decks[side][-1] in g.facts.apart
        card = draw_card(g, s.decks[side], s.discards[side], side, chance.ALL if apart else seen_by)
        if card == NO_CARD or not instead(g, side, card):
            return card


def discard(g: War, card: int) -> None:
    """cards.discard: a used card goes to its owner's discard pile."""
    if card != NO_CARD:
        g.s.discards[g.facts.cards[card].side].append(card)


def may_play(g: War, side: int, moment: int) -> Rule[bool]:
    """cards.limit cards.hand:
    a side may play one event at a moment, if it has not yet played one in this phase or operation.
    """
    if not could_play(g, side, moment):
        return False
    choice = yield Decision(
        seat(g.s, side), "cards.limit", PROMPTS[moment], playable(g, side, moment), unplayable, (side, moment)
    )
    if choice is g.facts.passing:
        return False
    yield from play(g, side, choice.args[0])
    return True


def could_play(g: War, side: int, moment: int) -> bool:
    """cards.hand:
    what everybody can see: does the side hold cards, may it still play one, has its deck any for this moment?
    """
    s = g.s
    return bool(s.hands[side]) and not s.played >> side & 1 and bool(g.facts.deck_moments[side] & moment)


def playable(g: War, side: int, moment: int) -> list[Option]:
    """cards.moments: the cards in hand that may be played now, or to let the moment pass."""
    f = g.facts
    moments, plays = f.moment, f.o["play"]
    options = [plays[c] for c in g.s.hands[side] if moments[c] & moment and why_not(g, side, c) is None]
    options.append(f.passing)
    return options


def why_not(g: War, side: int, card: int) -> Reason | None:
    """cards.moments: why a card of the right moment may not be played all the same."""
    check = ALLOWED.get(g.facts.cards[card].event)
    reason = None if check is None else check(g, side, card)
    return reason if reason is not None or g.rules.untouched(EVENT) else g.rules.forbidden(EVENT, g, side, card)


def unplayable(g: War, side: int, moment: int) -> Iterator[tuple[Option, Reason]]:
    """cards.moments cards.limit: for each card in hand that cannot be played now, why."""
    f = g.facts
    for card in g.s.hands[side]:
        if f.moment[card] & moment and g.s.played >> side & 1:
            yield f.o["play"][card], Reason("cards.limit", "refused-one-event", card=card)
        elif not f.moment[card] & moment:
            yield f.o["play"][card], wrong_moment(g, card, moment)
        else:
            reason = why_not(g, side, card)
            if reason is not None:
                yield f.o["play"][card], reason


def wrong_moment(g: War, card: int, moment: int) -> Reason:
    """cards.moments cards.colours: a card played at another moment than its own, perhaps in another phase."""
    event = g.facts.cards[card].event
    phase = "blue" if moment & MOMENT["initiative"] else "green"
    fitting = g.facts.events[event].colour == phase
    colour = () if fitting else ("cards.colours",)
    return Reason("cards.moments", "refused-card-moment", card=card).under(f"event.{event}", *colour)


def each_may_play(g: War, first: int, first_moment: int, second_moment: int) -> Rule[None]:
    """cards.order: no order between the players: each may play, and answer what the other played."""
    began = yield from may_play(g, first, first_moment)
    answered = yield from may_play(g, foe(first), second_moment)
    if answered and not began:
        yield from may_play(g, first, first_moment)


def play(g: War, side: int, card: int) -> Rule[None]:
    """cards.discard: a card is shown; unless it is countered, its event happens at once and with all that follows; then
    it is discarded."""
    s = g.s
    event = g.facts.cards[card].event
    s.hands[side].remove(card)
    s.played |= 1 << side
    chance.reveal(g)
    g.tell("cards.limit", "played", side=side, card=card)
    s.answering = card
    countered = yield from may_counter(g, foe(side))
    s.answering = NO_CARD
    if countered:
        g.tell("event.counter-order", "cancelled", side=side, card=card)
    else:
        yield from EFFECTS[event](g, side, card)
    put_away(g, card)
    tidy(g)
    settle(g)


def put_away(g: War, card: int) -> None:
    """draw.lasting cards.discard: a card that has had its effect is discarded, unless it lies on the board."""
    if card not in g.s.board:
        discard(g, card)


def may_counter(g: War, side: int) -> Rule[bool]:
    """event.counter-order: after an enemy event, a side may cancel it; that is its one event."""
    s = g.s
    if not could_play(g, side, ANSWER) or g.rules.forbidden(PLAYABLE, g, side, ANSWER) is not None:
        return False
    choice = yield Decision(
        seat(s, side), "event.counter-order", "counter-event", playable(g, side, ANSWER), unplayable, (side, ANSWER)
    )
    if choice is g.facts.passing:
        return False
    card = choice.args[0]
    s.hands[side].remove(card)
    s.discards[side].append(card)
    s.played |= 1 << side
    chance.reveal(g)
    g.tell("event.counter-order", "played", side=side, card=card)
    return True
