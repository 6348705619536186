"""From the values of a box file to the box that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.checks import Checks
from pebbles.state import Box
from pebbles.words import MOST_COPIES


def printed_box(values: Mapping[str, Any]) -> Box:
    """The box, or a refusal that names everything wrong with it."""
    checks = Checks()
    checks.only(values, ("heap",))
    heap = checks.table(values.get("heap"), "heap")
    checks.only(heap, ("copies", "source"), "heap")
    checks.source(heap, ("copies",), "heap")
    copies = checks.whole(heap.get("copies"), "heap.copies", 1, MOST_COPIES)
    checks.done()
    return Box(copies=copies)
