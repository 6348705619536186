"""Statements: what is to be written to a database, as a value."""

from __future__ import annotations

from typing import NamedTuple

Value = str | int | float | bytes | None


class Statement(NamedTuple):
    """One SQL statement with a `?` for each value, and the values."""

    text: str
    values: tuple[Value, ...]


def statement(text: str, *values: Value) -> Statement:
    """A statement and its values."""
    return Statement(text, values)
