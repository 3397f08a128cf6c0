"""Makes the golden games anew: `python -m tests.golden.make`. Do so only when a rule has changed on purpose.

For each level and each way in which a game can end, the first seed whose game ends so, played by random or scripted
players. The records stand beside this file; tests/games/test_golden.py replays them to the same final position."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from grognard.engine import record
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.games import rules_version
from grognard.players import make
from tests.campaigns import GAME, defined

HERE = Path(__file__).parent
WANTED = [
    ("campaign", "conscript", "prussian last-turn"),
    ("campaign", "conscript", "prussian twenty"),
    ("campaign", "conscript", "french zero"),
    ("campaign", "conscript", "prussian napoleon"),
    ("campaign", "grognard", "prussian last-turn"),
    ("campaign", "grognard", "french zero"),
    ("campaign", "marshal", "prussian last-turn"),
    ("campaign", "marshal", "french zero"),
    ("campaign", "beginner", "prussian last-turn"),
    ("short", "conscript", "french last-turn"),
    ("short", "conscript", "prussian last-turn"),
    ("short", "conscript", "french zero"),
    ("short", "conscript", "prussian napoleon"),
    ("short", "beginner", "french last-turn"),
    ("short", "grognard", "prussian twenty"),
    ("short", "grognard", "prussian napoleon"),
    ("short", "marshal", "french last-turn"),
]
PLAYERS = [("scripted", "scripted"), ("scripted", "random"), ("random", "scripted"), ("random", "random")]


def play(scenario: str, level: str, names: tuple[str, str], seed: int) -> Game[Any, Any]:
    """A game between two players."""
    g = record.new_game(defined(scenario, level), record.new_seed(seed))
    rng = random.Random(seed)
    players = [make(name, rng) for name in names]
    while not g.over:
        seat = g.pending[0].seat
        g.choose(players[seat].choose(Seat(g, seat)), seat)
    return g


def find(scenario: str, level: str, wanted: str) -> Game[Any, Any] | None:
    """The first game that ends as wanted."""
    for seed in range(3000):
        for names in PLAYERS:
            g = play(scenario, level, names, seed)
            if f"{g.view(None)['winner']} {g.definition.endings[g.s.ending]}" == wanted:
                return g
    return None


def main() -> int:
    """Writes every golden game."""
    missing = 0
    for scenario, level, wanted in WANTED:
        g = find(scenario, level, wanted)
        name = f"{GAME}-{scenario}-{level}-{wanted.replace(' ', '-')}.json"
        if g is None:
            print(f"no game: {name}")
            missing += 1
            continue
        (HERE / name).write_text(record.write(g, rules_version(GAME)), encoding="utf-8")
        print(f"{name}: {g.n} decisions", flush=True)
    return missing


if __name__ == "__main__":
    sys.exit(main())
