"""The places and ways of a game of areas, from its facts."""

from __future__ import annotations

from grognard.games.conquerors.facts import TERRAINS, Facts
from grognard.scene.schema import SpotLook

from .drawn import Network, Town, Way

LOOKS: dict[str, SpotLook] = {"clear": "town", "wooded": "wooded", "citadel": "citadel"}


def network(facts: Facts) -> Network:
    """Areas as towns, roads as ways."""
    areas = facts.areas
    return Network(
        tuple(
            Town(
                area.id,
                area.name,
                area.lon,
                area.lat,
                LOOKS[TERRAINS[area.terrain]],
                str(area.value or ""),
                facts.sides.index(area.deploy) if area.deploy in facts.sides else None,
            )
            for area in areas
        ),
        tuple(
            Way(facts.graph.road_names[road], (areas[a].id, areas[b].id), facts.bridges[road])
            for road, (a, b) in enumerate(facts.graph.roads)
        ),
    )
