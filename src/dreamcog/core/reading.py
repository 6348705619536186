"""Reading input: small checks that return a value of the wanted type or refuse it."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from dreamcog.core.refusal import malformed

T = TypeVar("T")

LONGEST_LIST = 200
LONGEST_WORD = 200


def mapping(value: object, where: str) -> Mapping[str, Any]:
    """An object with words as keys."""
    if not isinstance(value, dict | Mapping) or len(value) > LONGEST_LIST:
        raise malformed(where, "an object")
    for key in value:
        if not isinstance(key, str):
            raise malformed(where, "words as keys")
    return value


def only(value: Mapping[str, Any], allowed: Collection[str], where: str) -> None:
    """Refuse a key that is not among these."""
    for key in value:
        if key not in allowed:
            raise malformed(f"{where}.{key[:LONGEST_WORD]}", f"one of {', '.join(sorted(allowed))}")


def field(value: Mapping[str, Any], key: str, where: str) -> Any:
    """A key that must be there."""
    if key not in value:
        raise malformed(f"{where}.{key}", "a value")
    return value[key]


def word(value: object, where: str) -> str:
    """A short text."""
    if not isinstance(value, str) or len(value) > LONGEST_WORD:
        raise malformed(where, "a word")
    return value


def whole(value: object, least: int, most: int, where: str) -> int:
    """A whole number within limits; true and false are not numbers."""
    if type(value) is not int or not least <= value <= most:
        raise malformed(where, f"a whole number from {least} to {most}")
    return value


def listed(value: object, most: int, where: str) -> list[Any]:
    """A list with at most this many items."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise malformed(where, f"a list of at most {most}")
    return list(value)


def named(value: object, names: Mapping[str, T], where: str) -> T:
    """What a name stands for."""
    if not isinstance(value, str) or value not in names:
        raise malformed(where, "a known name")
    return names[value]


def all_named(value: object, names: Mapping[str, T], most: int, where: str) -> list[T]:
    """What each name of a list stands for."""
    return [named(item, names, where) for item in listed(value, most, where)]


def json_text(text: str | bytes, where: str) -> Any:
    """JSON, or a refusal: truncated, nested too deep, numbers too long, not UTF-8."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise malformed(where, "JSON") from error
