"""A game as a record: set-up, decisions, rules version, and, once it may be known, the seed.

The record is the game: everything else (positions, log, result) follows from it and is worked out again on load. It
is one JSON file that a person can read. A record carries a digest of the final position, so that a record made under
other rules is noticed instead of silently meaning something else.

A game that its players ended before its rules did says so after its decisions: `"ended": "0 resigned"`, `"1 time"`
(the seat ran out of time) or `"agreed"`. Older records have no such field."""

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
ENDED = re.compile(r"([0-9]) (resigned|time)|agreed")


class Flaw(BadRecord):
    """What is wrong with a record: a code and its values, for whoever says it in another language."""

    def __init__(self, code: str, text: str, /, **values: Any) -> None:
        super().__init__(text)
        self.code = code
        self.values = values


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


def write(g: AnyGame, rules_version: str, *, sealed: bool = False, data: str = "", ended: str = "") -> str:
    """The record of a game as text. `sealed` leaves out the seed of a game that goes on; `ended` tells of an end
    that its players made."""
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
    last = ["  ],", f'  "ended": {json.dumps(ended)}'] if ended else ["  ]"]
    return "\n".join(["{", *lines, '  "decisions": [', ",\n".join("    " + r for r in rows), *last, "}", ""])


def ended(fields: dict[str, Any]) -> tuple[str, int] | None:
    """How the players ended a game before its rules did, and which seat (-1: all of them); nothing if they did not."""
    found = ENDED.fullmatch(fields.get("ended") or "")
    if found is None:
        return None
    return ("agreed", -1) if found[1] is None else (found[2], int(found[1]))


def parse(text: str, name: str) -> dict[str, Any]:
    """The fields of a record, checked for form only."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise Flaw("twice", f"{name}: {twice!r} stands twice in the record", field=twice)
        return made

    try:
        fields = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as e:
        text = f"{name}:{e.lineno}: not a record, or a damaged one: {e.msg}"
        raise Flaw("line", text, line=e.lineno) from None
    except (ValueError, RecursionError):
        text = f"{name}: not a record, or a damaged one: too large a number, or too deep a list"
        raise Flaw("large", text) from None
    if not isinstance(fields, dict) or "grognard" not in fields:
        raise Flaw("kind", f"{name}: not a record of Grognard")
    theirs = fields["grognard"]
    if type(theirs) is not int or theirs != FORMAT:
        text = f"{name}: the record has format {theirs!r}, this program reads format {FORMAT}"
        raise Flaw("format", text, ours=FORMAT)
    for key, kind in KINDS.items():
        if not isinstance(fields.get(key), kind):
            raise Flaw("field", f"{name}: the record has no {key}, or a damaged one", field=key)
    for n, entry in enumerate(fields["decisions"]):
        if not isinstance(entry, str) or not ENTRY.fullmatch(entry):
            raise Flaw("entry", f"{name}: decision {n + 1} is damaged: {entry!r}", number=n + 1)
    _check_ended(fields, name)
    seed = fields.get("seed")
    if seed is not None:
        try:
            long_enough = len(bytes.fromhex(seed)) == 32
        except (TypeError, ValueError):
            long_enough = False
        if not long_enough:
            raise Flaw("field", f"{name}: the seed is damaged", field="seed")
    return fields


def _check_ended(fields: dict[str, Any], name: str) -> None:
    told = fields.get("ended")
    if told is None:
        return
    end = ended(fields) if isinstance(told, str) else None
    if end is None or end[1] >= len(fields["seats"]) or fields["over"]:
        raise Flaw(
            "field", f"{name}: ended = {told!r}: not an end that the players of this game can make", field="ended"
        )


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
        raise Flaw("define", f"{name}: {e}") from None
    if fields["seats"] != list(definition.seats):
        text = f"{name}: the seats are not those of this game: {', '.join(definition.seats)}"
        raise Flaw("field", text, field="seats")
    g = new_game(definition, bytes.fromhex(fields["seed"]))
    entries = fields["decisions"] if upto is None else fields["decisions"][:upto]
    for n, entry in enumerate(entries):
        seat, _, text = entry.partition(" ")
        try:
            g.choose(text, int(seat))
        except Refused as e:
            why = f"rule {e.reason.rule}" if explain is None else explain(definition, e.reason)
            said = f"{name}: decision {n + 1}, {text!r}, cannot be taken here: {why}"
            raise Flaw("refused", said, number=n + 1, text=text, why=why) from None
    if upto is None and fields["digest"] != digest(g):
        raise Flaw("position", f"{name}: the record ends in another position than the one it was written in")
    if upto is None and fields["over"] != g.over:
        text = f"{name}: over = {fields['over']}, but the game {'ends' if g.over else 'goes on'} there"
        raise Flaw("field", text, field="over")
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
