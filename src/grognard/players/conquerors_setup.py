"""Before the first turn: the auction, the placement; and the corps that arrives later."""

from __future__ import annotations

from typing import Final

from grognard.engine.decision import Decision, Option
from grognard.games.conquerors.terms import COALITION, FRENCH

from .conquerors_outlook import Outlook

# The victory points at the start with which two players of this kind win equally often, by scenario.
EVEN: Final = {"campaign": 10, "short": 10}

SPREAD: Final = 1.5  # how far from its place in the scenario a corps may begin


def bid(o: Outlook, decision: Decision) -> Option:
    """auction.adjust: the side that the scenario favours, for all but one of the points by which it favours it."""
    even = EVEN.get(o.sight.view["scenario"], o.sight.points)
    surplus = o.sight.points - even
    side = COALITION if surplus > 0 else FRENCH
    price = max(0, abs(surplus) - 1)
    bids = [option for option in decision.options if option.args[0] == side]
    return min(bids or decision.options, key=lambda option: abs(option.args[1] - price))


def place(o: Outlook, decision: Decision) -> Option:
    """Each corps where the scenario has it or near by, so that the enemy cannot be sure; vedettes ahead of them."""
    b = decision.options[0].args[0]
    if o.f.vedette_mask >> b & 1:
        return place_vedette(o, decision)
    home = o.f.scenario.place.get(b)
    if home is None:
        return decision.options[0]
    return min(decision.options, key=lambda option: o.sight.distance(home, option.args[1]) + SPREAD * o.luck.random())


def place_vedette(o: Outlook, decision: Decision) -> Option:
    """As far forward as may be, and not where another block stands."""
    taken = {o.sight.area(seen["area"]) for seen in o.sight.view["blocks"] if placed(seen["area"])}
    targets = [a for a in o.sight.control if not o.sight.holds(o.me, a)]

    def rank(option: Option) -> float:
        a = option.args[1]
        return min((o.sight.distance(a, t) for t in targets), default=0) + (2 if a in taken else 0)

    return min(decision.options, key=rank)


def placed(name: str | None) -> bool:
    """Is this the name of an area?"""
    return name is not None and name not in ("off", "later", "unplaced")


def arrival(o: Outlook, decision: Decision) -> Option:
    """Where it helps most to hold a victory area, and where the enemy can do it least harm."""

    def rank(option: Option) -> float:
        a = option.args[0]
        lost = o.control_worth(a) if a in o.sight.control and not o.sight.holds(o.me, a) else 0.0
        return lost + o.pull(a) + 0.3 * len(o.sight.mine_at(a))

    return max(decision.options, key=rank)
