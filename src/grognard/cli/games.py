"""`grognard games` and `grognard data`: what can be played, and the facts behind it."""

from __future__ import annotations

import argparse
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from grognard.engine.errors import UserError
from grognard.games import GAMES, facts_of, module_of

from .common import add_json, print_json


def add(commands: Any) -> None:
    """The commands of this file."""
    games = commands.add_parser(
        "games",
        help="list the games, their scenarios and options",
        description="Lists the games with their scenarios, options (the first value is the default) and seats.",
    )
    add_json(games)
    games.set_defaults(run=run_games)

    data = commands.add_parser(
        "data",
        help="check or export the facts of a game",
        description="The facts of a game (areas, roads, blocks, cards, events, scenarios, tables) are files. "
        "Owners of the box may lay their own figures over ours: export the files, keep the entries and fields that "
        "differ, check the folder, and play with --data FOLDER.",
    )
    which = data.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = which.add_parser(
        "check",
        help="check a game's facts, or a folder of your own figures",
        description="Checks that the facts of a game hold together: every name known, every figure within its range, "
        "every road there and back. With a folder of your own figures, checks them as they lie over ours. Says how "
        "many facts come from the rulebook, from public sources, or from our reconstruction. Exit code 2 if something "
        "is wrong, with file, entry and field.",
    )
    check.add_argument("what", metavar="GAME|DIR", nargs="?", help="a game, or a folder (default: every game)")
    check.add_argument("--game", default="napoleon-1806", help="the game that a folder belongs to")
    check.add_argument("--data", metavar="DIR", help="a folder of your own figures, to be checked over the game's")
    add_json(check)
    check.set_defaults(run=run_check)
    export = which.add_parser(
        "export",
        help="write the files of a game's facts into a folder",
        description="Writes the files of a game's facts into a folder, to be corrected from your box. Keep the "
        "entries that differ, check them with grognard data check DIR, and play with --data DIR.",
    )
    export.add_argument("game", metavar="GAME", help="a game, as `grognard games` lists them")
    export.add_argument("folder", metavar="DIR", help="a folder; it is made if there is none")
    export.add_argument("--force", action="store_true", help="overwrite files that are there")
    add_json(export)
    export.set_defaults(run=run_export)


def describe(game: str) -> dict[str, Any]:
    """A game for a program."""
    module = module_of(game)
    facts = facts_of(game)
    return {
        "id": game,
        "name": module.NAME,
        "rules": module.RULES_VERSION,
        "seats": list(module.SIDES),
        "seats_by_level": {"marshal": ["a", "b"]},
        "scenarios": [
            {"id": s.id, "name": s.name, "about": s.about, "turns": [s.first_turn, s.last_turn], "standing": s.standing}
            for s in facts.scenarios.values()
        ],
        "options": [{"id": c.id, "values": list(c.values), "default": c.values[0]} for c in module.CHOICES],
    }


def run_games(args: argparse.Namespace) -> int:
    """`grognard games`"""
    found = [describe(game) for game in GAMES]
    if args.json:
        print_json(found)
        return 0
    for game in found:
        print(f"{game['id']}: {game['name']['en']}")
        print(f"  seats: {', '.join(game['seats'])} (at the marshal level: a, b)")
        for scenario in game["scenarios"]:
            first, last = scenario["turns"]
            names = " / ".join(scenario["name"].values())
            print(f"  scenario {scenario['id']}: {names}, turns {first}-{last}")
        for option in game["options"]:
            print(f"  option {option['id']}: {' | '.join(option['values'])}")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """`grognard data check`"""
    what = args.what
    if what is not None and what not in GAMES and not Path(what).is_dir():
        raise UserError(f"{what!r} is neither a game ({', '.join(GAMES)}) nor a folder")
    if args.data is not None and what is not None and what not in GAMES:
        raise UserError(f"{what!r} and --data {args.data}: only one folder can be checked at a time")
    module_of(args.game)
    folder = args.data if args.data is not None else what if what is not None and what not in GAMES else None
    games = [what] if what in GAMES else [args.game] if folder is not None else list(GAMES)
    reports = []
    for game in games:
        facts = module_of(game).facts(None if folder is None else Path(folder).expanduser())
        reports.append(report(game, facts))
    if args.json:
        print_json(reports)
        return 0
    for found in reports:
        counts = ", ".join(f"{n} {what}" for what, n in found["counts"].items())
        print(f"{found['game']}: {counts}: the facts hold together")
        print("  standing: " + ", ".join(f"{n} {s}" for s, n in sorted(found["standing"].items())))
    return 0


def report(game: str, facts: Any) -> dict[str, Any]:
    """Counts of a game's facts, and of their standing."""
    standing: Counter[str] = Counter()
    for thing in [*facts.areas, *facts.blocks, *facts.cards, *facts.events.values()]:
        standing[thing.standing] += 1
        standing.update(thing.standing_of.values())
    for entry in (*facts.files["scenarios"].values(), *facts.files["tables"].values()):
        standing[entry["standing"]] += 1
        standing.update(entry.get("standing_of", {}).values())
    return {
        "game": game,
        "counts": {
            "areas": len(facts.areas),
            "roads": len(facts.graph.roads),
            "bridges": sum(bool(b) for b in facts.bridges),
            "blocks": len(facts.blocks),
            "cards": len(facts.cards),
            "events": len(facts.events),
            "scenarios": len(facts.scenarios),
        },
        "standing": dict(standing),
        "overlaid": facts.overlaid,
    }


def run_export(args: argparse.Namespace) -> int:
    """`grognard data export`"""
    source = Path(module_of(args.game).FOLDER) / "data"
    if not args.folder:
        raise UserError("'': a folder must be named")
    target = Path(args.folder).expanduser()
    files = sorted(source.glob("*.toml"))
    there = [f.name for f in files if (target / f.name).exists()]
    if there and not args.force:
        raise UserError(f"{target}: {', '.join(there)} exist already; --force overwrites them")
    target.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, target / file.name)
    if args.json:
        print_json({"folder": str(target), "files": [f.name for f in files]})
    else:
        print(
            f"{len(files)} files written to {target}: keep what differs in your box, then: grognard data check {target}"
        )
    return 0
