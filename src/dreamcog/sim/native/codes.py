"""Pieces of C++ with their types: numbers as written, operands, fields, arguments."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import NamedTuple

from dreamcog.core.records import SCALAR
from dreamcog.sim.native.terms import (
    BOOL,
    FIELD_TYPES,
    INT,
    LARGEST,
    NUMBERS,
    WIDE,
    Numbers,
    Type,
    is_value,
)


class Code(NamedTuple):
    """An expression as C++, and its type."""

    text: str
    type: Type


def literal(number: int) -> Code:
    """A number as C++ writes it."""
    is_wide = not -LARGEST - 1 <= number <= LARGEST
    text = f"{number}LL" if is_wide else f"{number}"
    return Code(f"({text})" if number < 0 else text, WIDE if is_wide else INT)


def narrow(code: Code) -> str:
    """A number where 32 bits are wanted."""
    return f"narrow({code.text})" if code.type == WIDE else code.text


def bracketed(text: str) -> str:
    """An operand in brackets where it needs them."""
    is_one = " " not in text or (text[0] == "(" and closes_at(text, 0) == len(text) - 1)
    if not is_one and (head := text.find("(")) > 0 and " " not in text[:head]:
        is_one = closes_at(text, head) == len(text) - 1
    return text if is_one else f"({text})"


def closes_at(text: str, start: int) -> int:
    """Where the bracket that opens at `start` closes."""
    depth = 0
    for i in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return len(text)


def fits(given: Type, wanted: Type) -> bool:
    """Whether an argument can be passed as a parameter of this type.

    `list[int]` holds numbers of 32 bits and less: what is read from it is not wide.
    """
    if wanted in NUMBERS:
        return given == BOOL or (wanted != BOOL and given in NUMBERS)
    if isinstance(wanted, Numbers):
        return isinstance(given, Numbers) and FIELD_TYPES.get(given.width) != WIDE
    return given is wanted


def field_type(owner: Type, name: str) -> Type | None:
    """The type of a field; None if there is none."""
    if is_value(owner):
        return INT if name in owner._fields else None
    if not is_dataclass(owner):
        return None
    for f in fields(owner):
        if f.name == name:
            if "record" in f.metadata:
                return f.metadata["record"]
            width = f.metadata.get("width", SCALAR)
            return Numbers(width) if "size" in f.metadata else WIDE if width == "i8" else INT
    return None
