"""Blocks as pieces: name, cubes of strength, fatigue, bonuses; flags that show nothing; stacks and orders of battle."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts

from ..schema import Count, Piece, Sheet, SheetRow, Stack
from ..words import Words
from .look import UNSEEN, Look, Standing

BONUSES: Final = ("combat", "movement", "movement_alone", "fatigue", "pursuit", "no_pursuit")
OFF_MAP: Final = ("off", "later", "unplaced")
PIP: Final = "•"
MOST: Final = 20_000
PLACING: Final = ("auction", "deployment")


class Pieces:
    """Pieces of one game in one language, each made once for each state that it is seen in."""

    def __init__(self, definition: Definition[Any, Facts], words: Words) -> None:
        self._f = definition.facts
        self._w = words
        self._kept: dict[tuple[Any, ...], Piece] = {}
        self._rows: dict[tuple[Any, ...], SheetRow] = {}

    # --- one piece ---

    def piece(self, s: Standing, where: str, active: bool, shown: bool) -> Piece:
        """A block that may be known. `where` is an area's id, or why it stands nowhere."""
        key = (s, where, active, shown)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST:
                self._kept.clear()
            found = self._kept[key] = self._make(s, where, active, shown)
        return found

    def _make(self, s: Standing, where: str, active: bool, shown: bool) -> Piece:
        f, block = self._f, self._f.blocks[s.block]
        marks = self.bonuses(s.block)
        if s.care:
            marks = [*marks, self._w.say("piece-care")]
        return Piece(
            id=f"block:{block.id}",
            owner=f.sides[s.side],
            look=block.kind,  # type: ignore[arg-type]
            name=block.name,
            short=block.name[:3],
            spent=s.spent,
            counts=self._counts(s),
            marks=marks,
            title=self._title(s, where, marks),
            shown=shown,
            active=active,
        )

    def _counts(self, s: Standing) -> list[Count]:
        """Cubes and fatigue, if the sheet may be seen."""
        f, w = self._f, self._w
        if s.inf == UNSEEN or not f.corps_mask >> s.block & 1:
            return []
        inf, cav = f.full(s.block)
        counts = []
        if inf or s.inf:
            counts.append(Count("infantry", s.inf, max(inf, s.inf), w.say("scene-infantry", n=s.inf), "strength"))
        if cav or s.cav:
            counts.append(Count("cavalry", s.cav, max(cav, s.cav), w.say("scene-cavalry", n=s.cav), "strength"))
        full = f.tables.destroyed_above
        counts.append(Count("fatigue", s.fatigue, full, w.say("scene-fatigue", n=s.fatigue), "wear"))
        return counts

    def _title(self, s: Standing, where: str, marks: list[str]) -> str:
        f, w, block = self._f, self._w, self._f.blocks[s.block]
        force = block.force[w.text.language]
        said = w.say(
            "scene-block",
            name=block.name,
            side=w.text.names.side_label(f.sides[s.side]),
            force=force or w.say(f"kind-{block.kind}"),
            place=self.place(where),
        )
        parts = [", ".join(count.name for count in self._counts(s)), ", ".join(marks)]
        if where not in OFF_MAP and where != "unknown":
            parts.insert(0, w.say("scene-spent" if s.spent else "scene-ready"))
        if s.inf != UNSEEN and f.corps_mask >> s.block & 1 and s.fatigue >= f.tables.tired_from:
            parts.append(w.say("scene-worn"))
        rest = ", ".join(part for part in parts if part)
        return w.say("scene-title", first=said, rest=rest) if rest else w.say("scene-sentence", text=said)

    def hidden(self, side: int, a: int, n: int, spent: bool, active: bool) -> Piece:
        """A block that is not to be known: a flag, and where it stands."""
        key = (side, a, n, spent, active)
        found = self._kept.get(key)
        if found is None:
            f, w = self._f, self._w
            title = w.say(
                "scene-hidden",
                side=w.text.names.side_label(f.sides[side]),
                place=self.place(f.areas[a].id),
                status=w.say("scene-spent" if spent else "scene-ready"),
            )
            found = self._kept[key] = Piece(
                f"hidden:{f.areas[a].id}:{f.sides[side]}:{n}",
                f.sides[side],
                "hidden",
                "",
                "",
                spent,
                [],
                [],
                title,
                False,
                active,
            )
        return found

    def bonuses(self, b: int) -> list[str]:
        """A block's bonuses in words."""
        block = self._f.blocks[b]
        return [
            self._w.say(f"bonus-{field.replace('_', '-')}", n=int(getattr(block, field)))
            for field in BONUSES
            if getattr(block, field)
        ]

    def place(self, where: str) -> str:
        """Where a block is, inside a sentence."""
        if where in OFF_MAP or where == "unknown":
            return self._w.say(f"place-{where}")
        return self._w.say("scene-at", area=self._w.text.names.area(where))

    def strength(self, s: Standing) -> str:
        """Name, strength and fatigue, as short as can be."""
        if s.block == UNSEEN:
            return "?"
        name = self._f.blocks[s.block].name
        if s.inf == UNSEEN or not self._f.corps_mask >> s.block & 1:
            return name
        said = f"{name} {s.inf}+{s.cav}"
        return f"{said} {PIP * s.fatigue}" if s.fatigue else said

    def stack(self, standings: list[Standing]) -> str:
        """Several blocks in a row."""
        return ", ".join(self.strength(s) for s in sorted(standings, key=order))

    # --- all of them ---

    def stacks(
        self, look: Look, active: frozenset[int], moving: tuple[int, int, int], shown: frozenset[int]
    ) -> list[Stack]:
        """What stands on the map. `moving`: side, area and number of the blocks that act, for flags."""
        f = self._f
        found = []
        for a in sorted(look.at):
            where = f.areas[a].id
            for side in (0, 1):
                standings = look.at[a][side]
                if not standings:
                    continue
                flags = sum(s.block == UNSEEN for s in standings)
                all_move = moving[:2] == (side, a) and flags == moving[2]
                pieces, n = [], 0
                for s in sorted(standings, key=order):
                    if s.block == UNSEEN:
                        pieces.append(self.hidden(side, a, n, s.spent, all_move))
                        n += 1
                    else:
                        open_ = not f.fog or s.side != look.me or s.block in shown
                        pieces.append(self.piece(s, where, s.block in active, open_))
                found.append(Stack(f"area:{where}", f.sides[side], pieces))
        return found

    def sheets(self, look: Look) -> list[Sheet]:
        """Both orders of battle, as far as these eyes may know them."""
        return [self._sheet(look, side) for side in (0, 1)]

    def _sheet(self, look: Look, side: int) -> Sheet:
        f, w, view = self._f, self._w, look.view
        rows = []
        hidden = 0
        placing = view["phase"] in PLACING
        for b in range(f.lo[side], f.hi[side]):
            if f.absent >> b & 1:
                continue
            s = look.standing.get(b)
            vedette = bool(f.vedette_mask >> b & 1)
            if s is not None:
                if vedette and look.where[b] == "off":
                    continue
                rows.append(self._row(s, look.where[b]))
                continue
            hidden += 1
            if not vedette:
                inf, cav = f.full(b) if placing and f.corps_mask >> b & 1 else (UNSEEN, 0)
                rows.append(self._row(Standing(b, side, False, inf, cav), "unknown"))
        notes = [w.sentence("army-lost", points=view["lost"][side])]
        lost = view["vedettes_lost"]  # None where no fog lies on the map
        if lost and lost[side]:
            notes.append(w.say("scene-vedettes-lost", n=lost[side]))
        if lost and hidden > lost[side]:
            notes.append(w.say("army-hidden", number=hidden - lost[side]))
        title = w.say("scene-sheet", side=w.text.names.side(f.sides[side]))
        return Sheet(f.sides[side], title, rows, w.say("scene-sentence", text=", ".join(notes)))

    def _row(self, s: Standing, where: str) -> SheetRow:
        key = (s, where)
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) > MOST:
                self._rows.clear()
            spot = None if where in OFF_MAP or where == "unknown" else f"area:{where}"
            place = self._w.text.names.area(where) if spot else self._w.sentence(f"place-{where}")
            piece = self.piece(s, where, False, not self._f.fog)
            found = self._rows[key] = SheetRow(piece, place, spot)
        return found


def order(s: Standing) -> tuple[bool, bool, int, int]:
    """Blocks of a stack: ready before spent, the strong first."""
    return (s.spent, s.block == UNSEEN, -max(0, s.inf) - s.cav, s.block)
