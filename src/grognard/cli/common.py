"""What several commands share: the options that choose a game, JSON on the output, progress on the error output."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from grognard.engine.definition import Definition
from grognard.engine.errors import UserError
from grognard.games import define, facts_of

LANGUAGES = ("fr", "en")
GAME_HELP = "a game, as `grognard games` lists them, such as napoleon-1806"


def add_game(command: argparse.ArgumentParser) -> None:
    """GAME, --scenario, --option, --data."""
    command.add_argument("game", metavar="GAME", help=GAME_HELP)
    command.add_argument("--scenario", help="a scenario of the game (default: the first that `grognard games` lists)")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as level=grognard or combat=dice; may be given several times",
    )
    add_data(command)


def add_data(command: argparse.ArgumentParser) -> None:
    """--data DIR."""
    command.add_argument("--data", metavar="DIR", help="a folder with your own figures, laid over ours")


def add_json(command: argparse.ArgumentParser) -> None:
    """--json."""
    command.add_argument("--json", action="store_true", help="print the answer as JSON, for a program")


def options_of(given: list[str]) -> dict[str, str]:
    """NAME=VALUE pairs."""
    chosen: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise UserError(f"--option {pair}: an option is NAME=VALUE, such as level=grognard")
        if name in chosen:
            raise UserError(f"--option {pair}: {name} was given before, as {chosen[name]}")
        chosen[name] = value
    return chosen


def overlay(given: str | None) -> Path | None:
    """The owner's folder."""
    if given == "":
        raise UserError("--data: a folder must be named")
    return None if given is None else Path(given).expanduser().resolve()


def definition(args: argparse.Namespace) -> Definition[Any, Any]:
    """The game that a command line names."""
    data = overlay(args.data)
    scenario = next(iter(facts_of(args.game, data).scenarios)) if args.scenario is None else args.scenario
    return define(args.game, scenario, options_of(args.option), data)


def print_json(value: Any) -> None:
    """JSON on the output, in characters that it can carry."""
    plain = not (sys.stdout.encoding or "").casefold().startswith("utf")
    print(json.dumps(value, ensure_ascii=plain, indent=2))


class Progress:
    """A line on the error output now and then, so that a long run can be seen to go on."""

    def __init__(self, what: str, total: int, quiet: bool = False) -> None:
        self.what = what
        self.total = total
        self.quiet = quiet
        self.begin = self.last = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if self.quiet or (now - self.last < 5 and done != self.total) or now - self.begin < 5:
            return
        self.last = now
        left = (now - self.begin) / done * (self.total - done)
        print(f"{self.what}: {done} of {self.total}, about {left:.0f} s left", file=sys.stderr, flush=True)


def whole(low: int, high: int) -> Any:
    """A type for argparse: a whole number within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is out of range: from {low} to {high}")
        return value

    return read


def read_text(name: str) -> str:
    """A file's text, or one sentence."""
    try:
        return Path(name).expanduser().read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(f"{name}: not UTF-8 text") from None
    except (OSError, ValueError) as e:
        raise UserError(f"{name or repr(name)}: cannot be read: {getattr(e, 'strerror', e)}") from None


def write_text(name: str, text: str) -> None:
    """Writes a file whole or not at all: what stood there before is never lost half-way."""
    target = Path(name).expanduser()
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as e:
        raise UserError(f"{name}: cannot be written: {e.strerror}") from None
