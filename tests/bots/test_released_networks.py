"""The networks in the tree: small enough, fit or refused with the reason, as strong as they say."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots.network_file import NetworkFile, check_fits, read_network
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_runs import NetworkGames
from dreamcog.bots.policy import Policy
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.i18n.texts import Texts, languages
from dreamcog.sim.loops import GREEDY, NOBODY
from support.networks import random_network
from support.turns import parts_of

FOLDER = Path(__file__).parents[2] / "src" / "dreamcog" / "bots" / "networks"
RELEASED = sorted(FOLDER.glob("*.npz"))
MOST_BYTES = 40_000_000
SIZES = {"large": 16_500_000, "small": 2_100_000}
"""The most bytes of a file: 16 and 2 MB of weights, and what is told of them."""

GAMES = {"large": 60, "small": 300}
"""Games of each number of players; a decision of a large network takes ten times as long."""
ERRORS = 5.0
"""Standard errors within which figures must agree: chance alone is outside once in a million."""


def test_the_folder_is_small_enough() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES
    for path in RELEASED:
        assert path.stat().st_size <= SIZES[path.stem.rpartition("-")[2]]


def test_the_history_tells_of_every_file_and_of_no_other() -> None:
    told = (FOLDER / "HISTORY.md").read_text("utf-8")
    assert {path.name for path in RELEASED} <= set(told.replace("`", "").split())
    assert {path.suffix for path in FOLDER.iterdir()} <= {".npz", ".md"}


def refusal_of(path: Path) -> Refused | None:
    """Why a released file cannot be used; None if it can."""
    game = path.stem.rpartition("-")[0]
    try:
        read_network(path, game_kind(game))
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.name)
def test_every_file_fits_or_is_refused_with_the_reason(path: Path) -> None:
    refused = refusal_of(path)
    assert read_network(path).game == path.stem.rpartition("-")[0]
    if refused is not None:
        assert refused.code.startswith("network-other-")
        assert all(Texts(lang).refusal(None, refused) for lang in languages())


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.name)
def test_told_chances_are_right_within_two_points(path: Path) -> None:
    """By the file's own figures, of 100,000 positions or more, in tenths that hold 1,000."""
    if (told := read_network(path).evaluation.get("reliability")) is None:
        pytest.skip("its chances have not been compared with what came of them")
    assert told["positions"] >= 100_000
    assert told["largest_error"] <= 0.02


def wins_of(file: NetworkFile, options: dict[str, Any], games: int) -> int:
    """Games won: by networks in all seats where all win together, else by one among greedy."""
    kind, network = game_kind(file.game), Network(file)
    game = kind.open(options)
    players = game.options["players"]
    if kind.together:
        play = NetworkGames(game, [NOBODY] * players, [Policy(network)] * players, "native")
        return int(results(play, game, 7_000_000, games)["wins"])
    won = 0
    for seat in range(players):
        bots: list[int] = [GREEDY] * players
        seats: list[Policy | None] = [None] * players
        bots[seat], seats[seat] = NOBODY, Policy(network)
        play = NetworkGames(game, bots, seats, "native")
        share = games // players + (seat < games % players)
        won += results(play, game, 7_000_000 + seat * games, share)["seat_wins"][seat]
    return won


def results(play: NetworkGames, game: Any, seed: int, games: int) -> dict[str, Any]:
    counted = game.count({name: each.tolist() for name, each in play(seed, games).items()})
    told: dict[str, Any] = game.results(counted)
    return told


def is_as_told(wins: int, games: int, told: dict[str, Any]) -> bool:
    """Whether a rate agrees with the one of a header, whose games are told too."""
    pooled = (wins + told["rate"] * told["games"] + 1) / (games + told["games"] + 2)
    error = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / told["games"]))
    return abs(wins / games - told["rate"]) <= ERRORS * error


@pytest.mark.slow
@pytest.mark.parametrize("path", RELEASED or [None], ids=lambda path: path.name if path else "-")
def test_it_plays_as_well_as_its_file_says(path: Path | None) -> None:
    """By turns with one number of players and another: a run tries one for each file."""
    if path is None:
        pytest.skip("no network is released yet")
    if (refused := refusal_of(path)) is not None:
        pytest.skip(f"it does not fit the rules: {refused}")
    file, games = read_network(path), GAMES[path.stem.rpartition("-")[2]]
    sets = file.evaluation["base"]["sets"]
    for told in (sets[place] for place in parts_of(path.name, len(sets))):
        wins = wins_of(file, told["options"], games)
        assert is_as_told(wins, games, told), (told["name"], wins, told["rate"])


def test_a_network_that_plays_worse_or_better_than_told_is_noticed() -> None:
    """Random weights stand in for a network that plays badly."""
    file = random_network("mech-a-dream")
    check_fits(file, game_kind("mech-a-dream"))
    wins = wins_of(file, {"players": 3}, 60)
    assert is_as_told(wins, 60, {"rate": wins / 60, "games": 1000})
    assert wins < 6
    assert not is_as_told(wins, 60, {"rate": 0.9, "games": 1000})
    assert is_as_told(291, 300, {"rate": 0.97, "games": 20_000})
    assert not is_as_told(270, 300, {"rate": 0.97, "games": 20_000})
    assert not is_as_told(300, 300, {"rate": 0.85, "games": 20_000})
