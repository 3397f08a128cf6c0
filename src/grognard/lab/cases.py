"""Rule cases: a position, scripted luck, decisions, and what must follow, in files that anybody can write.

The form is described in docs/notation.md. A line is a command; `case TITLE` begins a case, and the lines before the
first one hold for every case of the file. An expectation that fails shows what was expected and what is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.engine import notation as engine_notation
from grognard.engine.chance import Script, Sealed
from grognard.engine.decision import Refused
from grognard.engine.definition import Definition
from grognard.engine.errors import UserError
from grognard.engine.game import Game
from grognard.engine.record import new_seed
from grognard.games import define, facts_of

from .case_file import CaseError, Failed, Line, Result, read
from .case_luck import luck_left, script_luck
from .case_vocabulary import NEEDS, known_event, known_option, known_words, plain
from .case_words import canonical, matches, respell

AnyGame = Game[Any, Any]
Explain = Callable[[Definition[Any, Any], Any], str]
ORDER = ("game", "scenario", "option", "data")  # what is named, in the order in which it can be checked


def run_file(path: Path, explain: Explain | None = None) -> list[Result]:
    """Runs every case of a file."""
    results = []
    for case in read(path):
        result = Result(str(path), case.title)
        run = Run(explain)
        for line in case.lines:
            try:
                run.obey(line)
            except Failed as e:
                result.what, result.line = str(e), line.number
                break
        else:
            try:
                run.close()
            except Failed as e:
                result.what, result.line = str(e), case.lines[-1].number if case.lines else 0
        results.append(result)
    return results


class Run:
    """A case being run: first what sets it up, then the game."""

    def __init__(self, explain: Explain | None) -> None:
        self.explain = explain
        self.game = ""
        self.scenario = ""
        self.options: dict[str, str] = {}
        self.data: Path | None = None
        self.named: list[Line] = []
        self.sets: list[Line] = []
        self.script = Script()
        self.g: AnyGame | None = None
        self.expects = 0
        self.mark = 0

    def obey(self, line: Line) -> None:
        """One command."""
        if line.word in NEEDS and not line.rest.replace(";", "").strip():
            raise line.wrong(NEEDS[line.word])
        try:
            getattr(self, "on_" + line.word.replace("-", "_"))(line)
        except (CaseError, Failed):
            raise
        except UserError as e:
            raise line.wrong(str(e)) from None

    def close(self) -> None:
        """A case must have expected something, and used up the luck that it scripted."""
        if not self.expects:
            raise Failed("this case expects nothing")
        if self.script.left():
            raise Failed(f"luck was scripted that was never needed: {luck_left(self.script, self.started().facts)}")

    def started(self) -> AnyGame:
        """The game, set up on first use."""
        if self.g is None:
            self.g = self.set_up()
        return self.g

    def set_up(self) -> AnyGame:
        """Scenario, options, and the facts that were set; then play begins."""
        d = self.definition()
        first = Game(d, Sealed(new_seed(1)))
        if not self.sets:
            first.script = self.script
            return first.begin()
        begin_of_turn = d.sequence.first_of_turn
        state = first.s
        for name in range(begin_of_turn):
            step = d.sequence.steps[name]
            if not step.asks:
                step.play(first)
        state.step = begin_of_turn
        for line in self.sets:
            try:
                d.notation.read(d, state, line.rest)
            except UserError as e:
                raise line.wrong(str(e)) from None
        begun = {fact.split()[0] for line in self.sets for fact in engine_notation.lines(line.rest)}
        if not begun & {"phase", "act"}:
            state.step = d.sequence.by_name.get("operations", begin_of_turn)
            if state.act < 0:
                d.notation.read(d, state, f"act {d.facts.sides[0]}")
        try:
            d.check(d, state)
        except UserError as e:
            raise self.sets[-1].wrong(str(e)) from None
        return Game(d, Sealed(new_seed(2)), state=state, script=self.script).begin()

    def definition(self) -> Definition[Any, Any]:
        """The game that the case is about; if there is no such game, the error stands at the line that named it."""
        if not self.game:
            raise UserError("a case must name its game first: game napoleon-1806")
        try:
            return self.define()
        except UserError as e:
            raise self.misnamed(e) from None

    def define(self) -> Definition[Any, Any]:
        """The game as it has been named so far."""
        scenario = self.scenario or next(iter(facts_of(self.game, self.data).scenarios))
        return define(self.game, scenario, self.options, self.data)

    def misnamed(self, error: UserError) -> UserError:
        """Looks for the line that names a game, scenario, option or folder that there is not."""
        named, fresh = self.named, Run(None)
        for line in sorted(named, key=lambda line: ORDER.index(line.word)):
            fresh.obey(line)
            try:
                fresh.define()
            except UserError as e:
                return line.wrong(str(e))
        return error

    def _before(self, line: Line) -> None:
        if self.g is not None:
            raise line.wrong("must stand before the first decision or expectation")

    def _name(self, line: Line) -> None:
        self._before(line)
        self.named.append(line)

    # --- setting up ---

    def on_game(self, line: Line) -> None:
        """`game napoleon-1806`"""
        self._name(line)
        self.game = line.rest

    def on_scenario(self, line: Line) -> None:
        """`scenario short`"""
        self._name(line)
        self.scenario = line.rest

    def on_option(self, line: Line) -> None:
        """`option level grognard` or `option level=grognard`"""
        self._name(line)
        words = line.rest.replace("=", " ").split()
        if len(words) != 2:
            raise line.wrong("an option is a name and a value: option level grognard")
        self.options[words[0]] = words[1]

    def on_data(self, line: Line) -> None:
        """`data FOLDER`: an owner's figures, relative to the file."""
        self._name(line)
        self.data = (Path(line.file).parent / line.rest).resolve()

    def on_set(self, line: Line) -> None:
        """`set FACT`"""
        self._before(line)
        self.sets.append(line)

    def on_luck(self, line: Line) -> None:
        """`luck draw french F16 F05`, `luck dice french 3 6`, `luck pick prussian P21`, `luck lot a`"""
        script_luck(line, self.definition() if self.g is None else self.g.definition, self.script)

    # --- playing ---

    def on_do(self, line: Line) -> None:
        """`do march LEI`; several decisions may stand on one line with `; ` between them; `do a: bid french 4`"""
        for text in line.rest.split(";"):
            self.decide(line, text.strip())

    def decide(self, line: Line, text: str) -> None:
        """One decision, by the seat named before a colon if several may decide."""
        g = self.started()
        seat, choice = self.seat_of(g, line, text)
        try:
            g.choose(self.canonical(g, choice), seat)
        except Refused as e:
            raise Failed(f"{choice!r} is refused: {self.say(g, e.reason)}; offered: {self.offers(g)}") from None

    def seat_of(self, g: AnyGame, line: Line, text: str) -> tuple[int | None, str]:
        """The seat that a decision names, and the rest."""
        head, colon, rest = text.partition(":")
        if not colon:
            return None, text
        names = {n: i for i, n in enumerate(g.definition.seats)}
        if head.strip() not in names:
            raise line.wrong(f"unknown seat {head.strip()!r}; the seats are {', '.join(names)}")
        return names[head.strip()], rest.strip()

    def canonical(self, g: AnyGame, text: str) -> str:
        """An option's text with areas, blocks and roads by id, whatever names they were given by."""
        return canonical(g.definition, text)

    def on_undo(self, line: Line) -> None:
        """`undo`, or `undo french`: the seat that decided last takes its decision back."""
        g = self.started()
        seats = g.definition.seats
        if line.rest and line.rest not in seats:
            raise line.wrong(f"unknown seat {line.rest!r}; the seats are {', '.join(seats)}")
        last = g.decisions[-1][0] if g.decisions else 0
        try:
            g.undo(seats.index(line.rest) if line.rest else last)
        except Refused as e:
            raise Failed(f"undo is refused: {self.say(g, e.reason)}") from None

    # --- expecting ---

    def on_expect(self, line: Line) -> None:
        """`expect soult at LEI fatigue 1 spent`"""
        g = self.started()
        self.expects += 1
        for fact in engine_notation.lines(line.rest):
            actual = g.definition.notation.actual(g.definition, g.s, fact)
            wanted = self.spelled(g, fact)
            if actual.split() != wanted.split():
                raise Failed(f"expected {wanted!r}, but it is {actual!r}")

    def spelled(self, g: AnyGame, fact: str) -> str:
        """A fact as it would be written, with every name by its id: what the notation would say if it held."""
        return respell(g.definition, fact)

    def on_offered(self, line: Line) -> None:
        """`offered march LEI`: the option is among those of the decision in progress."""
        g = self.started()
        self.expects += 1
        for text in line.rest.split(";"):
            seat, choice = self.seat_of(g, line, text.strip())
            try:
                g.find(self.canonical(g, choice), seat)
            except Refused as e:
                raise Failed(f"{choice!r} is not offered: {self.say(g, e.reason)}; offered: {self.offers(g)}") from None

    def on_refused(self, line: Line) -> None:
        """`refused march LEI`, or with its reason: `refused march LEI because march.cost`; several with `;` between"""
        g = self.started()
        self.expects += 1
        texts, given, because = line.rest.partition(" because")
        if given and not because.strip():
            raise line.wrong("because of what? a rule id, a reason's id, or a part of the reason's text")
        for text in texts.split(";"):
            self.refuse(g, line, text.strip(), because.strip())

    def refuse(self, g: AnyGame, line: Line, text: str, wanted: str) -> None:
        """One option that must not be offered, for a reason if one is wanted."""
        seat, choice = self.seat_of(g, line, text)
        known_option(line, g.definition, self.canonical(g, choice))
        try:
            g.find(self.canonical(g, choice), seat)
        except Refused as e:
            told = self.say(g, e.reason)
            known = (e.reason.rule, e.reason.message, *e.reason.also)
            if wanted and wanted not in known and wanted.casefold() not in told.casefold():
                raise Failed(f"{choice!r} is refused, but because of {told}, not {wanted!r}") from None
            return
        raise Failed(f"{choice!r} is offered, and should be refused")

    def on_prompt(self, line: Line) -> None:
        """`prompt march`: what is being asked, by its id, its rule, or both"""
        g = self.started()
        self.expects += 1
        asked = {d.prompt for d in g.pending} | {d.rule for d in g.pending} | ({"over"} if g.over else set())
        for word in line.rest.split():
            if word not in asked:
                raise Failed(f"asked is {', '.join(sorted(asked))}, not {word}")

    def on_decides(self, line: Line) -> None:
        """`decides french`, `decides nobody`"""
        g = self.started()
        self.expects += 1
        for word in line.rest.split():
            if word not in (*g.definition.seats, "nobody"):
                raise line.wrong(f"unknown seat {word!r}; the seats are {', '.join(g.definition.seats)}, or nobody")
        deciding = [g.definition.seats[d.seat] for d in g.pending] or ["nobody"]
        if sorted(line.rest.split()) != sorted(deciding):
            raise Failed(f"{' '.join(deciding)} decides, not {line.rest}")

    def on_event(self, line: Line) -> None:
        """`event axis`: an event of this kind, or under this rule, happened since the last `event` line"""
        self.expects += 1
        if not self.happened(line):
            seen = [f"{e.kind} ({e.rule})" for e in self.started().log or () if e.kind != "who"][self.mark :]
            raise Failed(f"no event {line.rest!r}; since the last one: {', '.join(seen[-12:]) or 'none'}")

    def on_no_event(self, line: Line) -> None:
        """`no-event axis`: no such event in the whole game"""
        self.expects += 1
        mark, self.mark = self.mark, 0
        if self.happened(line):
            raise Failed(f"event {line.rest!r} happened")
        self.mark = mark

    def happened(self, line: Line) -> bool:
        """Looks for an event by kind or rule, and `key=value` pairs of its data."""
        g = self.started()
        word, *pairs = line.rest.split()
        known_event(line, g.definition, word, pairs)
        log = [e for e in g.log or () if e.kind != "who"]
        for n in range(self.mark, len(log)):
            event = log[n]
            data = {**event.data, **(event.secret or {})}
            if word in (event.kind, event.rule) and all(matches(g, data, p) for p in pairs):
                self.mark = n + 1
                return True
        return False

    def on_view(self, line: Line) -> None:
        """`view french sees TEXT` or `view french hides TEXT`: whether a text stands in what a seat may know"""
        g = self.started()
        self.expects += 1
        words = line.rest.split(maxsplit=2)
        if len(words) != 3 or words[0] not in g.definition.seats or words[1] not in ("sees", "hides"):
            raise line.wrong("view SEAT sees TEXT, or view SEAT hides TEXT")
        seat = g.definition.seats.index(words[0])
        if words[1] == "hides":
            known_words(line, g, words[2])
        shown = plain(words[2]) in plain(json.dumps(g.view(seat), ensure_ascii=False))
        if shown != (words[1] == "sees"):
            raise Failed(f"{words[0]} {'sees' if shown else 'does not see'} {words[2]!r}")

    # --- words ---

    def offers(self, g: AnyGame) -> str:
        """Everything offered now."""
        return (
            "; ".join(
                f"{g.definition.seats[d.seat]} ({d.prompt}): {', '.join(o.text for o in d.options)}" for d in g.pending
            )
            or "nothing: the game is over"
        )

    def say(self, g: AnyGame, reason: Any) -> str:
        """A reason with its rule, its message id, and its text if somebody can make one."""
        told = f"{reason.rule} {reason.message}"
        return told if self.explain is None else f"{told}: {self.explain(g.definition, reason).rstrip('.')}"
