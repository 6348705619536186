"""What a check reads off a position and a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from support.refused import Told
from support.teams import readings

ROWS = ("platform", "flash", "stock")
RULES = {
    "repair": "C3.1",
    "trigger": "C3.4",
    "support": "C3.5",
    "upgrade": "C3.6",
    "store": "C4.2",
    "recover": "C4.3",
    "arrange": "C4.4",
    "prepare": "C4.5",
    "make-babybot": "C8.2",
    "pilot": "C9.2",
    "reward": "C9.3",
    "choose-level": "C12.2",
    **{f"microbot-{help}": "C10.5" for help in ("replace", "swap", "remove")},
}


def rows(told: Told) -> list[str]:
    """All robots of the rows, placed."""
    return [f"{row}/{robot}" for row in ROWS for robot in told.position[row]]


def named(told: Told, key: str = "robots") -> list[str]:
    """The robots that the move names."""
    return list(told.move.get(key) or ())


def question(told: Told) -> Mapping[str, Any]:
    """The question on the table, where there is one."""
    pending: Sequence[Mapping[str, Any]] = told.position["pending"]
    return pending[0] if pending else {}


def tries_verb(told: Told) -> str:
    return str(told.move.get("do", ""))


def model_of(placed: str) -> str:
    return placed.rpartition("/")[2].rpartition("-")[0]


def is_multibot(placed: str) -> bool:
    return len(readings(placed)) > 1


def machine_named(told: Told) -> str:
    """The machine the refusal is about; a move that leaves it out may mean any."""
    machine = str(told.params["machine"])
    assert told.move.get("machine", machine) == machine
    return machine


def team_size(told: Told, machine: str) -> int:
    """C4.6: a Prepared machine needs one robot fewer."""
    robots: int = told.printed["machines"][machine]["robots"]
    return robots - (machine in told.position["prepared"])


def mine(told: Told) -> list[str]:
    """C7.2: the machines that the seat may repair."""
    factory = told.position["factory"]
    if told.options["players"] == 1 or told.position["all_common"]:
        return [machine for machine in factory if machine]
    return [machine for machine in (factory[4 * told.seat], *factory[1:4]) if machine]
