"""Events of combat, retreat and pursuit: what each would change in the combat in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from grognard.engine.decision import Decision, Option

from .conquerors_odds import Stack
from .conquerors_outlook import Outlook
from .conquerors_sight import Corps

SURE: Final = 0.25  # what a card more brings besides its losses and fatigue


class Fight(NamedTuple):
    """The combat in progress as we see it: both stacks, the area, whether it follows a march, whether we attack."""

    mine: Stack
    theirs: Stack
    area: int
    marching: bool
    attacking: bool


def fight(o: Outlook) -> Fight | None:
    """combat.attacker combat.defender: who fights whom; of an unseen attacker, all who stand there."""
    operation = o.sight.operation
    if operation is None or operation["battle"] is None:
        return None
    a = o.sight.area(operation["battle"])
    mine, theirs = o.sight.mine_at(a), o.sight.theirs_at(a)
    attacking = operation["side"] == o.f.sides[o.me]
    if "group" in operation:
        blocks = {o.sight.block(name) for name in operation["group"]}
        if attacking:
            mine = [c for c in mine if c.block in blocks]
        else:
            theirs = [c for c in theirs if c.block in blocks]
    if not mine or not theirs:
        return None
    return Fight(o.stack(o.me, a, mine), o.stack(o.foe, a, theirs), a, operation["what"] == "attack", attacking)


def value(o: Outlook, x: Fight, more: int = 0, ground: int = 0) -> float:
    """What the combat may be expected to bring us, with so many cards more, or less ground for the defender."""
    if x.attacking:
        return o.gain(x.mine, x.theirs, x.area, x.marching, more, -ground)
    return -o.gain(x.theirs, x.mine, x.area, x.marching, 0, more)


def one_card(o: Outlook, card: int) -> float:
    """A card more: its losses and fatigue, and the better odds."""
    x = fight(o)
    return 0.0 if x is None else value(o, x, 1) - value(o, x) + SURE


def audacity(o: Outlook, card: int) -> float:
    """The defender's card for woods or citadel less, if there is one."""
    x = fight(o)
    if x is None:
        return 0.0
    return value(o, x, 0, o.ground_cards(x.theirs, x.area)) - value(o, x)


def the_guard(o: Outlook, card: int) -> float:
    """A card more, but not where the combat may well be lost."""
    x = fight(o)
    if x is None:
        return 0.0
    _, lost = o.odds.winning(o.me, x.mine.cards + 1, x.theirs.cards)
    return one_card(o, card) - lost * x.mine.tired_by(x.mine.number)


def stray_bullet(o: Outlook, card: int) -> float:
    """Stray bullet and grapeshot: two fatigue more for the enemy: best against a corps alone."""
    x = fight(o)
    if x is None:
        return 0.0
    due = x.mine.cards * o.odds.fatigue[o.me]
    return x.theirs.tired_by(due + 2) - x.theirs.tired_by(due)


def square(o: Outlook, card: int) -> float:
    """Two fatigue less for us, if the enemy has cavalry and cards enough to cause as much."""
    x = fight(o)
    if x is None or (not x.theirs.cav and not o.f.fog):
        return 0.0
    due = x.theirs.cards * o.odds.fatigue[o.foe]
    return x.mine.tired_by(due) - x.mine.tired_by(max(0.0, due - 2))


def one_fatigue(o: Outlook, card: int) -> float:
    """Skirmishers and ambush: a fatigue on the enemy, where he likes: best against one corps, or a tired one."""
    x = fight(o)
    if x is None:
        return 0.0
    due = x.mine.cards * o.odds.fatigue[o.me]
    drops = all(c.fatigue + 1 == o.f.tables.tired_from for c in x.theirs.corps)
    dies = x.theirs.number == 1 and x.theirs.corps[0].fatigue == o.f.tables.destroyed_above
    return x.theirs.tired_by(due + 1) - x.theirs.tired_by(due) + (0.6 if drops else 0.0) + (4.0 if dies else 0.0)


def charge(o: Outlook, card: int) -> float:
    """A card more for 2 fatigue of one corps, while it is not tired."""
    corps = o.sight.own(o.f.events["charge"].blocks[0])
    return one_card(o, card) - price(o, [] if corps is None else [corps], 2)


def sacrifice(o: Outlook, card: int) -> float:
    """Sacrifice and assault column: a card more for 2 fatigue, while the stack can bear them."""
    x = fight(o)
    return 0.0 if x is None else one_card(o, card) - x.mine.tired_by(2)


def great_battery(o: Outlook, card: int) -> float:
    """A point of strength for certain, for a fatigue of each of our corps."""
    x = fight(o)
    return 0.0 if x is None else 1.2 + SURE - price(o, list(x.mine.corps), x.mine.number)


def snow_storm(o: Outlook, card: int) -> float:
    """The enemy fights without one of his corps, the one that brings least, and it takes a fatigue."""
    x = fight(o)
    if x is None:
        return 0.0
    cards = min(brings(o, c) for c in x.theirs.corps)
    return value(o, x, cards) - value(o, x) + cards * SURE + x.theirs.tired_by(1)


