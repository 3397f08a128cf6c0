"""`grognard lab`: trials by the hundred thousand of what must never happen, and measures of a server at work."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Any

from grognard.games import GAMES, module_of
from grognard.lab.crash import crash
from grognard.lab.forge import forge
from grognard.lab.load import LoadReport, Script, cost, load, scripted
from grognard.lab.process import ServerProcess
from grognard.lab.variants import variants

from .common import GAME_HELP, Progress, add_json, print_json, whole

DEFAULT_GAME = next(iter(GAMES))


def add(commands: Any) -> None:
    """The commands of this file."""
    lab = commands.add_parser(
        "lab",
        help="forge choices, load a server: trials of what must never happen",
        description="Trials that take longer than a test: forged choices by the million, a server under load.",
    )
    which = lab.add_subparsers(dest="trial", required=True, metavar="TRIAL")
    forging = which.add_parser(
        "forge",
        help="send choices that nobody may make, and count those that are accepted",
        description="Sends choices that nobody may make to random games of every scenario and option: invented ones, "
        "those of the other seat, late ones, wrong numbers, mangled texts. Exit code 1 if any is accepted or changes "
        "anything.",
    )
    forging.add_argument("game", metavar="GAME", help=GAME_HELP)
    forging.add_argument(
        "--count", type=whole(1, 10**9), default=100_000, metavar="N", help="how many (default: 100000)"
    )
    forging.add_argument("--seed", type=whole(0, 10**12), default=0, metavar="K", help="the first seed (default: 0)")
    add_json(forging)
    forging.set_defaults(run=run_forge)
    add_load(which)
    add_crash(which)


def add_load(which: Any) -> None:
    """`grognard lab load`"""
    loading = which.add_parser(
        "load",
        help="many live games at once on a server of its own",
        description="Starts a server process on loopback with a database of its own and plays scripted games on it "
        "over HTTP, two persons each. Measures the time from a choice to the event at the other player, and, with one "
        "game alone, what a decision costs the server. Exit code 1 if anything was lost or went wrong.",
    )
    loading.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help=f"{GAME_HELP} (the default)")
    loading.add_argument("--games", type=whole(1, 2000), default=50, metavar="N", help="games at once (default: 50)")
    loading.add_argument(
        "--seconds", type=whole(1, 600), default=30, metavar="T", help="how long, at most 600 (default: 30)"
    )
    loading.add_argument(
        "--think",
        type=whole(0, 60_000),
        default=4000,
        metavar="MS",
        help="milliseconds that a person thinks about a decision, on average (default: 4000)",
    )
    loading.add_argument("--seed", type=whole(0, 10**12), default=0, metavar="K", help="the first seed (default: 0)")
    add_json(loading)
    loading.set_defaults(run=run_load)


def add_crash(which: Any) -> None:
    """`grognard lab crash`"""
    crashing = which.add_parser(
        "crash",
        help="kill a server again and again while games are played on it",
        description="Starts a server process on loopback and kills it (SIGKILL) at random moments while scripted games "
        "are played on it. After each start nothing that was acknowledged may be missing. Exit code 1 if anything is.",
    )
    crashing.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help=f"{GAME_HELP} (the default)")
    crashing.add_argument("--times", type=whole(1, 10_000), default=20, metavar="N", help="kills (default: 20)")
    crashing.add_argument("--seed", type=whole(0, 10**12), default=0, metavar="K", help="the first seed (default: 0)")
    add_json(crashing)
    crashing.set_defaults(run=run_crash)


def run_forge(args: argparse.Namespace) -> int:
    """`grognard lab forge`"""
    module_of(args.game)
    report = forge(variants(args.game), args.count, args.seed, progress=Progress("forge", args.count))
    if args.json:
        print_json({"game": args.game, **report.as_json()})
    else:
        print(f"{args.game}: {report.tried} choices forged in {report.games} games, {report.accepted} accepted")
        for kind, n in sorted(report.kinds.items()):
            print(f"  {n:9} {kind}")
        for failure in report.failures:
            print(failure)
    return 1 if report.accepted else 0


def scripts_of(game: str, number: int, seed: int) -> list[Script]:
    """Games played beforehand, of every scenario and option in turn."""
    ways = variants(game)
    progress = Progress("games played beforehand", number)
    scripts = []
    for n in range(number):
        scripts.append(scripted(ways[n % len(ways)], seed + n))
        progress(n + 1)
    return scripts


def run_load(args: argparse.Namespace) -> int:
    """`grognard lab load`"""
    scripts = scripts_of(args.game, min(args.games, 60), args.seed)
    report, alone = LoadReport(games=args.games), LoadReport(games=1)

    async def trial(folder: Path) -> None:
        process = ServerProcess(folder)
        await process.start()
        try:
            await cost(process.server, scripts[0], alone, process.cpu)
            await load(process.server, scripts, report, args.seconds, args.think / 1000, args.seed)
        finally:
            process.stop()

    with tempfile.TemporaryDirectory(prefix="grognard-load-") as folder:
        asyncio.run(trial(Path(folder)))
    report.cpu = alone.cpu
    report.lost += alone.lost
    report.errors += alone.errors
    report.failures += alone.failures
    if args.json:
        print_json({"game": args.game, **report.as_json()})
    else:
        told = report.as_json()
        print(f"{args.games} games at once: {told['decisions']} decisions, {told['decisions_per_s']} a second")
        print(f"from a choice to the other player: {told['p50_ms']} ms (median), {told['p99_ms']} ms (99 %)")
        print(f"a decision costs the server {told['cpu_ms_p50']} ms (median), {told['cpu_ms_p99']} ms (99 %)")
        print(f"{told['lost']} lost, {told['errors']} errors")
        print_failures(report.failures)
    return 1 if report.lost or report.errors else 0


def run_crash(args: argparse.Namespace) -> int:
    """`grognard lab crash`"""
    scripts = scripts_of(args.game, 24, args.seed)
    with tempfile.TemporaryDirectory(prefix="grognard-crash-") as folder:
        progress = Progress("kills", args.times)
        report = asyncio.run(crash(Path(folder), scripts, args.times, args.seed, progress=progress))
    if args.json:
        print_json({"game": args.game, **report.as_json()})
    else:
        print(f"{report.kills} kills: {report.acknowledged} decisions acknowledged, {report.lost} lost")
        print(
            f"{report.games} games begun, {report.finished} finished, {report.corrupt} corrupt, {report.errors} errors"
        )
        print_failures(report.failures)
    return 1 if report.lost or report.corrupt or report.errors else 0


def print_failures(failures: list[str]) -> None:
    """The first few of what went wrong."""
    for failure in failures:
        print(f"  {failure}")
