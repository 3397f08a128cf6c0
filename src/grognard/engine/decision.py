"""What a rule asks, and what may be answered.

The options of a Decision *are* the legality: nothing else is accepted, and there is no second check. Options are
interned, so that building a decision is building a list of references, and an option is offered exactly if it is
in the list. Why something is *not* offered is worked out only when somebody asks (`Decision.why`)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeAlias, TypeVar

from .errors import UserError

T = TypeVar("T")


class Option:
    """One thing that may be chosen: a verb and what it is about, its stable text, the board elements it lights."""

    __slots__ = ("args", "elements", "text", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], text: str, elements: tuple[str, ...]) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text
        self.elements: Final = elements

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Kind:
    """A kind of argument of options: its name, the names of its members, and how one is known to the board."""

    __slots__ = ("board", "name", "names")

    def __init__(self, name: str, names: list[str], *, board: bool = True) -> None:
        self.name = name
        self.names = names
        self.board = board


class Vocabulary:
    """All options of a game, made once each: verbs, and the kinds of things that they are about."""

    def __init__(self, verbs: dict[str, tuple[Kind, ...]]) -> None:
        self.verbs = verbs
        self._made: dict[tuple[str, tuple[int, ...]], Option] = {}

    def __call__(self, verb: str, *args: int) -> Option:
        made = self._made.get((verb, args))
        return made if made is not None else self._make(verb, args)

    def _make(self, verb: str, args: tuple[int, ...]) -> Option:
        kinds = self.verbs[verb]
        words = [kind.names[n] for kind, n in zip(kinds, args, strict=True)]
        lit = tuple(f"{kind.name}:{word}" for kind, word in zip(kinds, words, strict=True) if kind.board)
        option = Option(verb, args, " ".join([verb, *words]), lit)
        self._made[verb, args] = option
        return option

    def table(self, verb: str) -> list[Option]:
        """The options of a verb with one argument, by that argument."""
        return [self(verb, n) for n in range(len(self.verbs[verb][0].names))]

    def relabelled(self, option: Option, kind: str, to: dict[int, int]) -> Option:
        """The same option about other members of a kind: how a search imagines an opponent's choice."""
        kinds = self.verbs[option.verb]
        if not any(k.name == kind for k in kinds):
            return option
        args = (to.get(n, n) if k.name == kind else n for k, n in zip(kinds, option.args, strict=True))
        return self(option.verb, *args)


class Reason:
    """Why something is refused: the rule, a message id of the catalogues, and what it speaks of.

    `also` are further rules that would have refused it for the same reason."""

    __slots__ = ("about", "also", "message", "rule")

    def __init__(self, rule: str, message: str, /, **about: Any) -> None:
        self.rule = rule
        self.message = message
        self.about = about
        self.also: tuple[str, ...] = ()

    def under(self, *rules: str) -> Reason:
        """The same reason, given by further rules too."""
        self.also = rules
        return self

    def __repr__(self) -> str:
        return f"{self.message} ({self.rule})"


Why: TypeAlias = Callable[..., Iterable[tuple[Option, Reason]]]


class Decision:
    """Who must choose, under which rule, among what; and, on demand, why other things may not be chosen.

    `why` is called with the game and `about`, and yields the near misses worth explaining."""

    __slots__ = ("about", "options", "prompt", "rule", "seat", "why")

    def __init__(
        self,
        seat: int,
        rule: str,
        prompt: str,
        options: list[Option],
        why: Why | None = None,
        about: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.prompt = prompt
        self.options = options
        self.why = why
        self.about = about

    def __repr__(self) -> str:
        return f"<{self.seat} {self.rule} {self.prompt}: {', '.join(o.text for o in self.options)}>"


class Simultaneous:
    """Several seats choose in secret, each along its own rule, in any order; nobody sees anything until all are done.

    The branches may touch only what is their own. The engine runs them side by side."""

    __slots__ = ("branches",)

    def __init__(self, *branches: tuple[int, Rule[None]]) -> None:
        self.branches = branches


Ask: TypeAlias = "Decision | Simultaneous"
Rule: TypeAlias = Generator[Ask, Option, T]


class Refused(UserError):
    """A choice that is not offered, or no longer: the reason is data, its text is made at the edge."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.message} ({reason.rule})")
        self.text = text
        self.reason = reason
