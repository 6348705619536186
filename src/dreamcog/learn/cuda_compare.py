"""Whether kernels play the same games as native code: whole states, on every set of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.learn.cuda_kernels import HostKernels, Kernels
from dreamcog.learn.cuda_tables import DeviceTables, HostMemory, Memory
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.games import kind_of, opened
from dreamcog.learn.rulesets import random_boxes, with_boxes
from dreamcog.sim.batch import Batch
from dreamcog.sim.loops import GREEDY, RANDOM
from dreamcog.sim.native.arrays import Array, address, as_array
from dreamcog.sim.native.library import Seed, prepare
from dreamcog.sim.runs import MOST_PER_TURN, SEATS_ROOM

SEED = (1 << 64) - 3
"""With an overflow of its lower half among the first games."""

BOXES, SEED_OF_BOXES = 12, 77
"""Boxes drawn at random that are compared as well."""

NEVER = 1 << 30
"""A cap that no turn reaches."""


class Device(NamedTuple):
    """Where kernels run: their memory, and themselves."""

    memory: Memory
    kernels: Kernels


class Compared(NamedTuple):
    """What a comparison found."""

    rulesets: int
    games: int
    """Whole games by bots."""
    steps: int
    """Their steps, and those after each of which states, masks and observations were compared."""
    differing: list[str]
    """What was not the same, and with which options; empty if all was."""

    @property
    def is_same(self) -> bool:
        """Whether the kernels played the same games."""
        return not self.differing


def host_device(game: Game[Any]) -> Device:
    """The kernels as loops on this machine's processor."""
    return Device(HostMemory(), HostKernels(game.rules))


def on_device(game: Game[Any], device: str) -> Device:
    """The kernels on a device of torch's."""
    from dreamcog.learn.cuda_environment import TorchMemory, kernels_on

    return Device(TorchMemory(device), kernels_on(game.rules, device))


def plain(array: Any) -> Array:
    """An array of the device, copied to NumPy."""
    return np.asarray(array.cpu() if hasattr(array, "cpu") else array)


def compared_rulesets(kind: Kind) -> list[Ruleset]:
    """Every set of options, and some boxes drawn at random where the game has a generator."""
    sets = [Ruleset(options) for options in kind.option_sets()]
    return sets + with_boxes(sets, random_boxes(kind, BOXES, SEED_OF_BOXES))


def compare_with_cpu(
    name: str,
    device: str | None = "cuda",
    *,
    rulesets: Sequence[Ruleset] | None = None,
    random_games: int = 64,
    greedy_games: int = 2,
    rows: int = 16,
    steps: int = 30,
) -> Compared:
    """Play the same games by kernels and by native code: so many for each set of options.

    Whole games by random and greedy bots are compared by their last states; `steps` random steps
    in so many `rows`, by state, mask and observation after each. Without a device the kernels run
    as loops on the processor, and torch is not needed.
    """
    kind = kind_of(name)
    given = rulesets or compared_rulesets(kind)
    games = [opened(kind, ruleset) for ruleset in given]
    where = host_device(games[0]) if device is None else on_device(games[0], device)
    found = Compared(len(games), 0, 0, [])
    for bot, count in ((RANDOM, random_games), (GREEDY, greedy_games)):
        if count:
            found = added(found, compare_games(games, where, bot, count))
    for game in games:
        found = added(found, compare_steps(game, where, rows, steps))
    return found


def added(one: Compared, other: Compared) -> Compared:
    """Two findings on the same rulesets together."""
    differing = one.differing + other.differing
    return Compared(one.rulesets, one.games + other.games, one.steps + other.steps, differing)


def compare_games(games: Sequence[Game[Any]], where: Device, bot: int, count: int) -> Compared:
    """Whole games by bots, so many for each ruleset: last states, and how many steps they took."""
    size = count * len(games)
    tables = DeviceTables(games, size, seed=SEED, memory=where.memory, kernels=where.kernels)
    states, taken = (plain(array) for array in tables.play(bot, MOST_PER_TURN))
    differing = []
    for number, game in enumerate(games):
        rows = range(number, size, len(games))
        expected, steps = played_natively(game, bot, size, rows)
        if (states[rows] != expected).any() or (taken[rows] != steps).any():
            differing.append(f"games by bot {bot}: {game.options}")
    return Compared(len(games), size, int(taken.sum()), differing)


def played_natively(game: Game[Any], bot: int, size: int, rows: range) -> tuple[Array, Array]:
    """Last states, as bytes, and steps of the games of these rows, by native code."""
    blank, box = as_array(game.blank()), as_array(game.box)
    tables, taken = np.repeat(blank, size), np.zeros(size, np.int64)
    bots, play = np.full(SEATS_ROOM, bot, np.int32), prepare(game.rules).batch_play
    told = [address(array) for array in (box, blank)]
    for row in rows:
        play(
            *(address(tables), row, row + 1, *told, Seed.of(SEED)),
            *(address(bots), address(taken), MOST_PER_TURN),
        )
    return tables.view(np.uint8).reshape(size, -1)[rows], taken[rows]


def compare_steps(game: Game[Any], where: Device, rows: int, steps: int) -> Compared:
    """Random steps in all rows at once: state, mask and observation after each."""
    batch = Batch(game, rows, seed=SEED, runtime="native")
    tables = DeviceTables(
        [game],
        rows,
        seed=SEED,
        cap=NEVER,
        skip_forced=False,
        memory=where.memory,
        kernels=where.kernels,
    )
    tables.start()
    for number in range(steps):
        if (what := first_difference(tables, batch)) is not None:
            return Compared(1, 0, rows * number, [f"{what} after {number} steps: {game.options}"])
        chosen = batch.sample()
        tables.arrays["actions"][:] = where.memory.put(chosen)
        tables.step()
        batch.step(chosen)
        if (plain(tables.arrays["ended"]) != batch.over).any():
            return Compared(1, 0, rows * number, [f"ends after {number} steps: {game.options}"])
        batch.reset_over()
    return Compared(1, 0, rows * steps, [])


def first_difference(tables: DeviceTables, batch: Batch) -> str | None:
    """What is not the same in both, if anything is."""
    arrays, alphabet = tables.arrays, len(batch.game.alphabet)
    states = b"".join(as_array(batch.state(row)).tobytes() for row in range(batch.size))
    if plain(tables.states()).tobytes() != states:
        return "states"
    if (plain(arrays["masks"])[:, :alphabet] != batch.masks()).any():
        return "masks"
    observed = plain(arrays["observed"])[:, : batch.game.rules.observation.size]
    if (observed != batch.observe()).any():
        return "observations"
    return None if (plain(arrays["seats"]) == batch.seats).all() else "seats"
