"""The law of every bot: for equal views and seeds equal decisions, whatever is hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots import Bot, Budget, Decision, bot, bot_names, programs
from dreamcog.bots.network_file import write_network
from dreamcog.bots.network_folder import FOLDER
from dreamcog.bots.search import SearchBot
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from support.networks import random_network, write_networks
from support.outside_bots import fresh_bots, install_lucky, javascript_bot
from support.positions import redealt, walk

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("cyberion", {"players": 1}),
    (
        "cyberion",
        {"players": 2, "expansions": ["babybots", "gigantobots", "microbots", "devious-cog"]},
    ),
    ("mech-a-dream", {"players": 2}),
    ("mech-a-dream", {"players": 3, "variants": ["robots", "specialists"]}),
]
LONG_WAY, POSITIONS = 60, 3
MORE_POSITIONS = 12
"""For a bot that searches: it does so only where something is at stake."""
BUDGET = Budget(iterations=10)
"""So little that a bot which searches is quick, and so the same on every machine; enough for it to
try every move once."""


@pytest.fixture
def everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Networks, a bot of another package, and a program beside our own bots.

    The large networks do not think that everything is won, so that it is worth searching.
    """
    networks = tmp_path / "networks"
    networks.mkdir()
    for name in {name for name, _ in TABLES}:
        write_networks(networks, name)
        write_network(networks / f"{name}-large.npz", random_network(name))
    monkeypatch.setenv(FOLDER, str(networks))
    monkeypatch.setenv(programs.VARIABLE, f"outside={javascript_bot()}")
    monkeypatch.syspath_prepend(str(install_lucky(tmp_path)))
    with fresh_bots():
        yield


def some_positions(game: Game[Any], rng: random.Random, number: int) -> Iterator[tuple[Any, int]]:
    """Positions along a game in which no move is half composed, each with a seat that decides."""
    along = list(walk(game, game.deal(rng.getrandbits(64)), rng, LONG_WAY))
    fit = [each for each in along if not game.draft_of(each).verb and game.deciders(each)]
    for state in rng.sample(fit, min(number, len(fit))):
        yield state, rng.choice(sorted(game.deciders(state)))


def decided(player: Bot, game: Game[Any], state: Any, seat: int) -> Decision:
    view = json.loads(json.dumps(game.view(state, seat)))
    return player.decide(game, view, seat, random.Random(11), BUDGET)


def searches(player: Bot) -> bool:
    return isinstance(getattr(player, "plays", player), SearchBot)


def check_law(player: Bot, game: Game[Any], rng: random.Random) -> tuple[int, int]:
    """Ask at positions that look alike, and elsewhere between.

    How many were hidden differently, and at how many of these it has tried moves on imagined deals.
    """
    told = tried = 0
    number = MORE_POSITIONS if searches(player) else POSITIONS
    for state, seat in some_positions(game, rng, number):
        first = decided(player, game, state, seat)
        game.check(state, seat, first.move)
        for other in redealt(game, state, seat, rng):
            assert game.view(other, seat) == game.view(state, seat)
            again = decided(player, game, other, seat)
            assert (again.move, again.choices) == (first.move, first.choices)
            differs = game.hash(other) != game.hash(state)
            told += differs
            tried += differs and again.about.get("trials", 0) > 0
        elsewhere = game.deal(rng.getrandbits(64))
        decided(player, game, elsewhere, min(game.deciders(elsewhere)))
    return told, tried


@pytest.mark.slow
@pytest.mark.usefixtures("everybody")
@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda value: str(value)[:60])
def test_every_bot_keeps_the_law(name: str, options: dict[str, Any]) -> None:
    kind = game_kind(name)
    names = bot_names(kind)
    assert {"random", "greedy", "network", "outside"} <= set(names)
    assert ("lucky" in names) == (name == "cyberion")
    for each in names:
        rng = random.Random(f"{name} {each}")
        player = bot(each, kind)
        told, tried = check_law(player, kind.open(options), rng)
        assert told > 0, each
        assert (tried > 0) == searches(player), each


class Cheat:
    """A bot that remembers how often it was asked, which is hidden from it."""

    name = "cheat"
    asked = 0

    def decide(
        self, game: Game[Any], view: Any, seat: int, rng: random.Random, budget: Budget
    ) -> Decision:
        self.asked += 1
        return bot("random").decide(game, view, seat, random.Random(self.asked), budget)


def test_a_bot_that_breaks_the_law_is_noticed() -> None:
    with pytest.raises(AssertionError):
        check_law(Cheat(), game_kind("mech-a-dream").open({}), random.Random(1))
