"""The bot that searches: legal moves from its view alone, the same for equal seeds."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from dreamcog.bots.decision import Budget, Decision
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_layers import Network
from dreamcog.bots.search import SearchBot
from dreamcog.bots.search_trials import Trials, Worths
from dreamcog.bots.turn_ways import Ways
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.runtime import CHOSEN
from dreamcog.core.table import Table
from dreamcog.sim.native.library import prepare
from support.networks import random_network
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk

LARGE = {game: NetworkBot("network", Network(random_network(game))) for game in games()}
SMALL = {game: NetworkBot("network-small", Network(random_network(game, 16))) for game in games()}
FEW = Budget(iterations=12)
SEEN = {
    *("guess", "rules", "box", "blank", "draft_of", "write_move"),
    *("alphabet", "copy", "observe", "options", "kind", "runtime", "seat", "deal"),
    *("play", "deciders"),
}
"""What the bot needs of a game: to imagine positions, to play on from them, and to spell a move."""

every_option_set = pytest.mark.parametrize(("game", "options"), OPTION_SETS, ids=OPTION_IDS)
both_games = pytest.mark.parametrize("game", games())


@pytest.fixture(autouse=True, scope="module")
def libraries() -> None:
    """The bot searches natively where there is a library; it builds none."""
    for game in games():
        prepare(game_kind(game).game_type.rules)


class Blind:
    """A game that tells nothing of any position, and imagines only from the view it expects."""

    __class__ = Game  # type: ignore[assignment]

    def __init__(self, game: Game[Any], view: dict[str, Any]) -> None:
        self._game, self._view = game, view

    def __getattr__(self, name: str) -> Any:
        assert name in SEEN, f"a bot asked for {name}"
        return getattr(self._game, name)

    def guess(self, view: Any, rng: random.Random) -> Any:
        assert view == self._view
        return self._game.guess(view, rng)


def decide(game: Game[Any], view: Any, seat: int, seed: int, budget: Budget = FEW) -> Decision:
    told = json.loads(json.dumps(view))
    blind: Any = Blind(game, told)
    bot = SearchBot("search", LARGE[game.kind.name], SMALL[game.kind.name], turns=2)
    return bot.decide(blind, told, seat, random.Random(seed), budget)


def choosing(game: str, most: int) -> list[tuple[Game[Any], Any, int]]:
    """Positions with a decision that the bot searches for."""
    opened, found = game_kind(game).open({}), []
    for state in walk(opened, opened.deal(4), random.Random(2), 120):
        if opened.draft_of(state).verb or not opened.deciders(state):
            continue
        seat = opened.draft_of(state).seat
        if decide(opened, opened.view(state, seat), seat, 1).about["trials"]:
            found.append((opened, state, seat))
        if len(found) == most:
            return found
    raise AssertionError("nothing to search for")


@every_option_set
def test_its_moves_are_legal_and_from_its_view_alone(game: str, options: dict[str, Any]) -> None:
    """From dealt and wild positions: the table refuses what is not legal."""
    for (opened, state), seed in zip(some_states(game, options, 8), range(1), strict=False):
        table = Table(opened, state)
        for _ in range(2):
            if table.deciders:
                seat = max(table.deciders)
                table.play(decide(opened, table.position(seat), seat, seed).move, seat)


@both_games
def test_it_decides_the_same_whatever_is_hidden(game: str) -> None:
    rng = random.Random(3)
    for opened, state, seat in choosing(game, 3):
        view = opened.view(state, seat)
        other = opened.view(opened.guess(view, rng), seat)
        assert other == view
        decision = decide(opened, view, seat, 5)
        assert decide(opened, other, seat, 5) == decision
        assert decision.about["trials"] > 0


@both_games
def test_its_reasons_are_the_moves_it_has_tried(game: str) -> None:
    for opened, state, seat in choosing(game, 3):
        decision = decide(opened, opened.view(state, seat), seat, 5)
        assert decision.choices[0].move == decision.move
        assert decision.about["kind"] == "search"
        assert 0 < decision.about["trials"] <= 12 < decision.about["positions"] + 12
        moves = [json.dumps(choice.move, sort_keys=True) for choice in decision.choices]
        assert len(moves) > 1
        for choice in decision.choices:
            assert 0 <= (choice.chance if choice.chance is not None else -1) <= 1
            assert np.isfinite(choice.score if choice.score is not None else np.nan)
            assert 0 < (choice.share or 0) <= 1
        json.dumps(decision.about)


@both_games
def test_more_iterations_are_more_trials_and_none_is_the_networks_move(game: str) -> None:
    (opened, state, seat), *_ = choosing(game, 1)
    view = opened.view(state, seat)
    few, more = (
        decide(opened, view, seat, 5, Budget(iterations=iterations)).about["trials"]
        for iterations in (10, 60)
    )
    assert few <= 10 < more <= 60
    idle = decide(opened, view, seat, 5, Budget(seconds=0.0))
    assert idle.about["trials"] == 0
    own = LARGE[game].decide(opened, view, seat, random.Random(5), FEW)
    assert idle.move == own.move


@both_games
def test_without_native_code_it_decides_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (opened, state, seat), *_ = choosing(game, 1)
    view = opened.view(state, seat)
    bot, few = SearchBot("search", LARGE[game], SMALL[game], turns=2), Budget(iterations=8)
    native = bot.decide(opened, view, seat, random.Random(5), few)
    monkeypatch.setenv(CHOSEN, "interpreted")
    interpreted = bot.decide(game_kind(game).open({}), view, seat, random.Random(5), few)
    assert interpreted.move == native.move
    assert interpreted.about == native.about


def test_it_stops_when_its_time_is_over() -> None:
    """By a clock that every reading moves on."""
    (opened, state, seat), *_ = choosing("mech-a-dream", 1)
    readings = [0.0]

    def read() -> float:
        readings[0] += 0.05
        return readings[0]

    bot = SearchBot("search", LARGE["mech-a-dream"], SMALL["mech-a-dream"], read, turns=2)
    view = opened.view(state, seat)
    trials = [
        bot.decide(opened, view, seat, random.Random(1), Budget(seconds)).about["trials"]
        for seconds in (0.05, 0.5, 1.5)
    ]
    assert trials[0] == 0 < trials[1] < trials[2]


@both_games
def test_it_makes_the_move_that_trials_find_best(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the network likes: here the last of the moves is told to win far more often."""
    (opened, state, seat), *_ = choosing(game, 1)
    view = opened.view(state, seat)

    def told(_: Trials, lines: Any, deals: range, *_more: Any) -> Worths:
        each = np.linspace(0.3, 0.6, len(lines))[:, None, None]
        chances = np.broadcast_to(each, (len(lines), len(deals), opened.options["players"]))
        return Worths(chances, 10 * chances)

    plain = decide(opened, view, seat, 5, Budget(iterations=0))
    monkeypatch.setattr(Trials, "made", told)
    monkeypatch.setattr(Ways, "leads_on", lambda *_: True)
    decision = decide(opened, view, seat, 5)
    assert decision.move == plain.choices[-1].move != plain.move
    assert decision.choices[0].chance == pytest.approx(0.6)
    assert decision.choices[0].score == pytest.approx(6.0)
    monkeypatch.setattr(Ways, "leads_on", lambda *_: False)
    moves = plain.move, decision.move
    assert decide(opened, view, seat, 5).move == moves[not opened.kind.repeats]
