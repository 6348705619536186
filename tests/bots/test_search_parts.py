"""What the searching bot is made of: lines, trials on imagined deals, and how they are weighed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from dreamcog.bots.decision import Budget
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_together import Together
from dreamcog.bots.search_clock import MOST_TRIALS, Clock
from dreamcog.bots.search_lines import likeliest_lines
from dreamcog.bots.search_trials import JUDGED, Trials, Worths, bar_done
from dreamcog.bots.search_weighing import Weighing
from dreamcog.core.draft import Draft
from dreamcog.core.registry import games
from dreamcog.sim.batch import Batch
from support.networks import random_network

KEPT = {game: Network(random_network(game, seed=3)) for game in games()}
RICH: dict[str, dict[str, Any]] = {
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
    "cyberion": {"players": 2, "expansions": ["babybots", "microbots", "devious-cog"]},
}
both_games = pytest.mark.parametrize("game", games())


def tables(game: str, count: int, steps: int = 40) -> Batch:
    """Tables after random steps."""
    batch = Batch(game, count, seed=5, options=RICH[game])
    for _ in range(steps):
        batch.step(batch.sample())
        batch.reset_over()
    return batch


def begun(game: str) -> Batch:
    """A table where no move is half composed and several are legal."""
    batch = tables(game, 64)
    free = (batch.column("draft.verb") == 0) & (batch.masks().sum(axis=1) > 3)
    return batch.select(np.flatnonzero(free)[:1])


def made(trials: Trials, lines: Any, deals: range, turns: int) -> Worths:
    """What these trials find."""
    worths = trials.made(lines, deals, turns)
    assert worths is not None
    return worths


@both_games
def test_together_networks_say_what_they_say_one_by_one(game: str) -> None:
    batch = tables(game, 50)
    observations, masks = batch.observe(), batch.masks()
    network, together = KEPT[game], Together(KEPT[game])
    liked, values = together.likings(observations, masks), together.values(observations)
    np.testing.assert_allclose(liked, network.liked(observations, masks), rtol=1e-4, atol=1e-4)
    expected = network.values(network.read_many(observations))
    np.testing.assert_allclose(values.win, expected.win, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(values.score, expected.score, rtol=1e-4, atol=1e-3)
    assert (np.isfinite(liked) == (masks == 1)).all()


@both_games
def test_lines_are_legal_whole_moves_the_likeliest_first(game: str) -> None:
    start = begun(game)
    lines = likeliest_lines(Together(KEPT[game]), start, 6, 1e-4)
    assert len(lines) > 1
    shares = [line.share for line in lines]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1.0001
    opened, state = start.game, start.state(0)
    for line in lines:
        draft = Draft(seat=state.draft.seat)
        for flat in line.steps:
            opened.rules.extend(state, draft, *opened.alphabet.step(flat))
        assert opened.rules.can(state, opened.box, draft) == 0
    few = likeliest_lines(Together(KEPT[game]), start, 6, 0.9)
    assert all(line.share >= 0.9 * few[0].share for line in few)


@both_games
def test_every_line_is_tried_on_the_same_deals(game: str) -> None:
    start, network = begun(game), Together(KEPT[game])
    (steps, *_), *_ = likeliest_lines(network, start, 2, 1e-4)
    before = start.game.hash(start.state(0))
    trials = Trials(start, network, network, seed=9)
    worths = made(trials, [steps, steps], range(6), 2)
    np.testing.assert_allclose(worths.chances[0], worths.chances[1], atol=1e-4)
    assert len(set(worths.chances[0, :, 0].round(3).tolist())) > 1, "deals differ"
    alone = made(Trials(start, network, network, seed=9), [steps], range(6), 2)
    np.testing.assert_allclose(alone.chances[0], worths.chances[0], atol=1e-4)
    assert trials.positions > 0
    assert start.game.hash(start.state(0)) == before


def test_trials_to_the_end_tell_who_has_won() -> None:
    start, network = begun("mech-a-dream"), Together(KEPT["mech-a-dream"])
    (line, *_) = likeliest_lines(network, start, 1, 1e-4)
    worths = made(Trials(start, network, network, seed=9), [line.steps], range(4), 1000)
    assert set(np.unique(worths.chances)) <= {0.0, 1.0}
    assert (worths.scores == np.round(worths.scores)).all()


def test_trials_are_broken_off_when_the_time_is_over() -> None:
    start, network = begun("mech-a-dream"), Together(KEPT["mech-a-dream"])
    (line, *_) = likeliest_lines(network, start, 1, 1e-4)
    trials, asked = Trials(start, network, network, seed=9), iter([False, False, True])
    assert trials.made([line.steps], range(4), 1000, lambda: next(asked)) is None
    assert next(asked, None) is None, "and not before"


def test_time_may_be_over_while_positions_are_judged() -> None:
    """To judge all positions together would take as long as a short budget has to spare."""
    start, network = begun("cyberion"), Together(KEPT["cyberion"])
    (line, *_) = likeliest_lines(network, start, 1, 1e-4)
    judge, asked = Together(KEPT["cyberion"]), 0

    def is_over() -> bool:
        nonlocal asked
        asked += 1
        return False

    calm, late = (Trials(start, network, judge, seed=9) for _ in range(2))
    assert calm.made([line.steps], range(80), 1, is_over) is not None
    last = iter([*[False] * (asked - 1), True])
    assert late.made([line.steps], range(80), 1, lambda: next(last)) is None
    assert calm.positions - JUDGED <= late.positions < calm.positions


def test_what_was_done_at_the_same_sight_is_not_done_again() -> None:
    seen = np.zeros((1, 4), np.uint8)
    done: list[set[int]] = [set()]
    taken = []
    for _ in range(3):
        likings = np.array([[3.0, 2.0, 1.0]], np.float32)
        bar_done(likings, seen, done)
        taken.append(int(likings.argmax()))
    assert taken == [0, 1, 2]


def weighed(*chances: list[float], shares: tuple[float, ...] = (0.6, 0.4)) -> Weighing:
    """What is known after these chances of each line."""
    weighing = Weighing(0, shares)
    told = np.array(chances)[:, :, None]
    worths = Worths(told, np.zeros_like(told))
    weighing.add(range(len(chances)), worths)
    return weighing


def test_a_line_that_is_better_on_every_deal_is_chosen() -> None:
    deals = [0.1 * (i % 8) for i in range(64)]
    assert weighed(deals, [each + 0.05 for each in deals]).order() == [1, 0]
    assert weighed(deals, [each - 0.05 for each in deals]).order() == [0, 1]


def test_chance_alone_does_not_overrule_the_network() -> None:
    rng = random.Random(1)
    own = [rng.random() for _ in range(8)]
    other = [rng.random() for _ in range(7)]
    other.append(sum(own) - sum(other) + 0.1)
    assert np.mean(other) > np.mean(own)
    assert weighed(own, other, shares=(0.9, 0.05)).order() == [0, 1]


def test_lines_that_cannot_be_the_best_are_tried_no_more() -> None:
    deals = [0.1 * (i % 8) for i in range(64)]
    worse = [each - 0.2 for each in deals]
    assert weighed(deals, worse).open_lines() == []
    assert weighed(deals, deals).open_lines() == [], "equal on all of many deals"
    unsure = [each + 0.4 * (-1) ** place for place, each in enumerate(deals)]
    assert weighed(deals, worse, unsure, shares=(0.5, 0.3, 0.2)).open_lines() == [0, 2]


def test_trials_end_where_one_line_is_clearly_the_best() -> None:
    deals = [0.1 * (i % 8) for i in range(64)]
    better, best = [each + 0.1 for each in deals], [each + 0.2 for each in deals]
    assert weighed(deals, best).open_lines() == []
    assert weighed(deals, better, best, shares=(0.5, 0.3, 0.2)).open_lines() == []
    assert weighed(deals, better, best, shares=(0.5, 0.3, 0.2)).order()[0] == 2


def test_the_network_chooses_where_nothing_was_tried() -> None:
    """Its own move is composed of the likeliest steps, and may be less likely than another."""
    assert Weighing(0, (0.3, 0.5, 0.2)).order() == [0, 1, 2]


def test_a_move_that_the_network_never_draws_is_weighed_like_a_most_unlikely_one() -> None:
    deals = [0.1 * (i % 8) for i in range(8)]
    unlikely, never = (
        weighed(deals, deals, shares=(share, 0.9)).differences()[0] for share in (1e-6, 0.0)
    )
    np.testing.assert_allclose(never, unlikely)
    assert np.isfinite(weighed(deals, deals, shares=(0.9, 0.0)).differences()[0]).all()


def test_a_clock_gives_no_more_trials_than_the_budget_has() -> None:
    clock = Clock(Budget(iterations=20), lambda: 0.0, each=1.0)
    assert clock.room(3, 8) == 6
    clock.note(18, 1.0)
    assert clock.room(3, 8) == 0
    assert clock.room(2, 8) == 1
    assert Clock(Budget(), lambda: 0.0, each=1.0).room(1, 1 << 20) == MOST_TRIALS


def test_a_clock_plans_with_the_time_that_trials_took() -> None:
    now = [0.0]
    clock = Clock(Budget(seconds=1.0), lambda: now[0], each=0.01)
    assert clock.room(1, 10_000) == 84
    clock.note(10, 0.5)
    assert clock.room(1, 10_000) == 16
    now[0] = 0.79
    assert clock.room(1, 10_000) == 1
    now[0] = 0.85
    assert clock.room(1, 10_000) == 0
    assert not clock.is_over()
    now[0] = 0.95
    assert clock.is_over()


def test_lines_that_may_not_be_made_are_tried_no_more() -> None:
    deals = [0.1 * (i % 8) for i in range(64)]
    unsure = [each + 0.4 * (-1) ** place for place, each in enumerate(deals)]
    weighing = weighed(deals, unsure, unsure, shares=(0.5, 0.3, 0.2))
    assert weighing.open_lines() == [0, 1, 2]
    assert weighing.open_lines(lambda line: line == 2) == [0, 2]
    assert weighing.open_lines(lambda _: False) == []
