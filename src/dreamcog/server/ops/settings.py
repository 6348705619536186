"""How a server is run: everything that whoever runs it can choose."""

from __future__ import annotations

from typing import Literal

import msgspec
from platformdirs import user_data_path

DAY = 24 * 3600.0


def usual_database() -> str:
    """One SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('dreamcog') / 'tables.sqlite'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a server goes by. It can be written as JSON, to be handed to other processes."""

    database: str = msgspec.field(default_factory=usual_database)
    base_path: str = ""
    """The path under which a proxy shows the server, such as `/dreamcog`."""
    origins: tuple[str, ...] = ()
    """Addresses, besides the one that was asked, whose pages may act for whoever reads them."""
    is_secure: bool = False
    """Whether browsers reach it by https only: cookies then keep to that."""
    pace: float = 1.0
    """How much more often than usual things may be asked for; 0 is without limits."""
    most_connections: int = 6000
    most_from_one_address: int = 300
    """Connections from one address, which may be a whole school's; 0 is without a limit."""
    metrics: Literal["local", "all"] = "local"
    """Who may read `/metrics`: those in the same network, or everybody."""
    most_tables: int = 200
    """Tables that one person may have going at once."""
    thinkers: int = 1
    """Processes in which bots think."""
    webhooks: Literal["public", "any", "off"] = "public"
    keep_finished: float | None = None
    """Seconds for which finished tables are kept; None is for ever."""
    keep_abandoned: float | None = 365 * DAY
    """Seconds for which a table is kept that waits for somebody's move, or for somebody to come."""
    keep_guests: float | None = 365 * DAY
    """Seconds for which a guest is kept who sits nowhere and does not come back."""
    log_style: Literal["text", "json"] = "text"
    log_level: str = "info"
