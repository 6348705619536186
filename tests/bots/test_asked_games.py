"""Games by bots that are asked move by move: the same with iterations, and always legal."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from dreamcog.bots import Budget, Decision, asked_games, bot, cast_parts
from dreamcog.bots.asked_games import AskedGames
from dreamcog.bots.asking import DEFAULT, FAILED, ILLEGAL, LATE, ask, time_limit
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.sim.batch import Batch
from dreamcog.sim.loops import NOBODY
from dreamcog.sim.parts import DECISIONS, Part, job_of

BUDGET = Budget(iterations=3)
every_game = pytest.mark.parametrize("name", games())


@dataclass
class Odd:
    """A bot at random that fails in one way whenever its randomness says so."""

    fault: str
    name: str = "odd"
    often: float = 1.0

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        decision = bot("random").decide(game, view, seat, rng, budget)
        if rng.random() >= self.often:
            return decision
        if self.fault == "raises":
            raise ValueError("out of order")
        if self.fault == "answers nonsense":
            return Decision({"do": "dance"})
        if self.fault == "answers no decision":
            return None  # type: ignore[return-value]
        assert self.fault == "none"
        return decision


@every_game
@pytest.mark.parametrize(
    ("fault", "why"),
    [("raises", FAILED), ("answers nonsense", ILLEGAL), ("answers no decision", FAILED)],
)
def test_a_bot_that_fails_is_replaced_by_the_default(name: str, fault: str, why: str) -> None:
    game = game_kind(name).open({})
    state = game.deal(5)
    seat = min(game.deciders(state))
    answers = [ask(Odd(fault), game, state, seat, random.Random(2), BUDGET) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0].replaced == why
    assert answers[0].problem
    game.check(state, seat, answers[0].decision.move)
    assert answers[0].decision.about == {"kind": "loop"}


def test_a_bot_that_is_late_is_replaced_and_one_in_time_is_not() -> None:
    game = game_kind("cyberion").open({})
    state, budget = game.deal(5), Budget(seconds=0.1)
    for spent, why in ((time_limit(budget) - 0.5, ""), (time_limit(budget) + 0.5, LATE)):
        clock = iter((100.0, 100.0 + spent)).__next__
        told = ask(Odd("none"), game, state, 0, random.Random(1), budget, clock)
        assert told.replaced == why


def test_the_limit_follows_the_budget() -> None:
    assert time_limit(Budget(seconds=0.1)) == pytest.approx(21.0)
    assert time_limit(Budget(seconds=2.0)) == pytest.approx(40.0)
    assert time_limit(Budget(iterations=5)) == pytest.approx(60.0)


@every_game
def test_the_default_is_better_than_the_first_legal_move(name: str) -> None:
    """In Cyberion that would end the turn, and lose the game in a few of them."""
    game = game_kind(name).open({})
    ends = 0
    for seed in range(6):
        state = game.deal(seed)
        seat = min(game.deciders(state))
        view = game.view(state, seat)
        made = DEFAULT.decide(game, view, seat, random.Random(seed), BUDGET).move
        ends += made["do"] == "end-turn"
    assert ends <= 1


@every_game
def test_games_of_loops_that_are_asked_are_whole_and_the_same_every_time(name: str) -> None:
    game = game_kind(name).open({})
    bots = [bot("random"), bot("greedy")][: game.options["players"]]
    first, again = (AskedGames(game, bots, BUDGET, "native")(7, 3) for _ in range(2))
    assert all(np.array_equal(first[field], again[field]) for field in first)
    assert not first["replaced"].any()
    assert {field: array[1:].tolist() for field, array in first.items()} == {
        field: array.tolist()
        for field, array in AskedGames(game, bots, BUDGET, "native")(8, 2).items()
    }
    assert set(game.result_fields) < set(first)
    game.results(game.count({field: array.tolist() for field, array in first.items()}))


def test_moves_that_were_replaced_are_counted_by_seat() -> None:
    game = game_kind("mech-a-dream").open({"players": 3})
    bots = [bot("random"), Odd("raises", often=0.3), Odd("answers nonsense")]
    judged = AskedGames(game, bots, BUDGET, "native").judged(3, 2)
    assert judged["wins"].shape == judged["replaced"].shape == (2, 3)
    assert (judged["replaced"][:, 0] == 0).all()
    assert (judged["replaced"][:, 1] < judged["replaced"][:, 2]).all()
    assert judged["replaced"][:, 1].sum() > 0


@every_game
def test_noted_steps_are_the_game(name: str) -> None:
    """Every step that is noted is legal at that moment, and the last one ends the game."""
    game = game_kind(name).open({})
    bots = [bot("random")] * game.options["players"]
    columns, noted = AskedGames(game, bots, BUDGET, "native").noted(11, 1)
    batch = Batch(game, 1, seed=11)
    assert int(columns["decisions"][0]) == len(noted.step)
    for seat, step, legal in zip(noted.seat, noted.step, noted.legal, strict=True):
        assert not batch.over[0]
        assert (int(batch.seats[0]), int(batch.masks().sum())) == (seat, legal)
        batch.step([int(step)])
    assert batch.over[0]


def test_a_bot_is_led_out_of_a_turn_that_has_become_very_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first listed step, which leads out, is taken, and the bot no longer asked."""
    monkeypatch.setattr(asked_games, "MOST_PER_TURN", 1)
    asked: list[int] = []

    class Noting(Odd):
        def decide(self, game: Any, view: Any, seat: int, rng: Any, budget: Any) -> Decision:
            asked.append(view["turn"])
            return super().decide(game, view, seat, rng, budget)

    game = game_kind("cyberion").open({})
    columns = AskedGames(game, [Noting("none")], BUDGET, "native")(1, 1)
    assert asked == sorted(set(asked))
    assert columns["turn"][0] >= len(asked)


def test_a_part_is_played_by_any_bots_with_counts_and_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    cast_parts.opened.cache_clear()
    bots = {"odd": Odd("raises", often=0.2), "random": bot("random")}
    monkeypatch.setattr(cast_parts, "typed_bot", lambda name, _kind: bots[name])
    game = game_kind("mech-a-dream").open({"players": 2})
    job = replace(
        job_of(game, None, (NOBODY, NOBODY), 4, DECISIONS), asked=("odd", "random"), iterations=2
    )
    played = cast_parts.play_cast_part(Part(job, 1, 2))
    assert played.games == 2
    assert played.replaced > 0
    assert played.noted is not None
    assert played.noted.worth is None
    assert len(played.noted.step) == played.decisions
    assert set(played.columns) == {"decisions"}
    assert json.dumps(game.results(played.counts))
    cast_parts.opened.cache_clear()


def test_how_long_bots_think_is_told_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that one of the bots moves on."""
    now = [0.0]

    class Slow:
        name = "slow"

        def decide(self, *given: Any) -> Decision:
            now[0] += 0.5 if now[0] else 2.0
            return bot("random").decide(*given)

    monkeypatch.setattr(asked_games, "perf_counter", lambda: now[0])
    game = game_kind("mech-a-dream").open({"players": 2})
    judged = AskedGames(game, [Slow(), bot("random")], BUDGET, "native").judged(3, 2)
    (first, quick), (second, _) = judged["thought"]
    assert first.tolist() == [first[0], 2.0 + 0.5 * (first[0] - 1), 2.0]
    assert second.tolist() == [second[0], 0.5 * second[0], 0.5]
    assert quick[0] > 10
    assert quick[1:].tolist() == [0.0, 0.0]
