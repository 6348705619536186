"""The settings of a server: everything that its operator can choose."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import force_setattr
from platformdirs import user_data_path

from dreamcog.server.ops.public_address import public_address

DAY = 24 * 3600.0


def usual_database() -> str:
    """The default database: an SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('dreamcog') / 'tables.sqlite'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; they are passed to its other processes as JSON."""

    database: str = msgspec.field(default_factory=usual_database)
    public_url: str = ""
    """The URL at which browsers reach the server, such as `https://games.example/dreamcog`: other
    hosts and origins are refused, base path and secure cookies follow from it."""
    base_path: str = ""
    """The path under which a proxy shows the server, such as `/dreamcog`."""
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, whose pages may send requests with the reader's cookie."""
    is_secure: bool = False
    """Whether browsers reach the server by https only: cookies are then marked as secure."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose forwarded headers count."""
    pace: float = 1.0
    """The scale of all rate limits; 0 is without limits."""
    limits: dict[str, tuple[str, ...]] = {}
    """Rate limits in place of those of `rate_limits.LIMITS`, by name."""
    most_connections: int = 6000
    most_from_one_address: int = 300
    """Connections from one address, which a whole school may share; 0 is without a limit."""
    metrics: Literal["off", "local", "all"] = "off"
    """Which clients may read `/metrics` at the address of the page, besides its own address."""
    most_tables: int = 200
    """Running tables that one person may host."""
    most_entries: int = 20_000
    """Entries of one table."""
    most_tokens: int = 20
    """Tokens that one person may have."""
    request_timeout: float = 20.0
    """Seconds in which a request has to arrive whole."""
    refusals_a_second: float = 10.0
    """How often one address is refused for asking too often."""
    wrong_passwords: int = 5
    """Wrong passwords for one login from one address after which each further one has to wait."""
    wrong_passwords_of_address: int = 20
    """The same for all logins together."""
    wrong_passwords_of_login: int = 50
    """The same from all addresses together."""
    hints_waiting: int = 8
    """Hints and reasons of bots that are worked out or wait for that, in one process."""
    hints_waiting_of_address: int = 4
    """The same for people at one address."""
    reviews_waiting: int = 200
    """Reviews that are still to be worked out."""
    reviews_waiting_of_address: int = 30
    """The same for people at one address."""
    reviews_waiting_of_person: int = 3
    thinkers: int = 1
    """Worker processes in which bots choose their moves."""
    webhooks: Literal["public", "any", "off"] = "public"
    keep_finished: float | None = None
    """Seconds after which finished tables are removed; None is never."""
    keep_abandoned: float | None = 365 * DAY
    """Seconds without an entry after which a running table is removed; None is never."""
    keep_guest_tables: float | None = 90 * DAY
    """The same for tables at which no account sits or hosts."""
    keep_guests: float | None = 365 * DAY
    """Seconds after which a guest is removed who sits at no table; None is never."""
    compact_after: float | None = 7 * DAY
    """Seconds after which the moves of a table that is over are archived; None is never."""
    log_style: Literal["text", "json"] = "text"
    log_level: str = "info"

    def __post_init__(self) -> None:
        """Take from the public address what follows from it."""
        if self.public_url:
            address = public_address(self.public_url)
            force_setattr(self, "base_path", address.path)
            force_setattr(self, "is_secure", self.is_secure or address.scheme == "https")
