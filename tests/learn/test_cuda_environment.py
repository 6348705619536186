"""The environment of a GPU, its kernels run as loops here: what a trainer is told. Needs torch."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is in no lock file")

from dreamcog.learn.cuda_compare import compare_with_cpu  # noqa: E402
from dreamcog.learn.cuda_environment import CudaEnvironment  # noqa: E402
from dreamcog.learn.environment import GREEDY, LEARNER, SEATS, Ruleset, turned  # noqa: E402


def test_a_trainer_is_told_what_the_protocol_says() -> None:
    rulesets = [Ruleset({"players": players}) for players in (2, 3, 4)]
    bots = (LEARNER, GREEDY, GREEDY, GREEDY)
    tables = CudaEnvironment("mech-a-dream", 12, rulesets, 3, bots=bots, rotate=True, device="cpu")
    assert tables.observations.shape == (12, tables.inputs)
    assert tables.masks.shape == (12, tables.flats)
    tables.weigh(torch.tensor([0.0, 0.0, 1.0]))
    ended = 0
    for _ in range(60):
        assert (tables.seats == torch.tensor(turned(np.arange(12), 3)) % tables.players).all()
        drawn = torch.rand(tables.masks.shape) * tables.masks
        told = tables.step(drawn.argmax(1))
        assert told.wins.shape == told.scores.shape == told.progress.shape == (12, SEATS)
        assert not told.wins[~told.ended].any()
        assert (told.wins[told.ended].sum(1) >= 1).all()
        assert (tables.rulesets[told.ended] == 2).all()
        ended += int(told.ended.sum())
    assert ended > 0
    assert tables.faults == 0


def test_kernels_on_tensors_play_the_games_of_native_code() -> None:
    rulesets = [Ruleset({"players": 2}), Ruleset({"players": 1, "expansions": ["microbots"]})]
    found = compare_with_cpu("cyberion", "cpu", rulesets=rulesets, random_games=4, rows=4, steps=20)
    assert found.differing == []
    assert found.games == 12
