"""Advice for beginners in the terminal: one line above the choices."""

from __future__ import annotations

from dreamcog.cli.tabletop import Tabletop


def advice_line(tabletop: Tabletop, seat: int) -> str:
    """What a beginner in this seat may want to know before deciding; empty where there is none."""
    advice = tabletop.table.advice(seat)
    if advice is None:
        return ""
    return tabletop.texts.say("play-advice", advice=tabletop.texts.advice(tabletop.game, advice))
