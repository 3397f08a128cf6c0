"""What a server counts of itself, in the text format of Prometheus."""

from __future__ import annotations

import resource
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ABOUT: Final = {
    "requests_total": "requests by route, method and status",
    "request_seconds": "time from a request to the end of its answer, event streams left out",
    "process_cpu_seconds_total": "processor time used",
    "process_memory_bytes": "most memory held so far",
}


class Counts:
    """Requests, and how long they took."""

    def __init__(self) -> None:
        self._requests: defaultdict[tuple[str, str, int], int] = defaultdict(int)
        self._times = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def request(self, route: str, method: str, status: int, seconds: float | None) -> None:
        """One request; without a duration if it was an event stream."""
        self._requests[route, method, status] += 1
        if seconds is not None:
            self._times[bisect_left(BOUNDS, seconds)] += 1
            self._sum += seconds

    def text(self, others: Mapping[str, float]) -> str:
        """Everything, with the figures that others have given."""
        lines = _head("requests_total", "counter")
        for (route, method, status), n in sorted(self._requests.items()):
            lines.append(f'grognard_requests_total{{route="{route}",method="{method}",status="{status}"}} {n}')
        lines += _head("request_seconds", "histogram")
        total = 0
        for bound, n in zip([*map(str, BOUNDS), "+Inf"], self._times, strict=True):
            total += n
            lines.append(f'grognard_request_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"grognard_request_seconds_sum {self._sum:.6f}", f"grognard_request_seconds_count {total}"]
        used = resource.getrusage(resource.RUSAGE_SELF)
        own = {
            "process_cpu_seconds_total": used.ru_utime + used.ru_stime,
            "process_memory_bytes": used.ru_maxrss * 1024,
        }
        for name, value in {**own, **others}.items():
            lines += _head(name, "counter" if name.endswith("_total") else "gauge")
            lines.append(f"grognard_{name} {value:g}" if value < 1e6 else f"grognard_{name} {value:.0f}")
        return "\n".join([*lines, ""])


def _head(name: str, kind: str) -> list[str]:
    help_line = [f"# HELP grognard_{name} {ABOUT[name]}"] if name in ABOUT else []
    return [*help_line, f"# TYPE grognard_{name} {kind}"]
