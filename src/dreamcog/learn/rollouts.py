"""Roll-outs: some steps at all tables by the present policy, kept on the device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from dreamcog.learn.compiling import Compiled
from dreamcog.learn.environment import SEATS, Environment, Transition
from dreamcog.learn.model import SCORE_SCALE, Network, casting
from dreamcog.learn.values import advantages_of, own_lead, to_absolute, to_relative

PROGRESS_WORTH = 0.0004
"""What a hundredth of a machine or a point is worth beside a win, which is worth 1."""

KINDS = WIN, SCORE, PROGRESS = range(3)
"""Kinds of values: the chance of winning, the score, progress."""


@dataclass(frozen=True)
class Discounts:
    """How advantages are estimated."""

    discount: float = 0.999
    """Of wins for the policy: below 1, so that it does not pay to walk in circles within a turn."""
    smoothing: float = 0.95
    """The lambda of the policy's advantages."""
    value_smoothing: float = 0.95
    """The lambda of what the values are trained on, undiscounted."""


class Drawn(NamedTuple):
    """A step drawn at each table, and what was thought of the position."""

    actions: Tensor
    log_chances: Tensor
    legal: Tensor
    """How many steps were legal."""
    values: Tensor
    """[size, KINDS, SEATS], from the acting seat on."""


class Samples(NamedTuple):
    """What is learnt from, a row for each step at each table."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_chances: Tensor
    gains: Tensor
    """The advantages of the acting seats: of wins, and of progress."""
    targets: Tensor
    """[rows, KINDS, SEATS], from the acting seat on."""
    players: Tensor
    legal: Tensor


def draw(network: Network, observations: Tensor, masks: Tensor) -> Drawn:
    """Draw a step at each table by the policy's chances."""
    with torch.no_grad(), casting(observations.device):
        outputs = network(observations, masks)
        logs = functional.log_softmax(outputs.logits, dim=1)
        spread = -torch.rand_like(logs).clamp_(min=1e-9).log()
        actions = (logs - spread.clamp(min=1e-9).log()).argmax(dim=1)
        own = logs.gather(1, actions[:, None]).squeeze(1)
        values = torch.stack((outputs.win.sigmoid(), outputs.score, outputs.progress), dim=1)
        return Drawn(actions, own, (masks != 0).sum(dim=1), values)


class Rollouts:
    """Plays on at tables of one size, roll-out by roll-out, into the same memory."""

    def __init__(
        self,
        env: Environment,
        steps: int,
        discounts: Discounts,
        together: bool,
        compiled: bool = False,
    ) -> None:
        self.steps = steps
        self._draw = Compiled(draw, compiled)
        self._discounts, self._together = discounts, together
        device, shape = env.observations.device, (steps, env.size)

        def room(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((*shape, *more), dtype=kind, device=device)

        self._observations = room(env.inputs, kind=torch.uint8)
        self._masks = room(env.flats, kind=torch.uint8)
        self._actions, self._legal = room(kind=torch.int64), room(kind=torch.int64)
        self._players, self._seats = room(kind=torch.int64), room(kind=torch.int64)
        self._log_chances, self._ended = room(), room(kind=torch.bool)
        self._rewards = room(len(KINDS), SEATS)
        self._values = torch.zeros((steps + 1, env.size, len(KINDS), SEATS), device=device)

    def collect(
        self, env: Environment, network: Network, see: Callable[[Transition], None]
    ) -> Samples:
        """The next roll-out at these tables; `see` is shown every step's transition."""
        for t in range(self.steps):
            self._observations[t], self._masks[t] = env.observations, env.masks
            self._players[t], self._seats[t] = env.players, env.seats
            drawn = self._draw(network, env.observations, env.masks)
            self._note(t, drawn)
            transition = env.step(drawn.actions)
            self._reward(t, transition)
            see(transition)
        last = self._draw(network, env.observations, env.masks).values
        self._values[self.steps] = by_seat(last, env.seats, env.players)
        return self._samples()

    def _note(self, t: int, drawn: Drawn) -> None:
        self._actions[t], self._log_chances[t] = drawn.actions, drawn.log_chances
        self._legal[t] = drawn.legal
        self._values[t] = by_seat(drawn.values, self._seats[t], self._players[t])

    def _reward(self, t: int, transition: Transition) -> None:
        """Rewards of every seat: a win, the final score, progress or the lead in it."""
        progress = transition.progress * PROGRESS_WORTH
        if not self._together:
            progress = own_lead(progress, self._players[t])
        self._ended[t] = transition.ended
        ended = transition.ended[:, None]
        self._rewards[t, :, WIN] = transition.wins * ended
        self._rewards[t, :, SCORE] = transition.scores * ended / SCORE_SCALE
        self._rewards[t, :, PROGRESS] = progress

    def _samples(self) -> Samples:
        given, seats, players = self._discounts, self._seats, self._players
        rewards, values, ended = self._rewards, self._values, self._ended

        def advantages(kind: int, discount: float, smoothing: float) -> Tensor:
            known = rewards[:, :, kind], values[:, :, kind], ended
            return advantages_of(*known, discount, smoothing)

        won, come = (advantages(kind, given.discount, given.smoothing) for kind in (WIN, PROGRESS))
        gains = [each.gather(2, seats[..., None]).squeeze(2) for each in (won, come)]
        targets = [
            advantages(kind, 1.0, given.value_smoothing) + values[:-1, :, kind] for kind in KINDS
        ]
        turned = torch.stack([to_relative(each, seats, players) for each in targets], dim=2)
        every = Samples(
            *(self._observations, self._masks, self._actions, self._log_chances),
            *(torch.stack(gains, dim=2), turned, players, self._legal),
        )
        return Samples(*(each.flatten(0, 1) for each in every))


def by_seat(values: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Values of every kind by the table's own seats."""
    kinds = (to_absolute(values[:, kind], seats, players) for kind in KINDS)
    return torch.stack(list(kinds), dim=1)
