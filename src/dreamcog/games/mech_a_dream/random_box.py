"""Boxes drawn at random around the printed one, for players that are to master any box."""

from __future__ import annotations

import copy
import random
from typing import Any

from dreamcog.core.box import built_in_box
from dreamcog.games.mech_a_dream.printed import COLOURS, MOST_AT_ONCE
from dreamcog.games.mech_a_dream.printed_blocks import PARTS
from dreamcog.games.mech_a_dream.printed_effects import ALL_UNITS, WAY_KEYS
from dreamcog.games.mech_a_dream.random_parts import Maker, Values
from dreamcog.games.mech_a_dream.words import MOST, TILES

SPREAD = 0.4
"""How likely an amount is changed, unless another likelihood is asked for."""

REDRAWN = 0.4
"""How likely an effect is drawn anew, as a part of how likely an amount is changed."""

FEWEST_TILES = 40
"""With fewer tiles the game is another one. The most is what the box checks allow."""

LONGEST = 7
"""The most hourglasses that a machine takes."""

OURS = "reconstructed"
"""The source of every value of a block that has been changed."""


def random_box(seed: int, spread: float = SPREAD) -> Values:
    """A box around the printed one: prices, times, copies and effects changed; always valid.

    With a spread of 0 it is the printed box; with 1 next to nothing of that is left. The same seed
    draws the same box.
    """
    rng = random.Random(f"box {seed} {spread}")
    package = __name__.rpartition(".")[0]
    values = copy.deepcopy(built_in_box(package, "mech-a-dream"))
    return Drawing(rng, spread).of(values)


class Drawing:
    """One box being drawn."""

    def __init__(self, rng: random.Random, spread: float) -> None:
        self._rng, self._spread = rng, spread
        self._maker = Maker(rng)

    def of(self, values: Values) -> Values:
        """These values, changed."""
        for block in ("start", "robot", "workshop"):
            self._change(values[block])
        self._redraw_way(values["robot"], block_of("resource"))
        for kind in ("stock_room", "delivery", "monitor", "specialist", *COLOURS):
            for part in values[kind]:
                self._change(part)
                self._redraw(kind, part)
        self._change_copies([part for kind in COLOURS for part in values[kind]])
        return values

    def _is(self, likelihood: float) -> bool:
        return self._rng.random() < likelihood

    def _change(self, part: Values) -> None:
        """Change amounts of a block; its values are ours then."""
        before = copy.deepcopy(part)
        self._change_amounts(part, is_at_once=False)
        if part != before:
            part["source"] = OURS

    def _change_amounts(self, part: Any, is_at_once: bool) -> None:
        """Change amounts, in all that lies inside as well; points at once may be many."""
        keys = range(len(part)) if isinstance(part, list) else list(part)
        for key in keys:
            value = part[key]
            if isinstance(value, dict | list) and key != "source":
                self._change_amounts(value, key == "on_completion")
            elif type(value) is int and key != "copies" and self._is(self._spread):
                part[key] = self._changed(str(key), value, is_at_once)

    def _changed(self, key: str, value: int, is_at_once: bool) -> int:
        """Another amount, near this one and within the limits."""
        reach = max(1, round(value * self._spread)) if value > 1 else 1
        moved = value + self._rng.choice((-1, 1)) * self._rng.randint(1, reach)
        if key == "time":
            return min(max(moved, 1), LONGEST)
        return min(max(moved, 0), MOST_AT_ONCE if is_at_once and key == "point" else MOST)

    def _redraw(self, kind: str, part: Values) -> None:
        """Draw some effects anew."""
        if not self._is(self._spread * REDRAWN):
            return
        if kind == "delivery":
            row = self._rng.choice(PARTS)
            part[row] = [self._maker.units(ALL_UNITS) for _ in part[row]]
        else:
            self._replace(part, block_of(kind), self._drawn(kind, part))
        part["source"] = OURS

    def _redraw_way(self, part: Values, keys: tuple[str, ...]) -> None:
        """Draw what is paid and given anew."""
        if self._is(self._spread * REDRAWN):
            self._replace(part, keys, self._drawn("resource", {"id": ""}))
            part["source"] = OURS

    def _drawn(self, kind: str, part: Values) -> Values:
        """A component of this kind, drawn from nothing."""
        if kind == "monitor":
            return self._maker.monitor(part["id"])
        if kind == "specialist":
            return self._maker.specialist(part["id"])
        if kind == "stock_room":
            floors = self._maker.stock_room()
            return next(floor for floor in floors if floor["part"] == part["part"])
        return self._maker.machine(kind, part["id"], 1)

    def _replace(self, part: Values, keys: tuple[str, ...], drawn: Values) -> None:
        """Put what was drawn in place of these keys."""
        for key in keys:
            part.pop(key, None)
            if key in drawn:
                part[key] = drawn[key]

    def _change_copies(self, machines: list[Values]) -> None:
        """Change the copies of some designs; the tiles stay within limits."""
        tiles = sum(machine.get("copies", 1) for machine in machines)
        for machine in machines:
            more = self._rng.choice((-1, 1))
            copies = machine.get("copies", 1) + more
            is_fit = copies >= 1 and FEWEST_TILES <= tiles + more <= TILES
            if self._is(self._spread * REDRAWN) and is_fit:
                machine["copies"] = copies
                machine["source"] = OURS
                tiles += more


def block_of(kind: str) -> tuple[str, ...]:
    """The keys of a block that say what it does; prices, times and what one starts with stay."""
    return {
        "stock_room": ("fixed", "choice"),
        "monitor": ("effect", "options", *WAY_KEYS),
        "specialist": ("after", "gives", "choice"),
        "economical": ("on_completion", "power"),
        "crystal": ("on_completion",),
    }.get(kind, WAY_KEYS)
