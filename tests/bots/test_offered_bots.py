"""Bots of other packages: found by entry point, offered for their games, played like others."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamcog.bots import USUAL_BUDGET, bot, bot_names, cast_of
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.sim.loops import NOBODY
from support.outside_bots import fresh_bots, install_lucky

CYBERION, MECH = game_kind("cyberion"), game_kind("mech-a-dream")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with bots, where this process looks for packages."""
    folder = install_lucky(tmp_path)
    monkeypatch.syspath_prepend(str(folder))
    with fresh_bots():
        yield folder
    sys.modules.pop("lucky_bot", None)


@pytest.mark.usefixtures("installed")
def test_a_bot_is_offered_for_its_games_after_those_of_known_strength() -> None:
    assert bot_names(CYBERION)[-1] == "lucky"
    assert "lucky" not in bot_names(MECH)
    assert "lucky" not in bot_names()
    with pytest.raises(Refused):
        bot("lucky", MECH)


@pytest.mark.usefixtures("installed")
def test_what_cannot_be_loaded_or_named_offers_nothing_and_takes_no_known_name() -> None:
    names = bot_names(CYBERION)
    assert {"broken", "failing", "missing", "Not,A,Name"}.isdisjoint(names)
    assert names.count("greedy") == 1
    assert bot("greedy", CYBERION).name == "greedy"
    with pytest.raises(Refused):
        bot("broken", CYBERION)


@pytest.mark.usefixtures("installed")
def test_it_decides_with_its_reasons_and_is_made_once() -> None:
    game = CYBERION.open({})
    view, lucky = game.view(game.deal(1), 0), bot("lucky", CYBERION)
    decision = lucky.decide(game, view, 0, random.Random(1), USUAL_BUDGET)
    assert decision.about == {"kind": "luck"}
    assert decision.choices[0].move == decision.move
    assert bot("lucky", CYBERION) is lucky


@pytest.mark.usefixtures("installed")
def test_its_version_is_part_of_its_name_in_results() -> None:
    cast = cast_of(["lucky"], 2, CYBERION)
    assert cast == ((NOBODY, NOBODY), (), ("lucky", "lucky"))
    assert cast.labels(["lucky"]) == ["lucky@1.2.0"]


def test_without_the_package_it_is_not_there() -> None:
    assert "lucky" not in bot_names(CYBERION)


@pytest.mark.slow
def test_commands_play_it_with_any_number_of_workers(tmp_path: Path) -> None:
    """Another process finds it by its distribution alone; with iterations all games are alike."""
    variables = {**os.environ, "PYTHONPATH": str(install_lucky(tmp_path)), "COLUMNS": "120"}

    def run(*words: str) -> str:
        command = [Path(sys.executable).with_name("dreamcog"), *words]
        done = subprocess.run(command, capture_output=True, text=True, env=variables, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "lucky" in run("arena", "--game", "cyberion", "--list").split()
    asked = ("simulate", "cyberion", "--bots", "lucky", "--games", "3", "--seed", "5")
    told = [
        json.loads(run(*asked, "--iterations", "2", "--json", "--workers", workers))
        for workers in ("1", "2")
    ]
    assert told[0]["results"] == told[1]["results"]
    assert told[0]["decisions"] == told[1]["decisions"]
    assert (told[0]["budget"], told[0]["iterations"], told[0]["replaced"]) == (None, 2, 0)
