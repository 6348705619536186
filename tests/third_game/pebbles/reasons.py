"""The numbers that fill a refusal's sentence: the rules' own, computed nowhere else."""

from __future__ import annotations

from typing import Any

from pebbles.refusals import No
from pebbles.rules.taking import most_to_take, pebbles_in_heap
from pebbles.state import State


def refusal_params(number: int, s: State) -> dict[str, Any]:
    """What the refusal's sentence may tell."""
    if number == No.OUT_OF_REACH:
        return {"wanted": most_to_take(s)}
    if number == No.HEAP_TOO_SMALL:
        return {"wanted": pebbles_in_heap(s)}
    return {}
