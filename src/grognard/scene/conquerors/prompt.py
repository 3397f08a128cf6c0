"""The question: what is asked, what may be answered, what speaks for or against it, what may not be answered and why.

`forced` says that a question has one answer and that everybody can tell, so that nobody need wait for it. It is never
true where a quick answer, or a silence, would tell something:

- questions whether to play a card: one answer means that no card in hand fits (every level);
- who acts, and *go*: the operation has not been announced, and *go* is where a choice can still be taken back;
- *march* with only *stop* to say, unless everybody can see that the side could have no card for it;
- recovery with cards, Anticipation: hands and piles are secret;
- placing, *ready*, bidding: secret, and somebody has to say that it is done;
- under fog of war everything else but the retreat: which areas hold corps, and which corps are tired, is hidden. Where
  a beaten stack may go is not: its area, its axis and the connections used lie open.

What is left: without fog, an operation with one thing to do (after Coordination), and the choice of an area, corps,
bridge or way among one; the retreat always."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import MOMENT, Facts

from ..eyes import Eyes
from ..schema import Choice, ChoiceLook, Plan, Prompt, Refusal
from ..words import Words
from .ground import Ground
from .look import UNSEEN, Look
from .pieces import Pieces
from .previews import Previews

GOING: Final = frozenset({"march", "retreat"})
CARDS: Final = frozenset({"play", "take", "recover"})
BLOCKS: Final = frozenset({"with", "fatigue", "relieve", "lose", "join", "pick", "for"})
PASSING: Final = frozenset({"pass", "stop"})
MAIN: Final = frozenset({"go", "ready"})
# questions whose one answer everybody can tell, without fog and with it
OPEN: Final = frozenset(
    {
        "operation",
        "inactivity",
        "care",
        "reinforce",
        "relieve-stack",
        "cannon-sounds",
        "reaction",
        "arrival",
        "bridge",
        "epidemy",
        "last-effort",
        "snow-storm",
    }
)
ALWAYS: Final = frozenset({"retreat"})
OWN_MARCH: Final = MOMENT["own-march"]


class Questions:
    """Questions of one game in one language."""

    def __init__(
        self, definition: Definition[Any, Facts], words: Words, pieces: Pieces, ground: Ground, previews: Previews
    ) -> None:
        self._f = definition.facts
        self._w = words
        self._pieces = pieces
        self._ground = ground
        self._previews = previews

    # --- in the place of a question ---

    def waiting(self, eyes: Eyes, look: Look) -> Prompt:
        """For those who have nothing to answer; in secret phases it does not tell who is slow."""
        view, w = look.view, self._w
        if eyes.over:
            text = w.text.waiting(True)
        elif view["secret"]:
            text = w.say("scene-waiting-secret")
        elif eyes.sits or view["seats"] is None or not view["awaits"]:
            text = w.text.waiting(False)
        else:
            text = w.sentence("scene-waiting-side", side=w.text.names.side(self.acting(look) or self._f.sides[0]))
        return Prompt(False, text, None, self.context(look), [], [], [])

    def acting(self, look: Look) -> str | None:
        """The side that decides, where that is no secret."""
        seats, awaits = look.view["seats"], look.view["awaits"]
        if seats is None or len(awaits) != 1:
            return None
        return next((side for side, seat in seats.items() if seat == awaits[0]), None)

    # --- the question ---

    def prompt(
        self, eyes: Eyes, look: Look, decision: Decision, plans: list[Plan], costs: dict[int, str], start: int | None
    ) -> Prompt:
        """What is asked of a seat. `start`: where the stack stands that marches or retreats."""
        return Prompt(
            mine=True,
            text=self._w.prompt(decision),
            rule=decision.rule,
            context=self.context(look),
            choices=[self._choice(look, decision, option, costs, start) for option in decision.options],
            plans=plans,
            refusals=self._refusals(look, eyes.near_misses(), decision),
            focus=self._focus(look, decision),
            card_offer=self.offers_card(decision),
            forced=self.forced(look, decision),
        )

    def offers_card(self, decision: Decision) -> bool:
        """Questions at the moments of cards."""
        return decision.prompt.startswith(("play-", "counter-")) and self._f.passing in decision.options

    def forced(self, look: Look, decision: Decision) -> bool:
        """One answer, and everybody can tell: see the head of this file."""
        if len(decision.options) != 1:
            return False
        if decision.prompt in ALWAYS:
            return True
        if self._f.fog:
            return False
        return decision.prompt in OPEN or (decision.prompt == "march" and not self._could_play(look, OWN_MARCH))

    def _could_play(self, look: Look, moment: int) -> bool:
        """cards.hand: what everybody can see: cards in hand, none played yet, some of the deck for this moment."""
        if look.me is None:
            return True
        seen = look.view["cards"][look.me]
        return bool(seen["hand"]) and not seen["played"] and bool(self._f.deck_moments[look.me] & moment)

    # --- choices ---

    def _choice(
        self, look: Look, decision: Decision, option: Option, costs: dict[int, str], start: int | None
    ) -> Choice:
        return Choice(
            option.text,
            self._w.option(option, decision),
            self._hint(look, decision, option, costs),
            self._elements(option, start),
            self._look(option, decision),
            self._previews.offers(look, decision, option),
        )

    def _look(self, option: Option, decision: Decision) -> ChoiceLook:
        if option.verb in PASSING:
            return "pass"
        if option.verb in MAIN:
            return "main"
        return "card" if option.verb in CARDS else "plain"

    def _elements(self, option: Option, start: int | None) -> list[str]:
        """What stands for an option: of a placement the area only, of a march or retreat the road too."""
        if option.verb == "place":
            return [option.elements[1]]
        if option.verb in GOING or option.verb == "react":
            begins = option.args[0] if option.verb == "react" else start
            road = None if begins is None else self._f.graph.road_between.get((begins, option.args[-1]))
            if road is not None:
                return [*option.elements, f"road:{self._f.graph.road_names[road]}"]
        return list(option.elements)

    def _hint(self, look: Look, decision: Decision, option: Option, costs: dict[int, str]) -> str:
        """What speaks for or against an option."""
        verb, w = option.verb, self._w
        if verb in GOING or verb == "react":
            return ", ".join(part for part in self._going(look, option, costs) if part)
        if verb in ("play", "take"):
            note = self._f.events[self._f.cards[option.args[0]].event].note
            return note[w.text.language]
        if verb == "recover":
            return w.say("hint-recovery", points=self._f.cards[option.args[0]].recovery)
        if verb in BLOCKS:
            return self._block(look, option.args[0], verb in ("with", "join"))
        if verb in ("choose", "combat"):
            return self._who(look, option.args[0])
        if verb in ("manoeuvre", "attack"):
            stacks = look.at.get(option.args[0])
            side = look.me or 0
            ready = [s for s in stacks[side] if not s.spent] if stacks else []
            return self._pieces.stack(ready)
        if verb == "place":
            return ", ".join(self._ground.ground(option.args[1]))
        if verb == "bid":
            side, bid = option.args
            return w.say("hint-bid", points=look.view["points"] + (bid if side == 0 else -bid))
        if verb == "stop":
            return costs.get(-1, "")
        return ""

    def _going(self, look: Look, option: Option, costs: dict[int, str]) -> list[str]:
        """Cost and fatigue, the bridge, who is there, the ground."""
        to = option.args[-1]
        return [costs.get(to, "") if option.verb == "march" else "", self._who(look, to), *self._ground.ground(to)]

    def _who(self, look: Look, a: int) -> str:
        """Who stands in an area, by side."""
        stacks = look.at.get(a)
        if stacks is None:
            return ""
        return ", ".join(
            self._w.say(
                "scene-who",
                side=self._w.text.names.side_label(self._f.sides[side]),
                blocks=self._pieces.stack(stacks[side])
                if any(s.block != UNSEEN for s in stacks[side])
                else self._w.say("scene-flags", n=len(stacks[side])),
            )
            for side in (0, 1)
            if stacks[side]
        )

    def _block(self, look: Look, b: int, bonuses: bool) -> str:
        standing = look.standing.get(b)
        said = (
            [] if standing is None else [self._pieces.strength(standing).removeprefix(self._f.blocks[b].name).strip()]
        )
        if bonuses:
            said += self._pieces.bonuses(b)
        return ", ".join(part for part in said if part)

    # --- what may not be answered ---

    def _refusals(self, look: Look, missed: list[tuple[Option, Reason]], decision: Decision) -> list[Refusal]:
        """Near misses; many of one kind are one, with a sentence that names no place."""
        w, found = self._w, []
        many: dict[tuple[str, str, str], list[str]] = {}
        for option, reason in missed:
            elements = self._refused_elements(option)
            if option.verb == "with" and self._nowhere(look, option.args[0]):
                continue
            if w.has(f"many-{reason.message}"):
                many.setdefault((option.verb, reason.message, reason.rule), []).extend(elements)
                continue
            found.append(Refusal(option.text, w.option(option, decision), elements, w.reason(reason), reason.rule))
        for (verb, message, rule), elements in many.items():
            unique = list(dict.fromkeys(elements))
            found.append(Refusal(verb, w.say(f"scene-verb-{verb}"), unique, w.say(f"many-{message}"), rule))
        return found

    def _nowhere(self, look: Look, b: int) -> bool:
        """A vedette that is lost lies nowhere: there is nothing to point at."""
        return bool(self._f.vedette_mask >> b & 1) and look.where.get(b) == "off"

    def _refused_elements(self, option: Option) -> list[str]:
        return [option.elements[1]] if option.verb == "place" else list(option.elements)

    # --- around it ---

    def _focus(self, look: Look, decision: Decision) -> list[str]:
        """What the question is about."""
        f = self._f
        if decision.prompt == "place":
            return [f"block:{f.blocks[decision.about[1]].id}"]
        if decision.prompt == "with":
            return [f"area:{f.areas[decision.about[1]].id}"]
        if look.operation is None:
            return []
        place = look.focus
        found = [] if place is None else [f"area:{f.areas[place].id}"]
        return found + [f"block:{f.blocks[b].id}" for b in sorted(look.group) if look.place(b) is not None]

    def context(self, look: Look) -> list[str]:
        """The operation in progress, in a few short lines."""
        operation, w, f = look.operation, self._w, self._f
        if operation is None:
            return []
        lines = [w.say("operation-what", side=w.text.names.side(operation["side"]), what=operation["what"])]
        place = look.focus
        if place is not None:
            ground = ", ".join([f.areas[place].name, *self._ground.ground(place)])
            lines[0] = w.say("scene-operation", what=lines[0], where=ground)
            who = self._who(look, place)
            if who:
                lines.append(who)
        if operation["card"] is not None and operation["battle"] is None:
            card = f.cards[f.card_by_name[operation["card"].casefold()]]
            said = [w.sentence("operation-card", movement=card.movement)]
            if "points" in operation:
                said.append(w.say("operation-points", points=max(0, operation["points"]), walked=operation["walked"]))
                if operation["walked"] >= f.tables.free_march:
                    said.append(w.say("operation-tiring"))
            lines.append(", ".join(said))
        return lines
