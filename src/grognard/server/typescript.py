"""The messages as TypeScript, so that client and server cannot drift apart: `python -m grognard.server.typescript`.

Written into web/src/lib/messages.ts, which is kept in the repository; a test compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from grognard.scene import schema
from grognard.server import messages

HEAD = "// Made by `python -m grognard.server.typescript` from scene/schema.py and server/messages.py: do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the two files."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in (schema, messages):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                found.setdefault(name, value)
    return list(found.values())


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(part) for part in kind.types)
    if isinstance(kind, inspect.ListType):
        return f"{wrapped(kind.item_type)}[]"
    if isinstance(kind, inspect.TupleType):
        return "[" + ", ".join(written(part) for part in kind.item_types) + "]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def wrapped(kind: Any) -> str:
    """A type in parentheses where a list of it needs them."""
    text = written(kind)
    return f"({text})" if " | " in text else text


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for struct in structs():
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        rows = [f"  {field.encode_name}: {written(field.type)};" for field in info.fields]
        parts.append("\n".join([f"export interface {struct.__name__} {{", *rows, "}", ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
