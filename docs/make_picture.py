"""Makes the picture of the README: a game in the terminal, as it prints itself. `python docs/make_picture.py`"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grognard.engine import record
from grognard.games import define
from grognard.players import make
from grognard.terminal.session import run

WIDTH = 92


def main() -> None:
    """Plays to the first operation, asks for the map, and writes what stands on the screen then."""
    g = record.new_game(define("napoleon-1806", "short", {}), record.new_seed(7))
    screen = io.StringIO()
    console = Console(file=screen, width=WIDTH, force_terminal=True, color_system="truecolor", no_color=False)
    run(g, {0: None, 1: make("scripted", random.Random(7))}, "en", None, console, io.StringIO("map\n"))
    lines = screen.getvalue().splitlines()
    plain = [Text.from_ansi(line).plain for line in lines]
    first = next(n for n, line in enumerate(plain) if line.startswith("Turn 3"))
    last = next(n for n, line in enumerate(plain) if line.startswith("*") or "worth victory points" in line)
    picture = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor")
    for line in lines[first : last + 1]:
        picture.print(Text.from_ansi(line), no_wrap=True, crop=True)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", picture.export_svg(title="grognard play"), flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(svg.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")


if __name__ == "__main__":
    main()
