"""The commands as a user calls them: the installed program in its own process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHAPTER = ROOT / "tests" / "rulebook" / "cyberion" / "06-difficulty.md"
SAVE = ROOT / "tests" / "golden" / "cyberion" / "a-loss-by-failsafes.dream.json"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("dreamcog")
    return subprocess.run(
        [program, *args], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "play",
        "learn-to-play",
        "simulate",
        "solve",
        "arena",
        "cases",
        "replay",
        "bench",
        "box",
        "lab",
    ],
)
def test_every_command_helps(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert command in done.stdout
    assert len(done.stdout) > 200


def test_simulate_prints_one_object() -> None:
    done = run("simulate", "cyberion", "--games", "40", "--bots", "random", "--seed", "5", "--json",
               "--runtime", "interpreted")  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == "cyberion"
    assert told["runtime"] == "interpreted"
    assert told["games"] == 40
    assert told["seed"] == f"{5:032x}"
    assert told["options"]["support"] == 1
    assert told["decisions"] > 400
    assert told["decisions_per_second"] > 0
    assert sum(told["results"]["reasons"].values()) == 40
    assert told["results"]["wins"] == told["results"]["reasons"].get("C3.13", 0)


@pytest.mark.slow
def test_simulate_shares_the_work_and_writes_the_games(tmp_path: Path) -> None:
    args = ("simulate", "cyberion", "--games", "30", "--seed", "ff", "--runtime", "interpreted")
    alone = json.loads(run(*args, "--json").stdout)
    out = tmp_path / "games.jsonl"
    shared = json.loads(run(*args, "--json", "--workers", "2", "--out", str(out)).stdout)
    assert shared["results"] == alone["results"]
    assert shared["decisions"] == alone["decisions"]
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [line["seed"] for line in lines[:2]] == [f"{255:032x}", f"{256:032x}"]
    assert sum(line["decisions"] for line in lines) == alone["decisions"]


@pytest.mark.slow
def test_simulate_native_gives_the_same_games() -> None:
    args = ("simulate", "cyberion", "--games", "200", "--seed", "3", "--json", "--support", "4")
    told = [json.loads(run(*args, "--runtime", r).stdout) for r in ("native", "interpreted")]
    assert told[0]["runtime"] == "native"
    assert told[0]["results"] == told[1]["results"]
    assert told[0]["decisions"] == told[1]["decisions"]


def test_simulate_tells_people_too() -> None:
    done = run("simulate", "cyberion", "--games", "5", "--runtime", "interpreted", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "5" in done.stdout
    assert "{" not in done.stdout.splitlines()[0]


def test_cases_pass() -> None:
    done = run("cases", str(CHAPTER))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith("passed, 0 failed")


def test_cases_that_fail_say_what_was_expected(tmp_path: Path) -> None:
    chapter = tmp_path / "wrong.md"
    chapter.write_text(
        "# Wrong\n\n```toml case\n"
        'id = "wrong/levels"\nrule = "C2.1"\ngame = "cyberion"\n'
        "[then]\nlevels = { planbot = 3 }\n```\n"
    )
    done = run("cases", str(chapter))
    assert done.returncode == 1
    assert "wrong/levels" in done.stdout
    assert "levels.planbot: expected 3, actual 1" in done.stdout
    assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.slow
def test_replay_tells_and_verifies(tmp_path: Path) -> None:
    told = run("replay", str(SAVE), "--lang", "en")
    assert told.returncode == 0
    assert "Failsafe" in told.stdout
    assert run("replay", str(SAVE), "--verify").returncode == 0
    assert json.loads(run("replay", str(SAVE), "--verify", "--json").stdout)["same"] is True
    changed = json.loads(SAVE.read_text("utf-8"))
    changed["outcome"] = {"won": True, "reason": "C3.13"}
    other = tmp_path / "changed.dream.json"
    other.write_text(json.dumps(changed))
    done = run("replay", str(other), "--verify", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["differing"] == ["outcome"]
    changed["moves"].append({"seat": 0, "do": "end-turn"})
    other.write_text(json.dumps(changed))
    done = run("replay", str(other), "--verify", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["differing"] == ["moves"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "chess"),
        ("simulate", "cyberion", "--bots", "genius"),
        ("simulate", "cyberion", "--support", "9"),
        ("simulate", "cyberion", "--seed", "xyz"),
        ("simulate", "cyberion", "--games", "0"),
        ("simulate", "cyberion", "--runtime", "magic"),
        ("replay", "no-such-file"),
        ("replay", str(CHAPTER)),
        ("cases", "no-such-file"),
        ("play", "chess"),
        ("fly",),
    ],
    ids=" ".join,
)
def test_misuse_is_refused_with_a_sentence(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


@pytest.mark.slow
def test_bench_measures() -> None:
    done = run("bench", "cyberion", "--seconds", "0.1", "--json")
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["measurements"]
    assert {row["what"] for row in rows} >= {"interpreted small steps", "interpreted public moves"}
    assert all(row["decisions_per_second"] > 0 for row in rows)


def test_no_command_loads_numpy_before_it_is_used() -> None:
    program = "import sys, dreamcog.cli.main; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
