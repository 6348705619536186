"""Mech A Dream's pack for the terminal, as the entry point names it."""

from __future__ import annotations

from dreamcog.cli.games.mech_a_dream.box import box_tables
from dreamcog.cli.games.mech_a_dream.tabletop import MechTabletop
from dreamcog.cli.terminals import Terminal

TERMINAL = Terminal(MechTabletop, box_tables)
