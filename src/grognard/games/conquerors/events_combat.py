"""Events of combat, retreat and pursuit that both games of the family have."""

from __future__ import annotations

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.points import Chapter

from .arrival import arrive
from .cards import allowed, effect
from .facts import members
from .points import RESULT_FATIGUE
from .retreat import retreat
from .shares import suffer
from .table import alive, cavalry, commanders_at, corps_at, corps_of, has_corps, open_exits, seat, settle, tidy
from .terms import (
    AUDACITY,
    COALITION,
    COALITION_CAVALRY,
    FRENCH,
    GREAT_CHARGE,
    GUARD,
    MORE_CARDS,
    MORE_CARDS_COALITION,
    NO_PURSUIT,
    PURSUIT_DUE,
    SQUARE,
    Rule,
    War,
    foe,
)

COMBAT_EVENTS = Chapter("events that change a combat's result")


def attacker(g: War) -> int:
    """combat.attacker: the side whose operation it is."""
    return g.s.act


def fighters(g: War, side: int) -> int:
    """fatigue.eliminated: the blocks of a side in the combat in progress; an event may have eliminated some already."""
    return alive(g, g.s.group if side == attacker(g) else g.s.foes)


def only_attacking(g: War, side: int, rule: str) -> Reason | None:
    """Why an event of the attacker may not be played by the defender."""
    return None if attacker(g) == side else Reason(rule, "refused-not-attacking")


def only_with(g: War, side: int, slug: str) -> Reason | None:
    """Why an event that needs a certain corps may not be played without it."""
    wanted = of_scenario(g, slug)
    return None if fighters(g, side) >> wanted & 1 else Reason(f"event.{slug}", "refused-corps-not-there", block=wanted)


def of_scenario(g: War, slug: str) -> int:
    """setup.place: of the corps that an event may need, the first that belongs to the scenario."""
    wanted = g.facts.events[slug].blocks
    return next((b for b in wanted if not g.facts.absent >> b & 1), wanted[0])


@allowed("audacity")
def audacity_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.audacity: a French stack attacks."""
    return only_attacking(g, side, "event.audacity")


@effect("audacity")
def audacity(g: War, side: int, card: int) -> Rule[None]:
    """event.audacity: the defender has no card for woods or citadel."""
    g.s.flags |= AUDACITY
    yield from ()


@allowed("elan")
def elan_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.elan: a French stack attacks."""
    return only_attacking(g, side, "event.elan")


@effect("elan")
def elan(g: War, side: int, card: int) -> Rule[None]:
    """event.elan: a card more."""
    g.s.flags |= MORE_CARDS
    yield from ()


@allowed("reinforced-position")
def reinforced_position_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.reinforced-position: a stack of the coalition defends."""
    return None if attacker(g) != side else Reason("event.reinforced-position", "refused-not-defending")


@effect("reinforced-position")
def reinforced_position(g: War, side: int, card: int) -> Rule[None]:
    """event.reinforced-position: a card more."""
    g.s.flags |= MORE_CARDS_COALITION
    yield from ()


@effect("ambush")
def ambush(g: War, side: int, card: int) -> Rule[None]:
    """event.ambush: 1 fatigue for the French stack, given freely by its owner."""
    yield from suffer(g, FRENCH, fighters(g, FRENCH), 1, "event.ambush", True)


@effect("skirmishers")
def skirmishers(g: War, side: int, card: int) -> Rule[None]:
    """event.skirmishers: 1 fatigue for the coalition's stack, given freely by its owner."""
    yield from suffer(g, COALITION, fighters(g, COALITION), 1, "event.skirmishers", True)


@effect("sacrifice")
def sacrifice(g: War, side: int, card: int) -> Rule[None]:
    """event.sacrifice: a card more for 2 fatigue, given as the edition says."""
    g.s.flags |= MORE_CARDS_COALITION
    freely = g.facts.events["sacrifice"].freely
    yield from suffer(g, COALITION, fighters(g, COALITION), 2, "event.sacrifice", freely)


@allowed("square")
def square_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.square: the coalition's stack has cavalry; under fog of war that is not known."""
    if g.facts.fog or g.s.flags & COALITION_CAVALRY:
        return None
    return Reason("event.square", "refused-no-cavalry")


@effect("square")
def square(g: War, side: int, card: int) -> Rule[None]:
    """event.square: 2 fatigue less in the result, if the enemy had cavalry when the combat began."""
    g.s.flags |= SQUARE
    yield from ()


@COMBAT_EVENTS.special(RESULT_FATIGUE, "event.square")
def square_spares(g: War, side: int, group: int, losing: bool) -> int:
    """event.square: 2 fatigue less for the French."""
    return -2 if side == FRENCH and g.s.flags & SQUARE and g.s.flags & COALITION_CAVALRY else 0


