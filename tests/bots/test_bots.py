"""Bots have names, see only what their seat sees, finish every game, and greedy beats random."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dreamcog.bots import USUAL_BUDGET, batch_numbers, bot, bot_names
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table
from dreamcog.sim.choosing import CHOICES
from dreamcog.sim.loops import GREEDY, KNOWN_BOTS, RANDOM
from dreamcog.sim.runs import Interpreted, Native
from support.positions import OPTION_IDS, OPTION_SETS, some_states

SEEN = {"guess", "rules", "box", "blank", "draft_of", "write_move"}
"""What a bot needs of a game: to imagine a position, to try moves there, and to spell one."""


class Blind:
    """A game that tells nothing of any position, and imagines only from the view it expects."""

    def __init__(self, game: Game[Any], view: dict[str, Any]) -> None:
        self._game = game
        self._view = view

    def __getattr__(self, name: str) -> Any:
        assert name in SEEN, f"a bot asked for {name}"
        return getattr(self._game, name)

    def guess(self, view: Any, rng: random.Random) -> Any:
        assert view == self._view
        return self._game.guess(view, rng)


def play(table: Table, names: list[str], seed: int, most: int) -> None:
    """Let bots play so many moves, each seat by its own, from its view alone."""
    rng = random.Random(seed)
    for _ in range(most):
        if not table.deciders:
            return
        seat = rng.choice(sorted(table.deciders))
        view = json.loads(json.dumps(table.position(seat)))
        blind: Any = Blind(table.game, view)
        table.play(bot(names[seat]).decide(blind, view, seat, rng, USUAL_BUDGET).move, seat)


def test_bots_are_named_weakest_first() -> None:
    assert bot_names() == ["random", "greedy"]
    assert [bot(name).name for name in bot_names()] == bot_names()
    for wrong in ("genius", "", "Random", None, 1, ["random"]):
        with pytest.raises(Refused) as refused:
            bot(wrong)
        assert refused.value.code == "malformed"


def test_bots_are_named_for_each_seat_or_once_for_all() -> None:
    assert batch_numbers(["greedy"], 4) == [GREEDY]
    assert batch_numbers(["random", "greedy"], 2) == [RANDOM, GREEDY]
    for wrong in ([], ["random", "greedy", "random"], ["random", "genius"]):
        with pytest.raises(Refused):
            batch_numbers(wrong, 2)


def test_every_bot_has_a_loop_in_batches_and_an_unknown_number_is_an_error() -> None:
    assert {batch_numbers([name], 1)[0] for name in bot_names()} == set(KNOWN_BOTS) == set(CHOICES)
    with pytest.raises(ValueError, match="knows the bots"):
        Interpreted(game_kind("cyberion").open({}), [max(KNOWN_BOTS) + 1])


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(("game", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_bots_see_only_their_view(game: str, options: dict[str, Any], name: str) -> None:
    """From dealt and wild positions, by the public interface: every move they choose is legal."""
    for (opened, state), seed in zip(some_states(game, options, 8), range(3), strict=False):
        play(Table(opened, state), [name] * opened.options["players"], seed, 6)


@pytest.mark.parametrize("names", [["random"] * 3, ["greedy"] * 3, ["greedy", "random", "random"]])
def test_bots_play_whole_games(names: list[str]) -> None:
    game = game_kind("mech-a-dream").open({"players": 3, "variants": ["robots", "specialists"]})
    table = Table(game, game.deal(3))
    play(table, names, 3, 1000)
    assert table.outcome


def test_the_same_randomness_makes_the_same_choice() -> None:
    game = game_kind("cyberion").open({})
    view = game.view(game.deal(2), 0)
    for name in bot_names():
        rngs = [random.Random(7) for _ in range(3)]
        chosen = [bot(name).decide(game, view, 0, rng, USUAL_BUDGET) for rng in rngs]
        assert chosen[0] == chosen[1] == chosen[2]


def scores(columns: dict[str, list[Any]], seat: int) -> list[int]:
    """A seat's score in each game, as M12.2 counts it."""
    parts = zip(*(columns[key] for key in ("points", "rainbows", "flowers", "ink")), strict=True)
    return [p[seat] + r[seat] + (f[seat] + i[seat]) // 5 for p, r, f, i in parts]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [[], ["robots", "specialists"]], ids=["base", "all"])
def test_greedy_beats_random_at_mech_a_dream(players: int, variants: list[str]) -> None:
    """In every seat it scores twice as much as each of the others."""
    game = game_kind("mech-a-dream").open({"players": players, "variants": variants})
    for seat in range(players):
        bots = [GREEDY if i == seat else RANDOM for i in range(players)]
        columns = Native(game, bots)(0, 30)
        own = sum(scores(columns, seat))
        others = [sum(scores(columns, i)) for i in range(players) if i != seat]
        assert own > 2 * max(others)


@pytest.mark.parametrize("options", [{}, {"players": 2, "expansions": ["microbots", "babybots"]}])
def test_greedy_beats_random_at_cyberion(options: dict[str, Any]) -> None:
    """It lasts twice as many turns: each turn without a repair costs a Failsafe."""
    game = game_kind("cyberion").open(options)
    turns = [sum(Native(game, [bot])(0, 30)["turn"]) for bot in (RANDOM, GREEDY)]
    assert turns[1] > 2 * turns[0]
