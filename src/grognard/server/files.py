"""The files of the built client, held in memory and compressed once.

A file under `assets/` has a hash of its content in its name and may be kept for ever; every other is asked for anew
each time and answered with "not changed" if it is not. A file that was built anew is noticed by its time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
}
FILES: Final = frozenset({*TYPES, ".png", ".jpg", ".ico", ".map", ".woff", ".wasm", ".xml", ".php"})
PACKED: Final = ("text/", "image/svg", "application/json", "application/manifest")


def is_file(name: str) -> bool:
    """True for an address of a file, which is there or is not; any other is a page's. A rule's id has a dot too."""
    return name.lstrip("/").startswith(("assets/", ".")) or Path(name).suffix in FILES


@dataclass(frozen=True)
class Page:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class Files:
    """A folder of files; nothing outside it can be reached."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[float, Page]] = {}

    @property
    def built(self) -> bool:
        """True if the client is there."""
        return (self._folder / "index.html").is_file()

    def find(self, name: str) -> Page | None:
        """A file by its path under the folder, or None."""
        parts = [part for part in name.split("/") if part]
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        path = self._folder.joinpath(*parts)
        try:
            if not path.is_file() or not path.resolve().is_relative_to(self._folder):
                return None
            changed = path.stat().st_mtime
            kept = self._kept.get(path)
            if kept is None or kept[0] != changed:
                kept = (changed, _page(path, parts[0] == "assets"))
                self._kept[path] = kept
        except OSError:
            return None
        return kept[1]


def _page(path: Path, hashed: bool) -> Page:
    body = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if media_type.startswith(PACKED) and len(body) > 500 else None
    if packed is not None and len(packed) > 0.95 * len(body):
        packed = None
    etag = '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'
    return Page(body, packed, media_type, etag, FOREVER if hashed else "no-cache")
