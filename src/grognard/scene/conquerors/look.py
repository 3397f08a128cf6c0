"""A view, sorted: what stands where, by the numbers of the facts, as far as these eyes may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.games.conquerors.facts import Facts

UNSEEN = -1


class Standing(NamedTuple):
    """A block where it stands. `block` is UNSEEN behind a flag; `inf` is UNSEEN if its sheet is not to be seen."""

    block: int
    side: int
    spent: bool
    inf: int = UNSEEN
    cav: int = 0
    fatigue: int = 0
    care: bool = False


class Look:
    """What a view shows. Areas are known by their number in the facts."""

    def __init__(self, f: Facts, view: dict[str, Any]) -> None:
        self.f = f
        self.view = view
        self.me: int | None = None if view["side"] is None else f.sides.index(view["side"])
        self.at: dict[int, tuple[list[Standing], list[Standing]]] = {}
        self.where: dict[int, str] = {}  # by block: where it is, an area's id or off, later, unplaced
        self.standing: dict[int, Standing] = {}  # every block that may be known
        names, blocks = f.area_by_name, f.block_by_name
        for seen in view["blocks"]:
            b = blocks[seen["block"]]
            found = Standing(
                b,
                f.block_side[b],
                seen["spent"],
                seen.get("inf", UNSEEN),
                seen.get("cav", 0),
                seen.get("fatigue", 0),
                seen.get("care", False),
            )
            self.standing[b] = found
            self.where[b] = seen["area"]
            a = names.get(seen["area"].casefold())
            if a is not None:
                self.here(a)[found.side].append(found)
        for area, ready, spent, side in view["flags"]:
            owner = f.sides.index(side)
            flags = [Standing(UNSEEN, owner, False)] * ready + [Standing(UNSEEN, owner, True)] * spent
            self.here(names[area.casefold()])[owner].extend(flags)
        self.control = {names[a.casefold()]: f.sides.index(side) for a, side in view["control"].items()}
        self.sieges = {names[a.casefold()] for a in view["sieges"]}
        self.broken = {f.road_by_name[name.casefold()] for name in view["broken"]}
        self.axes = {
            (f.sides.index(side), names[a.casefold()]): f.road_by_name[road.casefold()]
            for side, a, road in view["axes"]
        }
        self.operation: dict[str, Any] | None = view["operation"]

    def here(self, a: int) -> tuple[list[Standing], list[Standing]]:
        """What stands in an area, by side."""
        return self.at.setdefault(a, ([], []))

    def area(self, name: str | None) -> int | None:
        """An area by the id that views use."""
        return None if name is None else self.f.area_by_name.get(name.casefold())

    def place(self, b: int) -> int | None:
        """The area where a known block stands, if it is on the map."""
        return self.area(self.where.get(b))

    def both(self, a: int) -> bool:
        """True if both sides have blocks in an area."""
        stacks = self.at.get(a)
        return stacks is not None and bool(stacks[0]) and bool(stacks[1])

    @property
    def group(self) -> frozenset[int]:
        """The blocks of the operation in progress, if these eyes know them."""
        names = self.operation.get("group", ()) if self.operation else ()
        return frozenset(self.f.block_by_name[name] for name in names)

    @property
    def focus(self) -> int | None:
        """The area of the operation in progress: of its combat, or of the stack that moves."""
        if self.operation is None:
            return None
        return self.area(self.operation["battle"] or self.operation.get("area"))
