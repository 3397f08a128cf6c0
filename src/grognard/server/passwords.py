"""Passwords: long enough, not common, kept as argon2 hashes that are worked out beside the event loop.

Length is what counts; there are no demands for signs and capitals. The list of common ones holds only those that are
long enough to be refused for nothing else."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .problems import Fault

LEAST: Final = 10
_HASHER: Final = PasswordHasher(time_cost=3, memory_cost=47_104, parallelism=1)
_AT_ONCE: Final = asyncio.Semaphore(2)  # each takes 46 MB: a crowd that signs in must not take all memory


@lru_cache(maxsize=1)
def common() -> frozenset[str]:
    """Passwords that are tried first."""
    lines = (Path(__file__).parent / "common-passwords.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def folded(name: str) -> str:
    """A name as names are compared: nobody can be another by capitals, accents' spelling or spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def check(password: str, name: str) -> None:
    """Refuses a password that would not keep anybody out."""
    plain = folded(password)
    bare = plain.rstrip("0123456789!.?")
    if len(password) < LEAST:
        raise Fault(400, "password-short", least=LEAST)
    if plain in common() or bare in common() or len(set(plain)) < 4:
        raise Fault(400, "password-common")
    if plain == folded(name) or bare == folded(name):
        raise Fault(400, "password-name")


async def hashed(password: str) -> str:
    """The hash to keep."""
    async with _AT_ONCE:
        return await asyncio.to_thread(_HASHER.hash, password)


def _matches(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@lru_cache(maxsize=1)
def _nobodys() -> str:
    return _HASHER.hash("the password of nobody")


async def matches(kept: str | None, password: str) -> bool:
    """True if it is the password. For an unknown name it takes just as long, so that names cannot be searched for."""
    async with _AT_ONCE:
        against: str = kept if kept is not None else await asyncio.to_thread(_nobodys)
        found = await asyncio.to_thread(_matches, against, password)
    return found and kept is not None
