"""What one pair of eyes sees of a table in one language, encoded once for everybody who looks through them."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from grognard.scene.eyes import Eyes
from grognard.scene.schema import LogLine, Prompt, Scene
from grognard.scene.stage import Stage

from .tables import Live

ALL: Final = -2  # the eyes that see everything: after the end only
ENCODE: Final = msgspec.json.Encoder().encode


class Face:
    """The scene and the log of one pair of eyes, kept up with the table."""

    def __init__(self, live: Live, stage: Stage, seat: int) -> None:
        self._live = live
        self._stage = stage
        self.seat = seat
        self.eyes = Eyes(live.game, None if seat == ALL else seat)
        self.journal = stage.journal(self.eyes)
        self.scene: Scene
        self.encoded = b""
        self.lines: list[bytes] = []
        self.sums: list[int] = [0]  # for each length of the log, a sum over all lines so far
        self._version = -1

    def update(self, waiting: str, ending: str) -> Face:
        """Brings it up to date. Call with the table's lock held."""
        live = self._live
        if self._version == live.version:
            return self
        first = min(self.journal.update(), len(self.lines))
        del self.lines[first:], self.sums[first + 1 :]
        for line in self.journal.lines[first:]:
            self.lines.append(ENCODE(line))
            self.sums.append(zlib.crc32(self.lines[-1], self.sums[-1]))
        self.scene = framed(live, self._stage.scene(self.eyes, self.journal), waiting, ending)
        self.encoded = ENCODE(self.scene)
        self._version = live.version
        return self

    @property
    def log(self) -> list[LogLine]:
        """The log as it stands."""
        return self.journal.lines

    def same_until(self, length: int, check: int) -> int:
        """How much of a log that somebody has is still true: all of it, or nothing."""
        return length if 0 <= length < len(self.sums) and self.sums[length] == check else 0

    def news_from(self) -> int:
        """The first line since this seat last decided."""
        if self.seat < 0:
            return len(self.lines)
        since = self._live.decided[self.seat]
        lines = self.journal.lines
        n = len(lines)
        while n and lines[n - 1].at >= since:
            n -= 1
        return n


def framed(live: Live, scene: Scene, waiting: str, ending: str) -> Scene:
    """The scene with what the table knows and the game does not: that players are missing, that somebody resigned."""
    if live.end is not None and not live.game.over:
        winner = live.end.winner
        owner = live.owners()[winner] if winner >= 0 else None
        return msgspec.structs.replace(
            scene, over=True, ending=ending, winner=owner, acting=None, prompt=_still(ending)
        )
    if live.state == "waiting":
        return msgspec.structs.replace(scene, prompt=_still(waiting))
    return scene


def _still(text: str) -> Prompt:
    """Nothing is asked."""
    return Prompt(False, text, None, [], [], [], [])
