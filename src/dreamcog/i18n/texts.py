"""Sentences in the player's language: where events, refusals and names become words.

The engine says names and numbers; the words are in `.ftl` files. What every game has
is here; what only one game has comes from the `Sentences` that its `Kind` brings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dreamcog.core.advice import Advice
from dreamcog.core.options import RANDOM, AnyOf, FirstSeat, OneOf
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.sentences import MissingText, Sentences, Told
from dreamcog.i18n.bundle import language_of, languages
from dreamcog.i18n.printed import SomeGame, name_of
from dreamcog.i18n.server import ServerTexts

__all__ = ["MissingText", "SomeGame", "Texts", "language_of", "languages"]


class Texts(ServerTexts):
    """All texts of one language; without one, of the language the terminal asks for."""

    def title(self, game: SomeGame) -> str:
        """The game's name."""
        return self.say(f"{name_of(game)}-title")

    def about(self, game: SomeGame) -> str:
        """The game in one line."""
        return self.say(f"{name_of(game)}-about")

    # Options.

    def option(self, game: SomeGame, option: str) -> str:
        """The name of an option."""
        return self.say(f"{name_of(game)}-option-{option.replace('_', '-')}")

    def option_value(self, game: SomeGame, option: str, value: object) -> str:
        """What an option is set to, in words that follow from the kind of the option."""
        name = name_of(game)
        declared = game_kind(name).options.find(option)
        if isinstance(declared, AnyOf):
            chosen = value if isinstance(value, list | tuple) else []
            names = [self.addition(game, each) for each in chosen]
            return self.all_of(names) if names else self.say("option-none")
        if isinstance(declared, OneOf):
            spelled = f"{option}-{value}".replace("_", "-")
            return self.say(f"{name}-value-{spelled}")
        if isinstance(declared, FirstSeat):
            if value == RANDOM:
                return self.say("option-random")
            return self.say("option-seat", seat=int(str(value)) + 1)
        if option == "box" and not isinstance(value, str):
            return self.say("option-usual-box" if value is None else "option-own-box")
        return str(value)

    def addition(self, game: SomeGame, addition: str) -> str:
        """What a game can be played with: a name of an `AnyOf` option."""
        return self.say(f"{name_of(game)}-with-{addition}")

    # What happens.

    def event(self, game: SomeGame, event: Told, names: Sequence[str] = ()) -> str:
        """An event as a sentence; players are called by their names, by seat."""
        return self._together(self.of(game), [event], names)

    def events(
        self, game: SomeGame, events: Iterable[Told], names: Sequence[str] = ()
    ) -> list[str]:
        """Events as sentences; what is alike in a row is one sentence."""
        own = self.of(game)
        groups: list[list[Told]] = []
        for event in events:
            if groups and own.are_alike(groups[-1][0], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return [self._together(own, group, names) for group in groups]

    def _together(self, own: Sentences, group: Sequence[Told], names: Sequence[str]) -> str:
        """One sentence for events that are alike."""
        kind = group[0]["kind"]
        if kind == "hidden":
            return self.say("event-hidden")
        return self.say(f"{own.name}-event-{kind}", **own.event(group, names))

    def refusal(self, game: SomeGame | None, refused: Refused) -> str:
        """Why something is not accepted, with the rule's number where there is one."""
        message = f"refusal-{refused.code}"
        params = refused.params
        if game is not None and not self.has(message):
            message = f"{name_of(game)}-refusal-{refused.code}"
            params = self.of(game).refusal(refused.code, params)
        sentence = self.say(message, **params)
        if not refused.rule:
            return sentence
        return self.say("refusal-with-rule", sentence=sentence, rule=refused.rule)

    def advice(self, game: SomeGame, advice: Advice) -> str:
        """A piece of advice as a sentence."""
        own = self.of(game)
        return self.say(f"{own.name}-advice-{advice.code}", **own.advice(advice.params))

    def outcome(self, game: SomeGame, outcome: Told, names: Sequence[str] = ()) -> str:
        """How a game ended."""
        return self.of(game).outcome(outcome, names)
