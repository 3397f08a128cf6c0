"""`grognard play`, `replay` and `verify`: games and their records."""

from __future__ import annotations

import argparse
import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.engine.errors import BadRecord, UserError
from grognard.games import GAMES, define, facts_of, rules_version
from grognard.lab.playback import digest_of, entries

from .common import LANGUAGES, add_data, add_json, options_of, overlay, print_json, read_text, whole

if TYPE_CHECKING:
    from grognard.text import Text

GAME = "napoleon-1806"  # what is played if none is named


def add(commands: Any) -> None:
    """The commands of this file."""
    play = commands.add_parser(
        "play",
        help="play a game in this terminal",
        description="Plays a game in this terminal, in French or English, against the computer or somebody beside you. "
        "Without a game it plays the short scenario of Napoléon 1806. At each prompt: a number or the text of an "
        "option, ? for the rule, help for everything else.",
        epilog="example: grognard play napoleon-1806 --scenario short --seat french=human --seat prussian=scripted",
    )
    play.add_argument(
        "game", metavar="GAME", nargs="?", help="a game (default: napoleon-1806; with --load, the record's)"
    )
    play.add_argument("--scenario", default=None, help="a scenario (default: the shortest; with --load, the record's)")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="such as level=grognard")
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=PLAYER",
        help="who plays a seat: human, scripted, random (default: the first seat human, the others scripted)",
    )
    play.add_argument(
        "--seed", type=whole(0, 2**63), help="a number from which all luck follows (default: secret luck)"
    )
    play.add_argument("--lang", choices=LANGUAGES, help="fr or en (default: as the system is set)")
    play.add_argument(
        "--save", metavar="FILE", help="where the game is saved as it goes on: a new file, or the one of --load"
    )
    play.add_argument("--load", metavar="FILE", help="go on with a saved game; it is saved there again unless --save")
    add_data(play)
    play.set_defaults(run=run_play)

    replay = commands.add_parser(
        "replay",
        help="play a record again, wholly or up to a decision",
        description="Replays a record: prints its log, or the position, as everybody or as one seat may know them.",
    )
    replay.add_argument("file", metavar="RECORD", help="a saved game, or the file of a finished one")
    replay.add_argument("--at", type=whole(0, 10**6), metavar="N", help="stop after the first N decisions")
    replay.add_argument("--seat", metavar="SEAT", help="what this seat may know (default: everything)")
    replay.add_argument("--position", action="store_true", help="print the position in notation instead of the log")
    replay.add_argument("--lang", choices=LANGUAGES, help="fr or en")
    add_data(replay)
    add_json(replay)
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser(
        "verify",
        help="check a record: the seed that was promised, every draw, every decision",
        description="Checks that the seed of a record is the one whose commitment was published when the game began, "
        "and that every decision was legal and every draw follows from the seed. Exit code 1 if not.",
    )
    verify.add_argument("file", metavar="RECORD", help="a saved game, or the file of a finished one")
    verify.add_argument("--commitment", metavar="HEX", help="the commitment as you noted it when the game began")
    add_data(verify)
    add_json(verify)
    verify.set_defaults(run=run_verify)


def seats_of(d: Definition[Any, Any], given: list[str], rng: random.Random) -> dict[int, Any]:
    """Who plays each seat; None is somebody at this terminal."""
    from grognard.players import PLAYERS, make

    players: dict[int, Any] = {n: None if n == 0 else make("scripted", rng) for n in range(len(d.seats))}
    told: dict[str, str] = {}
    for pair in given:
        seat, equals, name = pair.partition("=")
        if not equals or seat not in d.seats:
            raise UserError(f"--seat {pair}: a seat is SEAT=PLAYER; the seats are {', '.join(d.seats)}")
        if name != "human" and name not in PLAYERS:
            raise UserError(f"--seat {pair}: unknown player {name!r}; there are human, {', '.join(PLAYERS)}")
        if seat in told:
            raise UserError(f"--seat {pair}: {seat} was given before, to {told[seat]}")
        told[seat] = name
        players[d.seats.index(seat)] = None if name == "human" else make(name, rng)
    return players


def run_play(args: argparse.Namespace) -> int:
    """`grognard play`"""
    from grognard.terminal.course import save
    from grognard.terminal.session import run, system_language

    rng = random.Random(args.seed)
    if args.load is not None:
        fields, g = load(args, args.load)
        agrees(args, fields, g.definition)
    else:
        game, data = args.game or GAME, overlay(args.data)
        scenario = shortest(game, data) if args.scenario is None else args.scenario
        d = define(game, scenario, options_of(args.option), data)
        g = record.new_game(d, record.new_seed(args.seed))
    players = seats_of(g.definition, args.seat, rng)
    language = args.lang or system_language()
    path = args.load if args.save is None else args.save
    if path is not None:
        may_save(path, args.load)
        try:
            save(g, path, args.data or "")
        except (OSError, ValueError) as e:
            raise UserError(f"--save {path}: cannot be written: {getattr(e, 'strerror', e)}") from None
    return run(g, players, language, path, data=args.data or "")


