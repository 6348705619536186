"""`--budget` and `--iterations`: how much bots may think about a decision."""

from __future__ import annotations

import math
from typing import Any

from dreamcog.bots.decision import USUAL_BUDGET, Budget
from dreamcog.core.refusal import malformed
from dreamcog.i18n.texts import Texts


def budget_of(seconds: float | None, iterations: int | None) -> Budget:
    """What was typed, or the usual budget; iterations alone leave the time open."""
    if seconds is not None and not (seconds > 0 and math.isfinite(seconds)):
        raise malformed("--budget", "seconds, more than 0")
    if iterations is not None and iterations < 1:
        raise malformed("--iterations", "a whole number, 1 or more")
    return USUAL_BUDGET if seconds is iterations is None else Budget(seconds, iterations)


def budget_told(budget: Budget) -> dict[str, Any]:
    """The budget as reports tell it."""
    return {"budget": budget.seconds, "iterations": budget.iterations}


def budget_lines(report: dict[str, Any], texts: Texts) -> list[str]:
    """A report's budget in words, a line for each bound."""
    lines = []
    if report["budget"] is not None:
        lines.append(texts.say("arena-budget", budget=f"{report['budget']:g}"))
    if report["iterations"] is not None:
        lines.append(texts.say("arena-iterations", count=report["iterations"]))
    return lines