def brings(o: Outlook, corps: Corps) -> int:
    """The combat cards that a corps brings."""
    return Stack(o.odds, o.me, [corps]).cards


def lost_in_snow(o: Outlook, decision: Decision) -> Option:
    """event.snow-storm: the corps that brings fewest cards; of these the one that feels a fatigue least."""

    def cost(option: Option) -> float:
        corps = o.sight.own(option.args[0])
        return 0.0 if corps is None else brings(o, corps) + 0.1 * price(o, [corps], 1)

    return min(decision.options, key=cost)


def rougeaud(o: Outlook, card: int) -> float:
    """A card more, or 2 fatigue for one corps, as the next card decides."""
    event = o.f.events["rougeaud"]
    corps = o.sight.own(event.blocks[0])
    good = o.odds.at_least(o.me, event.card_from)
    return good * one_card(o, card) - (1 - good) * price(o, [] if corps is None else [corps], 2)


def rear_guard(o: Outlook, card: int) -> float:
    """Slip away from a combat that would cost more than a strength point and a fatigue."""
    x = fight(o)
    if x is None or x.mine.strength <= 1:
        return 0.0
    saved = o.gain(x.theirs, x.mine, x.area, x.marching) - x.mine.rest()
    return saved - x.mine.worth() + x.mine.after(1, 1) - o.secured(x.area)


def price(o: Outlook, corps: list[Corps], points: int) -> float:
    """What fatigue of certain corps costs; those who would lose a combat card by it do not pay."""
    if any(c.fatigue < o.f.tables.tired_from <= c.fatigue + points for c in corps):
        return 2.0
    return Stack(o.odds, o.me, corps, (), o.last).tired_by(points)


def cannon_sounds(o: Outlook, card: int) -> float:
    """Call the corps that adds most to the combat, if it is not too tired and does not leave a victory area."""
    x = fight(o)
    if x is None:
        return 0.0
    return max((joining(o, x, c) for c in in_earshot(o, x.area)), default=0.0)


def in_earshot(o: Outlook, a: int) -> list[Corps]:
    """event.cannon-sounds: our corps in free areas beside the combat."""
    beside = {to for _, to in o.f.exits[a] if to not in o.enemies}
    return [c for c in o.sight.corps[o.me] if c.area in beside]


def joining(o: Outlook, x: Fight, corps: Corps) -> float:
    """What a corps adds to a combat by joining it."""
    joined = Stack(o.odds, o.me, (*x.mine.corps, corps), x.mine.commanders, o.last)
    more = value(o, x._replace(mine=joined)) - value(o, x)
    leaves = o.goal_left(corps.area) if len(o.sight.mine_at(corps.area)) == 1 else 0.0
    return more - leaves - 0.3 * corps.ready


def cannon_sounds_corps(o: Outlook, decision: Decision) -> Option:
    """The corps that adds most."""
    x = fight(o)

    def rank(option: Option) -> float:
        corps = o.sight.own(option.args[0])
        return joining(o, x, corps) if x is not None and corps is not None else 0.0

    return max(decision.options, key=rank)


def bring_commander(o: Outlook, decision: Decision) -> Option:
    """A commander comes along for his combat card, but never Napoleon to a stack that could be destroyed."""
    x = fight(o)
    for option in decision.options:
        if option.verb == "join" and x is not None and x.mine.number >= 2:
            return option
    return decision.options[-1]


# --- retreat and pursuit ---


def panic(o: Outlook, card: int) -> float:
    """Two fatigue more for a beaten stack: worth more the more tired it may be."""
    return 0.25 if o.last else 0.8


def great_charge(o: Outlook, card: int) -> float:
    """A card more of pursuit."""
    return 0.1 if o.last else 0.5


def back_to_the_river(o: Outlook, card: int) -> float:
    """A strength point, and so a victory point, for nothing."""
    return 1.2


def orderly_retreat(o: Outlook, card: int) -> float:
    """No pursuit: worth it for a stack that has fatigue enough already."""
    operation = o.sight.operation or {}
    if not operation.get("retreating"):
        return 0.0
    tired = [c for c in o.sight.corps[o.me] if c.fatigue >= 4 and o.sight.nearest_block(c.area) <= 3]
    return 0.2 if o.last else 0.5 + 0.3 * len(tired)


COMBAT_EVENTS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "elan": one_card,
    "reinforced-position": one_card,
    "courage": one_card,
    "audacity": audacity,
    "the-guard": the_guard,
    "stray-bullet": stray_bullet,
    "square": square,
    "skirmishers": one_fatigue,
    "ambush": one_fatigue,
    "charge": charge,
    "sacrifice": sacrifice,
    "cannon-sounds": cannon_sounds,
    "assault-column": sacrifice,
    "back-to-the-river": back_to_the_river,
    "grapeshot": stray_bullet,
    "great-battery": great_battery,
    "quick-deployment": one_card,
    "rear-guard": rear_guard,
    "rougeaud": rougeaud,
    "snow-storm": snow_storm,
    "panic": panic,
    "great-charge": great_charge,
    "orderly-retreat": orderly_retreat,
}
