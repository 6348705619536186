"""Dreamcog: Mech A Dream and Cyberion, played, saved, tested and studied.

>>> import dreamcog
>>> table = dreamcog.deal("cyberion", seed=7)
>>> table.deciders
{0}
"""

from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import games
from dreamcog.core.saves import open_save, save
from dreamcog.core.table import Table, deal, table
from dreamcog.core.turn import Turn

__all__ = [
    "Event",
    "Game",
    "Menu",
    "Refused",
    "Table",
    "Turn",
    "deal",
    "games",
    "open_save",
    "save",
    "table",
]
