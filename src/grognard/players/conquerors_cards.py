"""Which card to play, and when: an event is played if it brings more than the card is worth in hand.

In hand a card is worth the fatigue that it would take off in recovery, so that a tired army keeps its cards, and the
combat in which it might serve later. An event that this file does not know is never played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.decision import Decision, Option

from .conquerors_combat import relief
from .conquerors_combat_cards import COMBAT_EVENTS
from .conquerors_march_cards import MARCH_EVENTS
from .conquerors_odds import worth
from .conquerors_outlook import Outlook
from .conquerors_plan import best_plan
from .conquerors_sight import Corps

LATER_USE: Final = {
    "elan": 0.5,
    "the-guard": 0.4,
    "stray-bullet": 0.4,
    "square": 0.3,
    "cannon-sounds": 0.3,
    "charge": 0.4,
    "courage": 0.3,
    "reinforced-position": 0.5,
    "sacrifice": 0.4,
    "forced-march": 0.3,
    "counter-order": 0.3,
    "countermarch": 0.2,
    "great-battery": 0.4,
    "grapeshot": 0.4,
    "quick-deployment": 0.5,
    "rear-guard": 0.5,
    "snow-storm": 0.4,
    "back-to-the-river": 0.5,
    "aide-de-camp": 0.0,
    "conscript": 0.6,
    "reaction": 0.3,
    "reserve": 0.5,
    "reinforcements": 0.6,
}
SOME_USE: Final = 0.1
WASTE: Final = 0.1  # what it costs to spend a point of recovery on fatigue that is not there

Worth = Callable[[Outlook, int], float]


def play_event(o: Outlook, decision: Decision) -> Option:
    """Play the event that brings most beyond what its card is worth in hand, or none."""
    best, chosen = 0.0, None
    for option in decision.options:
        if option.verb != "play":
            continue
        event = EVENTS.get(o.f.cards[option.args[0]].event)
        if event is None:
            continue
        gain = event(o, option.args[0]) - in_hand(o, option.args[0])
        if gain > best:
            best, chosen = gain, option
    return chosen if chosen is not None else decision.options[-1]


def in_hand(o: Outlook, card: int) -> float:
    """What a card is worth unplayed: its recovery, if as many corps are tired as we hold cards, and its later use."""
    fact = o.f.cards[card]
    tired = sorted((relief(o, c, fact.recovery) for c in o.sight.corps[o.me]), reverse=True)
    rank = max(0, sum(o.f.cards[c].recovery >= fact.recovery for c in o.sight.hand) - 1)
    needed = tired[min(rank, len(tired) - 1)] if tired else 0.0
    return 0.8 * needed + later_use(o, card)


def later_use(o: Outlook, card: int) -> float:
    """What a card's event may bring in a later turn."""
    return 0.0 if o.last else 0.5 * LATER_USE.get(o.f.cards[card].event, SOME_USE)


def counter_event(o: Outlook, decision: Decision) -> Option:
    """Counter an event of a combat or of an attack; let the others pass."""
    operation = o.sight.operation
    stake = 0.2
    if operation is not None and operation["battle"] is not None:
        stake = 0.8
    elif operation is not None and operation["what"] == "attack":
        stake = 0.4
    plays = [option for option in decision.options if option.verb == "play"]
    best = min(plays, key=lambda option: in_hand(o, option.args[0]), default=None)
    if best is not None and stake > in_hand(o, best.args[0]):
        return best
    return decision.options[-1]


# --- recovery ---


def recover(o: Outlook, decision: Decision) -> Option:
    """recovery.cards: a card for each tired corps, the best for the most tired; combat cards stay for combats."""
    treated = decision.about[1] if len(decision.about) == 2 else 0
    patients = [c for c in o.sight.corps[o.me] if c.fatigue and not treated >> c.block & 1]
    best, chosen = 0.0, None
    for option in decision.options:
        if option.verb != "recover":
            continue
        points = o.f.cards[option.args[0]].recovery
        gain = max((relief(o, c, points) - WASTE * max(0, points - c.fatigue) for c in patients), default=0.0)
        gain -= 0.02 * points + later_use(o, option.args[0])
        if gain > best:
            best, chosen = gain, option
    return chosen if chosen is not None else decision.options[-1]


