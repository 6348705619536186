"""The forward pass: by the formula, alike for one position and many, whoever stands beside it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dreamcog.bots.network_blocks import BLOCK
from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.bots.network_layers import Network
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
    shape, told = file.shape, observation * w["scale"]

    def layer(name: str, x: Any) -> Any:
        y = x @ w[f"{name}.weight"] + w[f"{name}.bias"]
        y = (y - y.mean()) / np.sqrt(y.var() + NORM_EPS)
        return np.maximum(y * w[f"{name}.gain"] + w[f"{name}.shift"], 0)

    def product(name: str, x: Any) -> Any:
        return x @ w[f"{name}.weight"] + w.get(f"{name}.bias", 0.0)

    made = {}
    for block in shape.blocks:
        rows = told[block.first : block.end].reshape(block.rows, block.columns)
        there = rows.any(axis=1)[:, None]
        first = np.maximum(product(f"rows.{block.name}.first", rows), 0)
        made[block.name] = np.maximum(product(f"rows.{block.name}.second", first), 0) * there
    sums = [rows.sum(axis=0) / 8 for rows in made.values()]
    h = layer("first", np.concatenate([told[shape.plain_inputs], *sums]))
    h = h + layer("layers.0", h)
    logits, context = np.full(shape.flats, np.nan), h
    for block in shape.blocks:
        there = observation[block.first : block.end].reshape(block.rows, -1).any(axis=1)[:, None]
        beside = product(f"rows.{block.name}.third", made[block.name])
        beside = np.maximum(beside + product(f"rows.{block.name}.context", context), 0) * there
        made[block.name] = beside
        h = h + product(f"rows.{block.name}.back", beside.sum(axis=0) / 8)
    for number in range(1, shape.depth):
        h = h + layer(f"layers.{number}", h)
    for block in shape.blocks:
        asked = product(f"rows.{block.name}.query", h).reshape(len(block.steps), -1)
        for first, query in zip(block.steps, asked / np.sqrt(shape.row_width), strict=True):
            logits[first : first + block.rows] = made[block.name] @ query
    logits[shape.plain_steps] = product("policy", h)
    win, score = product("win", h), product("score", h) * file.score_scale
    return logits, 1 / (1 + np.exp(-win)), score


@both_games
def test_one_position_and_many_are_as_the_formula_says(game: str) -> None:
    file = random_network(game, width=48, depth=2)
    network = Network(file)
    observations, masks = some_positions(game, 10)
    likings, values = (
        network.liked(observations, masks),
        network.values(network.read_many(observations)),
    )
    for row in range(0, len(observations), 7):
        legal = np.flatnonzero(masks[row])
        logits, win, score = by_the_formula(file, observations[row])
        seen = network.read(observations[row])
        alone = network.values(seen)
        assert not np.isnan(logits).any()
        assert np.allclose(network.logits(seen, legal), logits[legal], atol=1e-4)
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
    none = np.zeros((0, network.shape.inputs), np.uint8)
    assert network.liked(none, np.zeros((0, network.shape.flats), np.uint8)).shape == (
        0,
        network.shape.flats,
    )
