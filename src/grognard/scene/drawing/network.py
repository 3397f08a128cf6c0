"""The places and ways of a game before they are drawn, as the module of its family has them."""

from __future__ import annotations

from typing import Any

from grognard.scene.family import land

from .drawn import Network


def network(facts: Any) -> Network:
    """What a drawing of these facts must agree with."""
    return land(facts).network()
