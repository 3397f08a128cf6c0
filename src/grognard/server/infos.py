"""A table as lists and pages head it: `TableInfo`, for one person in one language.

It is made from the set-up, the chairs and the summary, never from the position, so that a list costs no game. Nothing
here may tell who is slow while seats choose in secret: no clock of others runs on the page, nobody is awaited by name,
and presence is not shown. Outside such phases others' clocks are shown as of the last change that everybody saw."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, cast

from msgspec import Struct

from grognard.text import Text
from grognard.text.catalogue import Catalogue, sentence

from . import clocks
from .messages import OfferInfo, SeatInfo, TableInfo
from .tables import Chair, Setup, Summary, state_of
from .words import words

SeatKind = Literal["person", "computer", "free"]
TableState = Literal["waiting", "playing", "over", "frozen"]


class Known(Struct, frozen=True):
    """What a `TableInfo` is made from."""

    setup: Setup
    chairs: list[Chair]
    summary: Summary
    changed: float
    frozen: bool
    seats: tuple[str, ...]  # names of the seats, as options and the record write them


def info(
    known: Known, person: str, language: str, text: Text | None, here: Collection[str], url: str, now: float
) -> TableInfo:
    """A table for one person. Without a text its game is one that this server does not have."""
    setup, summary, say = known.setup, known.summary, words(language)
    mine = [c.seat for c in known.chairs if c.kind == "person" and c.person == person]
    state: TableState = "frozen" if known.frozen else cast(TableState, state_of(setup, known.chairs, summary.end))
    seats = [_seat(known, c, person, mine, text, here, url, now, state) for c in known.chairs]
    names = names_of(known, text)
    game = _named(text, lambda t: t.names.game(), setup.game)
    scenario = _named(text, lambda t: t.names.scenario(setup.scenario), setup.scenario)
    return TableInfo(
        id=setup.id,
        game=setup.game,
        game_name=game,
        scenario=setup.scenario,
        scenario_name=scenario,
        options=setup.options,
        options_text=[] if text is None else options_text(setup, text, say),
        title=setup.title or scenario,
        seats=seats,
        clock=setup.clock,
        state=state,
        result=result_text(known, names, text, say),
        turn_text=turn_text(known, state, mine, names, say),
        my_turn=state == "playing" and any(seat in summary.pending for seat in mine),
        open=setup.open,
        data=setup.data_name,
        rules=setup.rules,
        commitment=setup.commitment,
        uploaded=setup.uploaded,
        created=setup.created,
        changed=known.changed,
        offers=[
            _offer(kind, known.seats[seat], names, say) for kind, seat in sorted(summary.offers.items())
        ],
    )  # fmt: skip


def _named(text: Text | None, name: Callable[[Text], str], plain: str) -> str:
    return plain if text is None else name(text)


def _seat(
    known: Known,
    chair: Chair,
    person: str,
    mine: list[int],
    text: Text | None,
    here: Collection[str],
    url: str,
    now: float,
    state: TableState,
) -> SeatInfo:
    setup, summary, own = known.setup, known.summary, chair.seat in mine
    seat = known.seats[chair.seat]
    left, running = None, []
    if summary.left and (own or not summary.secret or state == "over"):
        since = summary.stamp if own or setup.clock.kind == "total" else known.changed
        running = [chair.seat] if state == "playing" and chair.seat in summary.pending else []
        whole = (
            summary.left
            if own or setup.clock.kind == "total" or not running
            else clocks.full(setup.clock, len(summary.left))
        )
        left = round(max(0.0, clocks.run(whole, running, now - since)[chair.seat]), 1)
    present = chair.kind == "computer" or (
        chair.person is not None and chair.person in here and (own or not summary.secret or state == "over")
    )
    invitation = f"{url}/join/{chair.token}" if chair.kind == "free" and chair.token and setup.maker == person else None
    return SeatInfo(
        seat=seat,
        name=names_of(known, text)[seat],
        owner=summary.owners[chair.seat],
        kind=cast(SeatKind, chair.kind),
        player=words_of_player(chair, text),
        mine=own,
        here=present,
        invitation=invitation,
        clock_left=left,
        running=bool(running),
    )


def _offer(kind: str, seat: str, names: dict[str, str], say: Catalogue) -> OfferInfo:
    text = sentence(say.say(f"offer-{kind}", seat=names[seat]))
    return OfferInfo(cast(Literal["draw", "undo"], kind), seat, text)


def names_of(known: Known, text: Text | None) -> dict[str, str]:
    """What the seats are called: by their sides, once these are settled."""
    named = {}
    for seat, owner in zip(known.seats, known.summary.owners, strict=True):
        if text is None:
            named[seat] = seat
        else:
            named[seat] = text.names.side_label(owner) if owner is not None else text.names.seat(seat)
    return named


def words_of_player(chair: Chair, text: Text | None) -> str:
    """Who sits there."""
    if chair.kind != "computer":
        return chair.name
    return words("en" if text is None else text.language).say(f"computer-{chair.computer}")


def options_text(setup: Setup, text: Text, say: Catalogue) -> list[str]:
    """Every option with its value, in words."""
    names = text.names
    return [
        say.say("table-option", option=names.option(option), value=names.value(option, value))
        for option, value in text.definition.options.items()
    ]


def turn_text(known: Known, state: TableState, mine: list[int], names: dict[str, str], say: Catalogue) -> str:
    """Who must decide, in a sentence, as far as this person may know."""
    summary = known.summary
    if state == "waiting":
        return say.say("turn-waiting")
    if state != "playing" or not summary.pending:
        return ""
    if summary.secret:
        return say.say("turn-secret-mine" if any(s in summary.pending for s in mine) else "turn-secret")
    seat = summary.pending[0]
    if mine == [seat]:
        return say.say("turn-mine")
    return sentence(say.say("turn-of", seat=names[known.seats[seat]]))


def result_text(known: Known, names: dict[str, str], text: Text | None, say: Catalogue) -> str:
    """How it ended, in a sentence; nothing before the end."""
    end = known.summary.end
    if end is None:
        return ""
    if end.kind == "rules":
        return text.event("end", end.told) if text is not None else say.say("result-over")
    if end.seat < 0:
        return say.say(f"result-{end.kind}")
    return sentence(say.say(f"result-{end.kind}", seat=names[known.seats[end.seat]]))
