"""How special rules attach to common ones, with no condition on the name of a game, scenario or edition.

A common rule names the points where a special rule may speak:

  amend     add to a number; every amendment carries its rule, for the log and the odds
  forbid    strike an option out; the reason is kept, for the player who asks why
  replace   stand in for the whole common rule; two that do so are refused when the game is made
  also      do something besides, in the order of the chapters

Each game declares its points in one file, each with a sentence saying what it may do and what it is told. Special
rules are gathered in a `Chapter`, which a game binds according to scenario and options when it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .decision import Reason

SpecialRule = Callable[..., Any]
F = TypeVar("F", bound=SpecialRule)


class Point:
    """A place in the common rules where a special rule may speak."""

    __slots__ = ("kind", "name", "says")

    def __init__(self, kind: str, name: str, says: str) -> None:
        if kind not in ("amend", "forbid", "replace", "also"):
            raise ValueError(f"a point amends, forbids, replaces or does something also; {name} would {kind}")
        self.kind = kind
        self.name = name
        self.says = says


class Chapter:
    """Special rules that come together: of an option, a scenario, an edition, a battle."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rules: list[tuple[Point, str, SpecialRule]] = []

    def special(self, point: Point, rule: str) -> Callable[[F], F]:
        """Attaches a function to a point, under the rule that it comes from."""

        def attach(function: F) -> F:
            self.rules.append((point, rule, function))
            return function

        return attach


class Bound:
    """The special rules in force, by point, in the order of the chapters given."""

    def __init__(self, points: list[Point], chapters: list[Chapter]) -> None:
        self._by_point: dict[Point, tuple[tuple[str, SpecialRule], ...]] = dict.fromkeys(points, ())
        for chapter in chapters:
            for point, rule, function in chapter.rules:
                if point not in self._by_point:
                    raise ValueError(f"{chapter.title}: this game has no point {point.name}")
                if point.kind == "replace" and self._by_point[point]:
                    other = self._by_point[point][0][0]
                    raise ValueError(f"{chapter.title}: {rule} and {other} both replace {point.name}")
                self._by_point[point] += ((rule, function),)

    def amended(self, point: Point, *about: Any) -> list[tuple[str, int]]:
        """Every amendment by name, without those that amend nothing now."""
        return [(rule, n) for rule, function in self._by_point[point] if (n := function(*about))]

    def forbidden(self, point: Point, *about: Any) -> Reason | None:
        """The first reason against, or None."""
        for _, function in self._by_point[point]:
            reason: Reason | None = function(*about)
            if reason is not None:
                return reason
        return None

    def replaced(self, point: Point) -> SpecialRule | None:
        """What stands in for the common rule, or None."""
        rules = self._by_point[point]
        return rules[0][1] if rules else None

    def also(self, point: Point, *about: Any) -> None:
        """Everything that is done besides."""
        for _, function in self._by_point[point]:
            function(*about)

    def untouched(self, point: Point) -> bool:
        """True if nothing speaks here: lets a rule skip work."""
        return not self._by_point[point]
