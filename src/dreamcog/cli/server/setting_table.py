"""The table of all settings of a server: names, kinds, defaults and what each is for.

Flags, environment variables, the settings file and `docs/settings.md` are made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dreamcog.cli.server.setting_checks import (
    base_path_of,
    metrics_address_of,
    origin_of,
    programs_of,
    proxy_of,
    public_url_of,
)

PREFIX = "DREAMCOG_"
"""Begins the environment variables of all settings."""
LIMIT = "limit"
"""The table of rate limits in a settings file, and their flag."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting. Of the kind `tuple` are those that have several values."""

    name: str
    kind: type[Any]
    default: Any
    about: str
    metavar: str = ""
    choices: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    check: Callable[[str], str] | None = None
    """Makes the usual form of each text; ValueError if the text is not acceptable."""
    example: str = ""
    """An acceptable text."""
    is_secret: bool = False
    """Whether it may contain a password."""

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def wanted(self) -> str:
        """What is acceptable, for people of all languages."""
        if self.choices:
            return " | ".join(self.choices)
        if self.kind is bool:
            return "true | false"
        if self.kind in (int, float):
            least = "" if self.least is None else f"{self.least:g}"
            most = "" if self.most is None else f"{self.most:g}"
            return f"{least} … {most}".strip()
        return self.example or self.metavar


def usual_database() -> str:
    """The database that is used if none is named."""
    from dreamcog.server.ops.settings import usual_database

    return usual_database()


