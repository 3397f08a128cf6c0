"""A view of the board, sorted: what stands in which area, as far as a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.games.conquerors.facts import Facts


@dataclass(frozen=True)
class Piece:
    """A block as it is seen: `inf` is -1 if its sheet is not to be seen, `block` is -1 if it is only a flag."""

    block: int
    side: int
    spent: bool
    inf: int = -1
    cav: int = 0
    fatigue: int = 0
    care: bool = False


class Board:
    """What a view shows of the map. Areas are known by their number in the facts."""

    def __init__(self, f: Facts, view: dict[str, Any]) -> None:
        self.f = f
        self.view = view
        self.me: int | None = None if view["side"] is None else f.sides.index(view["side"])
        self.at: dict[int, tuple[list[Piece], list[Piece]]] = {}
        self.away: list[tuple[Piece, str]] = []
        self._area = {area.id: n for n, area in enumerate(f.areas)}
        self._block = {block.id: n for n, block in enumerate(f.blocks)}
        for seen in view["blocks"]:
            self._put(seen)
        for area, ready, spent, side in view["flags"]:
            owner = f.sides.index(side)
            flags = [Piece(-1, owner, False)] * ready + [Piece(-1, owner, True)] * spent
            self.here(self._area[area])[owner].extend(flags)
        self.control = {self._area[a]: f.sides.index(side) for a, side in view["control"].items()}
        roads = {name: n for n, name in enumerate(f.graph.road_names)}
        self.broken = {roads[name] for name in view["broken"]}
        self.axes = {(f.sides.index(side), self._area[a]): roads[road] for side, a, road in view["axes"]}

    def _put(self, seen: dict[str, Any]) -> None:
        b = self._block[seen["block"]]
        piece = Piece(
            b,
            self.f.blocks[b].side,
            seen["spent"],
            seen.get("inf", -1),
            seen.get("cav", 0),
            seen.get("fatigue", 0),
            seen.get("care", False),
        )
        if seen["area"] in self._area:
            self.here(self._area[seen["area"]])[piece.side].append(piece)
        else:
            self.away.append((piece, seen["area"]))

    def here(self, area: int) -> tuple[list[Piece], list[Piece]]:
        """What stands in an area, by side."""
        return self.at.setdefault(area, ([], []))

    def area(self, name: str | None) -> int | None:
        """An area by the id that views use."""
        return None if name is None else self._area.get(name)

    def pieces(self, names: list[str]) -> list[Piece]:
        """The pieces of these blocks."""
        wanted = {self._block[name] for name in names}
        return [p for stacks in self.at.values() for stack in stacks for p in stack if p.block in wanted]

    def piece(self, block: int) -> Piece | None:
        """A block where it stands, or None if it is not on the map or not to be seen."""
        return next((p for stacks in self.at.values() for stack in stacks for p in stack if p.block == block), None)

    def has_corps(self, area: int, side: int) -> bool:
        """True if a side has, or may have, a corps in an area: a flag may be one."""
        corps = self.f.corps_mask
        return any(p.block < 0 or corps >> p.block & 1 for p in self.at.get(area, ([], []))[side])

    def both(self, area: int) -> bool:
        """True if both sides have blocks in an area."""
        stacks = self.at.get(area, ([], []))
        return bool(stacks[0]) and bool(stacks[1])

    def matters(self) -> list[int]:
        """The areas that hold anything, or are worth victory points; north first, as on the map."""
        found = {a for a, stacks in self.at.items() if stacks[0] or stacks[1]} | set(self.f.victory_areas)
        return sorted(found, key=lambda a: (-self.f.areas[a].lat, self.f.areas[a].lon))