def recover_corps(o: Outlook, decision: Decision) -> Option:
    """cards.recovery-limit: the card goes to the corps that gains most from being relieved."""
    return max(decision.options, key=lambda option: relief(o, o.sight.own(option.args[0]), 2))


# --- events of the initiative phase ---


def near_contact(o: Outlook) -> bool:
    """Is some corps of ours within two roads of an enemy?"""
    return any(o.sight.nearest_block(a) <= 2 for a in o.friends)


def intuition(o: Outlook, card: int) -> float:
    """Take the initiative when the armies touch: whoever strikes first strikes the rested."""
    return 0.6 if near_contact(o) else 0.0


def always(o: Outlook, card: int) -> float:
    """More cards for one, a point of strength or of the enemy's for nothing: at once."""
    return 3.0


def care(o: Outlook, card: int) -> float:
    """Mark a corps that will rest anyway, because it is tired and not near the enemy."""
    return max((care_worth(o, c) for c in o.sight.corps[o.me]), default=0.0)


def care_worth(o: Outlook, corps: Corps) -> float:
    """event.care: a point of strength and of victory, if the corps has lost infantry and can rest."""
    block = o.f.blocks[corps.block]
    if corps.strength >= block.inf + block.cav or corps.marked:
        return 0.0
    return 2.0 if o.sight.nearest_block(corps.area) >= 3 else 0.4 + 0.15 * corps.fatigue


def saxon_defection(o: Outlook, card: int) -> float:
    """Sure in view; under fog of war, as likely as it is that the corps is there."""
    if not o.f.fog:
        return 3.0
    return 1.5 / max(1, len(o.sight.corps[o.foe])) * len([a for a in o.friends if a in o.enemies])


def supply(o: Outlook, card: int) -> float:
    """Bring a corps back below 5 before it must fight; otherwise the card recovers as much later."""
    return max((0.5 * worn_near(o, c) for c in o.sight.corps[o.me]), default=0.0)


def worn_near(o: Outlook, corps: Corps) -> float:
    """The relief of a corps that has lost a combat card by fatigue and has the enemy close."""
    worn = corps.fatigue >= o.f.tables.tired_from and o.sight.nearest_block(corps.area) <= 2
    return relief(o, corps, 2) * 2 if worn else 0.0


def vive_la_reine(o: Outlook, card: int) -> float:
    """Worth a card when three corps or more of one stack are tired."""
    return max((sum(relief(o, c, 1) for c in stack.corps) for stack in o.friends.values()), default=0.0)


def kamenski(o: Outlook, card: int) -> float:
    """A commander who costs his stack a card is better away, the sooner the nearer the enemy."""
    blocks = o.f.blocks
    for b in o.f.events["kamenski"].blocks:
        if b in o.sight.commanders:
            near = o.sight.nearest_block(o.sight.commanders[b][0])
            return -blocks[b].combat * (0.9 if near <= 2 else 0.6 if near <= 4 else 0.2)
    return 0.0


def aide_de_camp(o: Outlook, card: int) -> float:
    """The enemy's hand is no use to one who remembers nothing: only for a card that serves for nothing else."""
    return 0.01


def epidemy(o: Outlook, card: int) -> float:
    """A fatigue for each corps of a stack: worth a card against several, or tired ones."""
    return max((stricken(o, a) for a in o.enemies), default=0.0)


def stricken(o: Outlook, a: int) -> float:
    """What a fatigue more takes from each enemy corps in an area; those who are about to rest will hardly feel it."""
    enemies = o.enemies.get(a)
    if enemies is None:
        return 0.0
    felt = 1.0 if any(o.sight.distance(a, b) <= 3 for b in o.friends) else 0.5
    return felt * enemies.tired_by(enemies.number)


