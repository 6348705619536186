"""The examples, in a short form; of the one that needs torch, the environment's side."""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from dreamcog.envs import env_id
from dreamcog.sim.native.arrays import Array

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def on_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules of the examples can be imported, and are forgotten afterwards."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(EXAMPLES)
    yield
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(EXAMPLES)):
            del sys.modules[name]


def test_a_random_game_is_played_to_its_end() -> None:
    assert "steps, lost, score" in run("random_game.py", "3")


def test_openspiels_search_plays_our_game() -> None:
    told = run("open_spiel_mcts.py", "--games", "1", "--simulations", "2")
    assert [line.split(":")[0] for line in told.splitlines()] == ["search", "random"]


def made(tables: int, **arguments: Any) -> Any:
    mode = "vector_entry_point"
    return gymnasium.make_vec(
        env_id("cyberion"), num_envs=tables, vectorization_mode=mode, **arguments
    )


class Linear:
    """A policy in NumPy, as `ppo.py` has one in torch: linear, and never trained."""

    def __init__(self, largest: Array, ids: int) -> None:
        self.rng = np.random.default_rng(1)
        self.scale = 1 / largest
        self.weights = self.rng.normal(0, 0.1, (len(largest), ids + 1))

    def __call__(self, observed: Array, mask: Array) -> tuple[Array, Array, Array]:
        out = (observed * self.scale) @ self.weights
        logits = np.where(mask == 1, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) < self.rng.random((len(out), 1))).sum(axis=1)
        return drawn, np.log(chances[np.arange(len(out)), drawn]), out[:, -1]


@pytest.mark.usefixtures("on_path")
def test_a_policy_in_numpy_collects_rollouts() -> None:
    from ppo_rollouts import DISCOUNT, SHAPING, Rollouts, varied_columns

    env = made(16, shaping=SHAPING, discount=DISCOUNT, max_episode_steps=500)
    columns, largest = varied_columns(env, 20)
    assert 100 < len(columns) < env.single_observation_space.shape[0]
    assert largest.min() > 0
    rollouts = Rollouts(env, 40, columns)
    policy = Linear(largest, int(env.single_action_space.n))
    for _ in range(2):
        rollout = rollouts.collect(policy)
        assert rollout.observations.shape == (40, 16, len(columns))
        assert np.take_along_axis(rollout.masks, rollout.actions[..., None], 2).all()
        assert np.isfinite(rollout.log_probabilities).all()
        assert np.isfinite(rollout.advantages).all()
        assert all(len(each) == 640 for each in rollout.flat())
    found = rollouts.statistics.take()
    assert found["games"] > 5
    assert 0 <= found["machines"] < rollouts.machines
    assert rollouts.statistics.take() == {"games": 0}


@pytest.mark.usefixtures("on_path")
def test_advantages_are_discounted_sums_up_to_the_end_of_a_game() -> None:
    import ppo_rollouts
    from ppo_rollouts import estimated_advantages

    keep = ppo_rollouts.DISCOUNT * ppo_rollouts.SMOOTHING
    rng = np.random.default_rng(2)
    rewards, values = rng.normal(size=(9, 3)), rng.normal(size=(9, 3))
    ended, last = rng.random((9, 3)) < 0.3, rng.normal(size=3)
    found = estimated_advantages(rewards, values, ended, last)
    after = np.concatenate((values[1:], last[None])) * ~ended
    surprise = rewards + ppo_rollouts.DISCOUNT * after - values
    for table in range(3):
        for t in range(9):
            ends = [k for k in range(t, 9) if ended[k, table]]
            until = ends[0] if ends else 8
            steps = range(t, until + 1)
            wanted = sum(keep ** (k - t) * surprise[k, table] for k in steps)
            assert found[t, table] == pytest.approx(wanted)


@pytest.mark.usefixtures("on_path")
def test_a_curve_is_drawn() -> None:
    from ppo_curve import curve_svg

    curve = [
        {"minutes": 0.2, "games": 9, "won": 0.0, "machines": 1.5},
        {"minutes": 0.4, "games": 0},
        {"minutes": 0.6, "games": 9, "won": 0.3, "machines": 17.0},
    ]
    for points in (curve, []):
        root = ElementTree.fromstring(curve_svg(points))
        lines = [each.get("points") or "" for each in root if each.tag.endswith("polyline")]
        assert len(lines) == 2
        assert all(len(line.split()) == 2 * bool(points) for line in lines)


@pytest.mark.usefixtures("on_path")
def test_what_the_learner_imports_of_its_neighbours_is_there() -> None:
    import importlib

    tree = ast.parse((EXAMPLES / "ppo.py").read_text("utf-8"))
    found = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("ppo_"):
            module = importlib.import_module(str(node.module))
            assert all(hasattr(module, alias.name) for alias in node.names)
            found += len(node.names)
    assert found > 4
