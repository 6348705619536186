"""A training: roll-outs and updates until the time is over, with a curve and checkpoints."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import torch

from dreamcog.bots.network_file import NetworkFile, fits_of, read_network, write_network
from dreamcog.bots.network_shape import RowBlock, shape_for
from dreamcog.learn.curriculum import Curriculum
from dreamcog.learn.curves import write_curve
from dreamcog.learn.devices import chosen_device
from dreamcog.learn.environment import Environment, Ruleset, Transition
from dreamcog.learn.evaluation import judge_quickly
from dreamcog.learn.games import kind_of
from dreamcog.learn.model import SCORE_SCALE, Network, arrays_of, network_of
from dreamcog.learn.plan import Plan
from dreamcog.learn.ppo import Learner, Losses, Weights
from dreamcog.learn.rollouts import Discounts, Rollouts
from dreamcog.learn.rulesets import chosen_rulesets, usual_weight
from dreamcog.learn.stopping import Stop
from dreamcog.learn.tally import Tally
from dreamcog.learn.training_tables import TrainingTables

RANDOM_STEPS = 300
"""Steps at random in which a new network learns how large each input gets."""


class Training:
    """One call's training. However `run` ends, by time or by a signal, the file is whole."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self._begun = plan, time.monotonic()
        self.device = chosen_device(plan.device)
        self.kind = kind_of(plan.game)
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.rulesets = self._chosen_rulesets()
        sizes = plan.sizes
        where = self.device, plan.game, sizes.tables, self.rulesets, plan.seed
        self.tables = TrainingTables(*where, plan.greedy_share)
        self.before = read_network(plan.start, self.kind) if plan.start else None
        self.network = self._network().to(self.device)
        together, compiled = self.kind.together, plan.compiled and self.device.type == "cuda"
        self._learner = Learner(self.network, sizes.epochs, sizes.batch, compiled)
        self._rollouts = Rollouts(self.tables.first, sizes.steps, Discounts(), together, compiled)
        usual = [usual_weight(self.kind, each) for each in self.rulesets]
        weights = torch.tensor(usual, device=self.device)
        shared = shares(weights, self.rulesets, plan.box_share)
        self.curriculum = Curriculum(shared, together)
        self.tables.weigh(self.curriculum.weights())
        self._tally = Tally(self.device)
        self._updates = self._decisions = 0
        self._curve: list[dict[str, Any]] = []

    def _chosen_rulesets(self) -> list[Ruleset]:
        plan = self.plan
        found = chosen_rulesets(self.kind, plan.rulesets, plan.boxes, plan.seed)
        most = plan.sizes.rulesets
        if most and len(found) > most:
            return Random(plan.seed).sample(found, most)
        return found

    def _network(self) -> Network:
        """The network to go on with, or a new one with inputs scaled by what they get to."""
        if self.before:
            return network_of(self.before)
        plan = self.plan
        network = Network(shape_for(self.kind, plan.width, plan.depth, plan.row_width))
        largest = alike_in_rows(largest_inputs(self.tables.first).cpu(), network.shape.blocks)
        network.scale.copy_(1 / largest)
        return network

    @property
    def passed(self) -> float:
        """Seconds since the training was begun."""
        return time.monotonic() - self._begun

    def run(self, stop: Stop) -> None:
        """Train until the time is over or a stop is wanted; then write the file."""
        told = judged = 0.0
        reported = 0
        saved = self.passed
        plan = self.plan
        while not self._updates or (self.passed < 60 * plan.minutes and not stop.is_wanted):
            losses, weights = self._update()
            if self.passed - told >= plan.report_every:
                told, reported = self.passed, self._updates
                self._report(losses, weights)
            if self._is_judged and self.passed - judged >= plan.judge_every:
                judged = self.passed
                self._judge()
            if self.passed - saved >= plan.save_every:
                saved = self.passed
                self.save()
        if self._updates > reported:
            self._report(losses, weights)
        self.save()

    @property
    def _is_judged(self) -> bool:
        return not self.kind.together and self.plan.judge_every > 0

    def _update(self) -> tuple[Losses, Weights]:
        """A roll-out, and what is learnt from it."""
        part, schedule = self.passed / (60 * self.plan.minutes), self.plan.schedule
        samples = self._rollouts.collect(self.tables.next(), self.network, self._see)
        weights = Weights(schedule.entropy(part), schedule.progress(part))
        losses = self._learner.learn(samples, schedule.rate(part, self._updates), weights)
        self.tables.weigh(self.curriculum.weights())
        self._updates += 1
        self._decisions += len(samples.actions)
        return losses, weights

    def _see(self, transition: Transition) -> None:
        self.curriculum.add(transition)
        self._tally.add(transition)

    def _report(self, losses: Losses, weights: Weights) -> None:
        """A point of the curve, printed as a line of JSON."""
        told = {f"loss_{name}": float(value) for name, value in losses._asdict().items()}
        rates = self.curriculum.rates
        point = {
            "minutes": self._minutes_before + self.passed / 60,
            "decisions": self._decisions_before + self._decisions,
            "updates": self._updates,
            **self._tally.take(),
            **({"worst": float(rates.min())} if self.kind.together else {}),
            **told,
            "progress_weight": weights.progress,
        }
        self._add(point)

    def _judge(self) -> None:
        """A point of the curve from games against greedy bots."""
        found = judge_quickly(self.network, self.kind, self.device, self.plan.seed)
        self._add({"minutes": self._minutes_before + self.passed / 60, **found})

    def _add(self, point: dict[str, Any]) -> None:
        rounded = {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in point.items()
        }
        self._curve.append(rounded)
        print(json.dumps(rounded), flush=True)

    @property
    def _minutes_before(self) -> float:
        return float(self.before.trained.get("minutes", 0.0)) if self.before else 0.0

    @property
    def _decisions_before(self) -> int:
        return int(self.before.trained.get("decisions", 0)) if self.before else 0

    def file(self) -> NetworkFile:
        """The network as it is now, with how it came to be."""
        before = self.before
        trained = {
            "commands": [*(before.trained.get("commands", ()) if before else ()), self._command],
            "decisions": self._decisions_before + self._decisions,
            "minutes": round(self._minutes_before + self.passed / 60, 2),
            "seed": self.plan.seed,
        }
        return NetworkFile(
            game=self.plan.game,
            name=self.plan.out.stem,
            fits=fits_of(self.kind),
            shape=self.network.shape,
            score_scale=SCORE_SCALE,
            arrays=arrays_of(self.network, with_progress=True),
            trained=trained,
            curve=(*(before.curve if before else ()), *self._curve),
        )

    @property
    def _command(self) -> str:
        return " ".join(self.plan.command)

    def save(self) -> None:
        """Write the checkpoint in place of the one before, and the curve as a picture beside it."""
        file = self.file()
        write_network(self.plan.out, file)
        write_curve(self.plan.out.with_suffix(".svg"), file.curve)


def shares(weights: torch.Tensor, rulesets: list[Ruleset], drawn_share: float) -> torch.Tensor:
    """Weights with those of drawn boxes, together, this share of all."""
    drawn = torch.tensor([each.box is not None for each in rulesets], device=weights.device)
    if not drawn.any() or drawn.all():
        return weights
    own, others = weights[~drawn].sum(), weights[drawn].sum()
    return torch.where(drawn, weights / others * drawn_share, weights / own * (1 - drawn_share))


def alike_in_rows(largest: torch.Tensor, blocks: Sequence[RowBlock]) -> torch.Tensor:
    """The same numbers, but one for each column of a block that is read row by row."""
    for block in blocks:
        rows = largest[block.first : block.end].view(block.rows, block.columns)
        rows[:] = rows.amax(dim=0)
    return largest


def largest_inputs(env: Environment) -> torch.Tensor:
    """How large each number of an observation gets in play at random; at least 1."""
    largest = torch.ones(env.inputs, device=env.observations.device)
    for _ in range(RANDOM_STEPS):
        largest = torch.maximum(largest, env.observations.amax(dim=0).float())
        env.step(torch.rand(env.masks.shape, device=largest.device).mul_(env.masks).argmax(dim=1))
    return largest
