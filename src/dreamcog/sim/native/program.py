"""A whole program in C++: constants, records and functions, each once, after what it needs."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

from dreamcog.core.records import overwrite
from dreamcog.sim.native.codes import literal
from dreamcog.sim.native.functions import Function, Translated
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.native.terms import (
    BOOL,
    FIELD_TYPES,
    INT,
    NONE,
    NotInSubset,
    Numbers,
    Type,
    is_value,
    source_of,
    spelled,
)


class Program:
    """Gathers what the functions asked for need, and writes it out.

    `replaced` names the function or record to take instead of a placeholder.
    """

    def __init__(self, replaced: Mapping[Any, Any] | None = None) -> None:
        self._replaced = dict(replaced or {})
        self._taken: dict[str, object] = {}
        """What each name of C++ stands for: constants, families, records, functions share them."""
        self._constants: dict[str, int] = {}
        self._words: dict[str, dict[str, int]] = {}
        self._records: dict[str, Any] = {}
        self._functions: dict[FunctionType, Translated] = {}
        self._begun: set[FunctionType] = set()

    def function(self, function: Any) -> Translated:
        """A function, translated on first use, after those that it calls."""
        function = self._replaced.get(function, function)
        if function not in self._functions:
            file, line, _ = source_of(function)
            if not self._take(spelled(function.__name__), function):
                raise NotInSubset(file, line, f"another thing is called {function.__name__}")
            if function in self._begun:
                raise NotInSubset(file, line, f"{function.__name__} can call itself")
            self._begun.add(function)
            try:
                self._functions[function] = Function(self, function).translate()
            finally:
                self._begun.discard(function)
        return self._functions[function]

    def _take(self, name: str, meaning: object) -> bool:
        """Let a name of C++ stand for something; whether it does not stand for another thing."""
        return self._taken.setdefault(name, meaning) == meaning

    def changes_of(self, called: object) -> frozenset[int]:
        """The places of the parameters that what is called changes."""
        if called is overwrite:
            return frozenset({0})
        return self.function(called).changes if isinstance(called, FunctionType) else frozenset()

    def type_of(self, hint: Any) -> Type | None:
        """The type that an annotation means; None if it has no place in rules."""
        plain = {int: INT, bool: BOOL, type(None): NONE, None: NONE}
        if hint in plain:
            return plain[hint]
        if hint == list[int]:
            return Numbers("")
        kind = self._replaced.get(hint, hint)
        is_record = isinstance(kind, type) and hasattr(kind, "__dataclass_fields__")
        return kind if is_record or is_value(kind) else None

    def record(self, kind: Any) -> str:
        """The name of a record's or value's struct."""
        kind = self._replaced.get(kind, kind)
        name = spelled(kind.__name__)
        if not self._take(name, kind):
            raise NotInSubset(*source_of(kind)[:2], f"another thing is called {kind.__name__}")
        if name not in self._records and not is_value(kind):
            for place in layout_of(kind).places:
                if place.record is not None:
                    self.record(place.record)
        self._records.setdefault(name, kind)
        return name

    def constant(self, name: str, number: int) -> str:
        """A constant of a module: by its name, or as a number if another thing has that name."""
        if not self._take(spelled(name), number):
            return literal(number).text
        self._constants[name] = number
        return spelled(name)

    def word(self, family: Any, name: str) -> str:
        """A word of a family: by its name, or as a number if another thing has that name."""
        number: int = getattr(family, name)
        if name == family.__name__ or not self._take(spelled(family.__name__), family):
            return literal(number).text
        self._words.setdefault(family.__name__, {})[name] = number
        return f"{spelled(family.__name__)}::{spelled(name)}"

    def text(self) -> str:
        """Everything gathered."""
        parts = [
            "".join(self._constant(*each) for each in sorted(self._constants.items())),
            *(self._family(*each) for each in sorted(self._words.items())),
            *(self._struct(*each) for each in self._records.items()),
            *(translated.text for translated in self._functions.values()),
        ]
        return "\n".join(parts)

    def _constant(self, name: str, number: int) -> str:
        told = literal(number)
        return f"constexpr {told.type} {spelled(name)} = {told.text};\n"

    def _family(self, name: str, numbers: dict[str, int]) -> str:
        told = (f"  static {self._constant(*each)}" for each in numbers.items())
        return f"struct {spelled(name)} {{\n{''.join(told)}}};\n"

    def _struct(self, name: str, kind: Any) -> str:
        """A record with its padding written out, or a value."""
        if is_value(kind):
            told = "".join(f"  int {spelled(field)};\n" for field in kind._fields)
            return f"struct {name} {{\n{told}}};\n"
        layout, lines = layout_of(kind), []
        gaps = layout.gaps()
        for place in layout.places:
            if place.name in gaps:
                lines.append(f"u8 padding_before_{place.name}[{gaps[place.name]}]")
            own = self.record(place.record) if place.record else FIELD_TYPES[place.width]
            kind = f"Row<{own}, {place.size}>" if place.size else own
            lines.append(f"{kind} {spelled(place.name)}")
        if "" in gaps:
            lines.append(f"u8 padding_at_end[{gaps['']}]")
        told = "".join(f"  {line};\n" for line in lines)
        return f"struct {name} {{\n{told}}};\nstatic_assert(sizeof({name}) == {layout.bytes});\n"
