"""Random games to their end: no dead end, no error, no leak. Whatever goes wrong comes with a record to reproduce
it.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from grognard.engine import record
from grognard.engine.chance import Sealed
from grognard.engine.decision import Decision
from grognard.engine.definition import Definition
from grognard.engine.game import Game

from .leaks import Leak, check_leaks

RUNAWAY = 50_000
AnyGame = Game[Any, Any]


@dataclass
class Report:
    """What a run of random games came to."""

    games: int = 0
    decisions: int = 0
    dead_ends: int = 0
    errors: int = 0
    leaks: int = 0
    looked: int = 0
    unimagined: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def as_json(self, reference: float) -> dict[str, Any]:
        """The report for a program."""
        speed = self.decisions / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "decisions": self.decisions,
            "dead_ends": self.dead_ends,
            "errors": self.errors,
            "leaks": self.leaks,
            "leak_checks": self.looked,
            "unimagined": self.unimagined,
            "decisions_per_s": round(speed),
            "reference_ratio": round(speed / reference, 3) if reference else None,
            "endings": dict(self.endings.most_common()),
            "failures": self.failures,
        }


class DeadEnd(Exception):
    """Somebody must decide and has nothing to choose, or the game does not end."""


def fuzz(
    definition: Definition[Any, Any],
    games: int,
    seed: int,
    rules_version: str,
    *,
    leak_rate: float = 0.0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays random games; `leak_rate` is the share of decisions at which the leak test is made."""
    report = Report()
    for n in range(games):
        number = seed * 1_000_003 + n
        g = record.new_game(definition, record.new_seed(number))
        rng = random.Random(number)
        begin = time.perf_counter()
        checked = 0.0
        try:
            while not g.over:
                if leak_rate and rng.random() < leak_rate:
                    look = time.perf_counter()
                    made = check_leaks(g, rng)
                    report.looked += made
                    report.unimagined += len(definition.seats) - made
                    checked += time.perf_counter() - look
                take(g, rng)
        except Exception as e:
            fail(report, g, e, number, rules_version)
        report.seconds += time.perf_counter() - begin - checked
        report.games += 1
        report.decisions += g.n
        if g.over:
            report.endings[ending_name(g)] += 1
        if progress is not None:
            progress(n + 1)
    return report


def take(g: AnyGame, rng: random.Random) -> None:
    """One random decision."""
    pending = g.pending
    decision = pending[0] if len(pending) == 1 else rng.choice(pending)
    if not decision.options:
        raise DeadEnd(f"{decision.prompt} ({decision.rule}) offers nothing")
    if g.n > RUNAWAY:
        raise DeadEnd(f"no end after {RUNAWAY} decisions")
    options = decision.options
    g.choose(options[int(rng.random() * len(options))], decision.seat)


def ending_name(g: AnyGame) -> str:
    """Who won and how."""
    winner = g.view(None)["winner"] or "nobody"
    return f"{winner} {g.definition.endings[g.s.ending]}"


def fail(report: Report, g: AnyGame, error: Exception, number: int, rules_version: str) -> None:
    """Counts a failure, and keeps what reproduces it."""
    if isinstance(error, DeadEnd):
        report.dead_ends += 1
    elif isinstance(error, Leak):
        report.leaks += 1
    else:
        report.errors += 1
    if len(report.failures) < 10:
        report.failures.append(
            {
                "seed": number,
                "decision": g.n,
                "error": f"{type(error).__name__}: {error}",
                "rules": g.where(),
                "position": g.position(),
                "record": record.write(g, rules_version),
            }
        )


def speed(definition: Definition[Any, Any], seconds: float, *, keep: bool) -> tuple[float, int]:
    """Decisions per second of random play, and the number of games, with or without log and undo."""
    rng = random.Random(7)
    made = games = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        g = Game(definition, Sealed(record.new_seed(games)), keep=keep).begin()
        while g.decision is not None:
            decision: Decision = g.decision
            options = decision.options
            g.choose(options[int(rng.random() * len(options))], decision.seat)
            made += 1
        games += 1
    return made / (time.perf_counter() - begin), games
