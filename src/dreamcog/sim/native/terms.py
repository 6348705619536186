"""Types and spellings of the C++ that rules become; and the error for what leaves the subset."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from dreamcog.core.words import Words

INT, WIDE, BOOL, NONE = "int", "i64", "bool", "void"
"""The types of plain values: whole numbers of 32 and of 64 bits, truth values, no value."""

NUMBERS = (INT, WIDE, BOOL)
FIELD_TYPES = {"i1": "i8", "i2": "i16", "i4": "i32", "i8": "i64"}
"""How the fields of records are declared, by their width."""

LARGEST = 2**31 - 1
"""The largest whole number of 32 bits; a larger one makes what is computed with it wide."""

WIDEST = 2**63 - 1
"""The largest whole number of 64 bits: the largest of all."""

RESERVED_WORDS = """
alignas alignof and and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bitand bitor bool
break case catch char char8_t char16_t char32_t class co_await co_return co_yield compl concept
const const_cast consteval constexpr constinit continue decltype default delete do double
dynamic_cast else enum explicit export extern false float for friend goto if inline int long
mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public
register reinterpret_cast requires return short signed sizeof static static_assert static_cast
struct switch template this thread_local throw true try typedef typeid typename union unsigned
using virtual void volatile wchar_t while xor xor_eq i8 i16 i32 i64 u8 u64 seen floor_div
floor_mod least most rules main narrow shift_left Stored rules_do_not_fit RULE RULES_CHECKED ENTRY
OBSERVED u32 ROUND turned hash_block Seed plus sow DEAL BOT Row SIZE rules_out_of_bounds
hash_round ones place_of shift_right RULE_CALLED RULE_TABLE
"""
RESERVED = frozenset(RESERVED_WORDS.split())
"""Names that C++ keeps for itself, and those that the generated text defines."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The type of an array of numbers: one of a record, with its width, or a parameter's."""

    width: str


Type = Any
"""A plain type, `Numbers`, a record's class, or the class of a value (a `NamedTuple`)."""


class NotInSubset(Exception):
    """A line of the rules that has no translation: where it stands, and what is wrong with it."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.file, self.line, self.what = file, line, what


def spelled(name: str) -> str:
    """A name as C++ takes it; other names than those of the rules end in one underscore too.

    C++ keeps names with two underscores in a row, or with one before a capital, for itself.
    """
    if name in RESERVED:
        return f"{name}_"
    is_kept = "__" in name or (name[0] == "_" and name[1:2].isupper())
    if is_kept or (name.endswith("_") and name != "_"):
        return f"{name.replace('_', '_0')}_"
    return name


def is_words(value: object) -> bool:
    """Whether this is a family of words."""
    return isinstance(value, type) and issubclass(value, Words)


def is_value(kind: object) -> bool:
    """Whether this is the class of a value: a `NamedTuple` of whole numbers."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def wider(one: Type, other: Type) -> Type:
    """The type that holds numbers of both."""
    if WIDE in (one, other):
        return WIDE
    return BOOL if one == other == BOOL else INT


@cache
def source_of(function: Any) -> tuple[str, int, str]:
    """The file of a function or a record from its package on, its first line, and its text."""
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:
        raise NotInSubset(function.__module__, 1, f"{function.__name__} has no text") from None
    file = Path(inspect.getsourcefile(function) or "")
    depth = function.__module__.count(".") + 1
    return "/".join(file.parts[-depth:]), first, "".join(lines)
