"""The command `grognard`: one small function for each of its commands; the work is done elsewhere."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from grognard import __version__
from grognard.engine.errors import UserError

from . import analysis, games, laboratory, playing, serving

EXIT_CODES = """exit codes:
  0  done, and everything holds
  1  it ran, and something does not hold (a case failed, a game could not be verified)
  2  it could not run: bad input, said in one sentence
  3  a game was left before its end (it is saved if --save was given)
"""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="grognard",
        description="Napoleonic board wargames by their full rules: against a friend or the computer.",
        epilog="`grognard COMMAND --help` explains a command.\n\n" + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"grognard {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for module in (games, playing, serving, analysis, laboratory):
        module.add(commands)
    return top


def prepare_streams() -> None:
    """Output that cannot be written in the user's encoding is written nearly; a stream that was closed is an empty one.

    Python gives None for a closed stream, and would end in a traceback at the first accent in an ASCII terminal."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors=errors)  # type: ignore[union-attr]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; every mistake of the user ends in one sentence on the error output."""
    prepare_streams()
    top = parser()
    try:
        args = top.parse_args(argv)
    except SystemExit as e:
        return int(e.code or 0)
    if args.command is None:
        top.print_help()
        return 2
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except UserError as e:
        print(f"grognard {args.command}: {e}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as e:
        where = "the output" if e.filename is None else e.filename
        print(f"grognard {args.command}: {where}: {e.strerror or e}", file=sys.stderr)
        if e.filename is None:
            with suppress(OSError):  # what could not be written must not be tried again at exit
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
