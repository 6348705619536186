"""At tables no bot goes round in circles within a turn, whatever its networks like."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest

from dreamcog.bots.bot import Bot
from dreamcog.bots.decision import Budget
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_folder import network_bot
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_thinking import Thinking
from dreamcog.bots.search import SearchBot
from dreamcog.bots.turn_ways import Rank, Ways
from dreamcog.bots.written_moves import only_move
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from dreamcog.games.cyberion.words import Model
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import position_of
from dreamcog.sim.native.library import prepare
from support.networks import random_network
from support.positions import OPTION_SETS, lively_numbers, some_of_whole_games, some_states

OTHERS = [each for each in OPTION_SETS if not game_kind(each[0]).repeats]
FEW = Budget(iterations=24)
MOVES = 40
"""Moves of a seat that are looked at: a turn without circles seldom has a quarter of them."""


def moves_until_shown(game: Game[Any], state: Any, bot: Bot, twice: bool = False) -> int:
    """How many moves a bot makes until its turn ends, or something is shown.

    It may see the same `twice`, or not.
    """
    rng, seat = random.Random(1), max(game.deciders(state))
    seen: set[tuple[int, ...]] = set()
    for number in range(1, MOVES + 1):
        game.draft_of(state).seat = seat
        here = tuple(game.observe(state, seat))
        assert twice or here not in seen, f"seen again before move {number}"
        seen.add(here)
        decision = bot.decide(game, game.view(state, seat), seat, rng, FEW)
        turn = game.play(state, seat, decision.move)
        shown = any(event.reveals for event in turn.events)
        if shown or seat not in game.deciders(turn.after) or turn.after.turn != state.turn:
            return number
        state = turn.after
    raise AssertionError("the turn does not end")


def ready_to_fetch(opened: Game[Any], state: Any) -> tuple[Game[Any], Any, int]:
    """The position, but that a Cyclobot may fetch any robot, itself too; and the seat to act."""
    state = opened.copy(state)
    state.levels[Model.CYCLOBOT] = 5
    seat = opened.draft_of(state).seat = max(opened.deciders(state))
    return opened, state, seat


def positions(number: int, **options: Any) -> Iterator[tuple[Game[Any], Any, int]]:
    """Positions of games of Cyberion."""
    prepare(game_kind("cyberion").game_type.rules)
    found = some_of_whole_games("cyberion", options, number, 0.02, random.Random(5))
    yield from (ready_to_fetch(*each) for each in islice(found, number))


def wild_positions(number: int) -> Iterator[tuple[Game[Any], Any, int]]:
    """Wild ones, in which what is seen may not agree with what is imagined."""
    prepare(game_kind("cyberion").game_type.rules)
    for opened, state in islice(some_states("cyberion", {}, 30), 1, 2 * number, 2):
        if opened.deciders(state) and not opened.draft_of(state).verb:
            yield ready_to_fetch(opened, state)


def going_round(seed: int) -> NetworkBot:
    """A network that likes to go round."""
    return NetworkBot("network", Network(random_network("cyberion", 16, seed=seed)))


TWO = {"players": 2, "expansions": ["babybots", "microbots"]}


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seed"), [({}, 10), (TWO, 10)])
def test_nothing_is_seen_twice_before_something_is_shown(
    options: dict[str, Any], seed: int
) -> None:
    """Networks with random weights like anything; these two went round at some of the positions."""
    bot = SearchBot("search", going_round(seed), going_round(seed), turns=2)
    made = [moves_until_shown(*each[:2], bot) for each in positions(40, **options)]
    assert max(made) > 3


@pytest.mark.parametrize(("heat", "seed", "skipped"), [(0.0, 8, 15), (0.01, 8, 15), (0.01, 10, 30)])
def test_networks_and_levels_end_their_turns(heat: float, seed: int, skipped: int) -> None:
    """A level draws its moves: it may see the same again, but does not go on so for ever."""
    bot = replace(going_round(seed), temperature=heat, reach=1.0)
    for opened, state, _ in islice(wild_positions(skipped + 10), skipped, None):
        moves_until_shown(opened, state, bot, twice=True)


@pytest.mark.slow
def test_a_deal_that_once_went_round() -> None:
    """With the released networks a Cyclobot fetched itself, a thousand times."""
    kind = game_kind("cyberion")
    prepare(kind.game_type.rules)
    game = kind.open({})
    bot = SearchBot("search", network_bot(kind, "network"), network_bot(kind, "network-small"))
    state, rng, made = game.deal(295), random.Random("295 0"), 0
    while game.deciders(state):
        own = random.Random(rng.getrandbits(64))
        decision = bot.decide(game, game.view(state, 0), 0, own, Budget(iterations=40))
        turn = game.play(state, 0, decision.move)
        made = made + 1 if turn.after.turn == state.turn else 0
        assert made < MOVES
        state = turn.after


@pytest.mark.parametrize(("game", "options"), OTHERS)
def test_where_nothing_repeats_no_turn_shows_the_same_twice(
    game: str, options: dict[str, Any]
) -> None:
    batch = Batch(game_kind(game).open(options), 8, seed=5)
    numbers = np.random.default_rng(3)
    seen: set[tuple[int, int, int, bytes]] = set()
    for _ in range(600):
        observed, turns, seats = batch.observe(), batch.column("turn"), batch.seats
        for table in np.flatnonzero(~batch.over & (batch.column("draft.verb") == 0)).tolist():
            key = (table, int(turns[table]), int(seats[table]), observed[table].tobytes())
            assert key not in seen
            seen.add(key)
        batch.step(batch.sample(lively_numbers(batch, numbers)))
    assert seen


def test_a_way_out_of_a_circle_is_the_same_from_everywhere_on_it() -> None:
    """Where a network alone would go round, each position of its way still has a higher rank."""
    bot, circles = going_round(2), 0
    for opened, state, seat in wild_positions(60):
        ways = Ways(opened, seat, Thinking(bot.network))
        circles += not ways.walked(state)[1][-1].ends
        way = ways.way(state)
        while way.rank.nearness < -1:
            state = ways.made(state, way.steps).after
            before, way = way, ways.way(state)
            assert way.rank == (before.rank.chance, before.rank.nearness + 1)
        assert ways.made(state, way.steps).ends
    assert circles > 3


class Counted:
    """A clock that every position moves on that a network reads: a hundred in a second."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.positions = 0
        read = Network.read

        def counted(network: Network, observation: Any) -> Any:
            self.positions += 1
            return read(network, observation)

        monkeypatch.setattr(Network, "read", counted)

    def __call__(self) -> float:
        return self.positions / 100


