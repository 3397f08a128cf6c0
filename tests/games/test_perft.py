"""Perft tables: tests/perft/*.perft, lines of `scenario level | position | count to depth 1, 2, 3...`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from grognard.lab.perft import perft
from tests.conftest import ROOT
from tests.lab_positions import at

FILES = sorted((ROOT / "tests/perft").glob("*.perft"))
ROWS = [
    (file, n)
    for file in FILES
    for n, row in enumerate(file.read_text(encoding="utf-8").splitlines())
    if row.strip() and not row.startswith("#")
]


@pytest.mark.parametrize(("file", "n"), ROWS, ids=lambda x: x.stem if hasattr(x, "stem") else str(x))
def test_the_number_of_decision_sequences_is_what_it_was(file: Path, n: int) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    where, position, counts = (part.strip() for part in lines[n].split("|"))
    scenario, level = where.split()
    wanted = [int(c) for c in counts.split()]
    g = at(position, scenario, level)
    found = [perft(g, depth + 1) for depth in range(len(wanted) or 4)]
    if os.environ.get("PERFT_WRITE"):
        lines[n] = f"{where} | {position} | {' '.join(map(str, found))}"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return

    assert found == wanted


def test_there_are_perft_tables() -> None:
    assert len(ROWS) >= 8
