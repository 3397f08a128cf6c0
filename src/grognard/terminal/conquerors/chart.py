"""The map as a drawing: areas where they lie, fitted to the width of the terminal, roads as dots between them."""

from __future__ import annotations

from math import cos, radians
from typing import Final

from rich.text import Text as Styled

from grognard.text import Text

from ..screen import ink
from .board import Board
from .pieces import ALARM, FAINT, NAME, READY

CELL: Final = 2.1  # how much higher than wide a character is
TRIES: Final = tuple(
    sorted(((dx, dy) for dx in range(-5, 6) for dy in (-1, 0, 1)), key=lambda d: abs(d[0]) + 3 * abs(d[1]))
)


class Chart:
    """A grid of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self._taken = [[False] * width for _ in range(height)]

    def dot(self, x: int, y: int, style: str, mark: str = "·") -> None:
        """A point of a road, where nothing else is."""
        if not self._taken[y][x]:
            self._cells[y][x] = (mark, style)

    def free(self, x: int, y: int, size: int) -> bool:
        """True if a label of this size fits here with a space before and after it."""
        if y < 0 or y >= self.height or x < 0 or x + size > self.width:
            return False
        return not any(self._taken[y][max(0, x - 1) : x + size + 1])

    def write(self, x: int, y: int, label: Styled) -> None:
        """A label, and nothing may cover it."""
        size = len(label.plain)
        for n, letter in enumerate(label.plain):
            style = next((str(span.style) for span in reversed(label.spans) if span.start <= n < span.end), "")
            self._cells[y][x + n] = (letter, style or str(label.style))
        for at in range(max(0, x), min(self.width, x + size)):
            self._taken[y][at] = True

    def lines(self) -> list[Styled]:
        """The drawing."""
        made = []
        for row in self._cells:
            line = ink()
            for letter, style in row:
                line.append(letter, style=style)
            line.rstrip()
            made.append(line)
        return made


def label_of(board: Board, text: Text, a: int) -> Styled:
    """An area's id with who is there: `GER:F3`, `JEN:F1P2`; `*` before an area worth victory points."""
    area = board.f.areas[a]
    stacks = board.at.get(a, ([], []))
    star = "*" if area.value else ""
    if not stacks[0] and not stacks[1]:
        if star:
            return ink(f"{star}{area.id}", style=NAME[board.control[a]])
        return ink(area.id.lower(), style=FAINT)
    label = ink(f"{star}{area.id}:", style="bold")
    for side in (0, 1):
        if stacks[side]:
            initial = text.names.side_initial(board.f.sides[side])
            label += ink(f"{initial}{len(stacks[side])}", style=READY[side])
    return label


def draw(board: Board, text: Text, width: int) -> list[Styled]:
    """The whole map."""
    areas = board.f.areas
    middle = radians(sum(a.lat for a in areas) / len(areas))
    east = [a.lon * cos(middle) for a in areas]
    north = [a.lat for a in areas]
    across, up = max(east) - min(east), max(north) - min(north)
    usable = width - 9
    height = max(12, round(up / across * usable / CELL)) + 1
    chart = Chart(width, height)
    xs = [4 + round((x - min(east)) / across * usable) for x in east]
    ys = [round((max(north) - y) / up * (height - 1)) for y in north]
    for road, (a, b) in enumerate(board.f.graph.roads):
        broken = road in board.broken
        steps = max(abs(xs[a] - xs[b]) // 2, abs(ys[a] - ys[b])) or 1
        for n in range(1, steps):
            x = round(xs[a] + (xs[b] - xs[a]) * n / steps)
            y = round(ys[a] + (ys[b] - ys[a]) * n / steps)
            chart.dot(x, y, ALARM if broken else FAINT, "×" if broken and n == (steps + 1) // 2 else "·")
    labels = {a: label_of(board, text, a) for a in range(len(areas))}
    for a in sorted(labels, key=lambda a: (-len(labels[a].plain), a)):
        size = len(labels[a].plain)
        left = xs[a] - min(1, size // 2)
        spot = next(((left + dx, ys[a] + dy) for dx, dy in TRIES if chart.free(left + dx, ys[a] + dy, size)), None)
        if spot is not None:
            chart.write(*spot, labels[a])
    return chart.lines()
