"""Events of the draw and initiative phases that both games of the family have."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.points import Chapter
from grognard.parts.decks import NO_CARD

from . import cards
from .cards import allowed, discard, effect
from .facts import members
from .manoeuvre import cost, friends_there
from .points import ACTIVATION_FATIGUE, HALT, MARCH, MOVEMENT_POINTS
from .shares import relieve, rest
from .state import NO_AREA
from .table import (
    about,
    corps_at,
    corps_of,
    has_block,
    has_left,
    open_exits,
    place_of,
    seat,
    tell_owner,
    vedettes_at,
)
from .terms import COALITION, Rule, War, foe

LASTING = Chapter("cards in force for the turn")


def in_force(g: War, slug: str) -> bool:
    """draw.lasting: does a card of this event lie on the board?"""
    return any(g.facts.cards[c].event == slug for c in g.s.board)


def lay_down(g: War, card: int) -> None:
    """draw.lasting: a card that holds for the turn lies on the board instead of being discarded."""
    g.s.board.append(card)
    g.tell("draw.lasting", "in-force", card=card)


# --- red ---


@effect("rain", lasting=True)
def rain(g: War, side: int, card: int) -> Rule[None]:
    """event.rain: all turn, 1 fatigue for each stack activated, and 1 point less when it moves."""
    lay_down(g, card)
    yield from ()


@LASTING.special(MOVEMENT_POINTS, "event.rain")
def rain_slows(g: War, side: int, group: int) -> int:
    """event.rain: a moving stack loses a point."""
    return -1 if g.s.board and in_force(g, "rain") else 0


@LASTING.special(ACTIVATION_FATIGUE, "event.rain")
def rain_tires(g: War, side: int) -> int:
    """event.rain: a stack that is activated, but not one that is attacked, takes a fatigue."""
    return 1 if g.s.board and in_force(g, "rain") else 0


@effect("inactivity")
def inactivity(g: War, side: int, card: int) -> Rule[None]:
    """event.inactivity: its player turns over all corps and vedettes of one area where he has a corps."""
    if not areas_with_corps(g, side):
        return
    choice = yield Decision(
        seat(g.s, side), "event.inactivity", "inactivity", area_options(g, areas_with_corps(g, side))
    )
    a = choice.args[0]
    g.s.spent |= corps_at(g, side, a) | vedettes_at(g, side, a)
    g.tell("event.inactivity", "inactive", side=side, area=a)


def areas_with_corps(g: War, side: int) -> tuple[int, ...]:
    """Where a side has corps, in the order of the areas."""
    f, s = g.facts, g.s
    found = {s.area[b] for b in range(f.lo[side], f.corps_end[side]) if s.area[b] < NO_AREA}
    return tuple(sorted(found))


def area_options(g: War, areas: tuple[int, ...]) -> list[Option]:
    """The options to choose one of some areas."""
    return [g.facts.o["choose"][a] for a in areas]


# --- blue ---


@effect("intuition")
def intuition(g: War, side: int, card: int) -> Rule[None]:
    """event.intuition: its player has the initiative without a draw, unless the enemy plays it too."""
    g.s.intuition |= 1 << side
    yield from ()


@effect("anticipation")
def anticipation(g: War, side: int, card: int) -> Rule[None]:
    """event.anticipation: its player takes a card that is not red from his draw pile, unseen, and shuffles the rest."""
    s = g.s
    if not s.decks[side]:
        s.decks[side].extend(s.discards[side])
        s.discards[side].clear()
        chance.shuffle(g, s.decks[side])
    if not takeable(g, side):
        return
    s.looking |= 1 << side
    choice = yield Decision(
        seat(s, side), "event.anticipation", "anticipation", take_options(g, side), cannot_take, (side,)
    )
    s.looking = 0
    taken = choice.args[0]
    s.decks[side].remove(taken)
    s.hands[side].append(taken)
    chance.shuffle(g, s.decks[side])
    g.whisper(seat(s, side), "event.anticipation", "drawn", {"cards": [taken]})


def takeable(g: War, side: int) -> list[int]:
    """event.anticipation winter.drawn: what a hand may hold of the draw pile, in the order of the deck list."""
    f = g.facts
    return [c for c in sorted(g.s.decks[side]) if f.events[f.cards[c].event].colour != "red" and c not in f.apart]


def take_options(g: War, side: int) -> list[Option]:
    """The cards to take."""
    return [g.facts.o["take"][c] for c in takeable(g, side)]


def cannot_take(g: War, side: int) -> Iterator[tuple[Option, Reason]]:
    """event.anticipation: why a card of the pile may not be taken."""
    for c in sorted(g.s.decks[side]):
        if c in g.facts.apart:
            yield g.facts.o["take"][c], Reason("event.anticipation", "refused-apart", card=c)
        else:
            yield g.facts.o["take"][c], Reason("event.anticipation", "refused-red", card=c)


@effect("reserve")
def reserve(g: War, side: int, card: int) -> Rule[None]:
    """event.reserve: two cards more; red ones among them are discarded without effect."""
    kept = []
    for _ in range(2):
        drawn = cards.draw(g, side, 1 << seat(g.s, side))
        if drawn == NO_CARD:
            break
        if g.facts.events[g.facts.cards[drawn].event].colour == "red":
            discard(g, drawn)
            g.tell("event.reserve", "red-discarded", side=side, card=drawn)
        else:
            g.s.hands[side].append(drawn)
            kept.append(drawn)
    g.tell("event.reserve", "draws", side=side, number=len(kept))
    if kept:
        g.whisper(seat(g.s, side), "event.reserve", "drawn", {"cards": kept})
    yield from ()


@allowed("care")
def care_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.care: some French corps has lost infantry."""
    return None if care_corps(g, side) else Reason("event.care", "refused-no-corps-for-card", card=card)


