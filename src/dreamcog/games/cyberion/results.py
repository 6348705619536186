"""What is kept and counted of many games: how many were won, and by which rule games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.result_columns import Counts, ResultColumn
from dreamcog.games.cyberion.names import RULES_BY_NAME, rule_name

RESULT_COLUMNS = (
    ResultColumn("won", "bool", "whether the game was won"),
    ResultColumn(
        name="reason",
        type="string",
        meaning="the number of the rule by which the game ended, as in `C3.13`",
        names={number: name for name, number in RULES_BY_NAME.items()},
    ),
    ResultColumn("turn", "int16", "the number of the last turn; the first is 1"),
)


def count(columns: Mapping[str, Sequence[Any]]) -> Counts:
    """How many were won, and how many ended by each rule."""
    reasons = Counter(columns["reason"])
    return {
        "wins": sum(columns["won"]),
        "reasons": {rule_name(rule): number for rule, number in reasons.items()},
    }


def results(counts: Mapping[str, Any]) -> dict[str, Any]:
    """The same, rules in the order of their names."""
    return {"wins": counts["wins"], "reasons": dict(sorted(counts["reasons"].items()))}
