"""Boxes as values: the printed ones, and other valid boxes for Mech A Dream of every shape."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

from dreamcog.core.box import box_values
from dreamcog.core.registry import packages
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

MOODS = {
    "usual": (0, 1, 1, 2, 2, 3, 4),
    "any": tuple(range(10)),
    "least": (0,),
    "most": (9,),
    "edges": (0, 9),
}
"""The amounts that a box of each mood draws from."""

TIMES = {
    "usual": (1, 2, 3, 3, 4, 5),
    "any": tuple(range(1, 8)),
    "least": (1,),
    "most": (7,),
    "edges": (1, 7),
}
SMALLEST, LARGEST = 6, 64
"""The fewest and the most tiles that a box may have."""


def built_in_box(game: str) -> Values:
    """Return the printed box of a game, as values that the caller may change."""
    return copy.deepcopy(box_values(packages()[game], None, game))


def changed_mech_box(entry: str, value: object) -> Values:
    """Return Mech A Dream's printed box with one value changed, or removed where it is None."""
    values = built_in_box("mech-a-dream")
    part: Any = values
    *path, last = entry.split(".")
    for step in path:
        if isinstance(part, list):
            names = {item.get("id", item.get("part")): item for item in part}
            part = names[step] if step in names else part[int(step)]
        else:
            part = part[step]
    if value is None:
        del part[last]
    elif isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return values


class Maker:
    """Draws the values of one random box; its mood decides how large the amounts are."""

    def __init__(self, rng: random.Random, mood: str) -> None:
        self.rng = rng
        self.mood = mood

    def amount(self) -> int:
        return self.rng.choice(MOODS[self.mood])

    def time(self) -> int:
        return self.rng.choice(TIMES[self.mood])

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


def some_box(rng: random.Random) -> Values:
    """A valid box, drawn from a plain generator."""
    maker = Maker(rng, rng.choice(("usual", "usual", *MOODS)))
    tiles = rng.choice((SMALLEST, LARGEST, rng.randint(SMALLEST, LARGEST), rng.randint(30, 60)))
    return maker.box(tiles, rng.randint(7, 10), rng.randint(4, 10))


def make_box(mood: str, tiles: int, cards: int, specialists: int, seed: int) -> Values:
    """The valid box of these sizes that a seed stands for."""
    return Maker(random.Random(seed), mood).box(tiles, cards, specialists)


def boxes() -> st.SearchStrategy[Values]:
    """Valid boxes: small and usual ones first, as far as a failure allows it."""
    return st.builds(
        make_box,
        mood=st.sampled_from(tuple(MOODS)),
        tiles=st.integers(SMALLEST, LARGEST),
        cards=st.integers(7, 10),
        specialists=st.integers(4, 10),
        seed=st.integers(0, 2**32 - 1),
    )