def care_corps(g: War, side: int) -> tuple[int, ...]:
    """event.care: the corps that have lost infantry and are not marked yet."""
    s, f = g.s, g.facts
    return tuple(
        b
        for b in range(f.lo[side], f.corps_end[side])
        if s.area[b] < NO_AREA and s.inf[b] < f.full(b)[0] and not s.care >> b & 1
    )


@effect("care")
def care(g: War, side: int, card: int) -> Rule[None]:
    """event.care:
    a corps is marked; if it is still ready in recovery it regains a point of infantry and loses all fatigue.
    """
    choice = yield Decision(seat(g.s, side), "event.care", "care", about(g, "pick", care_corps(g, side)))
    g.s.care |= 1 << choice.args[0]
    tell_owner(g, side, "event.care", "marked", block=choice.args[0])


@allowed("reinforcements")
def reinforcements_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.reinforcements: some corps on the map has room."""
    return room_for(g, side, card, "event.reinforcements")


def room_for(g: War, side: int, card: int, rule: str) -> Reason | None:
    """event.reinforcements: why no corps can be strengthened."""
    return None if corps_with_room(g, side) else Reason(rule, "refused-no-corps-for-card", card=card)


def corps_with_room(g: War, side: int) -> tuple[int, ...]:
    """event.reinforcements: the corps on the map below the top of the strength track."""
    s, f = g.s, g.facts
    top = f.tables.top_strength
    return tuple(b for b in range(f.lo[side], f.corps_end[side]) if s.area[b] < NO_AREA and s.inf[b] + s.cav[b] < top)


@effect("reinforcements")
def reinforcements(g: War, side: int, card: int) -> Rule[None]:
    """event.reinforcements: one point of infantry more for a corps; victory points do not move."""
    yield from reinforce(g, side, "event.reinforcements")


def reinforce(g: War, side: int, rule: str) -> Rule[None]:
    """event.reinforcements: its owner says which corps."""
    choice = yield Decision(seat(g.s, side), rule, "reinforce", about(g, "pick", corps_with_room(g, side)))
    g.s.inf[choice.args[0]] += 1
    tell_owner(g, side, rule, "reinforced", block=choice.args[0])


def tired_areas(g: War, side: int) -> tuple[int, ...]:
    """Where a side has a tired corps."""
    return tuple(a for a in areas_with_corps(g, side) if any(g.s.fatigue[b] for b in members(corps_at(g, side, a))))


@allowed("supply")
def supply_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.supply: some stack is tired."""
    return None if tired_areas(g, side) else Reason("event.supply", "refused-nobody-tired")


@effect("supply")
def supply(g: War, side: int, card: int) -> Rule[None]:
    """event.supply: 2 fatigue in all off the corps of one stack."""
    choice = yield Decision(seat(g.s, side), "event.supply", "relieve-stack", area_options(g, tired_areas(g, side)))
    yield from relieve(g, side, corps_at(g, side, choice.args[0]), 2, "event.supply")


def relieve_each(g: War, side: int, a: int, rule: str) -> None:
    """A fatigue off each corps of an area."""
    for b in corps_of(g, corps_at(g, side, a)):
        rest(g, b, 1, rule)


@effect("strategic-withdrawal", lasting=True)
def strategic_withdrawal(g: War, side: int, card: int) -> Rule[None]:
    """event.strategic-withdrawal:
    all turn, the coalition's stacks have a point more but must come nearer to given areas.
    """
    lay_down(g, card)
    yield from ()


@LASTING.special(MOVEMENT_POINTS, "event.strategic-withdrawal")
def withdrawal_speeds(g: War, side: int, group: int) -> int:
    """event.strategic-withdrawal: a point more."""
    return 1 if side == COALITION and g.s.board and in_force(g, "strategic-withdrawal") else 0


@LASTING.special(MARCH, "event.strategic-withdrawal")
def withdrawal_route(g: War, side: int, to: int, left: int) -> Reason | None:
    """event.strategic-withdrawal: no step after which the march could not end nearer."""
    if side != COALITION or not g.s.board or not in_force(g, "strategic-withdrawal"):
        return None
    if can_end_nearer(g, side, to, left):
        return None
    return Reason("event.strategic-withdrawal", "refused-withdrawal", area=to)


@LASTING.special(HALT, "event.strategic-withdrawal")
def withdrawal_halt(g: War, side: int) -> Reason | None:
    """event.strategic-withdrawal: a march does not end where it is no nearer; a stack need not march at all."""
    if side != COALITION or not g.s.board or not in_force(g, "strategic-withdrawal"):
        return None
    a = place_of(g, g.s.group)
    return (
        None
        if nearer(g, a) or not has_left(g, a)
        else Reason("event.strategic-withdrawal", "refused-withdrawal", area=a)
    )


def nearer(g: War, a: int) -> bool:
    """event.strategic-withdrawal: fewer roads to one of the areas than where the march began."""
    graph = g.facts.graph
    for goal in g.facts.events["strategic-withdrawal"].areas:
        far = graph.distances(goal)
        if far[a] < far[g.s.origin]:
            return True
    return False


def can_end_nearer(g: War, side: int, a: int, left: int) -> bool:
    """event.strategic-withdrawal:
    is there an end to the march, from an area with so many points left, that is nearer?
    """
    best = {a: left}
    edge = [a]
    while edge:
        at = edge.pop()
        if nearer(g, at):
            return True
        if has_block(g, foe(side), at) or friends_there(g, side, at):
            continue
        for road, to in open_exits(g, side, at):
            rest_ = best[at] - cost(g, road)
            if rest_ >= 0 and rest_ > best.get(to, -1):
                best[to] = rest_
                edge.append(to)
    return False
