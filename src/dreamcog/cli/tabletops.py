"""Which games can be played in the terminal, and what each brings to the table."""

from __future__ import annotations

from dreamcog.cli.cyberion.tabletop import CyberionTabletop
from dreamcog.cli.mech_a_dream.tabletop import MechTabletop
from dreamcog.cli.tabletop import Tabletop
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts

TABLETOPS: dict[str, type[Tabletop]] = {
    "cyberion": CyberionTabletop,
    "mech-a-dream": MechTabletop,
}
"""By the game's name."""


def tabletop(table: Table, texts: Texts, names: tuple[str, ...] = ()) -> Tabletop:
    """What the table's game brings to the terminal."""
    return TABLETOPS[table.game.kind.name](table, texts, names)
