"""Trainings of seconds: from nothing, from a file, stopped; evaluated, calibrated, distilled."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from threading import Timer

import pytest

torch = pytest.importorskip("torch", reason="torch is in no lock file")

from dreamcog.bots.network_file import read_network  # noqa: E402
from dreamcog.learn.commands import main  # noqa: E402
from dreamcog.learn.environment import Ruleset  # noqa: E402
from dreamcog.learn.games import kind_of  # noqa: E402
from dreamcog.learn.stopping import stopping  # noqa: E402
from dreamcog.learn.training import shares  # noqa: E402

TINY = ["--device", "cpu", "--tables", "16", "--steps", "8", "--batch", "64", "--seed", "3"]
TWO_SETS = '[{"options": {"players": 1}}, {"options": {"players": 2, "expansions": ["babybots"]}}]'


def trained(path: Path, game: str, *more: str) -> Path:
    size = ["--width", "16", "--depth", "1"]
    given = [game, "--minutes", "0.02", "--out", str(path), *size, *TINY, *more]
    assert main(given) == 0
    return path


def test_a_training_writes_a_file_that_fits_and_its_curve(tmp_path: Path) -> None:
    path = trained(tmp_path / "large.npz", "cyberion", "--rulesets", TWO_SETS)
    file = read_network(path, kind_of("cyberion"))
    assert (file.shape.width, file.shape.depth, file.name) == (16, 1, "large")
    assert file.trained["decisions"] >= 128
    assert file.trained["commands"][0].startswith("dreamcog learn cyberion")
    assert file.curve[-1]["updates"] >= 1
    assert "progress.weight" in file.arrays
    assert path.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    again = trained(tmp_path / "more.npz", "cyberion", "--rulesets", "base", "--start", str(path))
    later = read_network(again)
    assert later.trained["decisions"] > file.trained["decisions"]
    assert len(later.trained["commands"]) == 2
    assert later.curve[: len(file.curve)] == file.curve


def test_drawn_boxes_have_their_share_of_the_deals() -> None:
    sets = [Ruleset({"players": n}, box) for n, box in ((2, None), (3, None), (2, {}), (2, {}))]
    found = shares(torch.tensor([3.0, 1.0, 1.0, 3.0]), sets, 0.2)
    assert found.tolist() == pytest.approx([0.6, 0.2, 0.05, 0.15])
    assert shares(torch.ones(2), sets[:2], 0.2).tolist() == [1, 1]


def test_the_other_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sets = '[{"options": {"players": 2}}, {"options": {"players": 3}}]'
    path = trained(tmp_path / "m.npz", "mech-a-dream", "--rulesets", sets, "--judge-every", "0")
    few = ["--games", "1", "--base-games", "1", "--other-games", "0", "--boxes", "1"]
    few += ["--box-games", "1", "--positions", "50", "--no-compare", "--device", "cpu"]
    assert main(["evaluate", str(path), *few]) == 0
    file = read_network(path)
    drawn = {"near_boxes", "changed_boxes", "boxes"}
    assert {"base", "sets", "reliability"} | drawn <= set(file.evaluation)
    assert len(file.evaluation["sets"]["sets"]) == 24
    assert set(file.evaluation["sets"]["players"]) == {"2", "3", "4"}
    assert "## Every option set" in path.with_suffix(".md").read_text("utf-8")
    fitted = tmp_path / "fitted.npz"
    rest = ["--rulesets", sets, "--games", "8", "--device", "cpu"]
    assert main(["calibrate", str(path), "--out", str(fitted), *rest]) == 0
    one, other = read_network(path).arrays, read_network(fitted).arrays
    changed = {name for name in one if (one[name] != other[name]).any()}
    assert changed == {"win.weight", "win.bias", "score.weight", "score.bias"}
    small = tmp_path / "small.npz"
    rest = ["--width", "16", "--tables", "32", "--boxes", "2", "--device", "cpu"]
    assert main(["distil", str(path), "--out", str(small), "--minutes", "0.01", *rest]) == 0
    assert read_network(small, kind_of("mech-a-dream")).trained["teacher"] == "m"
    assert "difference" in json.loads(capsys.readouterr().out.splitlines()[-1])


def test_a_signal_ends_a_training_with_a_whole_file(tmp_path: Path) -> None:
    """Ten minutes were asked for; the signal comes in the middle of the first ones."""
    path, before = tmp_path / "x.npz", signal.getsignal(signal.SIGTERM)
    given = ["--minutes", "10", "--out", str(path), "--width", "16", "--rulesets", "base", *TINY]
    timer = Timer(8.0, os.kill, (os.getpid(), signal.SIGTERM))
    with stopping() as outer:
        timer.start()
        assert main(["cyberion", *given]) == 0
        timer.cancel()
        assert not outer.is_wanted
    assert signal.getsignal(signal.SIGTERM) == before
    assert read_network(path, kind_of("cyberion")).trained["minutes"] < 9


@pytest.mark.parametrize("wrong", [["chess"], ["cyberion", "--rulesets", "[]"]])
def test_misuse_is_told(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [*wrong[:1], "--minutes", "1", "--out", str(tmp_path / "x.npz"), *TINY, *wrong[1:]]
    assert main(given) == 2
    assert "malformed" in capsys.readouterr().err
