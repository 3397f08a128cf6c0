"""Games with all their eyes and journals, for the tests of scenes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from grognard.engine import record
from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.game import Game
from grognard.scene.eyes import Eyes
from grognard.scene.journal import Journal
from grognard.scene.schema import Scene
from grognard.scene.stage import Stage

AnyGame = Game[Any, Any]
EYES = (0, 1, PUBLIC, None)


class Staged:
    """A true game, and what each pair of eyes sees of it."""

    def __init__(self, definition: Definition[Any, Any], language: str = "en", seed: int = 1) -> None:
        self.stage = Stage(definition, language, strict=True)
        self.watch(record.new_game(definition, record.new_seed(seed)))

    def watch(self, game: AnyGame) -> Staged:
        """Looks at another game of the same definition."""
        self.game = game
        self.eyes = {seat: Eyes(game, seat) for seat in EYES}
        self.journals: dict[int | None, Journal] = {seat: self.stage.journal(self.eyes[seat]) for seat in EYES}
        return self

    def scene(self, seat: int | None) -> Scene:
        """The table as some eyes see it now."""
        return self.stage.scene(self.eyes[seat], self.journals[seat])

    def play(self, rng: random.Random) -> None:
        """One random decision."""
        decision = rng.choice(self.game.pending)
        self.game.choose(rng.choice(decision.options), decision.seat)

    def course(self, rng: random.Random) -> Iterator[int]:
        """A random game: the number of each of its positions."""
        while True:
            yield self.game.n
            if self.game.over:
                return
            self.play(rng)


def at(position: str, level: str = "conscript", language: str = "en", scenario: str = "campaign") -> Staged:
    """A table at a position in notation."""
    from tests.lab_positions import at as placed

    game = placed(position, scenario, level)
    staged = Staged(game.definition, language)
    return staged.watch(game)
