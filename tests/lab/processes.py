"""Servers as processes, and games to be played on them, for the tests of the lab."""

from __future__ import annotations

from functools import lru_cache

from grognard.lab.load import Script, scripted
from tests.campaigns import defined


@lru_cache
def scripts() -> list[Script]:
    """Three games played beforehand: one with secrets in play, one with a secret beginning, one with neither."""
    return [scripted(defined("short", level), 20 + n) for n, level in enumerate(("grognard", "marshal", "conscript"))]