def test_the_search_keeps_its_time_where_a_network_goes_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To look for the best way out of a circle would take it several times as long."""
    network, clock = going_round(2), Counted(monkeypatch)
    bot, taken = SearchBot("search", network, network, clock, turns=2), list[int]()
    for opened, state, seat in wild_positions(60):
        view, begun = opened.view(state, seat), clock.positions
        bot.decide(opened, view, seat, random.Random(1), Budget(0.2, iterations=0))
        taken.append(clock.positions - begun)
    assert 20 <= max(taken) <= 25


def test_a_way_is_cut_short_where_time_is_over() -> None:
    """Then a circle is left at once, and no move but the network's own is let through."""
    bot, circles = going_round(2), 0
    for opened, state, seat in wild_positions(60):
        ways, late = (
            Ways(opened, seat, Thinking(bot.network), is_over)
            for is_over in (lambda: False, lambda: True)
        )
        own, moves = ways.way(state), ways.walked(state)[1]
        assert late.way(state).steps == moves[0].steps
        circle = not moves[-1].ends
        circles += circle
        if circle:
            states, _ = ways.walked(state)
            place, move = late._exit(states[:-1])
            assert place == 0
            assert move.ends or ways.walked(move.after)[1][-1].ends
        if not ways.made(state, moves[0].steps).ends:
            assert not late.leads_on(state, moves[0].steps, own._replace(rank=Rank(-1.0, -99)))
    assert circles > 3


def test_a_forced_move_is_made_without_looking_further(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchBot("search", going_round(2), going_round(2), turns=2)
    forced = 0
    for opened, state, seat in wild_positions(200):
        if only_move(position_of(opened, state)):
            forced += 1
            with monkeypatch.context() as patched:
                patched.delattr(Ways, "way")
                decision = bot.decide(opened, opened.view(state, seat), seat, random.Random(1), FEW)
            opened.check(state, seat, decision.move)
    assert forced > 0
