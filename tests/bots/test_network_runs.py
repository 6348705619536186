"""Many games of networks: the same games however they are shared out, with any neighbours."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dreamcog.bots.network_folder import FOLDER
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_runs import SIDE, NetworkGames
from dreamcog.bots.policy import Policy
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.sim.loops import GREEDY, NOBODY
from dreamcog.sim.runs import Native
from support.networks import random_network, write_networks

both_games = pytest.mark.parametrize("game", games())


def equal(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return a.keys() == b.keys() and all(np.array_equal(a[name], b[name]) for name in a)


def some_games(
    name: str, runtime: str = "native", temperature: float = 0.0, **options: Any
) -> NetworkGames:
    """Games in which every seat has a network, not all the same."""
    game = game_kind(name).open(options)
    policies = [Policy(Network(random_network(name, seed=seed)), temperature, 9) for seed in (1, 2)]
    seats = [policies[seat % 2] for seat in range(game.options["players"])]
    return NetworkGames(game, [NOBODY] * len(seats), seats, runtime)


@pytest.mark.slow
@pytest.mark.turns(2, "game", "temperature")
@both_games
@pytest.mark.parametrize("temperature", [0.0, 2.0])
def test_a_game_does_not_depend_on_those_beside_it(game: str, temperature: float) -> None:
    """All tables are full once and go on with some; parts are one, more than half, some of both."""
    play, count = some_games(game, temperature=temperature), SIDE + 9
    whole = play(50, count)
    for first, number in ((0, 1), (3, SIDE // 2 + 6), (SIDE - 4, 12)):
        part = play(50 + first, number)
        assert equal(part, {name: array[first : first + number] for name, array in whole.items()})


@both_games
def test_equal_policies_of_several_seats_play_as_one(game: str) -> None:
    """Each seat may have a policy of its own that is equal to the others': all are asked."""
    opened, network = game_kind(game).open({"players": 2}), Network(random_network(game, seed=1))
    one = Policy(network)
    shared, apart = [one, one], [Policy(network), Policy(network)]
    runs = [NetworkGames(opened, [NOBODY] * 2, each, "native") for each in (shared, apart)]
    assert equal(*(play(8, 5) for play in runs))


@pytest.mark.slow
@both_games
@pytest.mark.parametrize("temperature", [0.0, 2.0])
def test_both_runtimes_play_the_same_games(game: str, temperature: float) -> None:
    native, interpreted = (
        some_games(game, runtime, temperature)(8, 3) for runtime in ("native", "interpreted")
    )
    assert equal(native, interpreted)


@pytest.mark.slow
def test_games_at_a_temperature_are_others_with_every_seed() -> None:
    play = some_games("cyberion", temperature=2.0)
    same_deal = play(8, 1), play(8, 1)
    assert equal(*same_deal)
    assert not np.array_equal(play(8, 40)["decisions"], some_games("cyberion")(8, 40)["decisions"])


@both_games
def test_results_are_stored_as_native_runs_store_them(game: str) -> None:
    found = some_games(game)(1, 5)
    native = Native(game_kind(game).open({}))(1, 5)
    assert {name: (array.dtype, array.shape) for name, array in found.items()} == {
        name: (array.dtype, array.shape) for name, array in native.items()
    }


@pytest.mark.slow
@both_games
def test_judged_games_are_the_same_games_by_seat(game: str) -> None:
    play, count = some_games(game, players=2), 5
    results, judged = play(50, count), play.judged(50, count)
    assert np.array_equal(judged["decisions"], results["decisions"])
    assert judged["wins"].shape == judged["scores"].shape == (count, 2)
    if game == "cyberion":
        assert np.array_equal(judged["wins"], np.stack([results["won"]] * 2, axis=1))
    else:
        points = results["points"][:, :2] + results["rainbows"][:, :2]
        resources = (results["flowers"] + results["ink"])[:, :2] // 5
        assert np.array_equal(judged["scores"], points + resources)
        assert judged["wins"].any(axis=1).all()


@pytest.mark.slow
def test_noted_steps_are_the_games() -> None:
    play = some_games("mech-a-dream", players=3)
    columns, noted = play.noted(4, 7)
    assert equal(columns, play(4, 7))
    assert len(noted.step) == columns["decisions"].sum()
    game, at = game_kind("mech-a-dream").open({"players": 3}), 0
    for number, length in enumerate(columns["decisions"].tolist()):
        state = game.deal(4 + number)
        for i in range(at, at + length):
            assert game.draft_of(state).seat == noted.seat[i]
            assert len(game.steps(state)) == noted.legal[i]
            state = game.take(state, int(noted.step[i])).after
        assert game.outcome(state)
        at += length


@pytest.mark.slow
def test_plain_bots_beside_networks() -> None:
    """Greedy beats random weights, and the seats are not mixed up."""
    game = game_kind("mech-a-dream").open({"players": 2})
    network = Network(random_network("mech-a-dream"))
    for seat in (0, 1):
        bots = [GREEDY, GREEDY]
        bots[seat] = NOBODY
        networks: list[Any] = [None, None]
        networks[seat] = Policy(network)
        play = NetworkGames(game, bots, networks, "native")
        points = play(0, 40)["points"]
        assert points[:, 1 - seat].mean() > 2 * points[:, seat].mean()
        with pytest.raises(Refused) as refused:
            play.noted(0, 1)
        assert refused.value.code == "network-notes"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "networks"
    found.mkdir()
    monkeypatch.setenv(FOLDER, str(found))
    return found


def simulate(*words: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("dreamcog")
    return subprocess.run(
        [program, "simulate", *words, "--json", "--seed", "5", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.slow
def test_simulate_plays_networks_the_same_with_any_number_of_workers(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    bots = ("mech-a-dream", "--players", "3", "--bots", "network,greedy,network-small")
    reports = [
        json.loads(simulate(*bots, "--games", "150", "--workers", workers).stdout)
        for workers in ("1", "2")
    ]
    assert reports[0]["results"] == reports[1]["results"]
    assert reports[0]["decisions"] == reports[1]["decisions"]
    assert reports[0]["bots"] == ["network", "greedy", "network-small"]


@pytest.mark.slow
def test_a_run_is_gone_on_with_only_by_the_same_network(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    write_networks(folder, "cyberion")
    out = str(tmp_path / "games.parquet")
    bots = ("cyberion", "--bots", "network", "--out", out, "--workers", "1")
    assert simulate(*bots, "--games", "20").returncode == 0
    report = json.loads(simulate(*bots, "--games", "50", "--resume").stdout)
    whole = json.loads(simulate("cyberion", "--bots", "network", "--games", "50").stdout)
    assert report["results"] == whole["results"]
    write_networks(folder, "cyberion", width=16)
    assert simulate(*bots, "--games", "60", "--resume").returncode != 0


@pytest.mark.usefixtures("folder")
def test_without_a_file_a_network_is_refused_with_the_reason() -> None:
    found = simulate("cyberion", "--bots", "network")
    assert found.returncode == 2
    assert "no trained network" in found.stderr
