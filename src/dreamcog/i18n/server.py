"""The server's sentences: tables and seats, what people do there, the deal of a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from babel.dates import format_date

from dreamcog.core.levels import Strength
from dreamcog.core.registry import game_kind
from dreamcog.i18n.games import GameTexts
from dreamcog.i18n.printed import SomeGame, name_of

REFUSALS: dict[str, tuple[str, ...]] = {
    "already-asked": (),
    "bad-login": (),
    "bad-name": (),
    "bad-token": (),
    "bad-webhook": ("reason",),
    "bot-plays": (),
    "day-not-over": (),
    "game-still-on": (),
    "game-too-long": ("most",),
    "has-account": (),
    "has-resigned": (),
    "hint-failed": (),
    "hints-not-agreed": (),
    "in-lesson": (),
    "internal-error": (),
    "login-taken": (),
    "method-not-allowed": (),
    "no-lesson": (),
    "no-reasons": (),
    "no-seat-open": (),
    "no-such-invite": (),
    "no-such-page": (),
    "no-such-person": (),
    "no-such-table": (),
    "not-away": (),
    "not-in-lesson": (),
    "not-seated": (),
    "not-your-seat": (),
    "not-your-table": (),
    "nothing-asked": (),
    "nothing-to-review": (),
    "nothing-to-take-back": (),
    "only-host": (),
    "other-origin": (),
    "others-moved-on": (),
    "others-play": (),
    "own-seed-alone": (),
    "reasons-later": (),
    "rematch-not-yet": (),
    "replay-stops": ("entry",),
    "review-failed": (),
    "seat-taken": (),
    "one-seat-each": (),
    "server-full": (),
    "slow-down": ("wait",),
    "stale": (),
    "stopping": (),
    "store-unreachable": ("reason",),
    "table-closed": (),
    "table-not-full": (),
    "table-over": (),
    "table-too-long": ("most",),
    "token-scope": ("needed",),
    "too-large": (),
    "too-many-connections": ("most",),
    "too-many-tables": ("most",),
    "too-many-tokens": ("most",),
    "unknown-rules": ("found", "known"),
    "who-are-you": (),
    "wrong-host": ("address",),
    "wrong-login": (),
}
"""The codes by which the server refuses, with what fills each sentence."""

STATUSES = ("waiting", "playing", "finished", "closed", "stopped")
ENDS = ("rules", "resigned", "closed")
SEAT_KINDS = ("open", "me", "person", "bot", "stand-in", "kept")
HAPPENINGS = (
    *("sit", "keep", "bot", "leave", "come-back", "resign", "close", "rematch"),
    *("close-by-rules", "rules", "lesson", "pause"),
    *("replaced-failed", "replaced-illegal", "replaced-late"),
    *("hand-over", "hand-over-by", "hand-over-by-clock", "take-back"),
    *("ask-undo", "ask-seat", "agree", "disagree", "undo", "say"),
    *("hint", "agree-to-hints", "no-hints", "start"),
)
"""What happens at a table besides the game."""


class ServerTexts(GameTexts):
    """What only the server has words for."""

    def status(self, status: str) -> str:
        """How a table stands, e.g. waiting for players."""
        return self.say(f"table-status-{status}")

    def ended_by(self, cause: str) -> str:
        """How a table came to its end, e.g. closed before the end."""
        return self.say(f"table-ended-{cause}")

    def seat_kind(self, kind: str) -> str:
        """What kind of player has a seat, e.g. a bot."""
        return self.say(f"seat-kind-{kind}")

    def bot_level(self, bot: str) -> str:
        """How a bot plays, by its name; the name of a bot that we have no words for."""
        message = f"bot-level-{bot}"
        return self.say(message) if self.has(message) else bot

    def level_strength(self, strength: Strength, together: bool) -> str:
        """The rating of a level, and its chance in plain words."""
        named = {name: f"{getattr(strength, name):.0f}" for name in ("rating", "low", "high")}
        rating = self.say("bot-rating", **named)
        won = round(100 * strength.won)
        if together:
            chance = self.say("bot-wins-deals", won=won)
        elif strength.won >= 0.5:
            chance = self.say("bot-beats", level=self.bot_level(str(strength.against)), won=won)
        else:
            level = self.bot_level(str(strength.against))
            chance = self.say("bot-beaten", level=level, lost=100 - won)
        return f"{chance} {rating}"

    def happening(
        self,
        kind: str,
        player: str = "",
        by: str = "",
        bot: str = "",
        text: str = "",
        rules: tuple[int, int] = (0, 0),
    ) -> str:
        """What happened at a table, besides the game.

        `player` has the seat, `by` is the person who acted for that seat, `bot` is the bot that sat
        down, `text` is the line of chat, and `rules` are the versions before and after a change.
        """
        level = self.bot_level(bot) if bot else ""
        found, known = rules
        return self.say(
            f"table-event-{kind}",
            player=player,
            by=by,
            bot=level,
            text=text,
            found=found,
            known=known,
        )

    def your_turn(self, game: SomeGame, table_name: str = "") -> str:
        """A notice to a person whose seat is to play."""
        title = self.say(f"{name_of(game)}-title")
        if not table_name:
            return self.say("notice-your-turn", game=title)
        return self.say("notice-your-turn-at", game=title, table=table_name)

    def table_closed(self, game: SomeGame) -> str:
        """A notice to a person whose game cannot go on, because the rules have changed."""
        return self.say("notice-table-closed", game=self.say(f"{name_of(game)}-title"))

    def combination(self, game: SomeGame, options: Mapping[str, Any]) -> str:
        """What is played, in short, e.g. the game, 2 players, one expansion + another."""
        name = name_of(game)
        played = self.say("combination", game=self.say(f"{name}-title"), players=options["players"])
        chosen = game_kind(name).options.additions(options)
        if not chosen:
            return played
        additions = " + ".join(self.say(f"{name}-plus-{addition}") for addition in chosen)
        return self.say("combination-with", combination=played, additions=additions)

    def day(self, day: date) -> str:
        """A date in words."""
        return format_date(day, "long", self.locale)

    def daily_title(self, game: SomeGame, day: date, attempt_counts: bool = True) -> str:
        """A day's deal; a first attempt is one that counts."""
        first = "share-first" if attempt_counts else "share-again"
        return self.say(first, game=self.say(f"{name_of(game)}-title"), day=self.day(day))

    def assisted(self, title: str) -> str:
        """What was played, of a game in which hints were asked for."""
        return self.say("share-assisted", title=title)

    def shared_result(
        self,
        game: SomeGame,
        title: str,
        players: Sequence[str],
        is_won: bool,
        marks: Mapping[str, int],
    ) -> str:
        """What is shown to others of a finished game: the result, and nothing of the deal.

        `title` says what was played, `players` whose result it is; `marks` are those of the game's
        ending.
        """
        own = self.of(game)
        return "\n".join([title, own.share(players, is_won, marks), *own.grid(marks)])
