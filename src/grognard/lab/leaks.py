"""The leak test: two positions with equal views must give equal options, prompts, and equal answers to the same choice.

A world imagined for a seat agrees with its view by construction; whatever else the seat can see must agree too. The
test is made at one decision for every seat. It also replaces what the seat cannot see and asks again, so that an
option list computed from a hidden fact is caught."""

from __future__ import annotations

import random
from typing import Any

from grognard.engine.errors import Unimaginable
from grognard.engine.game import Game


class Leak(Exception):
    """A seat could tell apart two positions that look the same to it."""


def check_leaks(g: Game[Any, Any], rng: random.Random) -> int:
    """Compares the real game with an imagined one for each seat; returns the number of comparisons made."""
    made = 0
    for seat in range(len(g.definition.seats)):
        try:
            twin = g.imagine(seat, rng, keep=True)
        except Unimaginable:
            continue
        compare(g, twin, seat)
        compare_logs(g, twin, seat)
        made += 1
    return made


def compare(g: Game[Any, Any], twin: Game[Any, Any], seat: int) -> None:
    """Options, prompt, rule, near misses and undo of a seat's decision are the same in both."""
    real, imagined = g.decision_of(seat), twin.decision_of(seat)
    if (real is None) != (imagined is None):
        raise Leak(f"seat {seat} decides in one world and waits in the other")
    if real is None or imagined is None:
        return
    if (real.rule, real.prompt) != (imagined.rule, imagined.prompt):
        raise Leak(f"seat {seat} is asked {real.prompt} in one world, {imagined.prompt} in the other")
    mine, other = [o.text for o in real.options], [o.text for o in imagined.options]
    if mine != other:
        raise Leak(f"seat {seat}, {real.prompt}: offered {mine} in one world, {other} in the other")
    why = [(o.text, r.message) for o, r in g.near_misses(real)]
    why_not = [(o.text, r.message) for o, r in twin.near_misses(imagined)]
    if why != why_not:
        differ = sorted(set(why) ^ set(why_not))
        raise Leak(f"seat {seat}, {real.prompt}: refusals differ: {differ[:4]}")


def compare_logs(g: Game[Any, Any], twin: Game[Any, Any], seat: int) -> None:
    """What everybody may read of the log since the checkpoint is the same in both worlds."""
    real, imagined = public(g, seat), public(twin, seat)
    if real != imagined:
        differ = next(((a, b) for a, b in zip(real, imagined, strict=False) if a != b), (len(real), len(imagined)))
        raise Leak(f"seat {seat} reads {differ[0]} in one world, {differ[1]} in the other")


def public(g: Game[Any, Any], seat: int) -> list[tuple[int, str, str, str]]:
    """The events since the last checkpoint that everybody reads, without those by which hidden things are shown."""
    assert g.log is not None and g.marks is not None
    events = g.log[g.marks[-1].events :]
    reveals = g.definition.reveals
    first = g.marks[-1].n - g.marks[-1].unseen[seat]
    return [
        (e.at - e.unseen[seat] - first, e.rule, e.kind, str(data))
        for e in events
        if e.kind not in reveals and e.seen_by < 0 and e.secret is None and (data := e.seen(seat)) is not None
    ]
