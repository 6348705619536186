"""Setting a network's values right at the end: its heads are fitted to what its own games came to.

A policy is trained by drawing steps, and plays by the likeliest: it wins more often than its
values were told. So whole games are played as they will be, and the heads for the chance of winning
and for the score, nothing else, learn from positions of them.
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
from dreamcog.learn.values import is_seated

RATE = 1e-3
PASSES = 6
BATCH = 16_384


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
    return replace(file, arrays=arrays, score_scale=SCORE_SCALE, evaluation={})


def fit_heads(network: Network, kept: Kept, tell: Callable[[str], Any]) -> None:
    """Fit the heads for wins and scores, in single precision, with all else as it is."""
    heads = [*network.win.parameters(), *network.score.parameters()]
    optimizer = torch.optim.Adam(heads, lr=RATE)
    features, batch = kept.features, min(BATCH, len(kept.players))
    updates = PASSES * max(1, len(features) // batch)
    for update in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - update / updates)
        rows = torch.randint(len(features), (batch,), device=features.device)
        win, score = head_losses(network, kept, rows)
        optimizer.zero_grad(set_to_none=True)
        (win + score).backward()
        optimizer.step()
        if update in (0, updates - 1):
            tell(f"{len(features)} positions, cross entropy {win.item():.4f}")


def head_losses(network: Network, kept: Kept, rows: Tensor) -> tuple[Tensor, Tensor]:
    """How far the values of some positions are off."""
    features, seated = kept.features[rows].float(), is_seated(kept.players[rows]).float()
    seated = seated / seated.sum()
    win = functional.binary_cross_entropy_with_logits(
        network.win(features), kept.wins[rows], reduction="none"
    )
    score = (network.score(features) - kept.scores[rows] / SCORE_SCALE).square()
    return (win * seated).sum(), (score * seated).sum()
