"""Blocks and sides as they look in a terminal: wooden blocks with name, strength and fatigue.

A colour never says anything alone: brackets say ready or spent, and each stack is named by its side."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from grognard.games.conquerors.facts import Facts
from grognard.text import Text

from ..screen import ink
from .board import Piece

NBSP: Final = "\u00a0"
PIP: Final = "•"
# by side: a block that is ready, one that is spent, and a name in running text
READY: Final = ("bold #f4f1e6 on #1a3a9c", "bold black on #c8c4b4")
SPENT: Final = ("#e3e8f7 on #4a5280", "#33322c on #8f8b7e")
NAME: Final = ("bold #5478dc", "bold #857f6d")
ALARM: Final = "bold #d0463b"
FAINT: Final = "dim"


class Pieces:
    """Draws blocks of one game in one language."""

    def __init__(self, f: Facts, text: Text) -> None:
        self._f = f
        self._text = text

    def side(self, side: int, style: bool = True) -> Styled:
        """A side's name as a label."""
        return ink(self._text.names.side_label(self._f.sides[side]), style=NAME[side] if style else "")

    def words(self, piece: Piece) -> str:
        """Name, strength and fatigue, without a frame."""
        if piece.block < 0:
            return "?"
        parts = [self._f.blocks[piece.block].name.replace(" ", NBSP)]
        if piece.inf >= 0 and self._f.corps_mask >> piece.block & 1:
            parts.append(f"{piece.inf}+{piece.cav}")
        if piece.fatigue:
            worn = piece.fatigue >= self._f.tables.tired_from
            parts.append(PIP * piece.fatigue + ("!" if worn else ""))
        if piece.care:
            parts.append(self._text.say("piece-care"))
        return NBSP.join(parts)

    def block(self, piece: Piece) -> Styled:
        """One block: in square brackets while it is ready, in round ones once it is spent."""
        left, right = ("(", ")") if piece.spent else ("[", "]")
        style = (SPENT if piece.spent else READY)[piece.side]
        return ink(f"{left}{self.words(piece)}{right}", style=style)

    def stack(self, pieces: list[Piece]) -> Styled:
        """Blocks side by side."""
        ordered = sorted(pieces, key=lambda p: (p.spent, p.block < 0, -max(0, p.inf) - p.cav, p.block))
        return ink(" ").join(self.block(piece) for piece in ordered)

    def both(self, stacks: tuple[list[Piece], list[Piece]]) -> Styled:
        """What both sides have in an area, each under its name."""
        shown = [self.side(side) + " " + self.stack(stacks[side]) for side in (0, 1) if stacks[side]]
        return ink("  ").join(shown)
