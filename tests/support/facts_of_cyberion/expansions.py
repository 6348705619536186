"""Refused moves of the expansions."""

from __future__ import annotations

from support.facts_of_cyberion.position import (
    is_multibot,
    model_of,
    named,
    rows,
    tries_verb,
)
from support.refused import Told
from support.teams import readings


def is_named_multibot(told: Told) -> None:
    assert is_multibot(told.params["placed"])
    asked = named(told) or [told.move.get("robot", told.params["placed"])]
    assert told.params["placed"] in asked
    assert told.params["placed"] in rows(told)


def level_comes_later(told: Told) -> None:
    model = told.params["model"]
    asked = [told.move["robot"]] if "robot" in told.move else rows(told)
    assert model in map(model_of, asked)
    assert told.params["tokens"] == told.position["interference"][model] > 0


def not_a_pair_of_five(told: Told) -> None:
    first = told.params["placed"]
    asked = named(told) or [first]
    others = list(rows(told))
    others.remove(first)
    if len(asked) > 1:
        others = asked[1:]
    size = int(first[-1])
    assert asked[0] == first or len(asked) == 1 or first in asked
    assert told.params["model"] == model_of(first)
    assert told.params.get("size") == (5 - size if size < 5 else None)
    if len(asked) == 1:
        assert f"{model_of(first)}-{5 - size}" not in [other.split("/")[1] for other in others]
    else:
        one, other = (robot.split("/")[1] for robot in asked)
        assert other != f"{model_of(one)}-{5 - int(one[-1])}"


def babybot_not_in_limbo(told: Told) -> None:
    assert told.params["model"] == model_of(told.params["placed"])
    assert told.params["model"] not in told.position["limbo"]


def shares(one: str, other: str) -> bool:
    """C9.2: the same model or the same size."""
    a, b = readings(one)[0], readings(other)[0]
    return a[0] == b[0] or a[1] == b[1]


def pilots(told: Told) -> list[str]:
    asked = [told.params["placed"], *([told.params["other"]] if "other" in told.params else [])]
    assert told.params["robots"] == len(asked)
    assert not named(told) or sorted(named(told)) == sorted(asked)
    return asked


def partners(told: Told, robot: str) -> list[str]:
    """The robots of the rows that can pilot with this one."""
    others = list(rows(told))
    others.remove(robot)
    return [other for other in others if not is_multibot(other) and shares(robot, other)]


def traits(told: Told, gigantobot: str) -> set[str]:
    """What a Gigantobot shows."""
    face = told.printed["gigantobots"][gigantobot]
    return {face.get("model", ""), f"size-{face.get('size')}"}


def homes(told: Told, robot: str) -> list[str]:
    """C9.2: the active Gigantobots with which a robot shares a trait."""
    model, size = readings(robot)[0]
    return [
        giga
        for giga, lies in told.position["gigantobots"].items()
        if not lies["holiday"] and {model, f"size-{size}"} & traits(told, giga)
    ]


def nothing_in_common(told: Told) -> None:
    asked = pilots(told)
    assert not (shares(*asked) if len(asked) == 2 else partners(told, asked[0]))


def fits_no_gigantobot(told: Told) -> None:
    asked = pilots(told)
    both = asked if len(asked) == 2 else [asked[0], *partners(told, asked[0])]
    assert len(both) > 1
    assert not any(homes(told, robot) for robot in both)


def laid(told: Told) -> list[tuple[str, str | None]]:
    return list(zip(named(told), told.move["on"], strict=True))


def not_on_that_gigantobot(told: Told) -> None:
    placed, giga = told.params["placed"], told.params["gigantobot"]
    assert (placed, giga) in laid(told)
    assert told.params["holiday"] == int(told.position["gigantobots"][giga]["holiday"])
    assert giga not in homes(told, placed)


def has_a_place(told: Told) -> None:
    assert (told.params["placed"], None) in laid(told)
    assert told.params["gigantobot"] in homes(told, told.params["placed"])


def no_damage_left(told: Told) -> None:
    assert told.position["damage"] == 0


def no_microbot_there(told: Told) -> None:
    machine = told.params["machine"]
    assert machine in told.position["factory"]
    assert machine not in told.position["microbots"]
    keys = [*told.move.get("machines", ()), told.move.get("machine", machine)]
    assert machine in keys


def not_enough_microbots(told: Told) -> None:
    prices = {"replace": 1, "swap": told.options["microbot_swap_cost"], "remove": 5}
    assert told.params["wanted"] == prices[tries_verb(told).removeprefix("microbot-")]
    assert told.params["found"] == len(told.position["held_microbots"]) < told.params["wanted"]


def two_different_machines(told: Told) -> None:
    asked = set(told.move.get("machines") or ())
    assert told.params["wanted"] == 2 > told.params["found"]
    if told.whole:
        assert told.params["found"] == len(asked)
    else:
        assert len(set(told.position["microbots"])) <= 1 or len(asked) == 1
