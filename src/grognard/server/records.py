"""Records: a table as a file, and a file as a table to look at.

Before the end a record tells only what its reader knows: no seed, no digest of a position with hidden parts, and of the
other seats' decisions those that everybody saw. It cannot be played again until the end; then it is whole."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from sqlalchemy import select

from grognard.engine import history, record
from grognard.engine.chance import commitment
from grognard.engine.decision import Reason
from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.errors import BadRecord, UserError
from grognard.games import GAMES, rules_version
from grognard.text import Text

from . import acts, flaws, store
from .hall import Hall, storage
from .making import Making
from .messages import Clock
from .problems import Fault, not_found
from .storage import schema
from .tables import Act, AnyGame, Chair, End, Live, Setup, summary_of

LARGEST: Final = 1_000_000  # characters
MOST_DECISIONS: Final = 20_000
ENDS: Final = {"resigned": "resign", "time": "time", "agreed": "agreed"}  # how players end a game, and by which act


class Records:
    """Files of games."""

    def __init__(self, hall: Hall, making: Making) -> None:
        self._hall = hall
        self._making = making

    async def record(self, table: str, person: str) -> str:
        """The game as a file."""
        known = await self._hall.read(table)
        if known.frozen:
            return await self._frozen(table, person)
        async with self._hall.holding(table) as live:
            setup = live.setup
            sealed, ended = live.end is None, _ended(live.end)
            text = record.write(live.game, setup.rules, sealed=sealed, data=setup.data_name, ended=ended)
            return text if live.end is not None else self._known_to(live, person, text)

    def _known_to(self, live: Live, person: str, text: str) -> str:
        """A record of a game that goes on, without what this person may not know."""
        mine = live.seats_of(person)
        if len(mine) == live.seats:
            return text
        hidden = history.unseen_of(live.game, mine[0] if mine else PUBLIC)
        fields = json.loads(text)
        fields["digest"] = ""
        fields["decisions"] = [entry for entry, unseen in zip(fields["decisions"], hidden, strict=True) if not unseen]
        return _written(fields)

    async def _frozen(self, table: str, person: str) -> str:
        """The record of a table whose rules this server no longer has: nothing is played, so nothing is worked out."""
        with storage():
            async with self._hall.db.read() as connection:
                found = await store.whole(connection, table)
        if found is None:
            raise not_found("table")
        setup, chairs, past, row = found
        summary = summary_of(row.summary)
        over = summary.end is not None
        mine = [c.seat for c in chairs if c.kind == "person" and c.person == person]
        course = [
            f"{seat} {text}"
            for seat, text in acts.decisions_of(past)
            if over or seat in mine or len(mine) == len(chairs)
        ]
        ended = _ended(summary.end)
        return _written(
            {
                "grognard": record.FORMAT, "game": setup.game, "rules": setup.rules, "scenario": setup.scenario,
                "options": setup.options, "seats": summary.seats, "data": setup.data_name,
                "commitment": setup.commitment, "seed": setup.seed.hex() if over else None, "digest": "",
                "over": over and summary.end is not None and summary.end.kind == "rules", "decisions": course,
                **({"ended": ended} if ended else {}),
            }
        )  # fmt: skip

    # --- laid down ---

    async def upload(self, person: str, text: str, name: str, language: str) -> str:
        """A record becomes a table that anybody with its address can look at; the id of the table."""
        if len(text) > LARGEST:
            raise Fault(413, "too-large")
        fields = self._fields(text, name, language)
        data, data_name = await self._data(person, fields)
        options = self._making.checked(fields["game"], fields["scenario"], fields["options"], data)
        definition = self._hall.library.definition(fields["game"], fields["scenario"], options, data)
        g = self._replayed(fields, definition, name, language)
        now, seed = self._hall.now(), bytes.fromhex(fields["seed"])
        setup = Setup(
            secrets.token_urlsafe(12), definition.id, definition.scenario, options, data, data_name, "", person,
            seed, commitment(seed), fields["rules"], Clock(), False, True, now,
        )  # fmt: skip
        chairs = [Chair(n, "person") for n in range(len(definition.seats))]
        past = [
            Act(n + 1, "choose", seat, option.text, n, None, now, "") for n, (seat, option) in enumerate(g.decisions)
        ]
        if (end := record.ended(fields)) is not None:
            past.append(Act(g.n + 1, ENDS[end[0]], end[1], "", g.n, None, now, ""))
        return (await self._making.store(setup, chairs, past)).setup.id

    def _fields(self, text: str, name: str, language: str) -> dict[str, Any]:
        try:
            fields = record.parse(text, name)
        except BadRecord as e:
            raise _damaged(e, name, language) from None
        options = fields["options"]
        if fields["game"] not in GAMES:
            raise Fault(422, "record-game")
        if not all(isinstance(k, str) and isinstance(v, str) for k, v in options.items()):
            raise _damaged(record.Flaw("field", "options", field="options"), name, language)
        if fields["rules"] != rules_version(fields["game"]):
            raise Fault(422, "record-rules", theirs=fields["rules"], ours=rules_version(fields["game"]))
        if fields.get("seed") is None:
            raise Fault(422, "record-sealed")
        if commitment(bytes.fromhex(fields["seed"])) != fields["commitment"]:
            raise Fault(422, "record-seed")
        if len(fields["decisions"]) > MOST_DECISIONS:
            raise Fault(413, "too-large")
        return fields

    async def _data(self, person: str, fields: dict[str, Any]) -> tuple[str, str]:
        """The figures that a record was played with: they must have been laid down before."""
        if not fields["data"]:
            return "", ""
        figures = schema.figures
        wanted = (
            select(figures.c.id)
            .where(figures.c.person == person, figures.c.name == fields["data"], figures.c.game == fields["game"])
            .order_by(figures.c.created.desc())
        )
        with storage():
            async with self._hall.db.read() as connection:
                found = (await connection.execute(wanted)).scalars().first()
        if found is None:
            raise Fault(422, "record-data", name=fields["data"])
        await self._hall.figures(str(found))
        return str(found), fields["data"]

    def _replayed(self, fields: dict[str, Any], definition: Definition[Any, Any], name: str, language: str) -> AnyGame:
        def why(d: Definition[Any, Any], reason: Reason) -> str:
            return Text(language, d).reason(reason)

        try:
            return record.verify(fields, name, lambda *_: definition, fields["rules"], why)
        except UserError as e:
            raise _damaged(e, name, language) from None


def _damaged(error: UserError, name: str, language: str) -> Fault:
    return Fault(422, "record-damaged", why=flaws.of_record(error, name, language))


def _ended(end: End | None) -> str:
    """An end that the players made, as a record tells of it."""
    if end is None or end.kind not in ENDS:
        return ""
    return end.kind if end.kind == "agreed" else f"{end.seat} {end.kind}"


def _written(fields: dict[str, Any]) -> str:
    """A record as text, in the form that `record.write` gives it."""
    ended = fields.get("ended")
    plain = {k: v for k, v in fields.items() if k not in ("decisions", "ended")}
    head = [f'  "{k}": {json.dumps(v, ensure_ascii=False)},' for k, v in plain.items()]
    moves = [json.dumps(entry, ensure_ascii=False) for entry in fields["decisions"]]
    rows = ["    " + ", ".join(moves[i : i + 6]) for i in range(0, len(moves), 6)]
    last = ["  ],", f'  "ended": {json.dumps(ended)}'] if ended else ["  ]"]
    return "\n".join(["{", *head, '  "decisions": [', ",\n".join(rows), *last, "}", ""])
