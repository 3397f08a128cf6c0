"""Choices that nobody may make, by the hundred thousand: every one must be refused and change nothing.

Each is sent by the one way in which a choice reaches a game: `Game.choose` with a text, a seat and the position that it
answers, as `server/acts.py` calls it. They are sent at every kind of moment of random games, and counted by kind:

    invented     what the vocabulary can say and the decision does not offer
    misplaced    what is offered to one seat, sent by the other, or by a seat that there is not
    late         what was offered before, under the number that it had then
    misnumbered  what is offered now, under the number of another position
    mangled      malformed and hostile texts, some of them one letter away from what is offered

A forgery is *accepted* if it is not refused, or if anything of the position has changed after it. What stands before
the game on a server (sessions, seats by person, the form of a request) is not met here: tests/server does that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from grognard.engine import record
from grognard.engine.decision import Refused
from grognard.engine.definition import Definition
from grognard.engine.game import Game

from .fuzz import take

AnyGame = Game[Any, Any]
Forged = tuple[str, str, int | None, int | None]  # kind, text, seat, the position that it answers
Past = list[tuple[int, int, str]]  # seat, the position as it counted then, an option that was offered there
KINDS = ("invented", "misplaced", "late", "misnumbered", "mangled")
EACH = 12  # forgeries at one position, so that a run meets many positions
KEPT = 40  # options of earlier positions that are remembered to be sent late

HOSTILE = (
    "",
    " ",
    "pass\0",
    "pass; pass",
    "pass\npass",
    "PASS PASS",
    "undo",
    "'; drop table acts; --",
    "<script>",
    "../../etc/passwd",
    "pass" * 500,
    "ｐａｓｓ",
    "p\u200bass",
    "-1",
    "0",
)


@dataclass
class ForgeReport:
    """What a run of forgeries came to."""

    tried: int = 0
    accepted: int = 0
    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The report for a program."""
        return {
            "tried": self.tried,
            "accepted": self.accepted,
            "games": self.games,
            "kinds": {kind: self.kinds[kind] for kind in KINDS},
            "failures": self.failures,
        }


def forge(
    definitions: list[Definition[Any, Any]],
    count: int,
    seed: int,
    *,
    progress: Callable[[int], None] | None = None,
) -> ForgeReport:
    """Sends so many forgeries to random games of these definitions in turn."""
    report = ForgeReport()
    rng = random.Random(seed)
    while report.tried < count:
        definition = definitions[report.games % len(definitions)]
        g = record.new_game(definition, record.new_seed(seed * 1_000_003 + report.games))
        past: Past = []
        while report.tried < count:
            for forged in forgeries(g, past, rng, min(EACH, count - report.tried)):
                attempt(g, forged, report)
            if g.over:
                break
            past = (past + offered(g))[-KEPT:]
            for _ in range(rng.randrange(1, 8)):  # not every position: games are to be met whole
                if not g.over:
                    take(g, rng)
        report.games += 1
        if progress is not None:
            progress(report.tried)
    return report


def offered(g: AnyGame) -> Past:
    """A few of the options of now, to be sent when they are late."""
    return [(d.seat, g.number(d.seat), option.text) for d in g.pending for option in d.options[:3]]


def attempt(g: AnyGame, forged: Forged, report: ForgeReport) -> None:
    """Sends one, and looks whether anything came of it."""
    kind, text, seat, at = forged
    before = fingerprint(g)
    refused = False
    try:
        g.choose(text, seat, at)
    except Refused:
        refused = True
    report.tried += 1
    report.kinds[kind] += 1
    if not refused or fingerprint(g) != before:
        report.accepted += 1
        if len(report.failures) < 10:
            report.failures.append({"kind": kind, "text": text, "seat": seat, "at": at, "position": g.position()})


def fingerprint(g: AnyGame) -> tuple[Any, ...]:
    """Everything that a choice could have changed."""
    return (g.n, g.s.key(), g.barrier, len(g.log or ()), [(d.seat, d.prompt, len(d.options)) for d in g.pending])


def forgeries(g: AnyGame, past: Past, rng: random.Random, count: int) -> Iterator[Forged]:
    """Choices that nobody may make now. What happens to be legal is left out."""
    makers = (invented, misplaced, late, misnumbered, mangled)
    for _ in range(count):
        forged = rng.choice(makers)(g, past, rng) or invented(g, past, rng)
        yield forged if not legal(g, forged) else ("mangled", rng.choice(HOSTILE), forged[2], forged[3])


def legal(g: AnyGame, forged: Forged) -> bool:
    """True if the rules do offer this now, to this seat, at this number."""
    _, text, seat, at = forged
    if at is not None and at != g.number(seat):
        return False
    wanted = " ".join(text.casefold().split())
    return any(
        option.text.casefold() == wanted for d in g.pending if seat is None or d.seat == seat for option in d.options
    )


def invented(g: AnyGame, _past: Past, rng: random.Random) -> Forged:
    """Something that the vocabulary can say, about anything."""
    verbs = g.definition.vocabulary.verbs
    verb = rng.choice(sorted(verbs))
    text = " ".join([verb, *(rng.choice(kind.names) for kind in verbs[verb] if kind.names)])
    seat = rng.randrange(len(g.definition.seats))
    return "invented", text, seat, g.number(seat)


def misplaced(g: AnyGame, _past: Past, rng: random.Random) -> Forged | None:
    """What is offered to one seat, sent by the other, or by a seat that there is not."""
    if not g.pending:
        return None
    decision = rng.choice(g.pending)
    others = [n for n in (*range(len(g.definition.seats)), 7, -3) if n != decision.seat]
    seat = rng.choice(others)
    at = g.number(seat) if 0 <= seat < len(g.definition.seats) else None
    return "misplaced", rng.choice(decision.options).text, seat, at


def late(g: AnyGame, past: Past, rng: random.Random) -> Forged | None:
    """What was offered before, under the number that it had then."""
    gone = [(seat, at, text) for seat, at, text in past if at != g.number(seat)]
    if not gone:
        return None
    seat, at, text = rng.choice(gone)
    return "late", text, seat, at


def misnumbered(g: AnyGame, _past: Past, rng: random.Random) -> Forged | None:
    """What is offered now, under the number of another position."""
    if not g.pending:
        return None
    decision = rng.choice(g.pending)
    at = g.number(decision.seat) + rng.choice((-1, 1, 2, -1000, 10**9))
    return "misnumbered", rng.choice(decision.options).text, decision.seat, at


def mangled(g: AnyGame, _past: Past, rng: random.Random) -> Forged:
    """Texts that no client of ours would send, some of them one letter away from what is offered."""
    seat = rng.randrange(len(g.definition.seats))
    if not g.pending or rng.random() < 0.4:
        return "mangled", rng.choice(HOSTILE), seat, g.number(seat)
    decision = rng.choice(g.pending)
    text = rng.choice(decision.options).text
    cut = rng.randrange(len(text) + 1)
    spoilt = rng.choice((text[:cut] + rng.choice("x é\0-") + text[cut:], text[: cut or 1] + "~", f"{text} {text}"))
    return "mangled", spoilt, decision.seat, g.number(decision.seat)
