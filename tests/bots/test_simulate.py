"""`dreamcog simulate` with bots of both games, run as a command in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

KEYS = {
    *("game", "options", "seed", "runtime", "games", "decisions", "seconds"),
    *("games_per_second", "decisions_per_second", "results"),
}
"""What a report has at least."""

MECH = ("mech-a-dream", "--runtime", "interpreted", "--seed", "9")


def run(*args: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("dreamcog")
    return subprocess.run(
        [program, "simulate", *args],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def report(*args: str) -> dict[str, Any]:
    done = run(*args, "--json")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told.keys() >= KEYS
    return told


def test_simulate_seats_the_bots_in_the_order_named() -> None:
    told = report(*MECH, "--games", "10", "--players", "3", "--bots", "random,greedy,random")
    assert told["bots"] == ["random", "greedy", "random"]
    assert told["options"]["players"] == 3
    results = told["results"]
    assert results["seat_wins"] == [0, 10, 0]
    assert sum(results["winning_scores"].values()) == sum(results["ends"].values()) == 10
    assert results["decisions_per_game"] == told["decisions"] / 10


@pytest.mark.slow
def test_simulate_passes_its_options_to_the_game() -> None:
    told = report(
        *MECH, "--games", "3", "--players", "2", "--variants", "robots,specialists",
        "--specialist-instead-of", "floor", "--first", "1", "--box", "mech-a-dream",
    )  # fmt: skip
    assert told["options"] == {
        "players": 2,
        "variants": ["robots", "specialists"],
        "specialist_instead_of": "floor",
        "first": 1,
    }
    twice = report("cyberion", "--games", "2", "--bots", "greedy", "--players", "2", "--first",
                   "0", "--swap-cost", "3", "--runtime", "interpreted")  # fmt: skip
    assert (twice["options"]["first"], twice["options"]["microbot_swap_cost"]) == (0, 3)


@pytest.mark.slow
def test_work_is_shared_and_games_written(tmp_path: Path) -> None:
    args = (*MECH, "--games", "12", "--bots", "greedy")
    alone, out = report(*args), tmp_path / "games.jsonl"
    shared = report(*args, "--workers", "2", "--out", str(out))
    assert shared["results"] == alone["results"]
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert len(lines) == 12
    assert all(len(line["points"]) >= 2 for line in lines)
    assert sum(line["decisions"] for line in lines) == alone["decisions"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_both_runtimes_report_the_same(game: str) -> None:
    args = (game, "--games", "20", "--bots", "greedy", "--seed", "4")
    told = [report(*args, "--runtime", runtime) for runtime in ("native", "interpreted")]
    assert [one["runtime"] for one in told] == ["native", "interpreted"]
    assert told[0]["results"] == told[1]["results"]
    assert told[0]["decisions"] == told[1]["decisions"]


def test_simulate_without_json_prints_sentences_in_the_language_named() -> None:
    done = run(*MECH, "--games", "3", "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "Vittorie per posto al tavolo: " in done.stdout
    assert not set("{}[]") & set(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "genius"),
        ("--bots", "random,genius"),
        ("--bots", "random,random,random"),
        ("--bots", ""),
        ("--players", "5"),
        ("--variants", "magic"),
        ("--first", "7"),
        ("--first", "somebody"),
        ("--support", "2"),
        ("--box", "no-such-box.toml"),
    ],
    ids=" ".join,
)
def test_simulate_refuses_wrong_options_with_a_sentence(args: tuple[str, ...]) -> None:
    done = run(*MECH, "--games", "2", *args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
