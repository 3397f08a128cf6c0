"""Areas joined by roads: the map of a game played between towns."""

from __future__ import annotations


class AreaGraph:
    """Areas and roads, numbered from 0; distances are worked out once, when first asked for."""

    __slots__ = ("_distances", "exits", "names", "road_between", "road_names", "roads")

    def __init__(self, names: list[str], roads: list[tuple[int, int]]) -> None:
        self.names = names
        self.roads = roads
        self.road_names = [f"{names[a]}-{names[b]}" for a, b in roads]
        exits: list[list[tuple[int, int]]] = [[] for _ in names]
        for road, (a, b) in enumerate(roads):
            exits[a].append((road, b))
            exits[b].append((road, a))
        self.exits: list[tuple[tuple[int, int], ...]] = [tuple(sorted(e, key=lambda x: x[1])) for e in exits]
        self.road_between = {pair: r for r, (a, b) in enumerate(roads) for pair in ((a, b), (b, a))}
        self._distances: dict[int, bytes] = {}

    def other_end(self, road: int, area: int) -> int:
        """Where a road leads from one of its two areas."""
        a, b = self.roads[road]
        return b if area == a else a

    def distances(self, start: int) -> bytes:
        """The number of roads from an area to each other area (255: no way)."""
        found = self._distances.get(start)
        if found is None:
            far = bytearray([255] * len(self.names))
            far[start] = 0
            edge = [start]
            while edge:
                after = []
                for a in edge:
                    for _, b in self.exits[a]:
                        if far[b] == 255:
                            far[b] = far[a] + 1
                            after.append(b)
                edge = after
            found = self._distances[start] = bytes(far)
        return found
