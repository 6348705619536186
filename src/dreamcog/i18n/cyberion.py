"""Cyberion in words: its robots, machines and abilities, and what happens to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.i18n.bundle import Messages, MissingText
from dreamcog.i18n.printed import SomeGame, name_of, printed

Params = dict[str, str | int]


class CyberionTexts(Messages):
    """What only Cyberion has words for."""

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

    def _trait(self, game: SomeGame, trait: str) -> Params:
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
        machines = printed(game).faces["machines"]
        if machine not in machines:
            raise MissingText(f"no machine {machine}")
        face = machines[machine]
        tier = self.level(face["tier"])
        return self.say(f"{name_of(game)}-machine", tier=tier, demand=self.demand(game, face))

    def demand(self, game: SomeGame, face: Mapping[str, Any]) -> str:
        """What a machine asks for."""
        demand, robots = face["demand"], face["robots"]
        params: Params = {"robots": robots}
        if demand == "model":
            params["model"] = self.model(game, face["trait"])
        elif demand in ("size", "sum-min", "sum-max"):
            params["trait"] = face["trait"]
        elif demand == "pairs":
            params |= {"pair": 2, "rest": robots - 2}
        return self.say(f"{name_of(game)}-demand-{demand}", **params)

    def level(self, level: int) -> str:
        """A level as it is printed: III."""
        return self.say("roman", number=level)

    def ability(self, game: SomeGame, model: str, level: int) -> str:
        """What a model's ability does at a level."""
        numbers = printed(game).faces["abilities"][model][level - 1]
        return self.say(f"{name_of(game)}-ability-{model if numbers else 'none'}", **numbers)

    def battery(self, game: SomeGame, battery: str) -> str:
        """Whether the Battery is charged or spent."""
        return self.say(f"{name_of(game)}-battery-{battery}")

    def cyberion_event(
        self, game: SomeGame, group: Sequence[Mapping[str, Any]], names: Sequence[str]
    ) -> Params:
        """Details of events that are alike; rows and sides stay names, to select by."""
        words = {
            "robot": self.robot,
            "machine": self.machine,
            "model": self.model,
            "ability": self.model,
            "gigantobot": self.gigantobot,
            "microbot": self.microbot,
        }
        params: Params = {"count": len(group)}
        for name, value in group[0].items():
            if name in words:
                params[name] = words[name](game, value)
            elif name not in ("kind", "reveals", "audience"):
                params[name] = value
        if len(group) > 1:
            params["robot"] = self.all_of([self.robot(game, event["robot"]) for event in group])
        if "level" in params:
            params["roman"] = self.level(int(params["level"]))
        return params

    def cyberion_outcome(
        self, game: SomeGame, outcome: Mapping[str, Any], names: Sequence[str]
    ) -> str:
        """How a game ended, by which rule."""
        reason = str(outcome["reason"]).lower().replace(".", "-")
        return self.say(f"{name_of(game)}-outcome-{reason}")


def are_alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether the same happens to two robots (one of them perhaps known before)."""
    if not one["kind"].startswith("robot-"):
        return False
    ours, theirs = (
        {name: value for name, value in event.items() if name not in ("robot", "reveals")}
        for event in (one, other)
    )
    return ours == theirs