def may_save(path: str, loaded: str | None) -> None:
    """A game is saved over itself, and over nothing else."""
    target = Path(path).expanduser()
    if not path or target.is_dir():
        raise UserError(f"--save {path or repr(path)}: a file must be named")
    if loaded is not None and target.exists() and target.samefile(Path(loaded).expanduser()):
        return
    if target.exists() and not (target.is_file() and target.stat().st_size == 0):
        raise UserError(f"--save {path}: there is such a file already; go on with it by --load, or name another one")


def agrees(args: argparse.Namespace, fields: dict[str, Any], d: Definition[Any, Any]) -> None:
    """With --load the record says what is played: a command line that says otherwise is a mistake."""
    if args.game not in (None, d.id):
        raise UserError(f"{args.load}: a record of {d.id}, not of {args.game}")
    if args.scenario not in (None, d.scenario):
        raise UserError(f"--scenario {args.scenario}: {args.load} is a game of the scenario {d.scenario}")
    for name, value in options_of(args.option).items():
        if d.options.get(name) != value:
            raise UserError(f"--option {name}={value}: {args.load} has {name}={d.options.get(name, '(unknown)')}")
    if args.seed is not None and record.new_seed(args.seed).hex() != fields["seed"].casefold():
        raise UserError(f"--seed {args.seed}: {args.load} has a seed of its own")


def load(args: argparse.Namespace, file: str, upto: int | None = None) -> tuple[dict[str, Any], Any]:
    """A record, replayed."""
    fields = read_record(args, file)
    return fields, record.replay(fields, file, definer(args), rules_version(fields["game"]), upto, in_words(args))


def read_record(args: argparse.Namespace, file: str) -> dict[str, Any]:
    """A record of the command line; it must be played again with figures like those that it was played with."""
    fields = record.parse(read_text(file), file)
    if fields["game"] not in GAMES:
        raise UserError(f"{file}: unknown game {fields['game']!r}; there are {', '.join(GAMES)}")
    if fields["data"] and args.data is None:
        raise UserError(f"{file}: played with an owner's figures: give them, --data {fields['data']}")
    if not fields["data"] and args.data is not None:
        raise UserError(f"{file}: played with our own figures: leave out --data {args.data}")
    return fields


def definer(args: argparse.Namespace) -> record.Define:
    """Defines games with the figures of the command line."""
    return partial(define, overlay=overlay(args.data))


def in_words(args: argparse.Namespace) -> record.Explain:
    """Why a decision of a record is refused, in a sentence."""
    from grognard.text import Text

    return lambda d, reason: Text(getattr(args, "lang", None) or "en", d).reason(reason)


def run_replay(args: argparse.Namespace) -> int:
    """`grognard replay`"""
    from grognard.terminal.session import system_language
    from grognard.text import Text

    fields, g = load(args, args.file, args.at)
    if args.at is not None and args.at > len(fields["decisions"]):
        raise UserError(f"--at {args.at}: {args.file} has only {len(fields['decisions'])} decisions")
    if args.seat is not None and args.seat not in g.definition.seats:
        raise UserError(f"--seat {args.seat}: the seats are {', '.join(g.definition.seats)}")
    seat = None if args.seat is None else g.definition.seats.index(args.seat)
    text = Text(args.lang or system_language(), g.definition)
    end = record.ended(fields) if args.at is None else None
    if args.json:
        answer = {"n": g.n, "over": g.over, "view": g.view(seat), "log": entries(g, seat, text.event)}
        if end is not None:
            answer["ended"] = {"how": end[0], "seat": g.definition.seats[end[1]] if end[1] >= 0 else None}
        if seat is None:
            answer["position"] = g.position()
        print_json(answer)
    elif args.position:
        if seat is not None:
            raise UserError("--position shows everything; leave --seat out")
        print(g.position())
    else:
        for entry in entries(g, seat, text.event):
            print(f"{entry['n']:4}  {entry['text']}  [{entry['rule']}]")
        if end is not None:
            print(f"{g.n:4}  {said_end(text, *end)}")
    return 0


def shortest(game: str, data: Path | None) -> str:
    """The scenario to begin with: the one with the fewest turns."""
    return str(min(facts_of(game, data).scenarios.values(), key=lambda s: s.last_turn - s.first_turn).id)


def said_end(text: Text, how: str, seat: int) -> str:
    """How players ended a game before its rules did."""
    from grognard.text.catalogue import Catalogue, sentence

    words = Catalogue(text.language, ("server",))
    if seat < 0:
        return words.say(f"result-{how}")
    return sentence(words.say(f"result-{how}", seat=text.names.seat(text.definition.seats[seat])))


def run_verify(args: argparse.Namespace) -> int:
    """`grognard verify`"""
    fields = read_record(args, args.file)
    problem = ""
    g = None
    if args.commitment is not None and args.commitment.casefold() != fields["commitment"]:
        problem = f"{args.file}: the record's commitment is not the one that you noted"
    else:
        try:
            version = rules_version(fields["game"])
            g = record.verify(fields, args.file, definer(args), version, in_words(args))
        except BadRecord as e:
            problem = str(e)
    ok = not problem
    if args.json:
        print_json({"verified": ok, "problem": problem, "decisions": 0 if g is None else g.n, **digest_of(g)})
    elif ok and g is not None:
        print(f"verified: the seed is the one promised; {g.n} decisions and every draw follow from it")
    else:
        print(f"not verified: {problem}")
    return 0 if ok else 1
