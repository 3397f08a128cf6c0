"""Luck: sealed seeds, commitments, scripts."""

from __future__ import annotations

from collections import Counter

from grognard.engine.chance import Sealed, commitment
from grognard.engine.record import new_seed


def test_the_same_seed_gives_the_same_luck_and_another_does_not() -> None:
    a, b, c = Sealed(b"a" * 32), Sealed(b"a" * 32), Sealed(b"b" * 32)
    first = [a.below(1000) for _ in range(20)]

    assert first == [b.below(1000) for _ in range(20)]
    assert first != [c.below(1000) for _ in range(20)]


def test_a_draw_depends_on_its_number_alone() -> None:
    source = Sealed(b"a" * 32)
    luck = [source.below(6) for _ in range(50)]
    later = Sealed(b"a" * 32, count=30)

    assert [later.below(6) for _ in range(20)] == luck[30:]


def test_dice_are_even() -> None:
    source = Sealed(b"x" * 32)
    faces = Counter(source.below(6) for _ in range(12_000))

    assert set(faces) == set(range(6))
    assert all(1800 < n < 2200 for n in faces.values())


def test_a_commitment_fixes_the_seed_and_is_not_the_seed() -> None:
    assert commitment(b"a" * 32) == commitment(b"a" * 32)
    assert commitment(b"a" * 32) != commitment(b"b" * 32)
    assert (b"a" * 32).hex() not in commitment(b"a" * 32)


def test_a_seed_has_256_bits_and_is_secret_unless_a_number_is_given() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert new_seed(7) == new_seed(7) != new_seed(8)
