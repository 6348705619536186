"""Setting a network's values right at the end: its heads are fitted to what its own games came to.

A policy is trained by drawing steps, and plays by the likeliest: it wins more often than its
values were told. So whole games are played as they will be, and the heads for the chance of winning
and for the score, nothing else, learn from positions of them. Positions of one game are much alike,
and lost games are few: heads fitted to them are too sure of themselves. How much, a part of the
games tells that they have not learnt from, and their logits are made smaller by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from dreamcog.bots.network_file import NetworkFile
from dreamcog.core.kind import Kind
from dreamcog.learn.devices import open_tables
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.model import SCORE_SCALE, Network, arrays_of
from dreamcog.learn.playing import Kept, drawn_at, play_first_games
from dreamcog.learn.table_evaluation import CHANCES
from dreamcog.learn.values import is_seated

RATE = 1e-3
PASSES = 6
BATCH = 16_384
HELD_OUT = 4
"""One game of so many is held out."""

NEWTON_STEPS = 12


def calibrated(
    file: NetworkFile,
    network: Network,
    kind: Kind,
    rulesets: Sequence[Ruleset],
    size: int,
    seed: int,
) -> NetworkFile:
    """The file with the heads of its values fitted to games that it plays with itself."""
    device = next(network.parameters()).device
    env = open_tables(device, kind.name, size, rulesets, seed)
    kept = play_first_games(env, network, drawn_at(0.0), keep=max(1, size // 16)).kept
    assert kept is not None
    fit_heads(network, kept, print)
    with_progress = "progress.weight" in file.arrays
    arrays = arrays_of(network, with_progress=with_progress)
    evaluation = {name: each for name, each in file.evaluation.items() if name != CHANCES}
    return replace(file, arrays=arrays, score_scale=SCORE_SCALE, evaluation=evaluation)


def fit_heads(network: Network, kept: Kept, tell: Callable[[str], Any]) -> None:
    """Fit the heads for wins and scores, in single precision, with all else as it is."""
    heads = [*network.win.parameters(), *network.score.parameters()]
    optimizer = torch.optim.Adam(heads, lr=RATE)
    is_held = kept.games % HELD_OUT == 0
    learnt = (~is_held).nonzero().squeeze(1)
    features, batch = kept.features, min(BATCH, len(learnt))
    updates = PASSES * max(1, len(learnt) // batch)
    for update in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - update / updates)
        rows = learnt[torch.randint(len(learnt), (batch,), device=features.device)]
        win, score = head_losses(network, kept, rows)
        optimizer.zero_grad(set_to_none=True)
        (win + score).backward()
        optimizer.step()
        if update in (0, updates - 1):
            tell(f"{len(features)} positions, cross entropy {win.item():.4f}")
    with torch.no_grad():
        shrink_logits(network, kept, is_held.nonzero().squeeze(1), tell)


def shrink_logits(network: Network, kept: Kept, rows: Tensor, tell: Callable[[str], Any]) -> None:
    """Change the logits of winning by a slope and an offset that fit games held out."""
    seated = is_seated(kept.players[rows])
    if not seated.any():
        return
    logits = network.win(kept.features[rows].float())[seated].double()
    slope, offset = fitted_line(logits, kept.wins[rows][seated].double())
    tell(f"logits times {slope:.3f}, and {offset:+.3f}")
    network.win.weight.mul_(slope)
    network.win.bias.mul_(slope).add_(offset)


def fitted_line(logits: Tensor, wins: Tensor) -> tuple[float, float]:
    """The slope and offset whose chances agree best with wins: logistic regression by Newton."""
    inputs = torch.stack((logits, torch.ones_like(logits)), dim=1)
    line = torch.tensor([1.0, 0.0], dtype=logits.dtype, device=logits.device)
    for _ in range(NEWTON_STEPS):
        chances = (inputs @ line).sigmoid()
        weights = chances * (1 - chances)
        bend = inputs.T @ (inputs * weights[:, None])
        bend += 1e-6 * len(wins) * torch.eye(2, dtype=bend.dtype, device=bend.device)
        step = torch.linalg.solve(bend, inputs.T @ (wins - chances))
        line = line + step.clamp(-1, 1)
    return float(line[0]), float(line[1])


def head_losses(network: Network, kept: Kept, rows: Tensor) -> tuple[Tensor, Tensor]:
    """How far the values of some positions are off."""
    features, seated = kept.features[rows].float(), is_seated(kept.players[rows]).float()
    seated = seated / seated.sum()
    win = functional.binary_cross_entropy_with_logits(
        network.win(features), kept.wins[rows], reduction="none"
    )
    score = (network.score(features) - kept.scores[rows] / SCORE_SCALE).square()
    return (win * seated).sum(), (score * seated).sum()
