"""A game of the family, put together: sequence of play by level, chapters of special rules by option."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass

from grognard.engine.decision import Reason
from grognard.engine.definition import Definition
from grognard.engine.errors import UserError
from grognard.engine.points import Bound, Chapter
from grognard.engine.sequence import Sequence, Step

from . import events_combat, events_initiative, events_march, turn
from .facts import Facts
from .fog import view
from .notation import NOTATION, check
from .operations import operations
from .points import PLAYABLE, POINTS
from .result import DICE
from .setup import auction, deployment, new_state, shuffle_decks
from .state import State
from .terms import ENDINGS, War
from .told import TOLD
from .worlds import imagine

assert events_march


@dataclass(frozen=True)
class Choice:
    """An option of a game: its values, the first of them the default."""

    id: str
    values: tuple[str, ...]


LEVEL = Choice("level", ("conscript", "beginner", "grognard", "marshal"))
COMBAT = Choice("combat", ("cards", "dice"))
COUNTER_ORDER = Choice("counter-order", ("operations", "any"))
VEDETTES = Choice("vedettes", ("stop", "pass"))

# verbs of choices that an enemy does not see, so that an imagined past may have others in their place
PRIVATE = frozenset({"with", "go", "fatigue", "relieve", "lose", "for", "pick", "take"})

# answers (prompt, verb) of which a table would tell nothing, not even that they were asked for: a stack that stops of
# itself or must, friends or vedettes in its way, a commander left behind
SILENT = frozenset({("march", "stop"), ("play-own-entry", "pass"), ("bring-commander", "pass")})

# events that show what was hidden: a world that looks the same afterwards may have shown something else (which rule
# took a vedette says whether corps stood there)
REVEALS = frozenset(
    {"red", "reds-cancelled", "red-discarded", "shown", "combat", "hand-loses", "hand-seen", "vedette-lost"}
)

GREEN_ONLY = Chapter("green cards belong to operations")


@GREEN_ONLY.special(PLAYABLE, "cards.colours")
def counter_order_in_operations(g: War, side: int, moment: int) -> Reason | None:
    """event.counter-order: as a green card it answers events of operations, not those of the initiative phase."""
    return Reason("event.counter-order", "refused-green-at-initiative") if g.s.act < 0 else None


def sequence(level: str, deploys: bool, vedettes: bool) -> Sequence:
    """sequence.turn: draw, initiative, operations, recovery; before them what the level adds."""
    steps = Sequence(
        [Step("decks", "setup.deck", shuffle_decks)],
        [
            Step("draw", "draw.three", turn.draw_phase),
            Step("initiative", "initiative.event", turn.initiative),
            Step("operations", "operation.alternate", operations),
            Step("rest", "recovery.rest", turn.recovery_rest),
            Step("recovery", "recovery.cards", turn.recovery_cards),
            Step("wear", "recovery.losses", turn.recovery_losses),
            Step("ready", "recovery.ready", turn.recovery_ready),
            Step("end", "recovery.turn", turn.end_of_turn),
        ],
    )
    if level == "beginner":
        steps.remove("draw")
        steps.replace("recovery", Step("recovery", "beginner.recovery", turn.beginners_recovery))
    if level == "marshal":
        steps.append_setup(Step("auction", "auction.bid", auction))
    if deploys or vedettes:
        steps.append_setup(Step("deployment", "deploy.secret", deployment))
    return steps


def define(
    facts: Facts,
    scenario: str,
    chosen: dict[str, str],
    choices: tuple[Choice, ...],
    chapters: list[Chapter],
    edit: Callable[[Sequence], None] | None = None,
) -> Definition[State, Facts]:
    """beginner.draw marshal.rules: a scenario with options, ready to be played; `edit` changes the sequence of play."""
    if scenario not in facts.scenarios:
        raise UserError(f"{facts.game}: unknown scenario {scenario!r}; there are {', '.join(facts.scenarios)}")
    options = with_defaults(facts.game, chosen, choices)
    level = options["level"]
    f = copy.copy(facts)
    f.play(facts.scenarios[scenario])
    f.fog = level == "grognard"
    f.hands = level != "beginner"
    f.vedettes_pass = options.get("vedettes") == "pass"
    vedettes = f.fog and any(b.kind == "vedette" for b in f.blocks)
    deploys = level in ("grognard", "marshal") and f.scenario.deployment is not None
    steps = sequence(level, deploys, vedettes)
    if edit is not None:
        edit(steps)
    bound = [events_initiative.LASTING, events_combat.COMBAT_EVENTS, *chapters]
    if options["combat"] == "dice":
        bound.append(DICE)
    if options.get("counter-order") == "operations":
        bound.append(GREEN_ONLY)
    return Definition(
        id=facts.game,
        scenario=scenario,
        options=options,
        seats=("a", "b") if level == "marshal" else facts.sides,
        facts=f,
        rules=Bound(POINTS, bound),
        sequence=steps,
        vocabulary=f.words,
        endings=ENDINGS,
        start=lambda: new_state(f, deploys, vedettes),
        view=view,
        imagine=imagine,
        hidden="block",
        private=PRIVATE,
        silent=SILENT,
        reveals=REVEALS,
        notation=NOTATION,
        check=check,
        told=TOLD,
    )


def with_defaults(game: str, chosen: dict[str, str], choices: tuple[Choice, ...]) -> dict[str, str]:
    """The options chosen, checked, and the defaults of the others."""
    known = {c.id: c for c in choices}
    for option, value in chosen.items():
        if option not in known:
            raise UserError(f"{game}: unknown option {option!r}; there are {', '.join(known)}")
        if value not in known[option].values:
            raise UserError(f"{game}: {option} = {value!r}: must be one of {', '.join(known[option].values)}")
    return {c.id: chosen.get(c.id, c.values[0]) for c in choices}
