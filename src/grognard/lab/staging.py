"""What it costs to show a table: after each decision, both seats' journals read on and both scenes made, as the server
does it. Run it with `python -m grognard.lab.staging`; it prints its figures beside those of the reference loop."""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from typing import Any

import msgspec

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.lab.fuzz import take
from grognard.lab.reference import steps_per_second
from grognard.lab.variants import variants
from grognard.scene.eyes import Eyes
from grognard.scene.stage import stage


def measure(definition: Definition[Any, Any], games: int, seed: int = 1) -> dict[str, list[float]]:
    """Milliseconds of processor time for each decision: scenes with journals, and their encoding."""
    found: dict[str, list[float]] = {"scenes": [], "encoding": [], "bytes": []}
    shown = stage(definition, "fr")
    encoder = msgspec.json.Encoder()
    for n in range(games):
        rng = random.Random(seed * 1000 + n)
        game = record.new_game(definition, record.new_seed(seed * 1000 + n))
        both = [(eyes, shown.journal(eyes)) for eyes in (Eyes(game, 0), Eyes(game, 1))]
        while not game.over:
            take(game, rng)
            begin = time.process_time()
            made = []
            for eyes, journal in both:
                first = journal.update()
                made.append((shown.scene(eyes, journal), journal.lines[first:]))
            between = time.process_time()
            sent = [encoder.encode(one) for one in made]
            found["scenes"].append(1000 * (between - begin))
            found["encoding"].append(1000 * (time.process_time() - between))
            found["bytes"].append(len(sent[0]))
    return found


def report(games: int) -> dict[str, Any]:
    """Figures for each way to play, with the reference loop before and after."""
    before = steps_per_second(0.5)
    rows = {}
    for definition in variants("napoleon-1806"):
        figures = measure(definition, games)
        ordered = sorted(figures["scenes"])
        rows["-".join([definition.scenario, *definition.options.values()])] = {
            "decisions": len(ordered),
            "two_scenes_ms_median": round(statistics.median(ordered), 3),
            "two_scenes_ms_p99": round(ordered[len(ordered) * 99 // 100], 3),
            "encoding_ms_median": round(statistics.median(figures["encoding"]), 3),
            "bytes_median": round(statistics.median(figures["bytes"])),
        }
    return {"python": sys.version.split()[0], "reference_per_s": round((before + steps_per_second(0.5)) / 2), **rows}


if __name__ == "__main__":
    print(json.dumps(report(int(sys.argv[1]) if len(sys.argv) > 1 else 2), indent=1))
