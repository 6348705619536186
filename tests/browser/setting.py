"""Everything there is to see: the page's own screens, and tables in every state."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from browser.scenes import (
    Scene,
    ask_a_bot_to_play,
    ask_for_a_hint,
    be_advised,
    be_refused_an_undo,
    close_ending,
    come_to_the_second,
    leave_alone,
    look_back,
    open_panel,
    open_rules,
    pages,
    pick,
    read_rule,
    see_last_moves,
    skip_to,
    use_keys,
    wait_for_review,
    wonder,
)
from browser.tables import BOT, ME, OPEN, Tables

EXPANSIONS = ("babybots", "gigantobots", "microbots", "multibots", "devious-cog")
VARIANTS = ("robots", "specialists")
MOST_TABLES = 40
"""So many are played at most until something is to be seen that is not at every table."""


class Setting:
    """The tables of one person, brought to where there is something to see."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def _table(
        self, name: str, table: str, act: Callable[[Page], None] = leave_alone
    ) -> Iterator[Scene]:
        yield Scene(name, f"tables/{table}", act, is_table=True)

    def _played(
        self, game: str, until: Callable[[Any], bool], *seats: object, **options: Any
    ) -> str:
        table = self._tables.make(game, *seats, **{"seed": 1, **options})
        self._tables.play_on(table, random.Random(1), until)
        return table

    def _sought(
        self, game: str, until: Callable[[Any], bool], *seats: object, **options: Any
    ) -> str:
        """A table where it comes to something, after however many that end before."""
        for seed in range(1, MOST_TABLES):
            table = self._played(game, until, *seats, **options, seed=seed)
            if until(self._tables.whole(table, 0)):
                return table
        raise AssertionError("it never came to that")

    def cyberion(self) -> Iterator[Scene]:
        """Tables of Cyberion."""
        tables = self._tables
        begun = tables.make("cyberion", ME, seed=2, support=2)
        for name, act in (
            ("", leave_alone),
            ("-picked", pick),
            ("-advice", be_advised),
            ("-why", wonder),
            ("-rule", read_rule),
            ("-rules", open_rules),
            ("-numbers", use_keys),
            ("-log", open_panel("log")),
            ("-people", open_panel("people")),
            ("-words", open_panel("words")),
            ("-settings", open_panel("settings")),
        ):
            yield from self._table(f"cyberion{name}", begun, act)
        for asked in ("recover", "arrange"):
            table = self._sought("cyberion", is_asked(asked), ME, support=5)
            yield from self._table(f"cyberion-{asked}", table)
        full = tables.make("cyberion", ME, BOT, expansions=EXPANSIONS, seed=5)
        tables.play_on(full, random.Random(3), lambda whole: whole["position"]["turn"] > 2)
        yield from self._table("cyberion-all-expansions", full)
        giants = {"expansions": ["gigantobots"], "gigantobot_traits": "two", "support": 5}
        piloted = self._sought("cyberion", are_laid(8), ME, **giants)
        yield from self._table("cyberion-gigantobots-of-two-traits", piloted)
        asked = tables.make("cyberion", ME, seed=2, support=2)
        for depth, name in enumerate(("marked", "nudge", "plan", "move")):
            yield from self._table(f"cyberion-hint-{name}", asked, ask_for_a_hint(depth))
        over = self._played("cyberion", never, ME, seed=1)
        yield Scene("cyberion-review", f"review/{over}", wait_for_review)
        yield from self._table("cyberion-over", over)
        yield from self._table("cyberion-over-table", over, close_ending)

    def mech_a_dream(self) -> Iterator[Scene]:
        """Tables of Mech A Dream."""
        variants = list(VARIANTS)
        four = self._played("mech-a-dream", is_part("set-up"), ME, BOT, BOT, BOT, variants=variants)
        yield from self._table("mech-a-dream-set-up", four)
        begun = self._tables.make("mech-a-dream", ME, BOT, seed=1)
        yield from self._table("mech-a-dream", begun)
        yield from self._table("mech-a-dream-advice", begun, be_advised)
        yield from self._table("mech-a-dream-why", begun, wonder)
        yield from self._table("mech-a-dream-rule", begun, read_rule)
        yield from self._table("mech-a-dream-numbers", begun, use_keys)
        for part in ("afternoon", "evening", "night"):
            later = self._played(
                "mech-a-dream", is_part(part, 3), ME, BOT, BOT, BOT, variants=variants
            )
            yield from self._table(f"mech-a-dream-{part}", later)
        yield from self._table("mech-a-dream-looking-back", later, look_back)
        crowd = (ME, BOT, BOT, BOT)
        many = self._sought("mech-a-dream", has_experts(3), *crowd, variants=variants)
        yield from self._table("mech-a-dream-many-specialists", many)
        over = self._played("mech-a-dream", never, ME, BOT, BOT)
        yield from self._table("mech-a-dream-over", over)
        helped = self._played("mech-a-dream", is_part("evening"), ME, BOT, BOT)
        yield from self._table("mech-a-dream-hint-move", helped, ask_for_a_hint(3))
        yield Scene("mech-a-dream-review", f"review/{over}", see_last_moves)

    def lessons(self) -> Iterator[Scene]:
        """Guided games: a step that is read, and one that is played."""
        for game in ("cyberion", "mech-a-dream"):
            wanted = {"game": game, "lesson": "first-game"}
            table = str(self._tables.post("api/tables", wanted)["id"])
            for name, act in (("read", skip_to(1)), ("played", skip_to(2))):
                yield from self._table(f"lesson-{game}-{name}", table, act)

    def shared_table(self) -> Iterator[Scene]:
        """Tables with others, or for them."""
        waiting = self._tables.make("mech-a-dream", ME, OPEN, OPEN)
        yield from self._table("waiting", waiting)
        for game in ("cyberion", "mech-a-dream"):
            shared = self._tables.make(game, ME, ME)
            yield from self._table(f"one-screen-{game}", shared, come_to_the_second)
        yield from self._table("refused-undo", shared, be_refused_an_undo)
        yield from self._table("bot-instead", shared, ask_a_bot_to_play)
        yield Scene("join", f"join/{self._tables.invite(waiting)}")

    def results(self) -> Iterator[Scene]:
        """The account of a person with games that count and games that do not."""
        tables = self._tables
        for expansions in ([], ["microbots"], list(EXPANSIONS)):
            table = tables.make("cyberion", ME, expansions=expansions)
            tables.play_on(table, random.Random(1), never)
        for seats in ((ME, BOT), (ME, BOT, BOT, BOT), (ME, ME)):
            tables.act(tables.make("mech-a-dream", *seats), "resign")
        yield Scene("me-with-results", "me")

    def all(self) -> Iterator[Scene]:
        """Everything there is to see."""
        yield from pages()
        for deal in self._tables.get("api/daily"):
            yield Scene(f"daily-{deal['game']}", f"daily/{deal['game']}/{deal['day']}")
        yield from self.shared_table()
        yield from self.lessons()
        yield from self.cyberion()
        yield from self.mech_a_dream()
        yield from self.results()
        yield Scene("home-with-tables", "")


def never(whole: Any) -> bool:
    """Play on until it is over."""
    del whole
    return False


def is_part(part: str, day: int = 1) -> Callable[[Any], bool]:
    """Play on until a part of a day of Mech A Dream."""
    return lambda whole: (whole["position"]["part"], whole["position"]["day"]) == (part, day)


def has_experts(least: int) -> Callable[[Any], bool]:
    """Play on until another player has so many Specialists."""
    return lambda whole: any(
        len(each["specialists"]) >= least for each in whole["position"]["players"][1:]
    )


def are_laid(least: int) -> Callable[[Any], bool]:
    """Play on until so many robots pilot Gigantobots."""
    return lambda whole: (
        sum(len(each["robots"]) for each in whole["position"]["gigantobots"].values()) >= least
    )


def is_asked(do: str) -> Callable[[Any], bool]:
    """Play on until something is asked in the middle of a turn."""
    return lambda whole: any(each["do"] == do for each in whole["position"]["pending"])
