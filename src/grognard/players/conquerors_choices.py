"""The player of the family: for each kind of decision, the function with its rule of thumb."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.engine.seat import Seat

from . import conquerors_cards as cards
from . import conquerors_combat as combat
from . import conquerors_combat_cards as combat_cards
from . import conquerors_march as march
from . import conquerors_march_cards as march_cards
from . import conquerors_setup as setup
from .conquerors_odds import Odds
from .conquerors_outlook import Outlook
from .conquerors_plan import best_plan
from .conquerors_sight import Sight

ASKED: Final = ("n", "offered", "decides", "rule", "prompt")  # what of a view is not the table
VERBS: Final = ("combat", "attack", "manoeuvre")

Choice = Callable[[Outlook, Decision], Option]


def operation(o: Outlook, decision: Decision) -> Option:
    """The operation that promises most; pass when rest is worth more than anything that could be done."""
    offered = {(option.verb, option.args[0]): option for option in decision.options if option.verb in VERBS}
    passing = next((option for option in decision.options if option.verb == "pass"), None)
    plan = best_plan(o, offered, passing is not None)
    if (plan.verb, plan.area) in offered:
        return offered[plan.verb, plan.area]
    return passing if passing is not None else decision.options[0]


def joins(o: Outlook, decision: Decision) -> Option:
    """The blocks that the plan names, one after the other; for Reaction, the whole stack."""
    withs = {option.args[0]: option for option in decision.options if option.verb == "with"}
    other = next((option for option in decision.options if option.verb != "with"), None)
    if not withs:
        return decision.options[0]
    place = next((c.area for c in o.sight.corps[o.me] if c.block in withs), None)
    if o.sight.operation is None and place is not None:
        plan = best_plan(o, [(verb, place) for verb in VERBS], False)
        for b in sorted(plan.group):
            if b in withs:
                return withs[b]
        if other is not None:
            return other
    return next(iter(withs.values()))


def first(o: Outlook, decision: Decision) -> Option:
    """Where there is nothing to weigh."""
    return decision.options[0]


CHOICES: Final[dict[str, Choice]] = {
    "bid": setup.bid,
    "place": setup.place,
    "deployed": first,
    "arrival": setup.arrival,
    "counter-event": cards.counter_event,
    "anticipation": cards.anticipation,
    "care": cards.care_corps,
    "reinforce": cards.reinforce,
    "relieve-stack": cards.relieve_stack,
    "name-area": cards.name_area,
    "inactivity": cards.inactivity,
    "operation": operation,
    "with": joins,
    "march": march.march,
    "bridge": march_cards.bridge,
    "reaction": march_cards.react,
    "last-effort": march_cards.last_effort_step,
    "epidemy": cards.strike_stack,
    "snow-storm": combat_cards.lost_in_snow,
    "cannon-sounds": combat_cards.cannon_sounds_corps,
    "bring-commander": combat_cards.bring_commander,
    "share-fatigue": combat.share_fatigue,
    "share-relief": combat.share_relief,
    "share-losses": combat.share_losses,
    "wear": combat.share_losses,
    "retreat": combat.retreat,
    "recover": cards.recover,
    "recover-corps": cards.recover_corps,
}


def rule_for(decision: Decision) -> Choice:
    """The rule of thumb for a decision: by its prompt; one for all moments at which an event may be played."""
    if decision.prompt.startswith("play-"):
        return cards.play_event
    return CHOICES.get(decision.prompt, first)


class Commander:
    """Chooses for a side of a game of the family.

    It keeps nothing that could sway it: the odds, which are the same all game, and its last outlook, which serves again
    while the table is unchanged, as it is when the blocks of one operation are named one after the other."""

    def __init__(self, definition: Definition[Any, Any], luck: random.Random) -> None:
        self.odds = Odds(definition)
        self.luck = luck
        self._table: dict[str, Any] = {}
        self._outlook: Outlook | None = None

    def choose(self, seat: Seat, decision: Decision) -> Option:
        """The rule of thumb for this kind of decision; with one option there is nothing to weigh."""
        if len(decision.options) == 1:
            return decision.options[0]
        return rule_for(decision)(self.look(seat), decision)

    def look(self, seat: Seat) -> Outlook:
        """The outlook on the table as it is now."""
        view = seat.view()
        table = {key: value for key, value in view.items() if key not in ASKED}
        if self._outlook is None or table != self._table:
            self._table = table
            self._outlook = Outlook(Sight(view, seat.definition), self.odds, self.luck)
        return self._outlook
