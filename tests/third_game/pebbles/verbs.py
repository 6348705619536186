"""The moves of Pebbles, declared once: every verb and its fields."""

from __future__ import annotations

from typing import Any

from dreamcog.core.fields import Field, PartialMove, Whole
from dreamcog.core.verbs import VerbSpec, VerbTable
from pebbles.words import MOST_REACH, VALUES, Step, Verb


def own_pebbles(partial: PartialMove) -> list[Any]:
    """The values that lie face down before the seat, each once."""
    return sorted(set(partial.view["players"][partial.seat]["held"] or ()))


VERBS = VerbTable(
    Verb,
    Step,
    VerbSpec(Verb.TAKE, "Take pebbles from the heap.", Field("pebbles", Whole(1, MOST_REACH))),
    VerbSpec(
        Verb.SHOW,
        "Turn up one of your pebbles, by its value.",
        Field("value", Whole(1, VALUES), leads=own_pebbles),
    ),
)
