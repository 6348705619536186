"""The types of a game's positions, moves, events and previews; moves follow from its verbs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NotRequired, TypedDict

from dreamcog.core.verbs import VerbSpec, VerbTable

typed_dict: Any = TypedDict
"""Types are made here from data, which type checkers do not follow."""


def shapes_of(
    prefix: str, position: Any, verbs: VerbTable, events: Mapping[str, Any], preview: Any
) -> Mapping[str, Any]:
    """All that clients are told and may say, for `Kind.shapes`."""
    moves = move_shapes(prefix, verbs)
    told = {"position": position, "moves": moves, "events": events, "preview": preview}
    return MappingProxyType(told)


def move_shapes(prefix: str, verbs: VerbTable) -> Mapping[str, Any]:
    """The type of each move by its verb, in the order of the verbs' numbers.

    Type names begin with the prefix, so that several games fit in one schema.
    """
    return MappingProxyType(
        {
            verbs.names[number]: move_shape(prefix, verbs.names[number], spec)
            for number, spec in sorted(verbs.specs.items())
        }
    )


def move_shape(prefix: str, verb: str, spec: VerbSpec) -> Any:
    """The type of a move: `do`, then its fields; the verb's sentence is its docstring."""
    fields: dict[str, Any] = {"do": Literal[verb]}
    for f in spec.fields:
        fields[f.key] = NotRequired[f.kind.shape] if f.may_be_left_out else f.kind.shape
    shape = typed_dict(prefix + verb.title().replace("-", ""), fields)
    shape.__doc__ = spec.doc
    return shape