@allowed("the-guard")
def the_guard_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.the-guard: the corps of the Guard is in the French stack."""
    return only_with(g, side, "the-guard")


@effect("the-guard")
def the_guard(g: War, side: int, card: int) -> Rule[None]:
    """event.the-guard: a card more; if the combat is lost, 1 fatigue more for each corps."""
    g.s.flags |= MORE_CARDS | GUARD
    yield from ()


@COMBAT_EVENTS.special(RESULT_FATIGUE, "event.the-guard")
def the_guard_shaken(g: War, side: int, group: int, losing: bool) -> int:
    """event.the-guard: the Guard has lost: 1 fatigue for each corps of its stack."""
    return len(corps_of(g, group)) if side == FRENCH and losing and g.s.flags & GUARD else 0


# --- to the sound of the guns ---


@allowed("cannon-sounds")
def cannon_sounds_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.cannon-sounds: a corps stands in a free area beside the combat."""
    return None if in_earshot(g, side) else Reason("event.cannon-sounds", "refused-nobody-in-earshot")


def in_earshot(g: War, side: int) -> tuple[int, ...]:
    """event.cannon-sounds: the corps in free areas one road away, activated or not."""
    s, f = g.s, g.facts
    beside = {to for _, to in open_exits(g, side, s.battle) if not has_corps(g, foe(side), to)}
    return tuple(b for b in range(f.lo[side], f.corps_end[side]) if s.area[b] in beside)


def join_options(g: War, side: int) -> list[Option]:
    """The corps to call."""
    return [g.facts.o["join"][b] for b in in_earshot(g, side)]


@effect("cannon-sounds")
def cannon_sounds(g: War, side: int, card: int) -> Rule[None]:
    """event.cannon-sounds:
    one corps, with its commander if its owner wishes, comes to the combat and takes part in it.
    """
    s = g.s
    if not in_earshot(g, side):
        return
    choice = yield Decision(seat(s, side), "event.cannon-sounds", "cannon-sounds", join_options(g, side))
    group = 1 << choice.args[0]
    a = s.area[choice.args[0]]
    chiefs = commanders_at(g, side, a)
    if chiefs and not corps_at(g, side, a) & ~group:
        group |= chiefs
    else:
        while chiefs & ~group:
            choice = yield Decision(
                seat(s, side), "event.cannon-sounds", "bring-commander", bring_options(g, chiefs & ~group)
            )
            if choice is g.facts.passing:
                break
            group |= 1 << choice.args[0]
    yield from arrive(g, side, group, g.facts.graph.road_between[a, s.battle], s.battle, False)
    if side == attacker(g):
        s.group |= group
    else:
        s.foes |= group
    if g.facts.fog:
        s.shown |= group
        g.tell("fog.reveal", "shown", area=s.battle, blocks=members(group))


def bring_options(g: War, chiefs: int) -> list[Option]:
    """A commander to bring along, or none."""
    return [*(g.facts.o["join"][b] for b in members(chiefs)), g.facts.passing]


# --- retreat and pursuit ---


@allowed("panic")
def panic_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.panic: a stack of the coalition has retreated."""
    retreats = g.s.retreating & g.facts.side_mask[COALITION] & g.facts.corps_mask
    return None if retreats else Reason("event.panic", "refused-no-retreat")


@effect("panic")
def panic(g: War, side: int, card: int) -> Rule[None]:
    """event.panic: the beaten stack retreats one road more and takes 2 fatigue, given as the edition says."""
    yield from retreat(g, COALITION, 1)
    yield from suffer(g, COALITION, g.s.retreating, 2, "event.panic", g.facts.events["panic"].freely)
    tidy(g)
    settle(g)


@allowed("orderly-retreat")
def orderly_retreat_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.orderly-retreat: the own stack retreats and still has cavalry."""
    if not g.s.retreating & g.facts.side_mask[side]:
        return Reason("event.orderly-retreat", "refused-no-retreat")
    return None if cavalry(g, g.s.retreating) else Reason("event.orderly-retreat", "refused-no-cavalry")


@effect("orderly-retreat")
def orderly_retreat(g: War, side: int, card: int) -> Rule[None]:
    """event.orderly-retreat: no pursuit."""
    g.s.flags |= NO_PURSUIT
    yield from ()


@allowed("great-charge")
def great_charge_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.great-charge: the French pursue."""
    pursued = g.s.flags & PURSUIT_DUE and g.s.retreating & g.facts.side_mask[foe(side)]
    return None if pursued else Reason("event.great-charge", "refused-no-pursuit")


@effect("great-charge")
def great_charge(g: War, side: int, card: int) -> Rule[None]:
    """event.great-charge: a card more in the pursuit."""
    g.s.flags |= GREAT_CHARGE
    yield from ()
