"""`grognard play`, `replay` and `verify`: games and their records."""

from __future__ import annotations

import argparse
import random
from functools import partial
from typing import Any

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.engine.errors import BadRecord, UserError
from grognard.games import define, rules_version
from grognard.lab.playback import digest_of, entries

from .common import LANGUAGES, add_data, add_json, options_of, overlay, print_json, read_text, whole


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
        "game", metavar="GAME", nargs="?", default="napoleon-1806", help="a game (default: napoleon-1806)"
    )
    play.add_argument("--scenario", default=None, help="a scenario (default: short; with --load, the record's)")
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
    play.add_argument("--save", metavar="FILE", help="where the game is saved when you leave it, and by `save`")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_data(play)
    play.set_defaults(run=run_play)

    replay = commands.add_parser(
        "replay",
        help="play a record again, wholly or up to a decision",
        description="Replays a record: prints its log, or the position, as everybody or as one seat may know them.",
    )
    replay.add_argument("file", metavar="RECORD")
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
    verify.add_argument("file", metavar="RECORD")
    verify.add_argument("--commitment", metavar="HEX", help="the commitment as you noted it when the game began")
    add_data(verify)
    add_json(verify)
    verify.set_defaults(run=run_verify)


def seats_of(d: Definition[Any, Any], given: list[str], rng: random.Random) -> dict[int, Any]:
    """Who plays each seat; None is somebody at this terminal."""
    from grognard.players import make

    players: dict[int, Any] = {n: None if n == 0 else make("scripted", rng) for n in range(len(d.seats))}
    for pair in given:
        seat, equals, name = pair.partition("=")
        if not equals or seat not in d.seats:
            raise UserError(f"--seat {pair}: a seat is SEAT=PLAYER; the seats are {', '.join(d.seats)}")
        players[d.seats.index(seat)] = None if name == "human" else make(name, rng)
    return players


def run_play(args: argparse.Namespace) -> int:
    """`grognard play`"""
    from grognard.terminal.session import run, system_language

    data = overlay(args.data)
    rng = random.Random(args.seed)
    if args.load is not None:
        fields = record.parse(read_text(args.load), args.load)
        g = record.replay(fields, args.load, partial(define, overlay=data), rules_version(fields["game"]))
    else:
        d = define(args.game, args.scenario or "short", options_of(args.option), data)
        g = record.new_game(d, record.new_seed(args.seed))
    players = seats_of(g.definition, args.seat, rng)
    return run(g, players, args.lang or system_language(), args.save or args.load, data=args.data or "")


def load(args: argparse.Namespace, upto: int | None = None) -> tuple[dict[str, Any], Any]:
    """The record of a command line, replayed."""
    fields = record.parse(read_text(args.file), args.file)
    data = overlay(args.data)
    version = rules_version(fields["game"])
    return fields, record.replay(fields, args.file, partial(define, overlay=data), version, upto)


def run_replay(args: argparse.Namespace) -> int:
    """`grognard replay`"""
    from grognard.terminal.session import system_language
    from grognard.text import Text

    _, g = load(args, args.at)
    if args.seat is not None and args.seat not in g.definition.seats:
        raise UserError(f"--seat {args.seat}: the seats are {', '.join(g.definition.seats)}")
    seat = None if args.seat is None else g.definition.seats.index(args.seat)
    text = Text(args.lang or system_language(), g.definition)
    if args.json:
        answer = {"n": g.n, "over": g.over, "view": g.view(seat), "log": entries(g, seat, text.event)}
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
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """`grognard verify`"""
    fields = record.parse(read_text(args.file), args.file)
    data = overlay(args.data)
    problem = ""
    g = None
    if args.commitment is not None and args.commitment.casefold() != fields["commitment"]:
        problem = f"{args.file}: the record's commitment is not the one that you noted"
    else:
        try:
            version = rules_version(fields["game"])
            g = record.verify(fields, args.file, partial(define, overlay=data), version)
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
