"""Networks are offered by name where a file that fits is there, and nowhere else."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamcog.bots import USUAL_BUDGET, bot, bot_names, cast_of, level_names
from dreamcog.bots.cast_parts import opened
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_file import fits_of, read_network, write_network
from dreamcog.bots.network_folder import FOLDER
from dreamcog.cli.seats import PERSON, read_seats, seated
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.refusal import Failed, Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.envs.learner import Learner
from dreamcog.lab.arena.playing import job_for
from dreamcog.server.api.games import info_of
from dreamcog.server.automation.bot_worker import respond
from dreamcog.sim.loops import GREEDY, NOBODY
from support.networks import random_network, write_networks

PLAIN = ["random", "greedy"]
MECH = game_kind("mech-a-dream")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    info_of.cache_clear()
    return tmp_path


def refusal_of(name: str, game: str) -> str:
    with pytest.raises(Refused) as refused:
        bot(name, game_kind(game))
    return refused.value.code


def without_levels() -> list[str]:
    return [name for name in bot_names(MECH) if name not in LEVEL_NAMES]


def test_without_files_only_plain_bots_are_offered() -> None:
    for game in games():
        assert bot_names(game_kind(game)) == PLAIN
        assert info_of(game).bots == PLAIN
        assert not info_of(game).levels
        assert info_of(game).usual_bot == info_of(game).stand_in == "greedy"
        assert refusal_of("network", game) == refusal_of("network-small", game) == "network-missing"
        assert refusal_of("genius", game) == "malformed"


def test_a_file_is_offered_for_its_game_only(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    assert bot_names(MECH) == info_of("mech-a-dream").bots
    assert without_levels() == [*PLAIN, "network-small", "network", "search"]
    assert level_names(MECH) == [each.name for each in info_of("mech-a-dream").levels]
    assert level_names(MECH) == list(LEVEL_NAMES)
    assert bot_names(game_kind("cyberion")) == info_of("cyberion").bots == PLAIN
    assert bot_names() == PLAIN
    for name in ("network", "network-small"):
        assert bot(name, MECH).name == name
        assert bot(name, MECH) is bot(name, MECH), "a process loads it once"
    assert bot("search", MECH).name == "search"
    assert bot("search", MECH) == bot("search", MECH), "with the networks that are loaded"
    (folder / "mech-a-dream-large.npz").unlink()
    assert without_levels() == [*PLAIN, "network-small"]


def test_a_file_that_does_not_fit_is_not_offered(folder: Path) -> None:
    path = write_networks(folder, "mech-a-dream") / "mech-a-dream-large.npz"
    write_network(path, replace(read_network(path), fits={**fits_of(MECH), "rules_version": 0}))
    assert without_levels() == [*PLAIN, "network-small"]
    assert refusal_of("network", "mech-a-dream") == "network-other-rules"
    path.write_bytes(b"nonsense")
    assert without_levels() == [*PLAIN, "network-small"]
    assert refusal_of("network", "mech-a-dream") == "network-unreadable"


def test_a_new_file_takes_the_place_of_the_old(folder: Path) -> None:
    path = write_networks(folder, "mech-a-dream") / "mech-a-dream-large.npz"
    before: Any = bot("network", MECH)
    write_network(path, random_network("mech-a-dream", width=40))
    after: Any = bot("network", MECH)
    assert (before.network.shape.width, after.network.shape.width) == (32, 40)


def test_the_cast_of_a_run_names_seats_and_files(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    assert cast_of(["greedy"], 3, MECH) == ((GREEDY,), (), ())
    cast = cast_of(["network", "greedy", "network-small"], 3, MECH)
    assert cast.bots == (NOBODY, GREEDY, NOBODY)
    assert [seat and seat[0] for seat in cast.networks] == ["network", None, "network-small"]
    assert len({seat[1] for seat in cast.networks if seat}) == 2
    assert cast_of(["network"], 2, MECH).bots == (NOBODY, NOBODY)
    assert cast.labels(["network", "greedy"])[1] == "greedy"
    assert cast.labels(["network"])[0].startswith("network@")
    with pytest.raises(Refused):
        cast_of(["network", "greedy"], 3, MECH)


def test_a_worker_of_the_server_asks_a_network(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    game = MECH.open({"players": 2})
    state = game.deal(3)
    seat = min(game.deciders(state))
    asked = {
        "game": "mech-a-dream",
        "options": game.options,
        "box": game.box_values,
        "view": game.view(state, seat),
        "seat": seat,
        "bot": "network",
        "rng": "7",
        "budget": {"seconds": 0.1},
    }
    answer = respond(msgspec.json.encode(asked))
    assert answer.decision is not None, answer.error
    game.play(state, seat, answer.decision.move)
    assert respond(msgspec.json.encode({**asked, "bot": "genius"})).refused


def test_the_terminal_seats_a_network_that_is_here(folder: Path) -> None:
    game = MECH.open({"players": 2})
    with pytest.raises(Refused):
        seated(game, bots=("network",))
    write_networks(folder, "mech-a-dream")
    seats = seated(game, bots=("network",))
    told = json.loads(json.dumps(seats.to_json()))
    assert read_seats(told, game) == seats
    (folder / "mech-a-dream-large.npz").unlink()
    assert [player.kind for player in read_seats(told, game).players] == [PERSON, PERSON]


def test_environments_have_networks_as_opponents(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    learner = Learner(
        "mech-a-dream", 3, options={"players": 2}, more={}, bots="network", seat=0,
        reward="win", shaping=0.0, discount=1.0,
    )  # fmt: skip
    learner.deal(5)
    for _ in range(12):
        learner.act(learner.batch.sample())
        assert ((learner.batch.seats == 0) | learner.batch.over).all()
        learner.deal_these(learner.over)


def test_a_bot_of_a_network_is_blind_to_the_seed_of_the_deal(folder: Path) -> None:
    """Deals that look alike to a seat get the same move."""
    write_networks(folder, "mech-a-dream")
    game, chooser = MECH.open({"players": 2}), bot("network", MECH)
    assert isinstance(chooser, NetworkBot)
    state = game.deal(9)
    seat = min(game.deciders(state))
    view = game.view(state, seat)
    rngs = [random.Random(seed) for seed in range(5)]
    moves = {json.dumps(chooser.decide(game, view, seat, rng, USUAL_BUDGET).move) for rng in rngs}
    assert len(moves) == 1


@pytest.mark.parametrize("size", ["small", "large"])
def test_results_tell_the_networks_that_bots_search_with(folder: Path, size: str) -> None:
    """So that a file of games is not gone on with after a network was trained anew."""
    write_networks(folder, "mech-a-dream")

    def labels() -> list[str]:
        found = (cast_of([name], 2, MECH).labels([name]) for name in ("search", "expert"))
        return [label for each in found for label in each]

    before = labels()
    assert [label.split("@")[0] for label in before] == ["search", "expert"]
    assert labels() == before
    write_network(folder / f"mech-a-dream-{size}.npz", random_network("mech-a-dream", seed=9))
    assert not set(labels()) & set(before)
    assert "greedy" in cast_of(["search", "greedy"], 2, MECH).labels(["search", "greedy"])


def test_a_worker_with_another_network_does_not_search(folder: Path) -> None:
    write_networks(folder, "mech-a-dream")
    job = job_for(MECH.open({}), ["search", "greedy"], 1, None, USUAL_BUDGET)
    opened(job)
    write_network(folder / "mech-a-dream-small.npz", random_network("mech-a-dream", seed=9))
    opened.cache_clear()
    with pytest.raises(Failed) as failed:
        opened(job)
    assert failed.value.code == "network-differs"
