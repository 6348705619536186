"""A bot with a network: legal moves from its view alone, the same whatever is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from dreamcog.bots import USUAL_BUDGET
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_thinking import Thinking
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.runtime import CHOSEN
from dreamcog.core.table import Table
from dreamcog.sim.composing import InterpretedPosition, NativePosition, position_of
from dreamcog.sim.native.library import prepare
from support.networks import random_network
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk

KEPT = {game: Network(random_network(game)) for game in games()}
SEEN = {
    *("guess", "rules", "box", "blank", "draft_of", "write_move"),
    *("alphabet", "copy", "observe", "kind", "play", "deciders"),
}
"""What the bot needs of a game: to imagine a position, to compose moves there, and to spell one."""

every_option_set = pytest.mark.parametrize(("game", "options"), OPTION_SETS, ids=OPTION_IDS)
both_games = pytest.mark.parametrize("game", games())


class Blind:
    """A game that tells nothing of any position, and imagines only from the view it expects."""

    def __init__(self, game: Game[Any], view: dict[str, Any]) -> None:
        self._game, self._view = game, view

    def __getattr__(self, name: str) -> Any:
        assert name in SEEN, f"a bot asked for {name}"
        return getattr(self._game, name)

    def guess(self, view: Any, rng: random.Random) -> Any:
        assert view == self._view
        return self._game.guess(view, rng)


def choose(game: Game[Any], view: Any, seat: int, heat: float, seed: int) -> dict[str, Any]:
    told = json.loads(json.dumps(view))
    blind: Any = Blind(game, told)
    bot = NetworkBot("network", KEPT[game.kind.name], heat)
    return bot.decide(blind, told, seat, random.Random(seed), USUAL_BUDGET).move


@every_option_set
def test_its_moves_are_legal_and_from_its_view_alone(game: str, options: dict[str, Any]) -> None:
    """From dealt and wild positions: the table refuses what is not legal."""
    for (opened, state), seed in zip(some_states(game, options, 8), range(3), strict=False):
        table = Table(opened, state)
        for number in range(6):
            if table.deciders:
                seat = max(table.deciders)
                heat = (0.0, 1.0)[number % 2]
                table.play(choose(opened, table.position(seat), seat, heat, seed), seat)


@pytest.mark.slow
@every_option_set
def test_it_decides_the_same_whatever_is_hidden(game: str, options: dict[str, Any]) -> None:
    """Behind a view many positions may lie: what was imagined must not change the decision."""
    rng = random.Random(3)
    for (opened, start), seed in zip(some_states(game, options, 4), range(2), strict=False):
        for state in [start, *walk(opened, start, rng, 8)]:
            if opened.draft_of(state).verb:
                continue
            for seat in opened.deciders(state):
                view = opened.view(state, seat)
                other = opened.view(opened.guess(view, rng), seat)
                assert other == view
                chosen = choose(opened, view, seat, 1.0, seed)
                assert choose(opened, other, seat, 1.0, seed) == chosen


@both_games
def test_what_is_imagined_changes_no_step(game: str) -> None:
    """Other seeds imagine other positions; without heat the steps are the same."""
    opened = game_kind(game).open({})
    bot, rng = NetworkBot("network", KEPT[game]), random.Random(1)
    for state in [opened.deal(4), *walk(opened, opened.deal(4), rng, 40)]:
        if not opened.draft_of(state).verb and opened.deciders(state):
            seat = opened.draft_of(state).seat
            view = opened.view(state, seat)
            made = set()
            for seed in range(4):
                imagined = opened.guess(view, random.Random(seed))
                opened.draft_of(imagined).seat = seat
                position = position_of(opened, imagined)
                thinking = Thinking(bot.network)
                made.add(tuple(thinking.composed(position, position.legal())))
            assert len(made) == 1


@both_games
def test_it_plays_whole_games_without_heat(game: str) -> None:
    """Random weights would go round in circles: the guard sees to it that turns end."""
    for seed in range(3):
        opened = game_kind(game).open({})
        table = Table(opened, opened.deal(seed))
        for moves in range(2000):
            if not table.deciders:
                break
            seat = min(table.deciders)
            table.play(choose(opened, table.position(seat), seat, 0.0, moves), seat)
        assert table.outcome


@both_games
def test_its_reasons_are_what_the_network_says(game: str) -> None:
    """The chosen move with what is expected of the position; others only with their share."""
    opened, network = game_kind(game).open({}), KEPT[game]
    for state in [opened.deal(4), *walk(opened, opened.deal(4), random.Random(2), 30)]:
        if opened.draft_of(state).verb or not opened.deciders(state):
            continue
        seat = opened.draft_of(state).seat
        view = opened.view(state, seat)
        rng = random.Random(1)
        decision = NetworkBot("network", network).decide(opened, view, seat, rng, USUAL_BUDGET)
        chosen, *others = decision.choices
        assert chosen.move == decision.move
        position = position_of(opened, state)
        values = network.values(network.read(position.observe()))
        if len(position.legal()) > 1:
            assert chosen.chance == pytest.approx(float(values.win[0]))
            assert chosen.score == pytest.approx(float(values.score[0]))
        assert all(other.move != decision.move for other in others)
        assert all(other.chance is None and other.score is None for other in others)
        assert 0 < sum(choice.share or 0.0 for choice in decision.choices) <= 1.0 + 1e-6
        assert decision.about["kind"] == "network"


@both_games
def test_heat_draws_steps_by_the_liking(game: str) -> None:
    opened = game_kind(game).open({})
    view = opened.view(state := opened.deal(2), seat := opened.draft_of(opened.deal(2)).seat)
    assert opened.deciders(state) == {seat} or seat in opened.deciders(state)
    cold = {json.dumps(choose(opened, view, seat, 0.0, seed)) for seed in range(6)}
    hot = {json.dumps(choose(opened, view, seat, 50.0, seed)) for seed in range(12)}
    assert len(cold) == 1
    assert len(hot) > 3


@both_games
def test_positions_are_alike_in_both_runtimes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = game_kind(game).open({})
    prepare(opened.rules)
    rng, state = random.Random(6), opened.deal(6)
    native = position_of(opened, state)
    monkeypatch.setenv(CHOSEN, "interpreted")
    plain = position_of(opened, state)
    assert isinstance(native, NativePosition)
    assert isinstance(plain, InterpretedPosition)
    for _ in range(120):
        assert native.moment == plain.moment
        assert native.is_composed == plain.is_composed
        if native.moment[0]:
            break
        assert np.array_equal(native.legal(), plain.legal())
        assert np.array_equal(native.observe(), plain.observe())
        assert native.leading_out() == plain.leading_out()
        step = int(rng.choice(native.legal()))
        native.take(step)
        plain.take(step)
    assert opened.hash(state) == opened.hash(opened.deal(6))
