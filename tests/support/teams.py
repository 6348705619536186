"""Teams of robots against the demands of machines, by trying everything: slow, and plain to read.

Written from C3.2, C4.6, C10.2, C10.3 and C11.3 alone, to check what the rules answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import prod
from typing import Any

MODELS = ("sirenbot", "stockbot", "cyclobot", "planbot", "commandbot")
SIZES = (1, 2, 3, 4, 5)
ANY = [(model, size) for model in MODELS for size in SIZES]

Reading = tuple[str, int]
Face = Mapping[str, Any]


def readings(placed: str) -> list[Reading]:
    """As what a robot can be read: a Multibot as any one model, or any one size (C11.3)."""
    model, _, size = placed.rpartition("/")[2].rpartition("-")
    models = MODELS if model == "any" else (model,)
    sizes = SIZES if size == "any" else (int(size),)
    return list(product(models, sizes))


def meets(face: Face, team: Sequence[Reading]) -> bool:
    """C3.2: exactly these robots, each read in one way, are what the machine asks for."""
    demand, robots, trait = face["demand"], face["robots"], face["trait"]
    sizes = sorted(size for _, size in team)
    if len(team) != robots:
        return False
    if demand == "model":
        return all(model == trait for model, _ in team)
    if demand == "size":
        return all(size == trait for size in sizes)
    if demand == "identical":
        return len(set(team)) == 1
    if demand == "sum-min":
        return sum(sizes) >= trait
    if demand == "sum-max":
        return sum(sizes) <= trait
    if demand == "run":
        return sizes == list(range(sizes[0], sizes[0] + robots))
    return any(sizes == sorted([x, x] + [y] * (robots - 2)) for x in SIZES for y in SIZES)


def serves(microbot: str, reading: Reading) -> bool:
    """C10.2: of the Microbot's model or size."""
    return microbot in (reading[0], f"size-{reading[1]}")


def ways(face: Face, team: Sequence[str], helpers: int) -> Iterator[tuple[Reading, ...]]:
    """Every reading in which this team, with the robot of a Prepared machine, meets the demand."""
    every = [readings(robot) for robot in team] + [ANY] * helpers
    return (read for read in product(*every) if meets(face, read))


def is_feasible(team: Sequence[str], helpers: int) -> bool:
    """Whether trying every reading takes no longer than a test may."""
    return prod(len(readings(robot)) for robot in team) * 25**helpers <= 16_000


def teams(named: Sequence[str], rows: Sequence[str], size: int, extra: bool) -> list[list[str]]:
    """Every team of this size from the rows with all those named; with `extra`, or all but one."""
    kept = [list(named)]
    if extra:
        kept += [[*named[:i], *named[i + 1 :]] for i in range(len(named))]
    found = []
    for core in kept:
        rest = list(rows)
        for robot in core:
            rest.remove(robot)
        if len(core) <= size:
            found += [[*core, *more] for more in combinations(rest, size - len(core))]
    return found


def fitting(face: Face, team: Sequence[str]) -> int:
    """The most robots of a team that fit the demand together, whatever the others are."""
    return max(matched(team, way) for way in wanted_ways(face))


def wanted_ways(face: Face) -> list[list[list[Reading]]]:
    """Every way to meet a demand that is no sum: for each of its robots, what it may be."""
    robots, trait = face["robots"], face["trait"]
    of_size = {size: [(model, size) for model in MODELS] for size in SIZES}
    if face["demand"] == "model":
        return [[[(trait, size) for size in SIZES]] * robots]
    if face["demand"] == "size":
        return [[of_size[trait]] * robots]
    if face["demand"] == "identical":
        return [[[kind]] * robots for kind in ANY]
    if face["demand"] == "run":
        starts = range(1, 7 - robots)
        return [[of_size[size] for size in range(one, one + robots)] for one in starts]
    return [[of_size[x]] * 2 + [of_size[y]] * (robots - 2) for x in SIZES for y in SIZES]


def matched(team: Sequence[str], way: Sequence[list[Reading]]) -> int:
    """How many robots find a place of their own in this way (augmenting paths)."""
    taken: dict[int, int] = {}

    def place(robot: int, tried: set[int]) -> bool:
        own = readings(team[robot])
        for i, slot in enumerate(way):
            if i not in tried and any(reading in slot for reading in own):
                tried.add(i)
                if i not in taken or place(taken[i], tried):
                    taken[i] = robot
                    return True
        return False

    return sum(place(robot, set()) for robot in range(len(team)))


def sums(team: Sequence[str]) -> tuple[int, int]:
    """The least and the most that a team adds up to."""
    sizes = [[size for _, size in readings(robot)] for robot in team]
    return sum(map(min, sizes)), sum(map(max, sizes))
