"""`dreamcog arena`: bots on the same deals, what it reports, keeps, goes on with and refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dreamcog.bots import bot_names
from dreamcog.bots.network_folder import FOLDER
from dreamcog.cli.interruption import EXIT_CODE
from dreamcog.cli.main import build_app
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts, languages
from dreamcog.lab.arena import results_file
from support.networks import write_networks

MECH = ("--game", "mech-a-dream", "--seed", "9")
CYBERION = ("--game", "cyberion", "--seed", "9")
SLOW = ("seconds", "games_per_second", "decisions_per_second", "resumed", "lineups")
"""What differs between two runs with the same results."""


def invoke(*args: str) -> Any:
    done = CliRunner().invoke(build_app(("arena",)), ["arena", *args], env={"COLUMNS": "120"})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done


def arena(*args: str) -> dict[str, Any]:
    """The report of an arena in this process."""
    done = invoke(*args, "--json")
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def lasting(report: dict[str, Any]) -> dict[str, Any]:
    """What is the same whenever and wherever the same arena is played."""
    return {name: value for name, value in report.items() if name not in SLOW}


@pytest.fixture
def small_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks that are small and know nothing."""
    folder = tmp_path / "networks"
    folder.mkdir()
    for game in games():
        write_networks(folder, game)
    monkeypatch.setenv(FOLDER, str(folder))


@pytest.mark.parametrize("game", games())
def test_bots_are_listed_one_a_line_the_weakest_first(game: str) -> None:
    listed = invoke("--game", game, "--list").stdout.splitlines()
    assert listed == bot_names(game_kind(game))
    assert listed[0] == "random"
    assert [name for name in listed if name in LEVEL_NAMES] == list(LEVEL_NAMES)


@pytest.mark.usefixtures("small_networks")
def test_a_bot_that_searches_may_play_fewer_games() -> None:
    args = (*CYBERION, "--bots", "random,search", "--games", "4", "--iterations", "1")
    told = arena(*args, "--slow-games", "1")
    assert [bot["games"] for bot in told["bots"]] == [4, 1]
    assert (told["games_each"], told["slow_games_each"], told["games"]) == (4, 1, 5)
    assert [pair["games"] for pair in told["pairs"]] == [1]
    assert "slow_games_each" not in arena(*CYBERION, "--bots", "random", "--games", "2")


