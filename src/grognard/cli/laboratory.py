"""`grognard lab`: trials by the hundred thousand of what must never happen, and measures of a server at work."""

from __future__ import annotations

import argparse
from typing import Any

from grognard.games import module_of
from grognard.lab.forge import forge
from grognard.lab.variants import variants

from .common import GAME_HELP, Progress, add_json, print_json, whole


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
