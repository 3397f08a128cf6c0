"""What cards or dice may come: exact chances of losses and fatigue, drawn without replacement.

**What is known of a draw pile.** A side's cards are in its hand, in its draw pile, face down among its discards, or in
force on the board. Whoever looks sees the cards in force, the own hand, and what has been played openly in the
operation in progress: the movement card and events. Any other card may be anywhere, each way of it as likely as any
other; only that red cards are never held in a hand, and that the pile is made anew from the discards when it runs out.
What was discarded in earlier operations is not counted: discard piles lie face down and may not be looked through.

So the cards come from up to three lots, of which only the sizes of the parts drawn are left to chance:
`held`, which may be in an enemy's hand; `red`, which may not; `gone`, which are known to be discarded, and come only
when the pile has been made anew."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

Box = tuple[int, int]  # losses and fatigue
Chances = dict[Box, float]


class Pile(NamedTuple):
    """What is known of a side's draw pile. Each lot is sorted, so that equal piles are equal."""

    held: tuple[Box, ...]
    red: tuple[Box, ...]
    gone: tuple[Box, ...]
    hidden_hand: int  # cards of `held` that are in a hand which is not seen
    size: int  # of the draw pile


Ways = dict[Box, int]
NOTHING: Final[Ways] = {(0, 0): 1}


@lru_cache(maxsize=512)
def subsets(lot: tuple[Box, ...], number: int) -> dict[Box, int]:
    """In how many ways so many cards of a lot add up to each sum of losses and fatigue."""
    counts: list[Ways] = [dict(NOTHING), *({} for _ in range(number))]
    for box, copies in Counter(lot).items():
        after: list[Ways] = [dict(ways) for ways in counts]
        for taken in range(1, min(copies, number) + 1):
            factor = comb(copies, taken)
            for had in range(number - taken + 1):
                for (losses, fatigue), ways in counts[had].items():
                    key = (losses + taken * box[0], fatigue + taken * box[1])
                    more = after[had + taken]
                    more[key] = more.get(key, 0) + ways * factor
        counts = after
    return counts[number]


def parts(number: int, sizes: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """How so many cards, drawn from a whole of lots of these sizes, may be spread over the lots."""
    total = comb(sum(sizes), number)
    found: dict[tuple[int, ...], float] = {(): 1.0}
    left: dict[tuple[int, ...], int] = {(): number}
    for n, size in enumerate(sizes):
        longer: dict[tuple[int, ...], float] = {}
        remain: dict[tuple[int, ...], int] = {}
        for taken, weight in found.items():
            rest = left[taken]
            again = sum(sizes[n + 1 :])
            for m in range(max(0, rest - again), min(size, rest) + 1):
                longer[(*taken, m)] = weight * comb(size, m)
                remain[(*taken, m)] = rest - m
        found, left = longer, remain
    return {taken: weight / total for taken, weight in found.items()}


@lru_cache(maxsize=256)
def cards(pile: Pile, number: int) -> Chances:
    """The chances of each sum of losses and fatigue from so many cards of a pile, or from as many as there are."""
    free = len(pile.held) - pile.hidden_hand
    in_play = free + len(pile.red)  # in the pile or among the discards, and it is not known which
    first = min(number, pile.size, in_play)
    then = min(number - first, in_play - first + len(pile.gone))
    found: Chances = {}
    for (of_gone, of_rest), weight in parts(then, (len(pile.gone), in_play - first)).items():
        for (red, held), share in parts(first + of_rest, (len(pile.red), free)).items():
            lots = [(pile.gone, of_gone), (pile.red, red), (pile.held, held)]
            _add(found, [_share(lot, n) for lot, n in lots], weight * share)
    return found


def _share(lot: tuple[Box, ...], number: int) -> list[tuple[Box, float]]:
    """The chances of each sum from so many cards of one lot."""
    total = comb(len(lot), number)
    return [(box, ways / total) for box, ways in subsets(lot, number).items()]


def _add(found: Chances, lots: list[list[tuple[Box, float]]], weight: float) -> None:
    """Adds what independent lots come to."""
    sums: list[tuple[Box, float]] = [((0, 0), weight)]
    for lot in lots:
        merged: Chances = {}
        for (losses, fatigue), p in sums:
            for (more, tiring), q in lot:
                key = (losses + more, fatigue + tiring)
                merged[key] = merged.get(key, 0.0) + p * q
        sums = list(merged.items())
    for box, p in sums:
        found[box] = found.get(box, 0.0) + p


@lru_cache(maxsize=256)
def dice(faces: tuple[Box, ...], number: int) -> Chances:
    """The chances of each sum from so many dice."""
    if not number:
        return {(0, 0): 1.0}
    found: Chances = {}
    for (losses, fatigue), p in dice(faces, number - 1).items():
        for more, tiring in faces:
            key = (losses + more, fatigue + tiring)
            found[key] = found.get(key, 0.0) + p / len(faces)
    return found
