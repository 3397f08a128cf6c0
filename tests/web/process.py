"""Starting a server from a test that drives a browser."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from grognard.lab.process import ServerProcess


def start(process: ServerProcess) -> None:
    """Starts a server and waits until it answers. Playwright's own loop runs in the thread of the test."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, process.start()).result()
