"""Tables among greedy bots beside others, as one environment."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="torch is in no lock file")

from dreamcog.core.refusal import Refused  # noqa: E402
from dreamcog.learn.cpu_environment import CpuEnvironment  # noqa: E402
from dreamcog.learn.environment import AMONG_GREEDY, Ruleset  # noqa: E402
from dreamcog.learn.joint_environment import APART, training_tables  # noqa: E402

SETS = [Ruleset({"players": 2}), Ruleset({"players": 3})]
CPU = torch.device("cpu")


def test_a_share_of_the_tables_is_among_greedy_bots() -> None:
    env = training_tables(CPU, "mech-a-dream", 16, SETS, 5, 0.25)
    alone = CpuEnvironment("mech-a-dream", 12, SETS, 5)
    among = CpuEnvironment("mech-a-dream", 4, SETS, 5 + APART, bots=AMONG_GREEDY, rotate=True)
    kept = env.observations
    for _ in range(60):
        for name in ("observations", "masks", "seats", "players", "rulesets"):
            both = torch.cat((getattr(alone, name), getattr(among, name)))
            assert (getattr(env, name) == both).all()
        actions = env.masks.argmax(dim=1)
        told, parts = env.step(actions), (alone.step(actions[:12]), among.step(actions[12:]))
        for found, one, other in zip(told, *parts, strict=True):
            assert (found == torch.cat((one, other))).all()
    assert env.observations is kept
    assert env.size == 16


def test_only_the_learners_own_seat_is_asked_for_among_greedy_bots() -> None:
    env = training_tables(CPU, "mech-a-dream", 4, SETS, 5, 1.0)
    for _ in range(40):
        assert env.seats.tolist() == [0, 1, 1, 2]
        env.step(env.masks.argmax(dim=1))


@pytest.mark.parametrize(("game", "share"), [("cyberion", 0.5), ("mech-a-dream", 1.5)])
def test_a_share_that_cannot_be_is_refused(game: str, share: float) -> None:
    with pytest.raises(Refused) as refused:
        training_tables(CPU, game, 8, [Ruleset({})], 1, share)
    assert refused.value.code == "malformed"
