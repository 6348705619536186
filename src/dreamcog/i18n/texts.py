"""Sentences in the player's language: where events, refusals and names become words.

Whatever the engine says is a name or a number; the words are in the `.ftl` files beside this one.
A game is given as the running game, or by its name (then its built-in box is meant).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.i18n.bundle import Messages, MissingText, language_of, languages
from dreamcog.i18n.printed import Face, Printed, printed

__all__ = ["MissingText", "Texts", "language_of", "languages"]

SomeGame = Game[Any] | Printed | str


class Texts(Messages):
    """All texts of one language; without one, of the language the terminal asks for."""

    # Things.

    def model(self, game: SomeGame, model: str) -> str:
        """A robot's model, e.g. Sirenbot."""
        return self.say(f"{name_of(game)}-model-{model}")

    def row(self, game: SomeGame, row: str) -> str:
        """A row, e.g. Platform."""
        return self.say(f"{name_of(game)}-row-{row}")

    def robot(self, game: SomeGame, robot: str) -> str:
        """A robot card, e.g. Sirenbot 3; Multibots and Babybots too."""
        name = name_of(game)
        first, _, last = robot.partition("-")
        if first == "baby":
            return self.say(f"{name}-robot-baby", model=self.model(game, last))
        if first == "any":
            return self.say(f"{name}-robot-any-model", size=int(last))
        if last == "any":
            return self.say(f"{name}-robot-any-size", model=self.model(game, first))
        return self.say(f"{name}-robot", model=self.model(game, first), size=int(last))

    def gigantobot(self, game: SomeGame, gigantobot: str) -> str:
        """A Gigantobot, by the model or size it shows: `giga-planbot`, `giga-size-2`."""
        trait = self._trait(game, gigantobot.removeprefix("giga-"))
        return self.say(f"{name_of(game)}-gigantobot-{next(iter(trait))}", **trait)

    def microbot(self, game: SomeGame, microbot: str) -> str:
        """A Microbot, by the model or size it shows: `planbot`, `size-2`."""
        trait = self._trait(game, microbot)
        return self.say(f"{name_of(game)}-microbot-{next(iter(trait))}", **trait)

    def _trait(self, game: SomeGame, trait: str) -> dict[str, str | int]:
        """A model in words or a size as a number."""
        if trait.startswith("size-"):
            return {"size": int(trait.removeprefix("size-"))}
        return {"model": self.model(game, trait)}

    def placed(self, game: SomeGame, placed: str) -> str:
        """A robot and the row it lies in, e.g. Sirenbot 3 (Platform)."""
        row, _, robot = placed.partition("/")
        return self.say(
            f"{name_of(game)}-placed", robot=self.robot(game, robot), where=self.row(game, row)
        )

    def machine(self, game: SomeGame, machine: str) -> str:
        """A machine with its tier and what it asks for, e.g. II · 3 Sirenbots."""
        known = printed_of(game)
        if machine not in known.machines:
            raise MissingText(f"no machine {machine}")
        face = known.machines[machine]
        tier = self.say("roman", number=face.tier)
        return self.say(f"{known.name}-machine", tier=tier, demand=self.demand(known, face))

    def demand(self, game: Printed, face: Face) -> str:
        """What a machine asks for."""
        params: dict[str, str | int] = {"robots": face.robots}
        if face.demand == "model":
            params["model"] = self.model(game, str(face.trait))
        elif face.demand in ("size", "sum-min", "sum-max"):
            params["trait"] = face.trait
        elif face.demand == "pairs":
            params |= {"pair": 2, "rest": face.robots - 2}
        return self.say(f"{game.name}-demand-{face.demand}", **params)

    def level(self, level: int) -> str:
        """A level as it is printed: III."""
        return self.say("roman", number=level)

    def ability(self, game: SomeGame, model: str, level: int) -> str:
        """What a model's ability does at a level."""
        known = printed_of(game)
        numbers = known.abilities[model][level - 1]
        return self.say(f"{known.name}-ability-{model if numbers else 'none'}", **numbers)

    def battery(self, game: SomeGame, battery: str) -> str:
        """Whether the Battery is charged or spent."""
        return self.say(f"{name_of(game)}-battery-{battery}")

    # Options.

    def option(self, game: SomeGame, option: str) -> str:
        """The name of an option."""
        return self.say(f"{name_of(game)}-option-{option.replace('_', '-')}")

    def option_value(self, game: SomeGame, option: str, value: object) -> str:
        """What an option is set to."""
        name = name_of(game)
        if option == "expansions":
            chosen = value if isinstance(value, list | tuple) else []
            names = [self.say(f"{name}-expansion-{expansion}") for expansion in chosen]
            return self.all_of(names) if names else self.say("option-none")
        if option == "first":
            if value == "random":
                return self.say("option-random")
            return self.say("option-seat", seat=int(str(value)) + 1)
        if option == "box" and not isinstance(value, str):
            return self.say("option-usual-box" if value is None else "option-own-box")
        return str(value)

    # What happens.

    def event(self, game: SomeGame, event: Mapping[str, Any]) -> str:
        """An event as a sentence."""
        kind = event["kind"]
        if kind == "hidden":
            return self.say("event-hidden")
        return self.say(f"{name_of(game)}-event-{kind}", **self._event_params(game, event))

    def events(self, game: SomeGame, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """Events as sentences; what happens to several robots in a row is one sentence."""
        groups: list[list[Mapping[str, Any]]] = []
        for event in events:
            if groups and alike(groups[-1][0], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return [self._together(game, group) for group in groups]

    def _together(self, game: SomeGame, group: list[Mapping[str, Any]]) -> str:
        """One sentence for events that differ only in their robot."""
        if len(group) == 1:
            return self.event(game, group[0])
        params = self._event_params(game, group[0])
        robots = self.all_of([self.robot(game, event["robot"]) for event in group])
        params |= {"robot": robots, "count": len(group)}
        return self.say(f"{name_of(game)}-event-{group[0]['kind']}", **params)

    def _event_params(self, game: SomeGame, event: Mapping[str, Any]) -> dict[str, str | int]:
        """An event's details as words and numbers; rows and sides stay names, to select by."""
        words = {
            "robot": self.robot,
            "machine": self.machine,
            "model": self.model,
            "ability": self.model,
            "gigantobot": self.gigantobot,
            "microbot": self.microbot,
        }
        params: dict[str, str | int] = {"count": 1}
        for name, value in event.items():
            if name in words:
                params[name] = words[name](game, value)
            elif name not in ("kind", "reveals", "audience"):
                params[name] = value
        if "level" in params:
            params["roman"] = self.level(int(params["level"]))
        return params

    def refusal(self, game: SomeGame | None, refused: Refused) -> str:
        """Why something is not accepted, with the rule's number where there is one."""
        message = f"refusal-{refused.code}"
        if game is not None and not self.has(message):
            message = f"{name_of(game)}-refusal-{refused.code}"
        sentence = self.say(message, **refused.params)
        if not refused.rule:
            return sentence
        return self.say("refusal-with-rule", sentence=sentence, rule=refused.rule)

    def outcome(self, game: SomeGame, outcome: Mapping[str, Any]) -> str:
        """How a game ended, and by which rule."""
        reason = str(outcome["reason"]).lower().replace(".", "-")
        return self.say(f"{name_of(game)}-outcome-{reason}")


def name_of(game: SomeGame) -> str:
    """The game's name, as message ids begin."""
    if isinstance(game, str):
        return game
    return game.name if isinstance(game, Printed) else game.kind.name


def printed_of(game: SomeGame) -> Printed:
    """What stands on the game's components."""
    return game if isinstance(game, Printed) else printed(game)


def alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether the same happens to two robots (one of them perhaps known before)."""
    if not one["kind"].startswith("robot-"):
        return False
    ours, theirs = (
        {name: value for name, value in event.items() if name not in ("robot", "reveals")}
        for event in (one, other)
    )
    return ours == theirs
