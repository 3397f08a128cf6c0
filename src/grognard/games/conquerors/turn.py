"""The turn's other phases: reinforcement, draw, initiative, recovery, and the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason
from grognard.parts.decks import NO_CARD

from . import cards
from .cards import EFFECTS, discard, may_play, put_away
from .facts import MOMENT, members
from .points import CARE
from .shares import CAV, INF, loss, relieve, rest, strike
from .state import NO_AREA
from .table import about, has_block, has_corps, seat, settle, tell_owner, tidy
from .terms import COALITION, FRENCH, SIDES, Rule, War

INITIATIVE = MOMENT["initiative"]


def declare(g: War, side: int, areas: tuple[int, ...]) -> None:
    """fog.hidden: a side that is asked must say whether the blocks that it has in an area include corps."""
    g.s.released = 0
    for a in areas:
        if has_block(g, side, a) and not has_corps(g, side, a):
            g.s.released |= 1 << a
            chance.reveal(g)


# --- draw ---


def draw_phase(g: War) -> Rule[None]:
    """draw.three draw.red draw.several:
    three cards each; a single red card takes effect at once, several cancel each other.
    """
    reds = tuple(card for side in SIDES for card in draw_three(g, side))
    for card in reds:
        g.tell("draw.red", "red", side=g.facts.cards[card].side, card=card)
    if len(reds) == 1 and g.facts.cards[reds[0]].event in g.facts.scenario.void:
        g.tell("draw.red", "no-effect", card=reds[0])
        discard(g, reds[0])
    elif len(reds) == 1:
        card = reds[0]
        yield from EFFECTS[g.facts.cards[card].event](g, g.facts.cards[card].side, card)
        put_away(g, card)
    elif reds:
        g.tell("draw.several", "reds-cancelled", cards=list(reds))
        for card in reds:
            discard(g, card)


def draw_three(g: War, side: int) -> list[int]:
    """draw.three: a side draws its cards; what is red is returned, the rest is in hand."""
    f = g.facts
    reds, kept = [], []
    eyes = 1 << seat(g.s, side)
    for _ in range(f.tables.draw):
        card = cards.draw(g, side, eyes)
        if card == NO_CARD:
            break
        if f.events[f.cards[card].event].colour == "red":
            reds.append(card)
        else:
            g.s.hands[side].append(card)
            kept.append(card)
    g.tell("draw.three", "draws", side=side, number=len(reds) + len(kept))
    if kept:
        g.whisper(seat(g.s, side), "draw.three", "drawn", {"cards": kept})
    return reds


# --- initiative ---


def initiative(g: War) -> Rule[None]:
    """initiative.event cards.order initiative.draw initiative.tie:
    the French, then the other side, may play one event; then the higher card leads.
    """
    s = g.s
    s.played = s.intuition = 0
    yield from may_play(g, FRENCH, INITIATIVE)
    yield from may_play(g, COALITION, INITIATIVE)
    s.played = 0
    if s.intuition in (1, 2):
        s.initiative = s.intuition - 1
        g.tell("event.intuition", "initiative", side=s.initiative, cards=[])
    else:
        drawn = [cards.draw(g, side) for side in SIDES]
        values = [0 if c == NO_CARD else g.facts.cards[c].movement for c in drawn]
        for card in drawn:
            discard(g, card)
        if values[0] == values[1]:
            s.initiative = g.facts.tables.initiative_tie
        else:
            s.initiative = FRENCH if values[0] > values[1] else COALITION
        g.tell("initiative.draw", "initiative", side=s.initiative, cards=drawn)
    s.intuition = 0


# --- recovery ---


def recovery_rest(g: War) -> None:
    """recovery.rest:
    a corps that has not been activated loses all its fatigue; one marked by Care regains a point as well.
    """
    s, f = g.s, g.facts
    for b in members(f.corps_mask & ~s.spent):
        if s.area[b] >= NO_AREA:
            continue
        if s.care >> b & 1:
            s.inf[b] += 1
            s.toll -= 1
            s.lost[f.block_side[b]] = max(0, s.lost[f.block_side[b]] - 1)
            g.rules.also(CARE, g, f.block_side[b])
            tell_owner(g, f.block_side[b], "event.care", "regained", block=b)
        rest(g, b, s.fatigue[b], "recovery.rest")
    s.care = 0
    settle(g)


def recovery_cards(g: War) -> Rule[None]:
    """recovery.cards:
    each side may play cards from hand, one for each corps, and remove as much fatigue as each says.
    """
    for side in SIDES:
        yield from recover(g, side)


def recover(g: War, side: int) -> Rule[None]:
    """recovery.cards cards.recovery-limit: card by card, until the side has had enough."""
    s, f = g.s, g.facts
    treated = 0
    while s.hands[side] and (f.fog or to_treat(g, side, treated)):
        choice = yield Decision(
            seat(s, side),
            "recovery.cards",
            "recover",
            recovery_options(g, side, treated),
            cannot_recover,
            (side, treated),
        )
        if choice is f.passing:
            return
        card = choice.args[0]
        if len(to_treat(g, side, treated)) == 1:
            b = to_treat(g, side, treated)[0]
        else:
            choice = yield Decision(
                seat(s, side), "cards.recovery-limit", "recover-corps", about(g, "for", to_treat(g, side, treated))
            )
            b = choice.args[0]
        treated |= 1 << b
        s.hands[side].remove(card)
        s.discards[side].append(card)
        chance.reveal(g)
        g.tell("recovery.cards", "recovery-card", side=side, card=card)
        rest(g, b, f.cards[card].recovery, "recovery.cards")


def to_treat(g: War, side: int, treated: int) -> tuple[int, ...]:
    """cards.recovery-limit: the tired corps of a side for which no card has been played."""
    s, f = g.s, g.facts
    corps = range(f.lo[side], f.corps_end[side])
    return tuple(b for b in corps if s.fatigue[b] and s.area[b] < NO_AREA and not treated >> b & 1)


def recovery_options(g: War, side: int, treated: int) -> list[Option]:
    """The cards that would remove fatigue, or to stop."""
    f = g.facts
    options = []
    if to_treat(g, side, treated):
        options = [f.o["recover"][c] for c in g.s.hands[side] if f.cards[c].recovery]
    options.append(f.passing)
    return options


def cannot_recover(g: War, side: int, treated: int) -> Iterator[tuple[Option, Reason]]:
    """recovery.cards: why a card in hand is of no use now."""
    for card in g.s.hands[side]:
        if not g.facts.cards[card].recovery:
            yield g.facts.o["recover"][card], Reason("recovery.cards", "refused-no-recovery", card=card)
        else:
            yield g.facts.o["recover"][card], Reason("cards.recovery-limit", "refused-nobody-tired")


def recovery_losses(g: War) -> Rule[None]:
    """recovery.losses: every corps with 5 to 8 fatigue loses a strength point, all at the same time."""
    for side in SIDES:
        for b in worn_out(g, side):
            yield from wear(g, side, b, "recovery.losses")
    tidy(g)
    settle(g)


def worn_out(g: War, side: int) -> tuple[int, ...]:
    """fatigue.track: the corps with too much fatigue."""
    s, f = g.s, g.facts
    corps = range(f.lo[side], f.corps_end[side])
    return tuple(b for b in corps if s.area[b] < NO_AREA and s.fatigue[b] >= f.tables.tired_from)


def wear(g: War, side: int, b: int, rule: str) -> Rule[None]:
    """share.cubes: one corps loses a strength point under a rule; the owner says which arm loses it.

    Under fog he is asked even if only one is left: which arms a corps has is hidden."""
    s, f = g.s, g.facts
    arm = INF if s.inf[b] else CAV
    if f.fog or (s.inf[b] and s.cav[b]):
        choice = yield Decision(seat(s, side), rule, "wear", wear_options(g, b))
        arm = choice.args[1]
    strike(g, b, arm, rule)


def wear_options(g: War, b: int) -> list[Option]:
    """share.cubes: a strength point of each arm that the corps has left."""
    return [loss(g.facts, b, arm) for arm, points in ((INF, g.s.inf[b]), (CAV, g.s.cav[b])) if points]


def recovery_ready(g: War) -> None:
    """recovery.ready: every block can be activated again."""
    g.s.spent = 0
    g.tell("recovery.ready", "ready")


def end_of_turn(g: War) -> None:
    """recovery.turn victory.last-turn short.victory draw.lasting:
    lasting cards are discarded; after the last turn the points decide.
    """
    s, scenario = g.s, g.facts.scenario
    sweep(g)
    if s.turn >= scenario.last_turn:
        winner = COALITION if s.vp >= scenario.coalition_wins_from else FRENCH
        g.finish(winner, "last-turn", "victory.last-turn")
    next_turn(g)


def sweep(g: War) -> None:
    """draw.lasting: the cards in force are discarded."""
    for card in g.s.board:
        discard(g, card)
    g.s.board.clear()


def next_turn(g: War) -> None:
    """recovery.turn: the marker of the turn goes on."""
    s = g.s
    s.turn += 1
    s.initiative = -1
    g.tell("recovery.turn", "turn", turn=s.turn)


# --- the beginners' way ---


def beginners_recovery(g: War) -> Rule[None]:
    """beginner.recovery: each side draws a card and takes that much fatigue off its corps as it likes."""
    for side in SIDES:
        yield from beginners_rest(g, side)


def beginners_rest(g: War, side: int) -> Rule[None]:
    """beginner.recovery: one side's card."""

    s, f = g.s, g.facts
    card = cards.draw(g, side)
    discard(g, card)
    if card != NO_CARD:
        g.tell("beginner.recovery", "recovery-card", side=side, card=card)
        mine = sum(1 << b for b in range(f.lo[side], f.corps_end[side]) if s.area[b] < NO_AREA)
        yield from relieve(g, side, mine, f.cards[card].recovery, "beginner.recovery")
