"""Messages of games: a game's own sentences, and its own words for what every game says."""

from __future__ import annotations

from dreamcog.core.registry import game_kind
from dreamcog.core.sentences import Sentences
from dreamcog.i18n.bundle import Messages
from dreamcog.i18n.printed import SomeGame, name_of, printed


class GameTexts(Messages):
    """The messages of one language, said of a game."""

    def of(self, game: SomeGame) -> Sentences:
        """The game's own sentences, with the numbers that stand on its components."""
        found = printed(game)
        return game_kind(found.name).sentences(self, found.name, found.faces)

    def own(self, game: SomeGame, message: str, **params: str | int) -> str:
        """A message in the game's own words, where it has some: its id begins with its name."""
        special = f"{name_of(game)}-{message}"
        return self.say(special if self.has(special) else message, **params)

    def own_alone(self, game: SomeGame, message: str, **params: str | int) -> str:
        """A message that only some games have; nothing where this one has none."""
        special = f"{name_of(game)}-{message}"
        return self.say(special, **params) if self.has(special) else ""
