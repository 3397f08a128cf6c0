"""What is wrong with a file that somebody has sent, in their language.

A damaged record says by a code what is wrong. The game's own checks of figures speak English, to whoever writes facts:
an English reader gets their sentence, any other the place that it names."""

from __future__ import annotations

import re
from typing import Final

from grognard.engine.errors import UserError
from grognard.engine.record import Flaw

from .words import words

FILE: Final = re.compile(r"(?P<file>[\w.-]+\.toml)\b")
LINE: Final = re.compile(r"\bat line (\d+)")
ENTRY: Final = re.compile(r": \[([^\]]+)\]")
FIELD: Final = re.compile(r"\]: (?:unknown field )?([\w.]+)(?= =|:| is |$)")
RANGE: Final = re.compile(r"\bfrom (-?[\d.]+) to (-?[\d.]+)")


def of_record(error: UserError, file: str, language: str) -> str:
    """What is wrong with a record: a sentence, or two."""
    say = words(language).say
    if not isinstance(error, Flaw):
        return ""
    return say(f"record-flaw-{error.code}", file=file[:60], **{k: _short(v) for k, v in error.values.items()})


def of_figures(said: str, language: str) -> str:
    """What is wrong with figures, from what the game's own checks say of them."""
    if language == "en":
        return said[:300].rstrip(".") + "."
    say = words(language).say
    file, line, entry, field, bounds = (found.search(said) for found in (FILE, LINE, ENTRY, FIELD, RANGE))
    if file is None:
        return ""
    if line is not None:
        return say("figures-flaw-line", file=file[1], line=int(line[1]))
    if entry is None:
        return say("figures-flaw-file", file=file[1])
    if field is None:
        return say("figures-flaw-entry", file=file[1], entry=entry[1][:60])
    if bounds is None:
        return say("figures-flaw-field", file=file[1], entry=entry[1][:60], field=field[1])
    return say(
        "figures-flaw-range",
        file=file[1],
        entry=entry[1][:60],
        field=field[1],
        low=bounds[1],
        high=bounds[2].rstrip("."),
    )


def _short(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)[:300]
