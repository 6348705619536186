"""Statements: what is to be written to a database, as a value."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

Value = str | int | float | bytes | None


class Statement(NamedTuple):
    """One SQL statement with a `?` for each value, and the values."""

    text: str
    values: tuple[Value, ...]


def json_text(value: Any) -> str:
    """A value as JSON, as columns of a database hold it."""
    return msgspec.json.encode(value).decode()


def statement(text: str, *values: Value) -> Statement:
    """A statement and its values."""
    return Statement(text, values)
