"""Cyberion's pack for the terminal, as the entry point names it."""

from __future__ import annotations

from dreamcog.cli.games.cyberion.tabletop import CyberionTabletop
from dreamcog.cli.terminals import Terminal

TERMINAL = Terminal(CyberionTabletop)
