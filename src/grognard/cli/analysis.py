"""`grognard fuzz`, `cases`, `coverage` and `bench`: is the game right, whole, fast?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from grognard.engine.errors import UserError
from grognard.games import rules_version
from grognard.lab.bench import bench
from grognard.lab.case_file import CaseError, Result
from grognard.lab.cases import run_file
from grognard.lab.coverage import coverage
from grognard.lab.fuzz import fuzz
from grognard.lab.reference import steps_per_second

from .common import GAME_HELP, Progress, add_game, add_json, definition, print_json, whole, write_text


def add(commands: Any) -> None:
    """The commands of this file."""
    fuzzing = commands.add_parser(
        "fuzz",
        help="play random games and look for dead ends, errors and leaks",
        description="Plays random games to their end. A failure comes with a record that reproduces it. "
        "Exit code 1 if there is any.",
    )
    add_game(fuzzing)
    fuzzing.add_argument(
        "--games", type=whole(1, 10**7), default=100, metavar="N", help="how many games (default: 100)"
    )
    fuzzing.add_argument("--seed", type=whole(0, 10**12), default=0, metavar="K", help="the first seed (default: 0)")
    fuzzing.add_argument(
        "--leaks", type=float, default=0.01, metavar="SHARE", help="share of decisions with a leak test (default: 0.01)"
    )
    fuzzing.add_argument("--records", metavar="DIR", help="a folder where the record of each failure is written")
    add_json(fuzzing)
    fuzzing.set_defaults(run=run_fuzz)

    cases = commands.add_parser(
        "cases",
        help="run rule cases",
        description="Runs rule cases: files that say what must follow from a position, luck and decisions. "
        "docs/notation.md explains how to write them. Exit code 1 if a case fails, 2 if a file cannot be read.",
    )
    cases.add_argument("paths", metavar="PATH", nargs="+", help="a file, or a folder with *.case files")
    cases.add_argument("--lang", choices=("fr", "en"), default="en", help="the language of the reasons")
    add_json(cases)
    cases.set_defaults(run=run_cases)

    covering = commands.add_parser(
        "coverage",
        help="which rules of the rulebook have a home in the code",
        description="Compares the list of a rulebook's rules with the code: how many are code, data or need nothing; "
        "ids that the code cites and the list does not know; rules that should be code and that nothing cites. "
        "Exit code 1 if there are any of the last two.",
    )
    covering.add_argument("game", metavar="GAME", help=GAME_HELP)
    add_json(covering)
    covering.set_defaults(run=run_coverage)

    benching = commands.add_parser(
        "bench",
        help="measure speed and memory beside the reference loop",
        description="Measures decisions per second of random play, and its ratio to a reference loop measured in the "
        "same run; the cost of a clone; the size of a state and of a record.",
    )
    add_game(benching)
    benching.add_argument("--seconds", type=whole(1, 3600), default=6, help="how long to measure (default: 6)")
    add_json(benching)
    benching.set_defaults(run=run_bench)


def run_fuzz(args: argparse.Namespace) -> int:
    """`grognard fuzz`"""
    if not 0 <= args.leaks <= 1:
        raise UserError(f"--leaks {args.leaks}: must be a share from 0 to 1")
    d = definition(args)
    loop = steps_per_second(0.5)
    progress = Progress("fuzz", args.games)
    version = rules_version(args.game)
    report = fuzz(d, args.games, args.seed, version, leak_rate=args.leaks, progress=progress)
    answer = {
        "game": d.id,
        "scenario": d.scenario,
        "options": d.options,
        **report.as_json((loop + steps_per_second(0.5)) / 2),
    }
    if args.records is not None:
        keep_records(Path(args.records), report.failures)
    if args.json:
        print_json(answer)
    else:
        print(f"{d.id} {d.scenario} {' '.join(f'{k}={v}' for k, v in d.options.items())}")
        print(f"{report.games} games, {report.decisions} decisions, {answer['decisions_per_s']} a second")
        print(f"reference ratio {answer['reference_ratio']}; {report.looked} leak tests")
        print(f"dead ends {report.dead_ends}, errors {report.errors}, leaks {report.leaks}")
        for name, n in report.endings.most_common():
            print(f"  {n:7} {name}")
        for failure in report.failures:
            print(f"seed {failure['seed']}, decision {failure['decision']}: {failure['error']}")
            print(f"  rules: {' > '.join(failure['rules'])}")
            print("  grognard fuzz --json prints the record, --records DIR keeps it")
    return 1 if report.dead_ends or report.errors or report.leaks else 0


def keep_records(folder: Path, failures: list[dict[str, Any]]) -> None:
    """Writes the record of each failure."""
    folder.mkdir(parents=True, exist_ok=True)
    for failure in failures:
        write_text(str(folder / f"fuzz-{failure['seed']}.json"), failure["record"])


def run_cases(args: argparse.Namespace) -> int:
    """`grognard cases`"""
    from grognard.text import Text

    files = [f for given in args.paths for f in case_files(Path(given).expanduser())]
    results: list[Result] = []
    unreadable: list[str] = []
    for file in files:
        try:
            results += run_file(file, lambda d, reason: Text(args.lang, d).reason(reason))
        except CaseError as e:
            unreadable.append(str(e))
    failed = [r for r in results if r.what]
    if args.json:
        print_json(
            {
                "passed": len(results) - len(failed),
                "failed": len(failed),
                "errors": unreadable,
                "cases": [
                    {"file": r.file, "title": r.title, "passed": not r.what, "line": r.line or None, "what": r.what}
                    for r in results
                ],
            }
        )
    else:
        for r in failed:
            print(f"{r.file}:{r.line}: {r.title}: {r.what}")
        for problem in unreadable:
            print(problem)
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed, {len(unreadable)} files with a mistake")
    return 2 if unreadable else 1 if failed else 0


def case_files(given: Path) -> list[Path]:
    """A file itself, or the case files of a folder."""
    if given.is_dir():
        found = sorted(given.rglob("*.case"))
        if not found:
            raise UserError(f"{given}: no *.case file in this folder")
        return found
    if not given.exists():
        raise UserError(f"{given}: no such file or folder")
    return [given]


def run_coverage(args: argparse.Namespace) -> int:
    """`grognard coverage`"""
    found = coverage(args.game)
    if args.json:
        print_json(
            {
                "game": args.game,
                **{kind: len(ids) for kind, ids in found.by_kind.items()},
                "unknown": found.unknown,
                "uncited": found.uncited,
            }
        )
    else:
        for kind, ids in found.by_kind.items():
            print(f"{kind}: {len(ids)} rules")
            for rule in ids:
                print(f"  {rule:32} {', '.join(sorted(set(found.cited.get(rule, []))))}")
        print(f"unknown: {', '.join(found.unknown) or 'none'}")
        print(f"uncited: {', '.join(found.uncited) or 'none'}")
    return 1 if found.unknown or found.uncited else 0


def run_bench(args: argparse.Namespace) -> int:
    """`grognard bench`"""
    answer = bench(definition(args), rules_version(args.game), args.seconds)
    if args.json:
        print_json(answer)
    else:
        for key, value in answer.items():
            print(f"{key:28} {value}")
    return 0