def coordination(o: Outlook, card: int) -> float:
    """Two operations in a row, when the next one is a blow and the enemy could still move away."""
    if o.sight.foe_passed:
        return 0.0
    plan = best_plan(o)
    return 0.3 * plan.value if plan.verb in ("attack", "combat") else 0.0


EVENTS: Final[dict[str, Worth]] = {
    "intuition": intuition,
    "anticipation": always,
    "reserve": always,
    "care": care,
    "saxon-defection": saxon_defection,
    "reinforcements": always,
    "supply": supply,
    "vive-la-reine": vive_la_reine,
    "coordination": coordination,
    "aide-de-camp": aide_de_camp,
    "conscript": always,
    "epidemy": epidemy,
    "for-the-tsar": vive_la_reine,
    "kamenski": kamenski,
    "lobanov": always,
    **COMBAT_EVENTS,
    **MARCH_EVENTS,
}


# --- what events ask ---

TAKE: Final = (
    (
        *("elan", "reinforced-position", "the-guard", "sacrifice", "stray-bullet", "charge", "reserve"),
        *("reinforcements", "assault-column", "conscript", "grapeshot", "great-battery", "lobanov", "quick-deployment"),
    ),
    ("forced-march", "square", "cannon-sounds", "counter-order", "reaction", "rear-guard", "snow-storm", "rougeaud"),
)


def anticipation(o: Outlook, decision: Decision) -> Option:
    """Take a card for combat; if the army is tired, the one that recovers most."""
    tired = sum(c.fatigue >= o.f.tables.tired_from - 1 for c in o.sight.corps[o.me])

    def rank(option: Option) -> float:
        card = o.f.cards[option.args[0]]
        use = 3.0 if card.event in TAKE[0] else 2.0 if card.event in TAKE[1] else 1.0
        return use + card.recovery * (0.3 + 0.5 * tired)

    return max(decision.options, key=rank)


def care_corps(o: Outlook, decision: Decision) -> Option:
    """Mark the corps that most surely rests, the most tired of them."""

    def rank(option: Option) -> float:
        corps = o.sight.own(option.args[0])
        return 0.0 if corps is None else care_worth(o, corps) + 0.1 * corps.fatigue

    return max(decision.options, key=rank)


def reinforce(o: Outlook, decision: Decision) -> Option:
    """Strengthen the corps that gets another combat card by it, else the least tired."""

    def rank(option: Option) -> float:
        corps = o.sight.own(option.args[0])
        if corps is None:
            return -1.0
        gains_card = corps.strength + 1 in o.f.tables.cards_from
        return worth(corps.strength + 1, corps.fatigue) - worth(corps.strength, corps.fatigue) + gains_card

    return max(decision.options, key=rank)


def relieve_stack(o: Outlook, decision: Decision) -> Option:
    """Relieve the stack whose corps gain most."""

    def rank(option: Option) -> float:
        return sum(relief(o, c, 1) for c in o.sight.mine_at(option.args[0]))

    return max(decision.options, key=rank)


def name_area(o: Outlook, decision: Decision) -> Option:
    """Under fog of war, name the contested area with the most enemy blocks."""
    return max(decision.options, key=lambda option: len(o.sight.theirs_at(option.args[0])))


def strike_stack(o: Outlook, decision: Decision) -> Option:
    """event.epidemy: the stack that suffers most by it."""
    return max(decision.options, key=lambda option: stricken(o, option.args[0]))


def inactivity(o: Outlook, decision: Decision) -> Option:
    """Let those be inactive who are fewest, freshest and furthest from the enemy."""

    def cost(option: Option) -> float:
        stack = o.friends.get(option.args[0])
        if stack is None:
            return 0.0
        near = o.sight.nearest_block(option.args[0])
        return stack.worth() * (1.5 if near <= 1 else 1.0 if near <= 3 else 0.5) + sum(c.fatigue for c in stack.corps)

    return min(decision.options, key=cost)
