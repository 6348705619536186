"""The forward pass: by the formula, alike for one position and many, whoever stands beside it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.bots.network_layers import BLOCK, Network
from dreamcog.core.registry import games
from dreamcog.sim.batch import Batch
from support.networks import random_network

both_games = pytest.mark.parametrize("game", games())


def some_positions(game: str, tables: int) -> tuple[Any, Any]:
    """Observations and masks of positions that random play comes to."""
    batch = Batch(game, tables, seed=5)
    seen, legal = [], []
    for _ in range(6):
        seen.append(batch.observe().copy())
        legal.append(batch.masks().copy())
        batch.step(batch.sample())
    return np.concatenate(seen), np.concatenate(legal)


def by_the_formula(file: NetworkFile, observation: Any) -> tuple[Any, Any, Any]:
    """Logits of all steps, win chances and scores, in double precision."""
    w = {name: array.astype(np.float64) for name, array in file.arrays.items()}

    def layer(name: str, x: Any) -> Any:
        y = x @ w[f"{name}.weight"] + w[f"{name}.bias"]
        y = (y - y.mean()) / np.sqrt(y.var() + NORM_EPS)
        return np.maximum(y * w[f"{name}.gain"] + w[f"{name}.shift"], 0)

    h = layer("first", observation * w["scale"])
    for number in range(file.depth):
        h = h + layer(f"layers.{number}", h)
    win = h @ w["win.weight"] + w["win.bias"]
    score = (h @ w["score.weight"] + w["score.bias"]) * file.score_scale
    return h @ w["policy.weight"] + w["policy.bias"], 1 / (1 + np.exp(-win)), score


@both_games
def test_one_position_and_many_are_as_the_formula_says(game: str) -> None:
    file = random_network(game, width=48, depth=2)
    network = Network(file)
    observations, masks = some_positions(game, 10)
    likings, values = (
        network.liked(observations, masks),
        network.values(network.hidden_batch(observations)),
    )
    for row in range(0, len(observations), 7):
        legal = np.flatnonzero(masks[row])
        logits, win, score = by_the_formula(file, observations[row])
        hidden = network.hidden(observations[row])
        alone = network.values(hidden)
        assert np.allclose(network.logits(hidden, legal), logits[legal], atol=1e-4)
        assert np.allclose(likings[row, legal], logits[legal], atol=1e-4)
        assert np.isneginf(likings[row][masks[row] == 0]).all()
        assert np.allclose(alone.win, win, atol=1e-4)
        assert np.allclose(values.win[row], win, atol=1e-4)
        assert np.allclose(alone.score, score, atol=1e-2)
        assert np.allclose(values.score[row], score, atol=1e-2)


@both_games
def test_a_position_is_evaluated_the_same_whatever_is_beside_it(game: str) -> None:
    """To the last bit: games must not depend on how they are shared among workers."""
    network = Network(random_network(game, width=160, depth=2))
    observations, masks = some_positions(game, BLOCK)
    whole = network.liked(observations, masks)
    order = np.random.default_rng(1).permutation(len(observations))
    assert np.array_equal(network.liked(observations[order], masks[order]), whole[order])
    for start, end in ((0, 1), (3, 40), (BLOCK - 1, BLOCK + 1), (17, 200)):
        some = network.liked(observations[start:end], masks[start:end])
        assert np.array_equal(some, whole[start:end])


def test_no_position_is_no_answer() -> None:
    network = Network(random_network("cyberion"))
    none = np.zeros((0, network.inputs), np.uint8)
    assert network.liked(none, np.zeros((0, network.flats), np.uint8)).shape == (0, network.flats)
