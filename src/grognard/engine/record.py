"""A game as a record: set-up, decisions, rules version, and, once it may be known, the seed.

The record is the game: everything else (positions, log, result) follows from it and is worked out again on load. It
is one JSON file that a person can read. A record carries a digest of the final position, so that a record made under
other rules is noticed instead of silently meaning something else."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any

from .chance import Sealed, commitment
from .decision import Reason, Refused
from .definition import Definition
from .errors import BadData, BadRecord, BrokenInvariant, UserError
from .game import Game

FORMAT = 1
AnyGame = Game[Any, Any]
Define = Callable[[str, str, dict[str, str]], Definition[Any, Any]]
Explain = Callable[[Definition[Any, Any], Reason], str]
KINDS: dict[str, type] = {
    "game": str,
    "rules": str,
    "scenario": str,
    "options": dict,
    "seats": list,
    "data": str,
    "commitment": str,
    "digest": str,
    "over": bool,
    "decisions": list,
}
ENTRY = re.compile(r"[0-9] \S.*")


def new_seed(number: int | None = None) -> bytes:
    """256 bits: secret ones, or those that follow from a number, for games that can be asked for again."""
    if number is None:
        return secrets.token_bytes(32)
    return hashlib.blake2b(f"grognard seed {number}".encode(), digest_size=32).digest()


def new_game(definition: Definition[Any, Any], seed: bytes) -> AnyGame:
    """A true game at its first decision."""
    return Game(definition, Sealed(seed)).begin()


def digest(g: AnyGame) -> str:
    """A short hash of everything in the position."""
    return hashlib.blake2b(repr(g.s.key()).encode(), digest_size=12).hexdigest()


def write(g: AnyGame, rules_version: str, *, sealed: bool = False, data: str = "") -> str:
    """The record of a game as text. `sealed` leaves out the seed of a game that goes on."""
    if not isinstance(g.source, Sealed):
        raise BrokenInvariant("only a game with a sealed seed has a record")
    d = g.definition
    seats = [str(seat) for seat in range(len(d.seats))]
    head: dict[str, Any] = {
        "grognard": FORMAT,
        "game": d.id,
        "rules": rules_version,
        "scenario": d.scenario,
        "options": d.options,
        "seats": list(d.seats),
        "data": data,
        "commitment": commitment(g.source.seed),
        "seed": None if sealed else g.source.seed.hex(),
        "digest": digest(g),
        "over": g.over,
    }
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in head.items()]
    moves = [json.dumps(f"{seats[seat]} {option.text}", ensure_ascii=False) for seat, option in g.decisions]
    rows = [", ".join(moves[i : i + 6]) for i in range(0, len(moves), 6)]
    return "\n".join(["{", *lines, '  "decisions": [', ",\n".join("    " + r for r in rows), "  ]", "}", ""])


def parse(text: str, name: str) -> dict[str, Any]:
    """The fields of a record, checked for form only."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise BadRecord(f"{name}: {twice!r} stands twice in the record")
        return made

    try:
        fields = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as e:
        raise BadRecord(f"{name}:{e.lineno}: not a record, or a damaged one: {e.msg}") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"{name}: not a record, or a damaged one: too large a number, or too deep a list") from None
    if not isinstance(fields, dict) or "grognard" not in fields:
        raise BadRecord(f"{name}: not a record of Grognard")
    if type(fields["grognard"]) is not int or fields["grognard"] != FORMAT:
        raise BadRecord(f"{name}: the record has format {fields['grognard']!r}, this program reads format {FORMAT}")
    for key, kind in KINDS.items():
        if not isinstance(fields.get(key), kind):
            raise BadRecord(f"{name}: the record has no {key}, or a damaged one")
    for n, entry in enumerate(fields["decisions"]):
        if not isinstance(entry, str) or not ENTRY.fullmatch(entry):
            raise BadRecord(f"{name}: decision {n + 1} is damaged: {entry!r}")
    seed = fields.get("seed")
    if seed is not None:
        try:
            long_enough = len(bytes.fromhex(seed)) == 32
        except (TypeError, ValueError):
            long_enough = False
        if not long_enough:
            raise BadRecord(f"{name}: the seed is damaged")
    return fields


def replay(
    fields: dict[str, Any],
    name: str,
    define: Define,
    rules_version: str,
    upto: int | None = None,
    explain: Explain | None = None,
) -> AnyGame:
    """Plays a record again, up to a decision or to its end; refuses one that does not follow the rules.

    `explain` makes a sentence of a reason; without it the rule is named."""
    if fields["rules"] != rules_version:
        raise BadRecord(f"{name}: recorded under rules {fields['rules']}, this program has {rules_version}")
    if fields.get("seed") is None:
        raise BadRecord(f"{name}: the seed of this record is still sealed, so it cannot be replayed")
    try:
        definition = define(fields["game"], fields["scenario"], fields["options"])
    except BadData:
        raise
    except UserError as e:
        raise BadRecord(f"{name}: {e}") from None
    if fields["seats"] != list(definition.seats):
        raise BadRecord(f"{name}: the seats are not those of this game: {', '.join(definition.seats)}")
    g = new_game(definition, bytes.fromhex(fields["seed"]))
    entries = fields["decisions"] if upto is None else fields["decisions"][:upto]
    for n, entry in enumerate(entries):
        seat, _, text = entry.partition(" ")
        try:
            g.choose(text, int(seat))
        except Refused as e:
            why = f"rule {e.reason.rule}" if explain is None else explain(definition, e.reason)
            raise BadRecord(f"{name}: decision {n + 1}, {text!r}, cannot be taken here: {why}") from None
    if upto is None and fields["digest"] != digest(g):
        raise BadRecord(f"{name}: the record ends in another position than the one it was written in")
    if upto is None and fields["over"] != g.over:
        raise BadRecord(f"{name}: over = {fields['over']}, but the game {'ends' if g.over else 'goes on'} there")
    return g


def verify(
    fields: dict[str, Any], name: str, define: Define, rules_version: str, explain: Explain | None = None
) -> AnyGame:
    """Checks that the seed is the one that was committed to, and that every decision and draw follows from it."""
    if fields.get("seed") is None:
        raise BadRecord(f"{name}: the seed is still sealed; it is published when the game ends")
    if commitment(bytes.fromhex(fields["seed"])) != fields["commitment"]:
        raise BadRecord(f"{name}: the seed is not the one that was committed to when the game started")
    return replay(fields, name, define, rules_version, explain=explain)
