"""What can go wrong, in two kinds: bad input, which is shown to whoever gave it, and broken invariants."""

from __future__ import annotations


class UserError(Exception):
    """Bad input. Its text says what is wrong and where; it is shown without a traceback."""


class BadData(UserError):
    """A file of facts does not hold together: says the file and the place in it."""


class BadRecord(UserError):
    """A record is damaged, of another version, or does not follow the rules."""


class BadNotation(UserError):
    """A position, or a fact of it, is written in a way we cannot read."""


class BrokenInvariant(Exception):
    """Our own mistake. Carries the rules in progress and the position, so that it can be reproduced."""


class Unimaginable(Exception):
    """No world was found that agrees with all that a seat sees: rare, and never a fault of the real game."""
