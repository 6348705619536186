"""A small network taught by a large one: the same policy and values, on positions from its play."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from dreamcog.bots.network_file import NetworkFile, read_network, write_network
from dreamcog.learn.devices import chosen_device, open_tables
from dreamcog.learn.games import kind_of
from dreamcog.learn.model import SCORE_SCALE, Network, Outputs, arrays_of, casting, network_of
from dreamcog.learn.playing import drawn_at
from dreamcog.learn.ppo import LARGEST_GRADIENT
from dreamcog.learn.rulesets import BOXES, chosen_rulesets
from dreamcog.learn.schedule import WARM_UP, between
from dreamcog.learn.sizes import widest
from dreamcog.learn.stopping import Stop
from dreamcog.learn.values import is_seated

VALUE_WEIGHT = 0.5
BY_STUDENT = 0.25
"""The part of the tables at which the student chooses: its own mistakes lead to positions that the
teacher never meets, and there too it must know what to do."""

TABLES = {"cuda": 32_768, "cpu": 256}
RULESETS_ON_CPU = 32
SAVE_EVERY = 60.0
"""Seconds between two checkpoints."""


@dataclass(frozen=True)
class Lesson:
    """What a distillation is asked to do."""

    teacher: Path
    out: Path
    minutes: float
    start: Path | None = None
    width: int = 0
    """0: as wide as a small file allows."""
    depth: int = 2
    row_width: int = 32
    tables: int = 0
    """0: what fits the device."""
    boxes: int = BOXES
    seed: int = 1
    device: str | None = None
    rate_start: float = 1e-3
    rate_end: float = 2e-5
    report_every: float = 10.0
    command: tuple[str, ...] = ()


def difference(
    student: Outputs, teacher: Outputs, chances: Tensor, legal: Tensor, players: Tensor
) -> Tensor:
    """Kullback-Leibler divergence of the policies where there is a choice, and of the values.

    `chances` are the teacher's, corrected: the student learns what is meant.
    """
    wanted, found = (functional.log_softmax(each.logits, dim=1) for each in (teacher, student))
    chosen = (legal > 1).float()
    apart = (wanted.exp() * (wanted - found)).sum(dim=1)
    policy = (apart * chosen).sum() / chosen.sum().clamp(min=1)
    seated = is_seated(players).float()
    seated = seated / seated.sum()
    win = functional.binary_cross_entropy_with_logits(student.win, chances, reduction="none")
    score = (student.score - teacher.score).square()
    return policy + VALUE_WEIGHT * ((win + score) * seated).sum()


class Distillation:
    """One call's lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson, self._begun = lesson, time.monotonic()
        torch.manual_seed(lesson.seed)
        self._device = chosen_device(lesson.device)
        self._taught = read_network(lesson.teacher)
        kind = kind_of(self._taught.game)
        rulesets = chosen_rulesets(kind, "all", lesson.boxes, lesson.seed)
        if self._device.type == "cpu":
            rulesets = rulesets[:: -(-len(rulesets) // RULESETS_ON_CPU)]
        size = lesson.tables or TABLES[self._device.type]
        self._env = open_tables(self._device, kind.name, size, rulesets, lesson.seed)
        self._teacher = network_of(self._taught).to(self._device)
        self._student = self._new_student().to(self._device)
        self._optimizer = torch.optim.Adam(self._student.parameters(), eps=1e-5)
        self._by_student = torch.arange(size, device=self._device) < BY_STUDENT * size
        self._choose = drawn_at(1.0)
        self._updates = 0
        self._curve: list[dict[str, Any]] = []

    def _new_student(self) -> Network:
        """A small network with the teacher's scale of inputs, or the one to go on with."""
        lesson, taught = self._lesson, self._taught
        if lesson.start:
            return network_of(read_network(lesson.start))
        rows = lesson.row_width if taught.shape.blocks else 0
        shape = replace(taught.shape, depth=lesson.depth, row_width=rows)
        shape = replace(shape, width=lesson.width) if lesson.width else widest(shape)
        student = Network(shape)
        student.scale.copy_(self._teacher.scale.cpu())
        return student

    @property
    def passed(self) -> float:
        """Seconds since the lesson was begun."""
        return time.monotonic() - self._begun

    def run(self, stop: Stop) -> None:
        """Teach until the time is over or a stop is wanted; then write the file."""
        told, saved = -self._lesson.report_every, self.passed
        seconds = 60 * self._lesson.minutes
        while not self._updates or (self.passed < seconds and not stop.is_wanted):
            loss = self._update()
            if self.passed - told >= self._lesson.report_every:
                told = self.passed
                point = {"minutes": round(told / 60, 3), "difference": round(float(loss), 4)}
                self._curve.append(point)
                print(json.dumps(self._curve[-1]), flush=True)
            if self.passed - saved >= SAVE_EVERY:
                saved = self.passed
                self.save()
        self.save()

    def _update(self) -> Tensor:
        """Learn from all tables as they stand, then play a step at each."""
        env, part = self._env, self.passed / (60 * self._lesson.minutes)
        rate = between(self._lesson.rate_start, self._lesson.rate_end, part)
        for group in self._optimizer.param_groups:
            group["lr"] = rate * min(1.0, (self._updates + 1) / WARM_UP)
        with casting(self._device):
            with torch.no_grad():
                wanted = self._teacher(env.observations, env.masks)
            found = self._student(env.observations, env.masks)
        chances, legal = self._teacher.chances(wanted.win), (env.masks != 0).sum(dim=1)
        loss = difference(found, wanted, chances, legal, env.players)
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._student.parameters(), LARGEST_GRADIENT)
        self._optimizer.step()
        with torch.no_grad():
            own, shown = self._choose(found), self._choose(wanted)
            env.step(torch.where(self._by_student, own, shown))
        self._updates += 1
        return loss.detach()

    def save(self) -> None:
        """Write the small network in place of the one before."""
        taught, student = self._taught, self._student
        trained = {
            "commands": [" ".join(self._lesson.command)],
            "teacher": taught.name,
            "decisions": self._updates * self._env.size,
            "minutes": round(self.passed / 60, 2),
            "seed": self._lesson.seed,
        }
        file = NetworkFile(
            game=taught.game,
            name=self._lesson.out.stem,
            fits=taught.fits,
            shape=student.shape,
            score_scale=SCORE_SCALE,
            arrays=arrays_of(student, with_progress=False),
            trained=trained,
            curve=tuple(self._curve),
        )
        write_network(self._lesson.out, file)
