"""`grognard serve`, `grognard backup`, `grognard restore`: the server, and what it must not lose."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from grognard.server import settings

from .common import add_json, print_json, whole

PORT = 8806


def add(commands: Any) -> None:
    """The commands of this file."""
    serve = commands.add_parser(
        "serve",
        help="start the server: play in the browser",
        description="Starts the server and prints its address. Tables are kept in the database that GROGNARD_DATABASE "
        "names, by default a file of this user; docs/operating.md has every setting.",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 lets the network in")
    serve.add_argument(
        "--port", type=whole(0, 65535), help=f"the port (default: {PORT}, or the next that is free; 0: any)"
    )
    serve.add_argument("--open", action="store_true", help="open the browser when the server answers")
    serve.set_defaults(run=run_serve)

    backup = commands.add_parser(
        "backup",
        help="copy the database into one file",
        description="Copies the whole database into one file while the server runs. The file restores into either "
        "kind of database. It holds the secrets of games in progress: keep it as safe as the database.",
    )
    backup.add_argument("file", metavar="FILE")
    add_json(backup)
    backup.set_defaults(run=run_backup)

    restore = commands.add_parser(
        "restore",
        help="fill the database from such a file",
        description="Fills the database with a backup, whole or not at all. Stop the server first.",
    )
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--replace", action="store_true", help="drop what the database holds now")
    add_json(restore)
    restore.set_defaults(run=run_restore)


def run_serve(args: argparse.Namespace) -> int:
    """`grognard serve`"""
    from grognard.server.running import serve

    return serve(settings.read(), args.host, PORT if args.port is None else args.port, args.port is not None, args.open)


def run_backup(args: argparse.Namespace) -> int:
    """`grognard backup FILE`"""
    from grognard.server.backup import backup

    return _told(args, backup(settings.read().database, Path(args.file).expanduser()), "backup written to")


def run_restore(args: argparse.Namespace) -> int:
    """`grognard restore FILE`"""
    from grognard.server.backup import restore

    return _told(args, restore(settings.read().database, Path(args.file).expanduser(), args.replace), "restored from")


def _told(args: argparse.Namespace, counts: dict[str, int], what: str) -> int:
    """Says how much was copied."""
    if args.json:
        print_json({"file": args.file, "rows": counts})
    else:
        print(f"{what} {args.file}: " + ", ".join(f"{name} {n}" for name, n in counts.items()))
    return 0
