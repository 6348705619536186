"""Values by seat: from the acting seat's order to the table's and back, and generalised advantages.

Tables differ in their number of players, so both orders have `SEATS` entries, of which a game uses
the first ones.
"""

from __future__ import annotations

import torch
from torch import Tensor

from dreamcog.learn.environment import SEATS


def is_seated(players: Tensor) -> Tensor:
    """bool [..., SEATS]: which entries are seats of the game; the same in both orders."""
    return torch.arange(SEATS, device=players.device) < players[..., None]


def to_absolute(relative: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Values counted from the acting seat on, by the table's own seats; 0 beyond the players."""
    order = torch.arange(SEATS, device=seats.device) - seats[..., None]
    taken = relative.gather(-1, order % players[..., None])
    return taken * is_seated(players)


def to_relative(absolute: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Values by the table's own seats, counted from the acting seat on; 0 beyond the players."""
    order = torch.arange(SEATS, device=seats.device) + seats[..., None]
    taken = absolute.gather(-1, order % players[..., None])
    return taken * is_seated(players)


def own_lead(progress: Tensor, players: Tensor) -> Tensor:
    """Each seat's progress less the mean of the others': what counts where seats compete."""
    others = (players - 1).clamp(min=1)[..., None]
    mean = (progress.sum(-1, keepdim=True) - progress) / others
    return (progress - mean) * is_seated(players)


def advantages_of(
    rewards: Tensor, values: Tensor, ended: Tensor, discount: float, smoothing: float
) -> Tensor:
    """Generalised advantage estimation for every seat: [steps, size, SEATS].

    `values` has one step more than `rewards`; `ended` is [steps, size].
    """
    found = torch.empty_like(rewards)
    following = torch.zeros_like(rewards[0])
    goes_on = (~ended).float()[..., None]
    surprises = rewards + discount * goes_on * values[1:] - values[:-1]
    carried = discount * smoothing * goes_on
    for t in reversed(range(len(rewards))):
        following = surprises[t] + carried[t] * following
        found[t] = following
    return found
