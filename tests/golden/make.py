"""Makes the golden games anew: `python -m tests.golden.make`, or those of one game: `... make napoleon-1807`. Do so
only when a rule has changed on purpose.

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
from grognard.lab.fuzz import ending_name
from grognard.players import make
from tests.campaigns import defined

HERE = Path(__file__).parent
# scenario, level (with -fr by the French text of 1807), how combats are settled, who wins and how
WANTED = [
    ("campaign", "conscript", "cards", "prussian last-turn"),
    ("campaign", "conscript", "cards", "prussian twenty"),
    ("campaign", "conscript", "cards", "french zero"),
    ("campaign", "conscript", "cards", "prussian napoleon"),
    ("campaign", "grognard", "cards", "prussian last-turn"),
    ("campaign", "grognard", "cards", "french zero"),
    ("campaign", "marshal", "cards", "prussian last-turn"),
    ("campaign", "marshal", "cards", "french zero"),
    ("campaign", "beginner", "cards", "prussian last-turn"),
    ("short", "conscript", "cards", "french last-turn"),
    ("short", "conscript", "cards", "prussian last-turn"),
    ("short", "conscript", "cards", "french zero"),
    ("short", "conscript", "cards", "prussian napoleon"),
    ("short", "beginner", "cards", "french last-turn"),
    ("short", "grognard", "cards", "prussian twenty"),
    ("short", "grognard", "cards", "prussian napoleon"),
    ("short", "marshal", "cards", "french last-turn"),
    ("pultusk", "conscript", "cards", "french last-turn"),
    ("pultusk", "conscript", "cards", "russian napoleon"),
    ("pultusk", "conscript-fr", "cards", "nobody draw"),
    ("pultusk", "grognard", "cards", "russian last-turn"),
    ("pultusk", "grognard", "dice", "russian winter"),
    ("pultusk", "grognard-fr", "cards", "french zero"),
    ("pultusk", "grognard-fr", "cards", "russian twenty"),
    ("eylau", "conscript", "cards", "russian napoleon"),
    ("pultusk", "conscript", "dice", "french winter"),
    ("eylau", "conscript-fr", "cards", "french last-turn"),
    ("eylau", "grognard", "cards", "french zero"),
    ("eylau", "grognard-fr", "cards", "russian last-turn"),
    ("friedland", "conscript", "cards", "nobody draw"),
    ("friedland", "conscript-fr", "cards", "russian last-turn"),
    ("friedland", "grognard", "cards", "french last-turn"),
    ("friedland", "grognard-fr", "cards", "french zero"),
    ("golymin", "conscript", "cards", "russian last-turn"),
    ("golymin", "conscript-fr", "cards", "nobody draw"),
    ("golymin", "grognard", "cards", "french last-turn"),
    ("golymin", "grognard-fr", "dice", "russian last-turn"),
]
PLAYERS = [("scripted", "scripted"), ("scripted", "random"), ("random", "scripted"), ("random", "random")]


def play(scenario: str, level: str, combat: str, names: tuple[str, str], seed: int) -> Game[Any, Any]:
    """A game between two players."""
    g = record.new_game(defined(scenario, level, combat), record.new_seed(seed))
    rng = random.Random(seed)
    players = [make(name, rng) for name in names]
    while not g.over:
        seat = g.pending[0].seat
        g.choose(players[seat].choose(Seat(g, seat)), seat)
    return g


def find(scenario: str, level: str, combat: str, wanted: str) -> Game[Any, Any] | None:
    """The first game that ends as wanted."""
    for seed in range(3000):
        for names in PLAYERS:
            g = play(scenario, level, combat, names, seed)
            if ending_name(g) == wanted:
                return g
    return None


def kind(game: str, scenario: str, level: str, combat: str) -> str:
    """What the name of a record begins with."""
    return "-".join([game, scenario, level, *(["dice"] if combat == "dice" else [])])


def main() -> int:
    """Writes every golden game, or those of the games named."""
    missing = 0
    for scenario, level, combat, wanted in WANTED:
        game = defined(scenario, level, combat).id
        if sys.argv[1:] and game not in sys.argv[1:]:
            continue
        g = find(scenario, level, combat, wanted)
        name = f"{kind(game, scenario, level, combat)}-{wanted.replace(' ', '-')}.json"
        if g is None:
            print(f"no game: {name}")
            missing += 1
            continue
        (HERE / name).write_text(record.write(g, rules_version(game)), encoding="utf-8")
        print(f"{name}: {g.n} decisions", flush=True)
    return missing


if __name__ == "__main__":
    sys.exit(main())
