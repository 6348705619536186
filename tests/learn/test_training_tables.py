"""Roll-outs that take turns between tables of the learner alone and tables among greedy bots."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="torch is in no lock file")

from dreamcog.core.refusal import Refused  # noqa: E402
from dreamcog.learn.cpu_environment import CpuEnvironment  # noqa: E402
from dreamcog.learn.environment import Environment, Ruleset  # noqa: E402
from dreamcog.learn.training_tables import TrainingTables  # noqa: E402

SETS = [Ruleset({"players": 2}), Ruleset({"players": 3})]
CPU = torch.device("cpu")


def seats_asked(env: Environment) -> list[set[int]]:
    """The seats that the learner was asked for, table by table."""
    found: list[set[int]] = [set() for _ in range(env.size)]
    for _ in range(80):
        for row, seat in enumerate(env.seats.tolist()):
            found[row].add(seat)
        env.step(env.masks.argmax(dim=1))
    return found


def test_a_share_of_the_roll_outs_is_among_greedy_bots() -> None:
    tables = TrainingTables(CPU, "mech-a-dream", 4, SETS, 5, 0.25)
    turns = [tables.next() for _ in range(8)]
    alone, among = turns[0], turns[3]
    assert [each is among for each in turns] == 2 * [False, False, False, True]
    assert alone is not among
    assert tables.first is alone
    assert seats_asked(alone) == [{0, 1}, {0, 1, 2}, {0, 1}, {0, 1, 2}]
    assert seats_asked(among) == [{0}, {1}, {1}, {2}]


def test_all_roll_outs_or_none_are_among_greedy_bots() -> None:
    always = TrainingTables(CPU, "mech-a-dream", 4, SETS, 5, 1.0)
    assert always.first is always.next() is always.next()
    assert seats_asked(always.first) == [{0}, {1}, {1}, {2}]
    never = TrainingTables(CPU, "mech-a-dream", 4, SETS, 5, 0.0)
    assert never.first is never.next() is never.next()
    assert seats_asked(never.first)[0] == {0, 1}


def test_weights_hold_at_tables_of_both_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = TrainingTables(CPU, "mech-a-dream", 4, SETS, 5, 0.5)
    weighed: list[Environment] = []
    monkeypatch.setattr(CpuEnvironment, "weigh", lambda self, _weights: weighed.append(self))
    tables.weigh(torch.tensor([0.0, 1.0]))
    assert weighed == [tables.next(), tables.next()]


@pytest.mark.parametrize(("game", "share"), [("cyberion", 0.5), ("mech-a-dream", 1.5)])
def test_a_share_that_cannot_be_is_refused(game: str, share: float) -> None:
    with pytest.raises(Refused) as refused:
        TrainingTables(CPU, game, 8, [Ruleset({})], 1, share)
    assert refused.value.code == "malformed"
