"""Cyberion in words: its robots, machines and abilities, and what happens to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.sentences import MissingText, Params, Sentences, Told, squares

FAILSAFE = "\N{LARGE YELLOW CIRCLE}"
"""A Failsafe in a grid of symbols."""

ROWS = ("platform", "flash")
COUNTED = (*ROWS, "experience", "held_microbots", "failsafes", "battery", "interference")
"""What a hint tells of what a move brings and costs: robots that it names are in its name."""

SHOWN = {
    "robot_deck": "web-cyberion-shows-robot-deck",
    "machine_deck": "web-cyberion-shows-machine-deck",
    "microbot_pile": "web-cyberion-shows-microbot-pile",
    "interference": "web-cyberion-shows-interference",
}
"""What a move shows, by where it lies."""


class CyberionSentences(Sentences):
    """Cyberion in one language."""

    def model(self, model: str) -> str:
        """A robot's model, e.g. Sirenbot."""
        return self.say(f"{self.name}-model-{model}")

    def row(self, row: str) -> str:
        """A row, e.g. Platform."""
        return self.say(f"{self.name}-row-{row}")

    def robot(self, robot: str) -> str:
        """A robot card, e.g. Sirenbot 3; Multibots and Babybots too."""
        name = self.name
        first, _, last = robot.partition("-")
        if first == "baby":
            return self.say(f"{name}-robot-baby", model=self.model(last))
        if first == "any":
            return self.say(f"{name}-robot-any-model", size=int(last))
        if last == "any":
            return self.say(f"{name}-robot-any-size", model=self.model(first))
        return self.say(f"{name}-robot", model=self.model(first), size=int(last))

    def gigantobot(self, gigantobot: str) -> str:
        """A Gigantobot, by the model or the size it shows, or both: `giga-planbot`."""
        face = self.faces["gigantobots"][gigantobot]
        traits: Params = {"model": self.model(face["model"])} if "model" in face else {}
        traits |= {"size": face["size"]} if "size" in face else {}
        shows = "both" if len(traits) > 1 else next(iter(traits))
        return self.say(f"{self.name}-gigantobot-{shows}", **traits)

    def microbot(self, microbot: str) -> str:
        """A Microbot, by the model or size it shows: `planbot`, `size-2`."""
        trait = self._trait(microbot)
        return self.say(f"{self.name}-microbot-{next(iter(trait))}", **trait)

    def _trait(self, trait: str) -> Params:
        """A model in words or a size as a number."""
        if trait.startswith("size-"):
            return {"size": int(trait.removeprefix("size-"))}
        return {"model": self.model(trait)}

    def placed(self, placed: str) -> str:
        """A robot and the row it lies in, e.g. Sirenbot 3 (Platform)."""
        row, _, robot = placed.partition("/")
        return self.say(f"{self.name}-placed", robot=self.robot(robot), where=self.row(row))

    def machine(self, machine: str) -> str:
        """A machine with its tier and what it asks for, e.g. II · 3 Sirenbots."""
        machines = self.faces["machines"]
        if machine not in machines:
            raise MissingText(f"no machine {machine}")
        face = machines[machine]
        tier = self.level(face["tier"])
        return self.say(f"{self.name}-machine", tier=tier, demand=self.demand(face))

    def demand(self, face: Mapping[str, Any]) -> str:
        """What a machine asks for."""
        demand, robots = face["demand"], face["robots"]
        params: Params = {"robots": robots}
        if demand == "model":
            params["model"] = self.model(face["trait"])
        elif demand in ("size", "sum-min", "sum-max"):
            params["trait"] = face["trait"]
        elif demand == "pairs":
            params |= {"pair": 2, "rest": robots - 2}
        return self.say(f"{self.name}-demand-{demand}", **params)

    def level(self, level: int) -> str:
        """A level as it is printed: III."""
        return self.say("roman", number=level)

    def ability(self, model: str, level: int) -> str:
        """What a model's ability does at a level."""
        numbers = self.faces["abilities"][model][level - 1]
        return self.say(f"{self.name}-ability-{model if numbers else 'none'}", **numbers)

    def battery(self, battery: str) -> str:
        """Whether the Battery is charged or spent."""
        return self.say(f"{self.name}-battery-{battery}")

    def are_alike(self, one: Told, other: Told) -> bool:
        """Whether the same happens to two robots (one of them perhaps known before)."""
        if not one["kind"].startswith("robot-"):
            return False
        ours, theirs = (
            {name: value for name, value in event.items() if name not in ("robot", "reveals")}
            for event in (one, other)
        )
        return ours == theirs

    def in_words(self, told: Told) -> Params:
        """Names of things in this language; numbers, and names to select by, stay as they are."""
        words = {
            "robot": self.robot,
            "machine": self.machine,
            "model": self.model,
            "ability": self.model,
            "gigantobot": self.gigantobot,
            "microbot": self.microbot,
        }
        return {
            name: words[name](value) if name in words else value for name, value in told.items()
        }

    def refusal(self, code: str, params: Mapping[str, Any]) -> Params:
        """Robots, machines, models, levels and expansions as players read them."""
        said = self.in_words(params)
        for name in params.keys() & {"placed", "other"}:
            said[name] = self.placed(params[name])
        for name in params.keys() & {"level", "highest"}:
            said[name] = self.level(params[name])
        if "expansion" in params:
            said["expansion"] = self.say(f"{self.name}-with-{params['expansion']}")
        if code == "not-a-pair-of-five":
            said.setdefault("size", 0)
        return said

    def advice(self, params: Mapping[str, Any]) -> Params:
        """Machines as players read them."""
        return self.in_words(super().advice(params))

    def move(self, move: Told, names: Sequence[str]) -> Params:
        """Machines, models and placed robots in words; at which level, and where cards go."""
        params: Params = {name: move[name] for name in ("take",) if name in move}
        if "machine" in move:
            params["machine"] = self.machine(move["machine"])
        if "model" in move:
            params["model"] = self.model(move["model"])
        if "robot" in move:
            is_placed = "/" in move["robot"]
            params["robot"] = (self.placed if is_placed else self.robot)(move["robot"])
        for name in ("robots", "machines", "top", "bottom"):
            words = {"robots": self.placed, "machines": self.machine}.get(name, self.robot)
            params[name] = self.speaker.all_of([words(each) for each in move.get(name, [])])
        params["count"] = len(move.get("robots", []))
        params["how"] = {1: "nothing", None: "usual"}.get(move.get("level"), "level")
        params["roman"] = self.level(move.get("level", 1))
        sides = [side for side in ("top", "bottom") if move.get(side)]
        params["where"] = sides[0] if len(sides) == 1 else "both"
        return params

    def things(self, code: str, things: Mapping[str, int]) -> list[str]:
        """What is paid or comes besides robots that the move names, and machines."""
        told = [thing for thing in COUNTED if things.get(thing)]
        return [
            self.say(f"{self.name}-amount-{thing.replace('_', '-')}", n=things[thing])
            for thing in told
            if code == "gains" or thing not in ROWS
        ]

    def hidden(self, zones: Sequence[str]) -> list[str]:
        """New robots, machines and tokens."""
        return [self.say(SHOWN[zone]) for zone in zones]

    def event(self, group: Sequence[Told], names: Sequence[str]) -> Params:
        """Details of events that are alike; rows and sides stay names, to select by."""
        unsaid = ("kind", "reveals", "audience")
        details = {name: value for name, value in group[0].items() if name not in unsaid}
        params: Params = {"count": len(group), **self.in_words(details)}
        if len(group) > 1:
            params["robot"] = self.speaker.all_of([self.robot(event["robot"]) for event in group])
        if "level" in params:
            params["roman"] = self.level(int(params["level"]))
        return params

    def outcome(self, outcome: Told, names: Sequence[str]) -> str:
        """How a game ended, by which rule."""
        reason = str(outcome["reason"]).lower().replace(".", "-")
        return self.say(f"{self.name}-outcome-{reason}")

    def share(self, players: Sequence[str], is_won: bool, marks: Mapping[str, int]) -> str:
        """The machines, how long it took, and the Failsafes that tell how close it was."""
        machines = marks["machines"] + marks["machines_left"]
        return super().share(players, is_won, {**marks, "all": machines})

    def grid(self, marks: Mapping[str, int]) -> list[str]:
        """A square for each machine, and a circle for each Failsafe left."""
        machines = squares(marks["machines"], marks["machines_left"])
        return [*machines, *([FAILSAFE * marks["failsafes"]] if marks["failsafes"] else [])]
