"""Looking back: the course of a game, the table as it was, and whether the luck was fair.

While a game goes on a seat looks back with its own eyes, a spectator with everybody's; after the end anybody may look
with any, and with those that see everything."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal, cast

from grognard.engine import history
from grognard.engine.definition import PUBLIC
from grognard.scene.eyes import Eyes

from .faces import ALL
from .hall import Hall
from .messages import Draw, Fairness, Moment, MomentInfo, Moments
from .problems import Fault, not_found
from .tables import Live

# for a program: what the page's own verification does
SCHEME: Final = (
    "commitment = blake2b-256('grognard commitment' || seed); number k = blake2b-64(key = seed, k as 8 bytes, "
    "big-endian), k from 1; a draw below n takes the next number under floor(2^64 / n) * n, modulo n"
)
KEPT: Final = 50  # games whose draws are kept


class Replays:
    """The past of tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._draws: OrderedDict[str, list[Draw]] = OrderedDict()

    def allowed(self, live: Live, person: str) -> dict[str, int]:
        """The eyes that a person may look back with."""
        seats = live.definition.seats
        if live.end is not None:
            return {**{name: n for n, name in enumerate(seats)}, "public": PUBLIC, "all": ALL}
        return {**{seats[n]: n for n in live.seats_of(person)}, "public": PUBLIC}

    def _eyes(self, live: Live, person: str, eyes: str | None) -> int:
        allowed = self.allowed(live, person)
        if not eyes:
            return next(iter(live.seats_of(person)), PUBLIC)
        if eyes not in allowed:
            known = eyes in (*live.definition.seats, "public", "all")
            raise Fault(403, "eyes-later") if known else not_found("seat")
        return allowed[eyes]

    async def moments(self, table: str, person: str, eyes: str | None, language: str) -> Moments:
        """The course of a game."""
        async with self._hall.holding(table) as live:
            seat = self._eyes(live, person, eyes)
            face = self._hall.face(live, seat, language)
            found = [
                MomentInfo(m.n, m.turn, m.operation, cast(Literal["decision"], m.kind), m.text, m.points)
                for m in self._hall.library.stage(live.definition, language).moments(face.journal)
            ]
            return Moments(list(self.allowed(live, person)), found, list(face.log))

    async def moment(self, table: str, person: str, n: int, eyes: str | None, language: str) -> Moment:
        """The table as these eyes saw it when they counted so many decisions."""
        async with self._hall.holding(table) as live:
            seat = self._eyes(live, person, eyes)
            g, whose = live.game, None if seat == ALL else seat
            if not 0 <= n <= g.number(whose):
                raise not_found("moment")
            decisions = history.decisions_at(g, whose, n)
            if decisions == g.n:
                return Moment(n, self._hall.face(live, seat, language).scene)
            past = Eyes(history.at(g, decisions), whose)
            stage = self._hall.library.stage(live.definition, language)
            return Moment(n, stage.scene(past, stage.journal(past)))

    async def fairness(self, table: str) -> Fairness:
        """The promise, and after the end what it promised."""
        async with self._hall.holding(table) as live:
            setup = live.setup
            if live.end is None:
                return Fairness(setup.commitment, None, SCHEME, [])
            draws = self._draws.get(table)
            if draws is None:
                draws = self._draws[table] = [Draw(*draw) for draw in history.witnessed(live.game)]
                if len(self._draws) > KEPT:
                    self._draws.popitem(last=False)
            return Fairness(setup.commitment, setup.seed.hex(), SCHEME, draws)
