"""The table of the family, put together. See `family.Company`."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts, members
from grognard.text import Text
from grognard.text.family import Telling

from ..eyes import Eyes
from ..journal import Journal
from ..schema import Preview, Scene
from ..words import Words
from .cards import Cards
from .ground import Ground
from .lines import Lines
from .look import Look
from .outcomes import Outcomes
from .pieces import Pieces
from .plans import Marches
from .previews import Previews
from .prompt import Questions


class Conquerors(Lines):
    """One game in one language."""

    def __init__(self, definition: Definition[Any, Facts], text: Text, words: Words) -> None:
        super().__init__(definition)
        self._w = words
        self._pieces = Pieces(definition, words)
        self._cards = Cards(definition, words)
        self._ground = Ground(definition, words)
        self._marches = Marches(definition, words)
        self._previews = Previews(definition, words, self._marches)
        self._questions = Questions(definition, words, self._pieces, self._ground, self._previews)
        self._outcomes = Outcomes(definition, words, self._cards)

    def scene(self, eyes: Eyes, journal: Journal, board: str) -> Scene:
        """See `family.Company`."""
        view = eyes.view()
        look = Look(self._f, view)
        decision, begun = eyes.decision, journal.begun()
        names = self._w.text.names
        if decision is None:
            prompt = self._questions.waiting(eyes, look)
        else:
            plans, costs = self._marches.at(look, decision)
            prompt = self._questions.prompt(eyes, look, decision, plans, costs, self._stands(look, begun))
        return Scene(
            n=view["n"],
            board=board,
            seat=view["seat"],
            side=view["side"],
            over=eyes.over,
            title=self._w.say("scene-table", game=names.game(), scenario=names.scenario(view["scenario"])),
            turn=view["turn"],
            last_turn=view["last_turn"],
            date=names.date(view["turn"]),
            phase=names.phase(view["phase"]),
            players=self._ground.players(look),
            acting=self._questions.acting(look),
            winner=view["winner"],
            ending=self._ending(view, eyes.over),
            tracks=self._ground.tracks(look),
            spots=self._ground.spots(look),
            links=self._ground.links(look),
            arrows=self._ground.arrows(look),
            path=self._path(look, begun),
            stacks=self._pieces.stacks(look, self._acting(look, begun), self._moving(look), self._shown(look, begun)),
            hands=self._cards.hands(look, decision),
            sheets=self._pieces.sheets(look),
            in_force=self._cards.in_force(look),
            outcomes=self._outcomes.outcomes(begun),
            notes=self._ground.notes(look),
            prompt=prompt,
            log_length=len(journal.lines),
            secrets=self._f.hands or self._f.fog,
        )

    def _stands(self, look: Look, begun: list[Telling]) -> int | None:
        """Where the stack stands that marches or retreats: a beaten one where it last came to, as everybody saw."""
        for told in reversed(begun):
            if told.kind == "combat":
                break
            if told.kind.startswith("retreats"):
                area: int = told.data["area"]
                return area
        return look.focus

    def _path(self, look: Look, begun: list[Telling]) -> list[str]:
        """The roads that the stack of the operation in progress has walked."""
        if look.operation is None:
            return []
        side = self._f.sides.index(look.operation["side"])
        roads: list[int] = []
        for n, told in enumerate(begun):
            if told.kind == "combat":
                break
            if "via" in told.data and told.data.get("side") == side and told.kind.startswith("marches"):
                roads += self.roads(told, begun[:n])
        return [f"road:{self._f.graph.road_names[road]}" for road in roads]

    def _acting(self, look: Look, begun: list[Telling]) -> frozenset[int]:
        """The blocks that take part in the operation: the stack that acts, and in a combat both stacks."""
        if look.operation is None or look.operation["battle"] is None:
            return look.group
        fighting = {
            b
            for told in begun
            if told.kind == "combat"
            for b in members(told.data["attackers"] | told.data["defenders"])
        }
        return look.group | fighting

    def _shown(self, look: Look, begun: list[Telling]) -> frozenset[int]:
        """fog.reveal: the own blocks that lie face up, as long as the enemy's do."""
        if not self._f.fog or look.operation is None or look.me is None:
            return frozenset()
        if not any(s.side != look.me and look.place(b) is not None for b, s in look.standing.items()):
            return frozenset()
        return frozenset(b for told in begun if told.kind == "shown" for b in told.data["blocks"])

    def _moving(self, look: Look) -> tuple[int, int, int]:
        """Side, area and number of the blocks that act, as everybody sees them."""
        operation, place = look.operation, look.focus
        if operation is None or place is None:
            return (-1, -1, -1)
        return (self._f.sides.index(operation["side"]), place, operation["blocks"])

    def _ending(self, view: dict[str, Any], over: bool) -> str:
        """How it ended, in a sentence."""
        if not over or not view["ending"]:
            return ""
        names, ending = self._w.text.names, self._w.text.names.ending(view["ending"])
        if view["winner"] is None:
            return self._w.sentence("end-nobody", ending=ending)
        return self._w.sentence("end-won", winner=names.side(view["winner"]), ending=ending)

    def preview(self, eyes: Eyes, option: str) -> Preview:
        """See `family.Company`."""
        decision = eyes.decision
        if decision is None or option not in {o.text for o in decision.options}:
            raise KeyError(option)
        found = next(o for o in decision.options if o.text == option)
        return self._previews.preview(eyes, Look(self._f, eyes.view()), decision, found)
