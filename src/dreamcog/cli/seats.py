"""Who sits at the table: people, and bots in the other seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.bots import bot_names, typed_bot
from dreamcog.bots.programs import program_title
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.refusal import Refused
from dreamcog.i18n.texts import Texts

PERSON = "person"
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: a name, perhaps none, and `person` or the name of a bot."""

    name: str = ""
    kind: str = PERSON

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind != PERSON


@dataclass(frozen=True, slots=True)
class Seats:
    """The players by seat."""

    players: tuple[Player, ...]

    @property
    def people(self) -> int:
        """How many people there are."""
        return sum(not player.is_bot for player in self.players)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        return self.players[seat].is_bot

    def names(self, texts: Texts) -> tuple[str, ...]:
        """What each player is called: by name, by the bot's, or by number."""
        kinds: Counter[str] = Counter()
        shown = []
        for number, player in enumerate(self.players, 1):
            kinds[player.kind] += 1
            usual = texts.say("seat-name", seat=number)
            if player.is_bot:
                usual = program_title(player.kind) or bot_title(player.kind, texts)
                usual += f"\xa0{kinds[player.kind]}" if kinds[player.kind] > 1 else ""
            shown.append(player.name or usual)
        return tuple(shown)

    def to_json(self) -> list[dict[str, str]]:
        """The seats as a saved game tells them."""
        return [{"name": player.name, "kind": player.kind} for player in self.players]


def bot_title(name: str, texts: Texts) -> str:
    """What a bot is called at the table: a level in the player's language, others by their name."""
    title = texts.say(f"bot-level-{name}") if name in LEVEL_NAMES else name
    return title[:1].upper() + title[1:]


def seated(game: Game[Any], names: Sequence[str] = (), bots: Sequence[str] = ()) -> Seats:
    """People first, then bots; a name for each person, or none at all."""
    players: int = game.options["players"]
    people = players - len(bots)
    if people < 0:
        raise Refused("too-many-bots", players=players)
    if names and len(names) != people:
        raise Refused("names-needed")
    for kind in bots:
        typed_bot(kind, game.kind)
    called = [fit_name(name) for name in names] or [""] * people
    return Seats((*map(Player, called), *(Player(kind=kind) for kind in bots)))


def read_seats(told: Any, game: Game[Any]) -> Seats:
    """The seats of a saved game, with names fit to be shown; a person where the save names none."""
    players = game.options["players"]
    seats = told if isinstance(told, list) and len(told) == players else [{}] * players
    return Seats(tuple(read_player(seat, game.kind) for seat in seats))


def read_player(told: Any, game: Kind) -> Player:
    """One seat of a saved game; a bot that is no longer here leaves its seat to a person."""
    seat = told if isinstance(told, dict) else {}
    name, kind = seat.get("name"), seat.get("kind")
    known = kind if isinstance(kind, str) and kind in bot_names(game) else PERSON
    return Player(fit_name(name) if isinstance(name, str) else "", known)


def fit_name(name: str) -> str:
    """A name that can be shown: printable and short."""
    return "".join(letter for letter in name.strip() if letter.isprintable())[:LONGEST_NAME]