SETTINGS = (
    Setting("host", str, None, "The address to listen at; only this machine's without it.", "HOST"),
    Setting(
        *("port", int, None, "The port; without it, 8080 or the next that is free.", "PORT"),
        least=0,
        most=65535,
    ),
    Setting("lan", bool, False, "Let others in your local network play, too."),
    Setting("browser", bool, True, "Open the page in your browser."),
    Setting(
        "database",
        str,
        usual_database,
        "postgresql://…, or sqlite:///FILE; without it, a file in your data folder. "
        "A password in it belongs in the environment or in the settings file.",
        metavar="URL",
        is_secret=True,
    ),
    Setting(
        *("processes", int, 1, "Several processes, with PostgreSQL.", "NUMBER"), least=1, most=64
    ),
    Setting(
        "public_url",
        str,
        "",
        "Where browsers reach it, through a proxy: other hosts and origins are then refused, and "
        "base path and secure cookies follow from it.",
        metavar="URL",
        check=public_url_of,
        example="https://games.example/dreamcog",
    ),
    Setting(
        *("base_path", str, "", "The path under which a proxy shows it.", "PATH"),
        check=base_path_of,
    ),
    Setting(
        *("origin", tuple, (), "Another address whose pages may use it; repeatable.", "URL"),
        check=origin_of,
        example="https://example.org",
    ),
    Setting("secure", bool, False, "It is reached by https only, through a proxy."),
    Setting(
        "trusted_proxy",
        tuple,
        (),
        "The address or network of a proxy whose forwarded headers count; repeatable.",
        metavar="ADDRESS",
        check=proxy_of,
        example="127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/32",
    ),
    Setting("log", str, "text", "How it logs, on stderr.", choices=("text", "json")),
    Setting(
        *("log_level", str, "info", "How much it logs."),
        choices=("debug", "info", "warning", "error"),
    ),
    Setting(
        "keep_finished",
        float,
        0.0,
        "How long tables are kept when they are over; 0 is for ever.",
        metavar="DAYS",
        least=0,
    ),
    Setting(
        "keep_abandoned",
        float,
        365.0,
        "How long tables are kept without a new entry; 0 is for ever.",
        metavar="DAYS",
        least=0,
    ),
    Setting(
        "keep_guest_tables",
        float,
        90.0,
        "How long tables without an account are kept without a new entry; 0 is for ever.",
        metavar="DAYS",
        least=0,
    ),
    Setting(
        "keep_guests",
        float,
        365.0,
        "How long guests are kept who sit at no table; 0 is for ever.",
        metavar="DAYS",
        least=0,
    ),
    Setting(
        "compact_after",
        float,
        7.0,
        "After how long tables that are over are stored compressed; 0 is never.",
        metavar="DAYS",
        least=0,
    ),
    Setting("thinkers", int, 1, "Processes in which bots think.", "NUMBER", least=1, most=64),
    Setting(
        "bot_programs",
        str,
        "",
        "Programs that play as bots, each under its name; they run on this machine.",
        metavar="NAME=COMMAND; …",
        check=programs_of,
        example="clever=node /srv/clever.mjs; other=/srv/other --fast",
    ),
    Setting(
        *("webhooks", str, "public", "Which addresses may be told that it is a player's turn."),
        choices=("public", "any", "off"),
    ),
    Setting(
        "metrics_address",
        str,
        "127.0.0.1:9480",
        "Where /metrics is, apart from the page; each further process takes the next port; or off.",
        metavar="HOST:PORT",
        check=metrics_address_of,
        example="127.0.0.1:9480 | [::1]:9480 | off",
    ),
    Setting(
        *("metrics", str, "off", "Who may read /metrics beside the page: your network, or all."),
        choices=("off", "local", "all"),
    ),
    Setting(
        *("pace", float, 1.0, "Multiplies all rate limits; 0 is without limits.", "FACTOR"),
        least=0,
    ),
    Setting(
        "most_connections",
        int,
        6000,
        "Connections of one process; 0 is without a limit.",
        metavar="NUMBER",
        least=0,
    ),
    Setting(
        "most_from_one_address",
        int,
        300,
        "Connections from one address, which a whole school may share; 0 is without a limit.",
        metavar="NUMBER",
        least=0,
    ),
    Setting(
        *("most_tables", int, 200, "Running tables that one person may host.", "NUMBER"), least=1
    ),
    Setting(
        *("most_entries", int, 20_000, "Entries of one table; then it can only be left.", "NUMBER"),
        least=1,
    ),
    Setting(*("most_tokens", int, 20, "Tokens that one person may have.", "NUMBER"), least=0),
    Setting(
        "request_timeout",
        float,
        20.0,
        "How long a request may take to arrive whole, or the first one of a connection to begin.",
        metavar="SECONDS",
        least=1,
    ),
    Setting(
        "refusals_a_second",
        float,
        10.0,
        "How often one address is told that it asks too often; the next refusal waits.",
        metavar="NUMBER",
        least=0.2,
    ),
    Setting(
        "wrong_passwords",
        int,
        5,
        "Wrong passwords for one login, from one address, before each further one has to wait.",
        metavar="NUMBER",
        least=1,
    ),
    Setting(
        *("wrong_passwords_of_address", int, 20, "The same for all logins together.", "NUMBER"),
        least=1,
    ),
    Setting(
        *("wrong_passwords_of_login", int, 50, "The same from all addresses together.", "NUMBER"),
        least=1,
    ),
    Setting(
        "hints_waiting",
        int,
        8,
        "Hints and reasons of bots that one process works out or has waiting.",
        metavar="NUMBER",
        least=0,
    ),
    Setting(
        *("hints_waiting_of_address", int, 4, "The same for people at one address.", "NUMBER"),
        least=0,
    ),
    Setting(
        *("reviews_waiting", int, 200, "Reviews that are still to be worked out.", "NUMBER"),
        least=0,
    ),
    Setting(
        *("reviews_waiting_of_address", int, 30, "The same for people at one address.", "NUMBER"),
        least=0,
    ),
    Setting(*("reviews_waiting_of_person", int, 3, "The same for one person.", "NUMBER"), least=0),
)
"""All settings but the rate limits, in the order in which they are listed."""


def limit_settings() -> tuple[Setting, ...]:
    """A setting for each rate limit."""
    from dreamcog.server.ops.rate_limits import ABOUT, LIMITS, limit_text

    return tuple(
        Setting(
            *(f"{LIMIT}.{what}", tuple, usual, ABOUT[what], "LIMIT"),
            check=limit_text,
            example=", ".join(usual),
        )
        for what, usual in LIMITS.items()
    )
