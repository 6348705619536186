"""Whole games by a network: the first game of every row, and positions kept from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from dreamcog.learn.environment import SEATS, Environment
from dreamcog.learn.model import Network, Outputs, casting
from dreamcog.learn.values import to_relative

MOST_STEPS = 4000
"""After so many steps a game that has not ended is left out, and counted as open."""

LOOK_EVERY = 32
"""Steps between two looks at whether all games have ended: each waits for the device."""


class Kept(NamedTuple):
    """Positions with a choice, kept from games; seats count from the acting one on."""

    features: Tensor
    """What the network's heads read, in half precision."""
    chances: Tensor
    """[positions, SEATS]: the chances of winning that the network told."""
    wins: Tensor
    """[positions, SEATS]: which seats won the game in the end."""
    scores: Tensor
    """[positions, SEATS]: the scores in the end."""
    players: Tensor
    games: Tensor
    """The row of the game that each is from."""


class Played(NamedTuple):
    """What the first game of every row came to."""

    wins: Tensor
    scores: Tensor
    rulesets: Tensor
    players: Tensor
    ended: Tensor
    """bool [size]: false where a game was left open."""
    steps: int
    kept: Kept | None


class Moment(NamedTuple):
    """Some rows at one step."""

    rows: Tensor
    is_kept: Tensor
    seats: Tensor
    features: Tensor
    chances: Tensor


def likeliest(outputs: Outputs) -> Tensor:
    """The step that the policy likes best."""
    return outputs.logits.argmax(dim=1)


def drawn_at(heat: float) -> Callable[[Outputs], Tensor]:
    """Steps drawn at this temperature; 0 is the likeliest."""
    if heat == 0:
        return likeliest

    def choose(outputs: Outputs) -> Tensor:
        spread = -torch.rand_like(outputs.logits).clamp_(min=1e-9).log()
        return (outputs.logits / heat - spread.clamp(min=1e-9).log()).argmax(dim=1)

    return choose


def play_first_games(
    env: Environment, network: Network, choose: Callable[[Outputs], Tensor], keep: int = 0
) -> Played:
    """Play until the first game of every row has ended; keep about so many positions a step."""
    device = env.observations.device
    rulesets, players = env.rulesets.clone(), env.players.clone()
    running = torch.ones(env.size, dtype=torch.bool, device=device)
    wins, scores = torch.zeros((2, env.size, SEATS), device=device)
    moments: list[Moment] = []
    for step in range(MOST_STEPS):
        with torch.no_grad(), casting(device):
            features = network.features(env.observations)
            outputs = network.read(features, env.masks)
        if keep:
            chances = network.chances(outputs.win)
            moments.append(some_rows(env, running, features.hidden, chances, keep))
        transition = env.step(choose(outputs))
        now = (running & transition.ended)[:, None]
        wins, scores = wins + now * transition.wins, scores + now * transition.scores
        running = running & ~transition.ended
        if step % LOOK_EVERY == LOOK_EVERY - 1:
            moments = [only_kept(moments)] if keep else []
            if not bool(running.any()):
                break
    kept = joined(moments, wins, scores, players, ~running) if keep else None
    return Played(wins, scores, rulesets, players, ~running, step + 1, kept)


def some_rows(
    env: Environment, running: Tensor, hidden: Tensor, chances: Tensor, count: int
) -> Moment:
    """So many rows drawn at random; those whose first game runs, with a choice, are kept."""
    rows = torch.randint(env.size, (min(count, env.size),), device=running.device)
    is_kept = running[rows] & ((env.masks[rows] != 0).sum(dim=1) > 1)
    return Moment(
        *(rows, is_kept, env.seats[rows].clone()),
        *(hidden[rows].half(), chances[rows]),
    )


def only_kept(moments: list[Moment]) -> Moment:
    """Moments as one, without the rows that are not kept."""
    whole = Moment(*(torch.cat(each) for each in zip(*moments, strict=True)))
    return Moment(*(each[whole.is_kept] for each in whole))


def joined(
    moments: list[Moment], wins: Tensor, scores: Tensor, players: Tensor, ended: Tensor
) -> Kept:
    """All positions that were kept, each with what its game came to."""
    whole = only_kept(moments)
    chosen = ended[whole.rows]
    rows, seats = whole.rows[chosen], whole.seats[chosen]
    count = players[rows]
    return Kept(
        features=whole.features[chosen],
        chances=whole.chances[chosen],
        wins=to_relative(wins[rows], seats, count),
        scores=to_relative(scores[rows], seats, count),
        players=count,
        games=rows,
    )
