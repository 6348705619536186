"""How fast the rules are on a GPU: random play without a log, and a trainer's environment."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any, NamedTuple

import torch

from dreamcog.core.refusal import Refused
from dreamcog.learn.cuda_build import NoGpuCode, gpu_binary
from dreamcog.learn.cuda_compare import compare_with_cpu
from dreamcog.learn.cuda_environment import CudaEnvironment, TorchMemory
from dreamcog.learn.cuda_kernels import GpuKernels
from dreamcog.learn.cuda_source import cuda_source
from dreamcog.learn.cuda_tables import DeviceTables
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.games import kind_of, known_games, opened
from dreamcog.sim.runs import MOST_PER_TURN
from dreamcog.sim.speed import rates

DENSITIES = (128, 256, 384, 512, 1024, 4096)
"""Games for each multiprocessor."""

GATHERED = (1, 4, 16)
BLOCKS = (32, 128, 256)
ENVIRONMENT_ROWS = 32_768
ENVIRONMENT_STEPS = 64


class Shape(NamedTuple):
    """How many games are played at once, and how their threads are arranged."""

    rows: int
    gathers: int = 8
    """Lanes of a warp whose games are over before new ones are dealt."""
    block: int = 64


class Race:
    """Random games of one game's usual options on a GPU."""

    def __init__(self, name: str, device: str, registers: int) -> None:
        self.name, self._device = name, torch.device(device)
        self._game = opened(kind_of(name), Ruleset({}))
        self.kernels = GpuKernels(self._game.rules, device, registers)

    def run(self, shape: Shape, seconds: float) -> dict[str, Any]:
        """Play about so many seconds: a first short run says how many steps these are."""
        memory = TorchMemory(str(self._device))
        tables = DeviceTables([self._game], shape.rows, seed=1, memory=memory, kernels=self.kernels)
        steps = 16
        while True:
            start = time.perf_counter()
            taken, games = tables.race(steps, MOST_PER_TURN, shape.gathers, shape.block)
            tables.wait()
            spent = time.perf_counter() - start
            if spent > seconds / 2 and steps > 16:
                break
            steps = max(steps + 1, min(steps * 32, int(steps * seconds / max(spent, 1e-4))))
        played = rates(int(games.sum()), int(taken.sum()), spent)
        return {"game": self.name, "what": "gpu small steps", **played, **shape._asdict()}

    def tried(self, seconds: float) -> Iterator[dict[str, Any]]:
        """First how many games at once, then how threads are arranged, one after the other."""
        processors = torch.cuda.get_device_properties(self._device).multi_processor_count
        found = []
        for density in DENSITIES:
            found.append(self.run(Shape(rows=processors * density), seconds))
            yield found[-1]
        rows = best_of(found)["rows"]
        for gathers in GATHERED:
            found.append(self.run(Shape(rows, gathers), seconds))
            yield found[-1]
        gathers = best_of(found)["gathers"]
        for block in BLOCKS:
            if rows % block == 0:
                yield self.run(Shape(rows, gathers, block), seconds)


def best_of(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The fastest of several measurements."""
    return max(found, key=lambda each: float(each["decisions_per_second"]))


def environment_steps(name: str, device: str) -> dict[str, Any]:
    """A trainer's view: masks, observations, random legal steps, all option sets of the game."""
    rulesets = [Ruleset(options) for options in kind_of(name).option_sets()]
    tables = CudaEnvironment(name, ENVIRONMENT_ROWS, rulesets, seed=1, device=device)
    ended = torch.zeros((), dtype=torch.int64, device=device)
    for number in range(2 * ENVIRONMENT_STEPS):
        if number == ENVIRONMENT_STEPS:
            torch.cuda.synchronize()
            ended.zero_()
            start = time.perf_counter()
        drawn = torch.rand(tables.masks.shape, device=device) * tables.masks
        ended += tables.step(drawn.argmax(1)).ended.sum()
    torch.cuda.synchronize()
    spent = time.perf_counter() - start
    if tables.faults:
        raise AssertionError(f"{tables.faults} legal steps were refused")
    played = rates(int(ended), ENVIRONMENT_ROWS * ENVIRONMENT_STEPS, spent)
    return {"game": name, "what": "gpu environment", **played, "rows": ENVIRONMENT_ROWS}


def measure_gpu(
    name: str, seconds: float = 0.5, device: str = "cuda", registers: int = 0
) -> Iterator[dict[str, Any]]:
    """Each measurement of one game as plain JSON types; `NoGpuCode` where there is no GPU."""
    if not torch.cuda.is_available():
        raise NoGpuCode("torch finds no GPU")
    race = Race(name, device, registers)
    found = []
    for each in race.tried(seconds):
        found.append(each)
        yield each
    best = {**best_of(found), "what": "gpu small steps, best"}
    yield {**best, **race.kernels.used("tables_race")}
    yield environment_steps(name, device)


def bench(arguments: Sequence[str]) -> None:
    """Measure random play on a GPU, and compare it with the processor's on every option set.

    Each finding is one line of JSON.
    """
    if not torch.cuda.is_available():
        raise Refused("no-native-code", reason="torch finds no GPU")
    parser = argparse.ArgumentParser(prog="dreamcog.learn bench", description=bench.__doc__)
    parser.add_argument("games", nargs="*", help="the games; all if none is named")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    parser.add_argument("--device", default="cuda")
    most = "of a thread at most, each measured; 0: any"
    parser.add_argument("--registers", type=int, nargs="*", default=[0], help=most)
    parser.add_argument("--no-compare", action="store_true", help="measure alone")
    asked = parser.parse_args(arguments)
    names, start = asked.games or known_games(), time.perf_counter()
    compile_all(names, asked.device, asked.registers)
    tell({"what": "compiled", "seconds": seconds_since(start)})
    if not asked.no_compare:
        for name in names:
            start = time.perf_counter()
            same = compare_with_cpu(name, asked.device)
            told = {"same": same.is_same, **same._asdict()}
            tell({"game": name, **told, "seconds": seconds_since(start)})
    for name, registers in product(names, asked.registers):
        for found in measure_gpu(name, asked.seconds, asked.device, registers):
            tell({**found, "most_registers": registers})


def compile_all(names: Sequence[str], device: str, registers: Sequence[int]) -> None:
    """Compile all kernels at once, each in a thread of its own: the compilers take their time."""
    major, minor = torch.cuda.get_device_capability(device)
    rules = [opened(kind_of(name), Ruleset({})).rules for name in names]
    for each in rules:
        cuda_source(each)
    with ThreadPoolExecutor() as threads:
        made = [
            threads.submit(gpu_binary, each, f"sm_{major}{minor}", most)
            for each, most in product(rules, registers)
        ]
        for done in made:
            done.result()


def seconds_since(start: float) -> float:
    """How long ago this was."""
    return round(time.perf_counter() - start, 2)


def tell(found: dict[str, Any]) -> None:
    """One line of JSON, at once."""
    print(json.dumps(found), flush=True)
