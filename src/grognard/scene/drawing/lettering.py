"""Names that are not of towns: rivers along their course, hills along their ridge, lands where there is room.

Each name tries many places and takes the best that touches nothing; a river that finds none is named once less, a hill
or a land that finds none stays without a name."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from grognard.scene.schema import LabelLook

from . import metrics
from .drawn import DrawnLabel, Words
from .free import Taken
from .geometry import Box, Point, between, distance, length_of, resample, straight
from .rivers import Course
from .theatre import Water

STEP = 12.0
APART = 420.0  # between two names of one river
EDGE = 46.0


class Lettering:
    """Sets names one after the other; what is set is taken for the next."""

    def __init__(self, size: Point, taken: Taken) -> None:
        self._size, self._taken = size, taken

    def _cost(self, boxes: Sequence[Box], lines: float, wet: bool = False) -> float:
        """What it costs to set letters there; infinite if they would touch something, or lie on water (if they name
        it: on land)."""
        cost = 0.0
        for box in boxes:
            if box[0] < EDGE or box[1] < EDGE or box[2] > self._size[0] - EDGE or box[3] > self._size[1] - EDGE:
                return math.inf
            if self._taken.meets(box) or self._taken.wet(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)) != wet:
                return math.inf
            cost += lines * self._taken.points_in(box)
        return cost

    def _along(self, text: Words, look: LabelLook, line: list[Point], wet: bool = False) -> tuple[float, DrawnLabel]:
        """A name on the middle of a line, and what that costs."""
        worst, middle = 0.0, between(line[0], line[-1], 0.5)
        along = straight([(round(x, 1), round(y, 1)) for x, y in line])
        for words in sorted(set(text.values())):
            if metrics.width(words, look) > length_of(line) - 2:
                return math.inf, DrawnLabel(text, *middle, look)
            boxes = metrics.boxes(words, look, *middle, along=along)
            worst = max(worst, self._cost(boxes, 0.25, wet))
        return worst, DrawnLabel(text, round(middle[0], 1), round(middle[1], 1), look, along=along)

    def _take(self, label: DrawnLabel) -> DrawnLabel:
        for words in sorted(set(label.text.values())):
            self._taken.box(*metrics.boxes(words, label.look, label.x, label.y, label.anchor, label.angle, label.along))
        return label

    def river(self, course: Course, others: Taken) -> list[DrawnLabel]:
        """A river's names, beside its water; `others` are lines that they should not cross."""
        found: list[DrawnLabel] = []
        text = course.words or {"fr": course.name, "en": course.name}
        long = max(metrics.width(words, "river") for words in text.values()) * 1.12
        line = resample(course.line, STEP)
        need = max(3, math.ceil(long / STEP))
        while len(found) < course.names:
            best, least = None, math.inf
            for i in range(len(line) - need):
                part = line[i : i + need + 1]
                middle = part[need // 2]
                if any(math.dist(middle, (label.x, label.y)) < APART for label in found):
                    continue
                bend = _bend(part)
                if bend > 1.3:
                    continue
                if part[0][0] > part[-1][0]:
                    part = part[::-1]
                for aside in (-9.0, 9.0 + 0.62 * metrics.TYPES["river"].size):
                    beside = _aside(part, aside)
                    cost, label = self._along(text, "river", beside)
                    steep = abs(part[-1][1] - part[0][1]) / distance(part[0], part[-1])
                    cost += 3 * bend + 2 * steep + (0.4 if aside > 0 else 0.0)
                    cost += 0.5 * sum(others.points_in((x - 9, y - 20, x + 9, y + 4)) for x, y in beside)
                    if cost < least:
                        best, least = label, cost
            if best is None or least > 40:
                break
            found.append(self._take(best))
        return found

    def ridge(self, name: Words, ridge: list[Point]) -> list[DrawnLabel]:
        """A hill's name along its ridge, or beside it."""
        best = self._beside(name, "relief", ridge)
        if best:
            return [self._take(best)]
        middle = resample(_lengthened(ridge, _long(name, "relief") * 1.5), STEP)
        if ridge[0][0] > ridge[-1][0]:
            middle.reverse()
        lines = {language: words.rsplit(" ", 1) for language, words in name.items()}
        return self.level(lines, middle[len(middle) // 2], "relief")

    def water(self, water: Water, line: list[Point]) -> list[DrawnLabel]:
        """The name of a sea or a lake on its water, or none."""
        best = self._beside(water.name, water.look, line, wet=True)
        return [self._take(best)] if best else []

    def _beside(self, name: Words, look: LabelLook, ridge: list[Point], wet: bool = False) -> DrawnLabel | None:
        """The best place for a name along a line, or beside it."""
        long = _long(name, look)
        line = resample(_lengthened(ridge, long * 1.5), STEP)
        need = math.ceil(long / STEP)
        if line[0][0] > line[-1][0]:
            line.reverse()
        best, least = None, math.inf
        for aside in sorted(range(-190, 191, 10), key=abs):
            for i in range(0, len(line) - need, 2):
                part = _calm(_aside(line[i : i + need + 1], float(aside)))
                cost, label = self._along(name, look, part, wet)
                cost += abs(aside) / 12 + abs(i + need / 2 - len(line) / 2) * 0.05
                if cost < least:
                    best, least = label, cost
        return best

    def level(self, lines: dict[str, list[str]], at: Point, look: LabelLook) -> list[DrawnLabel]:
        """A level name in lines, as near to its point as there is room."""
        high = metrics.TYPES[look].size * 1.12
        count = len(lines["fr"])
        best, least = None, math.inf
        for dx in range(-340, 341, 17):
            for dy in range(-340, 341, 17):
                far = math.hypot(dx, dy * 1.3)
                if far >= least * 8:
                    continue
                labels = [
                    DrawnLabel(
                        {language: words[i] for language, words in lines.items()},
                        round(at[0] + dx, 1),
                        round(at[1] + dy + (i - (count - 1) / 2) * high, 1),
                        look,
                    )
                    for i in range(count)
                ]
                boxes = [
                    metrics.box(words, look, label.x, label.y, "middle")
                    for label in labels
                    for words in label.text.values()
                ]
                cost = self._cost(boxes, 0.06) + far / 8
                if cost < least:
                    best, least = labels, cost
        return [self._take(label) for label in best or ()]


def _long(name: Words, look: LabelLook) -> float:
    """What a name needs of a line, in any language."""
    return max(metrics.width(words, look) for words in name.values()) * 1.06


def _bend(part: list[Point]) -> float:
    """How much a line winds: the most that it turns away from its chord, in radians."""
    chord = math.atan2(part[-1][1] - part[0][1], part[-1][0] - part[0][0])
    turns = (math.atan2(b[1] - a[1], b[0] - a[0]) - chord for a, b in pairwise(part))
    return max(abs((turn + math.pi) % (2 * math.pi) - math.pi) for turn in turns)


def _aside(part: list[Point], far: float) -> list[Point]:
    """A calm line beside another, to its right if `far` is positive."""
    soft = _calm(part)
    found = []
    for i, p in enumerate(soft):
        a, b = soft[max(0, i - 1)], soft[min(len(soft) - 1, i + 1)]
        long = distance(a, b) or 1.0
        found.append((p[0] - (b[1] - a[1]) / long * far, p[1] + (b[0] - a[0]) / long * far))
    return found


def _calm(part: list[Point]) -> list[Point]:
    """A line with its small windings taken out, so that letters stand quietly on it: a curve of one bow or two."""
    count = len(part)
    if count < 4:
        return part
    knots = [part[0], *(_mean(part, count * k // 3, max(2, count // 7)) for k in (1, 2)), part[-1]]
    return resample(_curve(knots), STEP)


def _mean(part: list[Point], i: int, reach: int) -> Point:
    some = part[max(0, i - reach) : i + reach + 1]
    return sum(p[0] for p in some) / len(some), sum(p[1] for p in some) / len(some)


def _curve(knots: list[Point]) -> list[Point]:
    """A smooth line through four points (Catmull and Rom)."""
    ends = [between(knots[1], knots[0], 2.0), *knots, between(knots[-2], knots[-1], 2.0)]
    found = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(6):
            t = k / 6
            x, y = (
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in ((a[0], b[0], c[0], d[0]), (a[1], b[1], c[1], d[1]))
            )
            found.append((x, y))
    return [*found, knots[-1]]


def _lengthened(line: list[Point], long: float) -> list[Point]:
    """A line drawn out at both ends until it is long enough."""
    short = long - length_of(line)
    if short <= 0:
        return list(line)
    a, b = line[0], line[-1]
    whole = distance(a, b) or 1.0
    dx, dy = (b[0] - a[0]) / whole * short / 2, (b[1] - a[1]) / whole * short / 2
    return [(a[0] - dx, a[1] - dy), *line, (b[0] + dx, b[1] + dy)]
