"""What the tests of players share: games between players, single choices, a seat without anything but a seat."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from grognard.engine import record
from grognard.engine.chance import Sealed
from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.games import define
from grognard.players import Player, make

AnyGame = Game[Any, Any]
Wish = tuple[str, str, str]  # game, scenario, level

OLDER, YOUNGER = "napoleon-1806", "napoleon-1807"
LEVELS = {OLDER: ("conscript", "beginner", "grognard", "marshal"), YOUNGER: ("conscript", "grognard")}
SCENARIOS = {OLDER: ("campaign", "short"), YOUNGER: ("pultusk", "eylau", "friedland", "golymin")}
EVERY: list[Wish] = [
    (game, scenario, level) for game in SCENARIOS for scenario in SCENARIOS[game] for level in LEVELS[game]
]


@lru_cache
def defined(game: str, scenario: str, *options: tuple[str, str]) -> Definition[Any, Any]:
    """A way to play one of the games."""
    return define(game, scenario, dict(options))


def begin(game: str, scenario: str, level: str = "conscript", seed: int = 1, **options: str) -> AnyGame:
    """A true game at its first decision."""
    wishes = {"level": level, **options}
    return record.new_game(defined(game, scenario, *sorted(wishes.items())), record.new_seed(seed))


def at(position: str, definition: Definition[Any, Any]) -> AnyGame:
    """A game that begins at a position, after the scenario's set-up."""
    first: AnyGame = Game(definition, Sealed(record.new_seed(1)))
    state = first.s
    for step in definition.sequence.steps[: definition.sequence.first_of_turn]:
        if not step.asks:
            step.play(first)
    state.step = definition.sequence.first_of_turn
    definition.notation.read(definition, state, position)
    definition.check(definition, state)
    return Game(definition, Sealed(record.new_seed(2)), state=state).begin()


class Window:
    """A seat that shows no more than players are promised, so that a game behind it cannot be reached by mistake."""

    def __init__(self, seat: Seat) -> None:
        self.decision: Decision | None = seat.decision
        self.definition: Definition[Any, Any] = seat.definition
        self.number = seat.number
        self._view = seat.view()

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._view


def choice(player: Player, g: AnyGame) -> Option:
    """What a player chooses for whoever must decide."""
    window: Any = Window(Seat(g, g.pending[0].seat))
    return player.choose(window)


def play_out(g: AnyGame, names: tuple[str, str], seed: int, most: int = 5000) -> AnyGame:
    """A game between two players to its end; every choice must be one that is offered."""
    players = [make(name, random.Random(2 * seed + n)) for n, name in enumerate(names)]
    for _ in range(most):
        if g.over:
            return g
        seat = g.pending[0].seat
        g.choose(choice(players[seat], g), seat)
    raise AssertionError(f"no end after {most} decisions: {g.position()}")


def scripted(position: str, *decisions: str, scenario: str = "campaign", level: str = "conscript", **wish: str) -> str:
    """What the scripted player chooses in a position after some decisions; of 1806 unless another game is named."""
    game = wish.pop("game", OLDER)
    g = at(position, defined(game, scenario, ("level", level), *sorted(wish.items())))
    for decision in decisions:
        g.choose(decision)
    return choice(make("scripted", random.Random(1)), g).text
