"""What may happen at a table, as acts; applying one is the only way in which a table in memory changes.

    choose    a decision of the game: `text` is the option, `at` the number of decisions before it
    auto      the same, taken without asking anybody: forced, or cards held back
    undo      a seat takes back its last choice: `text` lists the decisions that go, the last first
    back      by consent, everything after the first `at` decisions is taken back; `seat` is who asked
    sit       a person takes a seat (the table `seats` says who)
    hold      no cards are to be offered to a seat in turn `at`; 0 ends it
    offer, refuse, withdraw   `text` is what is offered: draw or undo
    resign, time, agreed      the game ends

The same acts in the same order make the same table, on every server and at every time."""

from __future__ import annotations

from grognard.engine.definition import PUBLIC

from . import clocks
from .tables import CHOICES, Act, End, Live


def apply(live: Live, act: Act) -> None:
    """Does what an act says; raises Refused if the rules do not allow it, and then nothing has changed."""
    before = shown(live)
    if act.kind in CHOICES:
        live.game.choose(act.text, act.seat, counted(live, act))
        live.unasked.append(act.kind == "auto")
        if act.kind == "choose":  # what was passed for somebody was not seen by them
            live.decided[act.seat] = live.game.number(act.seat)
        if live.offers.get("undo") == act.seat:
            del live.offers["undo"]
    elif act.kind == "undo":
        for n in map(int, act.text.split()):
            live.game.undo(act.seat)
            del live.unasked[n]
    elif act.kind == "back":
        live.game.back_to(act.at)
        del live.unasked[act.at :]
        live.offers.pop("undo", None)
    elif act.kind == "hold":
        live.holds[act.seat] = act.at
    elif act.kind == "offer":
        live.offers[act.text] = act.seat
    elif act.kind in ("refuse", "withdraw"):
        live.offers.pop(act.text, None)
    elif act.kind in ("resign", "time", "agreed"):
        live.end = ended(live, act)
        live.offers.clear()
    if act.kind in ("undo", "back"):
        live.decided = [min(n, live.game.number(seat)) for seat, n in enumerate(live.decided)]
    if live.game.over and (live.end is None or live.end.kind == "record"):
        live.end = by_the_rules(live)
        live.offers.clear()
    if act.clock:
        live.left, live.stamp = clocks.read(act.clock), act.time
    if act.kind not in (*CHOICES, "hold", "undo") or before != shown(live):
        live.changed = act.time
    live.acts.append(act)


def counted(live: Live, act: Act) -> int:
    """The position that a decision answers, as its seat counts: what it has not seen is left out."""
    return act.at - (live.game.n - live.game.number(act.seat))


def shown(live: Live) -> tuple[object, ...]:
    """What tells everybody that something has happened."""
    return live.game.number(PUBLIC), live.game.in_secret, live.end


def ended(live: Live, act: Act) -> End:
    """An end that the players have brought about."""
    others = [seat for seat in range(live.seats) if seat != act.seat]
    winner = others[0] if act.kind != "agreed" and len(others) == 1 else -1
    return End({"resign": "resigned"}.get(act.kind, act.kind), act.seat, winner)


def uploaded_end() -> End:
    """A record that somebody has laid down is looked at, never played on."""
    return End("record")


def by_the_rules(live: Live) -> End:
    """The end of the rules, with what its event says."""
    told = next((e.data for e in reversed(live.game.log or []) if e.kind == "end"), {})
    winner = live.game.view(PUBLIC).get("winner")
    owners = live.owners()
    return End("rules", -1, owners.index(winner) if winner in owners else -1, told)


def free_undo(live: Live, seat: int) -> list[int]:
    """The decisions that a seat may take back without asking, the last first: down to its last choice.

    What was taken without asking goes with it, or it would at once be taken again."""
    g = live.game
    if g.in_secret:
        own = [n for n in range(g.fork, g.n) if g.decisions[n][0] == seat]
    else:
        own = []
        n = g.n - 1
        while n >= max(0, g.barrier) and g.decisions[n][0] == seat:
            own.insert(0, n)
            n -= 1
    going: list[int] = []
    for n in reversed(own):
        going.append(n)
        if not live.unasked[n]:
            return going
    return []


def last_choice(live: Live, seat: int) -> int | None:
    """The number of decisions before a seat's last choice: where an undo by consent leads."""
    decisions = live.game.decisions
    return next((n for n in range(len(decisions) - 1, -1, -1) if decisions[n][0] == seat and not live.unasked[n]), None)


def decisions_of(acts: list[Act]) -> list[tuple[int, str]]:
    """The decisions that remain after all acts, without playing them: for a table of other rules than ours."""
    kept: list[tuple[int, str]] = []
    for act in acts:
        if act.kind in CHOICES:
            kept.append((act.seat, act.text))
        elif act.kind == "undo":
            for n in map(int, act.text.split()):
                del kept[n]
        elif act.kind == "back":
            del kept[act.at :]
    return kept
