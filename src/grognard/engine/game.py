"""A game in progress: start, decision, choose, clone, where, view, imagine, undo.

The rules are generators; this runs them. A generator cannot be copied, so a clone takes the state as it was at the
last checkpoint and replays the decisions since then, with the same luck (`given`). The sequence of play sets a
checkpoint at each of its steps, and a game may set more, wherever its state alone tells how to go on.

Two kinds of game object exist. The *true* game keeps its log and a mark at each checkpoint, for undo. A *clone* keeps
neither, and its luck is its own: a search never reads tomorrow's dice. `imagine` goes further: it deals anew whatever
a seat does not know, then replays the decisions since the checkpoint, and accepts only a world whose view equals the
real one. So nothing hidden reaches a search by way of the rules in progress either.

Rejected: explicit stacks of frames (three times the lines, see docs/design.md); re-running whole games (slow)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Generic

from . import tracing
from .chance import Fast, Given, Script, Sealed, Source
from .decision import Decision, Option, Reason, Refused, Rule, Simultaneous
from .definition import Definition, F, S
from .errors import BrokenInvariant
from .events import EVERYBODY, Event
from .imagination import imagine
from .marks import Branch, Mark, rebuild
from .sequence import play


class GameOver(Exception):
    """Raised by `Game.finish` from any depth of the rules."""


class Game(Generic[S, F]):
    """One game in progress. See the head of this file."""

    __slots__ = (
        "_branches",
        "_replay",
        "_replay_at",
        "_replay_seat",
        "_rule",
        "barrier",
        "base",
        "decision",
        "decisions",
        "definition",
        "facts",
        "fork",
        "given",
        "log",
        "marks",
        "n",
        "rules",
        "s",
        "script",
        "sequence",
        "since",
        "source",
        "unseen",
    )

    def __init__(
        self,
        definition: Definition[S, F],
        source: Source,
        *,
        state: S | None = None,
        script: Script | None = None,
        keep: bool = True,
    ) -> None:
        self.definition = definition
        self.facts = definition.facts
        self.rules = definition.rules
        self.sequence = definition.sequence
        self.source = source
        self.script = script
        self.s: S = definition.start() if state is None else state
        self.log: list[Event] | None = [] if keep else None
        self.marks: list[Mark] | None = [] if keep else None
        self.decisions: list[tuple[int, Option]] = []
        self.n = 0
        self.barrier = 0
        self.fork = 0
        self.unseen = (0,) * (len(definition.seats) + 1)  # the last is an onlooker's, whose number is PUBLIC
        self.decision: Decision | None = None
        self.base: S = self.s
        self.since: list[tuple[int, Option, bool]] = []
        self.given: list[Given] = []
        self._branches: list[Branch] | None = None
        self._replay: list[Given] | None = None
        self._replay_at = 0
        self._replay_seat: int | None = None
        self._rule: Rule[None] = play(self)

    def begin(self) -> Game[S, F]:
        """Runs to the first decision."""
        self._advance(None)
        return self

    # --- deciding ---

    @property
    def over(self) -> bool:
        """True once nobody has anything left to decide."""
        return self.decision is None

    @property
    def pending(self) -> list[Decision]:
        """Every decision that is waited for: one, or one for each seat that still chooses in secret."""
        if self._branches is not None:
            return [b.decision for b in self._branches if b.decision is not None]
        return [] if self.decision is None else [self.decision]

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat must decide now, if anything."""
        return next((d for d in self.pending if d.seat == seat), None)

    def choose(self, choice: Option | str, seat: int | None = None, at: int | None = None) -> None:
        """Takes an option that is offered. `at` is the position that the choice answers: a late one is refused."""
        if at is not None and at != self.number(seat):
            raise Refused(str(choice), Reason("engine.stale", "refused-stale", at=at, now=self.number(seat)))
        if type(choice) is str:
            choice = self.find(choice, seat)
        option: Option = choice  # type: ignore[assignment]
        if self._branches is not None:
            self._choose_in_secret(option, seat)
            return
        decision = self.decision
        if decision is None:
            raise Refused(option.text, Reason("engine.over", "refused-over"))
        if seat is not None and seat != decision.seat:
            raise Refused(option.text, Reason("engine.seat", "refused-not-your-turn"))
        if option not in decision.options:
            raise Refused(option.text, self.refusal(option.text, decision))
        self._note(decision, option, False)
        self._advance(option)

    def find(self, text: str, seat: int | None = None) -> Option:
        """The offered option of this text, or Refused with the reason."""
        wanted = " ".join(text.casefold().split())
        answered = [d for d in self.pending if seat is None or d.seat == seat]
        for decision in answered:
            for option in decision.options:
                if option.text.casefold() == wanted:
                    return option
        if not self.pending:
            raise Refused(text, Reason("engine.over", "refused-over"))
        if not answered:
            raise Refused(text, Reason("engine.seat", "refused-not-your-turn"))
        raise Refused(text, self.refusal(wanted, answered[0]))

    def refusal(self, text: str, decision: Decision) -> Reason:
        """Why a text is not offered: the rule's own reason if it has one, else that it is not among the options."""
        for option, reason in self.near_misses(decision):
            if option.text.casefold() == text.casefold():
                return reason
        return Reason(decision.rule, "refused-not-offered", text=text)

    def near_misses(self, decision: Decision) -> Iterator[tuple[Option, Reason]]:
        """What one might try and may not, each with its reason."""
        if decision.why is not None:
            offered = set(decision.options)
            for option, reason in decision.why(self, *decision.about):
                if option not in offered:
                    yield option, reason

    def _note(self, decision: Decision, option: Option, secret: bool) -> None:
        self.n += 1
        seat, d = decision.seat, self.definition
        if secret or option.verb in d.private or (decision.prompt, option.verb) in d.silent:
            self.unseen = tuple(n + (who != seat) for who, n in enumerate(self.unseen))
        self.since.append((seat, option, secret))
        if self.marks is not None:
            self.decisions.append((seat, option))

    def _advance(self, option: Option | None) -> None:
        try:
            ask = self._rule.send(option)  # type: ignore[arg-type]
        except (GameOver, StopIteration):
            self.decision = None
            self._rule.close()
            return
        if type(ask) is Decision:
            self.decision = ask
        else:
            self._open(ask)  # type: ignore[arg-type]

    def _open(self, ask: Simultaneous) -> None:
        self._branches = [Branch(seat, rule) for seat, rule in ask.branches]
        self.fork = self.n
        for branch in self._branches:
            self._step(branch, None)
        self._join()

    def _choose_in_secret(self, option: Option, seat: int | None) -> None:
        assert self._branches is not None
        waiting = [b for b in self._branches if b.decision is not None and (seat is None or b.seat == seat)]
        if not waiting:
            raise Refused(option.text, Reason("engine.seat", "refused-not-your-turn"))
        for branch in waiting:
            if branch.decision is not None and option in branch.decision.options:
                self._note(branch.decision, option, True)
                self._step(branch, option)
                self._join()
                return
        assert waiting[0].decision is not None
        raise Refused(option.text, self.refusal(option.text, waiting[0].decision))

    def _step(self, branch: Branch, option: Option | None) -> None:
        try:
            ask = branch.rule.send(option)  # type: ignore[arg-type]
        except StopIteration:
            branch.decision = None
            return
        if type(ask) is not Decision or ask.seat != branch.seat:
            raise BrokenInvariant(f"a secret branch of seat {branch.seat} asked {ask!r}")
        branch.decision = ask

    def _join(self) -> None:
        assert self._branches is not None
        self.decision = next((b.decision for b in self._branches if b.decision is not None), None)
        if self.decision is None:
            self._branches = None
            self.barrier = self.n
            self._advance(None)

    # --- what rules call ---

    def checkpoint(self) -> None:
        """From here the state alone tells how to go on."""
        self.base = self.s.copy()
        self.since = []
        self.given = []
        if self.marks is not None:
            assert self.log is not None
            count = self.source.count if isinstance(self.source, Sealed) else 0
            self.marks.append(Mark(self.n, self.base, count, len(self.log), self.unseen, self.given))

    def tell(self, rule: str, kind: str, /, **data: Any) -> None:
        """An event that everybody sees."""
        if self.log is not None:
            self.log.append(Event(self.n, rule, kind, data, unseen=self.unseen))

    def whisper(self, seat: int, rule: str, kind: str, secret: dict[str, Any], /, **data: Any) -> None:
        """An event of which one seat knows more than the others; they see `data`, or nothing if it is empty."""
        if self.log is not None:
            shown, hidden = (data, secret) if data else (secret, None)
            self.log.append(Event(self.n, rule, kind, shown, hidden, 1 << seat, self.unseen))

    def finish(self, winner: int, ending: str, rule: str) -> None:
        """The game ends, whatever rule is in progress."""
        self.s.winner = winner
        self.s.ending = self.definition.endings.index(ending)
        self.tell(rule, "end", winner=winner, ending=ending)
        raise GameOver

    def set_barrier(self) -> None:
        """What was decided so far cannot be undone: something has been learned."""
        self.barrier = self.n

    def note_luck(self, what: Any, seen_by: int) -> None:
        """For the functions of `chance` only."""
        self.given.append(Given(what, seen_by))
        self.barrier = self.n

    def luck_to_replay(self, seen_by: int) -> Any:
        """For the functions of `chance` only: what this clone must repeat, or None for fresh luck."""
        if self._replay is None or self._replay_at >= len(self._replay):
            return None
        past = self._replay[self._replay_at]
        self._replay_at += 1
        if self._replay_seat is None or past.seen_by == EVERYBODY or past.seen_by >> self._replay_seat & 1:
            return past.what
        return None

    def twin(self, state: S, source: Source, seat: int | None, keep: bool = False) -> Game[S, F]:
        """A clone that has not begun: it will repeat the luck since the checkpoint, or what a seat saw of it."""
        twin: Game[S, F] = Game(self.definition, source, state=state, keep=keep)
        twin._replay = self.given
        twin._replay_seat = seat
        twin.n = self.n - len(self.since)
        return twin

    def clone(self, rng: random.Random | None = None) -> Game[S, F]:
        """Another game at the same decision, with luck of its own from here on."""
        twin = self.twin(self.base.copy(), Fast(rng or random.Random()), None)
        twin.begin()
        for seat, option, _ in self.since:
            twin.choose(option, seat)
        twin.stand_for(self)
        return twin

    def stand_for(self, real: Game[S, F]) -> None:
        """A clone has caught up with its original: from here on its luck is fresh; what was learned stays learned."""
        self._replay = None
        self.n, self.unseen, self.barrier = real.n, real.unseen, real.barrier

    @property
    def in_secret(self) -> bool:
        """True while seats choose at the same time."""
        return self._branches is not None

    def imagine(self, seat: int, rng: random.Random, tries: int = 600, keep: bool = False) -> Game[S, F]:
        """A clone in which everything the seat does not know is dealt anew, in agreement with all that it sees.

        `keep` gives it a log of what happened since the checkpoint, for the leak test."""
        return imagine(self, seat, rng, tries, keep)

    # --- undo ---

    def may_undo(self, seat: int) -> bool:
        """True if nothing was learned, and nobody else decided, since the seat's last decision."""
        return self._last_of(seat) is not None

    def _last_of(self, seat: int) -> int | None:
        if self._branches is not None:
            mine = [i for i in range(self.fork, self.n) if self.decisions[i][0] == seat]
            return mine[-1] if mine else None
        last = self.n - 1
        return last if last >= max(0, self.barrier) and self.decisions[last][0] == seat else None

    def undo(self, seat: int) -> None:
        """Takes back the seat's last decision."""
        last = self._last_of(seat)
        if last is None:
            raise Refused("undo", Reason("engine.undo", "refused-undo"))
        rebuild(self, self.decisions[:last] + self.decisions[last + 1 :])

    def back_to(self, n: int) -> None:
        """Takes back everything after the first n decisions, whatever was learned since (by consent)."""
        if not 0 <= n <= self.n:
            raise Refused(f"back to {n}", Reason("engine.undo", "refused-undo"))
        rebuild(self, self.decisions[:n])

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: everything, PUBLIC: what all seats know): the table, and its own decision."""
        seen = self.table(seat)
        mine = [d for d in self.pending if seat is None or d.seat == seat]
        seen["n"] = self.number(seat)
        seen["offered"] = [o.text for o in mine[0].options] if mine else []
        return seen

    def number(self, seat: int | None) -> int:
        """The number of the position as a seat counts: without the decisions of others that it does not see."""
        return self.n if seat is None else self.n - self.unseen[seat]

    def table(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, and what it is asked; of another's decision only who decides, and in secret
        phases not even that."""
        seen = self.definition.view(self, seat)
        mine = [d for d in self.pending if seat is None or d.seat == seat]
        seen["decides"] = bool(mine)
        seen["awaits"] = [] if self.in_secret else [self.definition.seats[d.seat] for d in self.pending]
        seen["secret"] = self.in_secret
        seen["rule"] = mine[0].rule if mine else None
        seen["prompt"] = mine[0].prompt if mine else "over" if self.over else "waiting"
        return seen

    def events(self, seat: int | None, since: int = 0) -> list[tuple[Event, dict[str, Any]]]:
        """The log as a seat may read it, from a position on (as that seat counts)."""
        return [(e, data) for e, data in self.told(seat) if e.at >= since]

    def told(self, seat: int | None, start: int = 0) -> list[tuple[Event, dict[str, Any]]]:
        """The log as a seat may read it, without the first events that happened, whoever read them."""
        log = self.log or []
        seen = (event.for_seat(seat) for event in (log[start:] if start else log))
        return [(e, e.seen(None) or {}) for e in seen if e is not None]

    def position(self) -> str:
        """The position at the last checkpoint as text, and as a comment what was chosen since."""
        return tracing.position(self)

    def where(self) -> list[str]:
        """The rules in progress, outermost first, each with the ids that its docstring begins with."""
        return tracing.where(self._rule)
