"""Components of Mech A Dream's box drawn at random: every one is valid by the box checks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from dreamcog.games.mech_a_dream.printed import AFTER, COLOURS, DISCOUNTS
from dreamcog.games.mech_a_dream.printed_blocks import PARTS, PLACES
from dreamcog.games.mech_a_dream.printed_effects import (
    ALL_UNITS,
    AT_THE_START,
    MACHINE_UNITS,
    MONITOR_EFFECTS,
    RESOURCES,
)

Values = dict[str, Any]
"""A block of a box, or a whole one."""

USUAL_AMOUNTS = (0, 1, 1, 2, 2, 3, 4)
USUAL_TIMES = (1, 2, 3, 3, 4, 5)
"""About as often as the printed box has them."""


class Maker:
    """Draws components of a box, each valid by itself, from the amounts and times it is given."""

    def __init__(
        self,
        rng: random.Random,
        amounts: Sequence[int] = USUAL_AMOUNTS,
        times: Sequence[int] = USUAL_TIMES,
    ) -> None:
        self.rng = rng
        self._amounts, self._times = amounts, times

    def amount(self) -> int:
        """An amount of a unit, a price, or points of a place."""
        return self.rng.choice(self._amounts)

    def time(self) -> int:
        """The hourglasses that a machine takes."""
        return self.rng.choice(self._times)

    def units(self, known: tuple[str, ...]) -> Values:
        """Any mix of units: none, one, a few or all, and some of them with an amount of 0."""
        number = self.rng.choice((0, 1, 1, 1, 2, 2, len(known)))
        return {unit: self.amount() for unit in self.rng.sample(known, number)}

    def choice(self) -> list[Values]:
        """Flowers or ink, in either order."""
        both = [{unit: self.amount()} for unit in ("flower", "ink")]
        self.rng.shuffle(both)
        return both

    def way(self, known: tuple[str, ...]) -> Values:
        """What an effect takes and gives; what it gives is never left out."""
        found: Values = {}
        if self.rng.random() < 0.5:
            found["pays"] = self.units(RESOURCES)
        shape = self.rng.choice(("gives", "gives", "gives", "choice", "both"))
        if shape != "choice":
            found["gives"] = self.units(known)
        if shape != "gives":
            found["choice"] = self.choice()
        return found

    def source(self, *keys: str) -> str | dict[str, str]:
        """One word for the block, or a word for some of its values."""
        words = ("rulebook", "help", "reconstructed")
        if self.rng.random() < 0.7:
            return self.rng.choice(words)
        return {key: self.rng.choice(words) for key in keys if self.rng.random() < 0.7}

    def machines(self, tiles: int) -> Values:
        """Designs of each kind, with one or several copies, of this many tiles in all."""
        kinds = [(kind, 1) for kind in COLOURS]
        left = tiles - len(kinds)
        weights = [self.rng.random() + 0.05 for _ in COLOURS]
        while left:
            copies = min(left, self.rng.choice((1, 1, 2, 2, 3, left)))
            kinds.append((self.rng.choices(COLOURS, weights)[0], copies))
            left -= copies
        found: Values = {kind: [] for kind in COLOURS}
        for i, (kind, copies) in enumerate(kinds):
            found[kind].append(self.machine(kind, f"{kind[0]}{i}", copies))
        return found

    def machine(self, kind: str, own: str, copies: int) -> Values:
        """A design of a kind."""
        found: Values = {"id": own, "price": self.amount(), "time": self.time()}
        if copies > 1 or self.rng.random() < 0.5:
            found["copies"] = copies
        if kind in ("resource", "power"):
            return found | self.way(MACHINE_UNITS) | {"source": self.source("price", "effect")}
        found["on_completion"] = self.units(RESOURCES)
        if kind == "crystal" and self.rng.random() < 0.5:
            found["on_completion"]["point"] = self.rng.choice((0, 10, 15, 99))
        if kind == "economical":
            found["power"] = self.rng.choice(tuple(DISCOUNTS))
        return found | {"source": self.source("time", "on_completion")}

    def delivery(self, own: str) -> Values:
        """A card with none to four packages a row."""
        rows = {
            part: [self.units(ALL_UNITS) for _ in range(self.rng.randint(0, 4))] for part in PARTS
        }
        return {"id": own, "price": self.amount(), **rows, "source": self.source(*PARTS)}

    def monitor(self, own: str) -> Values:
        """A Monitor Screen: its effect by name, as data, or as options."""
        found: Values = {"id": own, "start": self.units(AT_THE_START)}
        shape = self.rng.choice(("name", "name", "data", "special", "options", "options"))
        if shape == "name":
            found["effect"] = self.rng.choice(tuple(MONITOR_EFFECTS))
        elif shape == "data":
            found |= self.way(MACHINE_UNITS)
        elif shape == "special":
            found |= self.special(("evening-package", "buy", "copy"))
        else:
            found["options"] = self.options()
        return found | {"source": self.source("start", "effect")}

    def options(self) -> list[Values]:
        """One or two options; copying stands alone."""
        if self.rng.random() < 0.2:
            return [self.special(("copy",))]
        return [self.option() for _ in range(self.rng.randint(1, 2))]

    def option(self) -> Values:
        """Paying and taking, or something special."""
        if self.rng.random() < 0.7:
            return self.way(MACHINE_UNITS)
        return self.special(("evening-package", "buy"))

    def special(self, known: tuple[str, ...]) -> Values:
        """A special effect, often at a price, sometimes with something given besides."""
        effect = self.rng.choice(known)
        way = self.way(MACHINE_UNITS) if self.rng.random() < 0.5 else {"pays": {}}
        if effect == "copy":
            way = {"pays": self.units(RESOURCES)}
        return way | {"effect": effect}

    def specialist(self, own: str) -> Values:
        """A Specialist with one to four actions."""
        after = self.rng.sample(tuple(AFTER), self.rng.randint(1, len(AFTER)))
        way = self.way(ALL_UNITS)
        way.pop("pays", None)
        return {"id": own, "after": after, **way, "source": self.source("after", "effect")}

    def stock_room(self) -> list[Values]:
        """The three floors, in any order."""
        floors: list[Values] = [
            {"part": part, "fixed": self.units(MACHINE_UNITS), "choice": self.choice(),
             "source": self.source("fixed", "choice")}
            for part in PARTS
        ]  # fmt: skip
        self.rng.shuffle(floors)
        return floors

    def box(self, tiles: int, cards: int, specialists: int) -> Values:
        """A whole box."""
        start = {"flower": self.amount(), "ink": self.amount()}
        places = self.rng.sample(PLACES, self.rng.randint(0, len(PLACES)))
        return {
            "start": {**start, "source": self.source("flower", "ink")},
            "robot": {**self.way(MACHINE_UNITS), "source": self.source("effect")},
            "workshop": {
                "places": {place: self.amount() for place in (*places, "beyond")},
                "source": self.source("beyond", *places),
            },
            "stock_room": self.stock_room(),
            "delivery": [self.delivery(f"d{i:02}") for i in range(cards)],
            **self.machines(tiles),
            "monitor": [self.monitor(f"m{i}") for i in range(8)],
            "specialist": [self.specialist(f"s{i:02}") for i in range(specialists)],
        }