def test_the_report_of_a_pair() -> None:
    told = arena(*MECH, "--bots", "random,greedy", "--games", "8")
    assert told["budget"] == 0.1
    assert (told["game"], told["options"]["players"], told["seed"]) == (
        "mech-a-dream",
        2,
        f"{9:032x}",
    )
    assert told["decisions_per_second"] > 0
    (pair,) = told["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "greedy", 8)
    assert (pair["wins_a"], pair["wins_b"], pair["draws"]) == (0, 8, 0)
    assert pair["low"] == 0.0 < pair["high"] < 0.5
    assert pair["margin"] < 0
    weak, strong = told["bots"]
    assert {"name", "games", "wins", "rating", "low", "high"} <= weak.keys()
    assert weak["low"] < weak["rating"] < weak["high"] < strong["rating"]
    assert (strong["name"], strong["games"], strong["wins"]) == ("greedy", 8, 8)


def test_the_same_deals_are_played_from_both_seats(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    arena(*MECH, "--bots", "random,greedy", "--games", "7", "--resume", str(kept))
    lines = [json.loads(line) for line in kept.read_text().splitlines()][1:]
    assert [(line["seats"], line["first"], len(line["wins"])) for line in lines] == [
        (["random", "greedy"], 0, 4),
        (["greedy", "random"], 0, 3),
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("small_networks")
def test_free_for_alls_and_one_among_others() -> None:
    bots = "random,greedy,network-small"
    told = arena(*MECH, "--players", "3", "--bots", bots, "--games", "6")
    assert [each["bots"] for each in told["lineups"]] == [bots.split(",")]
    assert [pair["games"] for pair in told["pairs"]] == [6, 6, 6]
    among = arena(*MECH, "--players", "4", "--bots", "random,greedy", "--games", "4")
    assert [each["bots"] for each in among["lineups"]] == [
        ["random", "greedy", "greedy", "greedy"],
        ["greedy", "random", "random", "random"],
    ]
    assert [pair["wins_a"] for pair in among["pairs"]] == [0, 4]
    assert among["pairs"][0]["expected"] == 0.25


@pytest.mark.slow
@pytest.mark.usefixtures("small_networks")
@pytest.mark.parametrize("players", ["1", "2"])
def test_where_all_win_together_each_bot_plays_the_deals_alone(players: str) -> None:
    slow = (*LEVEL_NAMES, "search")
    quick = [name for name in bot_names(game_kind("cyberion")) if name not in slow]
    told = arena(*CYBERION, "--players", players, "--bots", ",".join(quick), "--games", "5")
    assert [each["name"] for each in told["bots"]] == quick
    assert [each["games"] for each in told["bots"]] == [5] * 4
    assert len(told["pairs"]) == 6
    for pair in told["pairs"]:
        assert pair["wins_a"] + pair["wins_b"] + pair["draws"] == pair["games"] == 5
        assert pair["difference_low"] <= pair["difference"] <= pair["difference_high"]
    alone = arena(*CYBERION, "--players", players, "--bots", "greedy", "--games", "5")
    assert alone["pairs"] == []
    assert alone["bots"][0]["wins"] == told["bots"][1]["wins"]


@pytest.mark.slow
@pytest.mark.usefixtures("small_networks")
def test_workers_and_runtimes_change_nothing() -> None:
    args = (*MECH, "--bots", "random,greedy,network", "--games", "4")
    alone = arena(*args)
    assert lasting(arena(*args, "--workers", "2")) == lasting(alone)
    interpreted = arena(*args, "--runtime", "interpreted")
    assert {**lasting(interpreted), "runtime": alone["runtime"]} == lasting(alone)


@pytest.mark.slow
@pytest.mark.usefixtures("small_networks")
def test_an_arena_goes_on_where_it_ended_and_takes_more_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = str(tmp_path / "kept.jsonl")
    args = ("--game", "mech-a-dream", "--bots", "random,greedy", "--games", "6")
    add = results_file.ResultsFile.add

    def once(self: results_file.ResultsFile, judged: Any) -> None:
        if judged.seating[0] == "greedy":
            raise Refused("malformed", where="a power cut", wanted="none")
        add(self, judged)

    with monkeypatch.context() as patched:
        patched.setattr(results_file.ResultsFile, "add", once)
        with pytest.raises(Refused):
            arena(*args, "--seed", "9", "--resume", kept)
    whole = arena(*args, "--seed", "9")
    again = arena(*args, "--resume", kept)
    assert again["resumed"] == 3
    assert lasting(again) == lasting(whole)
    assert arena(*args, "--resume", kept)["resumed"] == 6
    fewer = arena(*args[:-1], "4", "--resume", kept)
    assert (fewer["resumed"], fewer["games"]) == (4, 4)
    more = arena(*args, "--bots", "random,greedy,network-small", "--resume", kept)
    assert (more["resumed"], more["games"]) == (6, 18)
    assert more["pairs"][0] == whole["pairs"][0]
    with pytest.raises(Refused) as refused:
        arena(*args, "--seed", "8", "--resume", kept)
    assert (refused.value.code, refused.value.params["what"]) == ("resume-differs", "seed")


@pytest.mark.parametrize("lang", languages())
def test_people_are_told_in_their_language_and_a_picture_is_drawn(
    lang: str, tmp_path: Path
) -> None:
    drawn = tmp_path / "pictures" / "arena.svg"
    args = (*MECH, "--bots", "random,greedy", "--games", "2", "--chart", str(drawn))
    told = invoke(*args, "--lang", lang).stdout
    texts = Texts(lang)
    for column in ("rating", "won-a", "margin", "games"):
        assert texts.say("arena-column", column=column) in told
    assert texts.say("arena-crosstable") in told
    assert texts.say("arena-budget", budget="0.1") in told
    assert texts.say("arena-chart-axis") in drawn.read_text("utf-8")
    together = invoke(*CYBERION, "--bots", "random,greedy", "--games", "2", "--lang", lang).stdout
    assert texts.say("arena-column", column="difference") in together


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "random,greedy"),
        (*MECH, "--bots", "genius,greedy"),
        (*MECH, "--bots", "greedy"),
        (*MECH, "--bots", "greedy,greedy"),
        (*MECH, "--bots", ""),
        (*MECH, "--bots", "random,greedy", "--players", "5"),
        (*MECH, "--bots", "random,greedy", "--support", "2"),
        (*MECH, "--bots", "random,greedy", "--budget", "0"),
        (*MECH, "--bots", "random,greedy", "--budget", "nan"),
        (*MECH, "--bots", "random,greedy", "--cluster", "nowhere"),
        ("--game", "chess", "--list"),
        ("--ladder", "no-such-page.md"),
    ],
    ids=" ".join,
)
def test_misuse_is_refused(args: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        invoke(*args)
    assert Texts("en").refusal(None, refused.value)


def test_ctrl_c_is_quiet_and_what_was_played_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    program = Path(sys.executable).with_name("dreamcog")
    many = ("--bots", "random,greedy", "--games", "1000000", "--resume", str(kept))
    process = subprocess.Popen(
        [program, "arena", *MECH, *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LANG": "en", "LC_ALL": ""},
    )
    end = time.monotonic() + 120
    while not kept.exists() or kept.read_bytes().count(b"\n") < 2:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, told = process.communicate(timeout=60)
    assert process.returncode == EXIT_CODE, told
    assert out == ""
    assert "Traceback" not in told
    first, second = told.splitlines()
    assert first == Texts("en").say("simulate-interrupted")
    assert "--resume" in second
    assert all(json.loads(line) for line in kept.read_text().splitlines())
