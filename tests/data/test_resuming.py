"""Runs that are interrupted and gone on with: nothing that was done is lost, nothing is mixed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from data.test_parquet import simulate
from dreamcog.core.refusal import Refused
from dreamcog.sim.data import games_file, segments
from dreamcog.sim.data.locking import FolderLock
from dreamcog.sim.parts import Played

ARGS = ("cyberion", "--runtime", "native", "--bots", "random")


class PowerCut(Exception):
    """Ends a run where it stands."""


@pytest.fixture
def small_segments(monkeypatch: pytest.MonkeyPatch) -> None:
    """A segment for every part, and parts of ten games."""
    monkeypatch.setattr(games_file, "SEGMENT_ROWS", {"games": 1, "decisions": 1})
    monkeypatch.setattr("dreamcog.sim.parts.part_size", lambda *_: 10)


@pytest.fixture
def cut_short(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that makes a run end before it adds the part with this number."""
    add = games_file.GamesFile.add

    def cut(after: int) -> None:
        def stop(self: games_file.GamesFile, played: Played) -> None:
            if played.first >= after:
                raise PowerCut
            add(self, played)

        monkeypatch.setattr(games_file.GamesFile, "add", stop)

    return cut


def whole(tmp_path: Path, *args: str) -> tuple[dict[str, Any], bytes]:
    """A run without interruption: its report, and the bytes of its file."""
    out = tmp_path / "whole.parquet"
    report = simulate(*ARGS, *args, "--out", str(out))
    return report, out.read_bytes()


def interrupted(out: Path, *args: str) -> None:
    with pytest.raises(PowerCut):
        simulate(*ARGS, *args, "--out", str(out))


@pytest.mark.usefixtures("small_segments")
@pytest.mark.parametrize("rows", [(), ("--decisions",)], ids=["games", "decisions"])
def test_a_run_goes_on_where_it_ended(
    rows: tuple[str, ...], cut_short: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("--games", "60", "--seed", "9", *rows)
    out = tmp_path / "games.parquet"
    with monkeypatch.context():
        cut_short(30)
        interrupted(out, *args)
        assert not out.exists()
        assert len(list(segments.folder_of(out).glob("*.parquet"))) == 3
    monkeypatch.undo()
    report = simulate(*ARGS, "--games", "60", *rows, "--out", str(out), "--resume")
    assert report["resumed"] == 30
    wanted, content = whole(tmp_path, *args)
    assert {key: report[key] for key in ("games", "decisions", "results", "seed")} == {
        key: wanted[key] for key in ("games", "decisions", "results", "seed")
    }
    assert out.read_bytes() == content
    assert not segments.folder_of(out).exists()


@pytest.mark.usefixtures("small_segments")
def test_what_is_missing_or_not_whole_is_played_again(cut_short: Any, tmp_path: Path) -> None:
    out, args = tmp_path / "games.parquet", ("--games", "60", "--seed", "9")
    cut_short(50)
    interrupted(out, *args)
    files = sorted(segments.folder_of(out).glob("*.parquet"))
    files[1].unlink()
    files[3].write_bytes(files[3].read_bytes()[:-50])
    (segments.folder_of(out) / "x.parquet.tmp").write_bytes(b"half")
    cut_short(1000)
    assert simulate(*ARGS, *args, "--out", str(out), "--resume")["resumed"] == 30
    assert out.read_bytes() == whole(tmp_path, *args)[1]


def test_a_finished_file_is_added_to_and_never_shortened(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(*ARGS, "--games", "20", "--seed", "9", "--out", str(out))
    same = simulate(*ARGS, "--games", "20", "--out", str(out), "--resume")
    assert (same["resumed"], same["games"]) == (20, 20)
    more = simulate(*ARGS, "--games", "50", "--out", str(out), "--resume")
    assert (more["resumed"], more["games"], more["seed"]) == (20, 50, f"{9:032x}")
    wanted, content = whole(tmp_path, "--games", "50", "--seed", "9")
    assert more["results"] == wanted["results"]
    assert out.read_bytes() == content
    with pytest.raises(Refused) as refused:
        simulate(*ARGS, "--games", "30", "--out", str(out), "--resume")
    assert refused.value.code == "resume-has-more"
    assert out.read_bytes() == content


@pytest.mark.usefixtures("small_segments")
def test_an_old_file_stays_until_the_new_one_is_whole(cut_short: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(*ARGS, "--games", "20", "--seed", "1", "--out", str(out))
    before = out.read_bytes()
    cut_short(30)
    interrupted(out, "--games", "60", "--seed", "9")
    assert out.read_bytes() == before
    cut_short(1000)
    assert simulate(*ARGS, "--games", "60", "--out", str(out), "--resume")["resumed"] == 30
    assert out.read_bytes() == whole(tmp_path, "--games", "60", "--seed", "9")[1]


@pytest.mark.usefixtures("small_segments")
def test_an_unfinished_run_is_left_alone_without_resume(cut_short: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    cut_short(30)
    interrupted(out, "--games", "60", "--seed", "9")
    before = sorted(segments.folder_of(out).iterdir())
    with pytest.raises(Refused) as refused:
        simulate(*ARGS, "--games", "60", "--seed", "9", "--out", str(out))
    assert refused.value.code == "out-unfinished"
    assert sorted(segments.folder_of(out).iterdir()) == before


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("cyberion", "--seed", "8"), "seed"),
        (("cyberion", "--support", "3"), "options"),
        (("cyberion", "--bots", "greedy"), "bots"),
        (("cyberion", "--decisions"), "rows"),
        (("mech-a-dream",), "game"),
    ],
    ids=lambda each: each if isinstance(each, str) else " ".join(each),
)
def test_a_file_of_another_run_is_refused_by_what_differs(
    args: tuple[str, ...], what: str, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    simulate("cyberion", "--runtime", "native", "--games", "5", "--seed", "9", "--out", str(out))
    before = out.read_bytes()
    with pytest.raises(Refused) as refused:
        simulate(*args, "--runtime", "native", "--games", "50", "--out", str(out), "--resume")
    assert refused.value.code == "resume-differs"
    assert what in refused.value.params["what"].split(", ")
    assert out.read_bytes() == before
    assert not segments.folder_of(out).exists()


def test_games_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    simulate(*ARGS, "--games", "5", "--seed", "9", "--out", str(out))
    monkeypatch.setattr("dreamcog.games.cyberion.game.Cyberion.rules_version", 999)
    with pytest.raises(Refused) as refused:
        simulate(*ARGS, "--games", "50", "--out", str(out), "--resume")
    assert refused.value.params["what"] == "rules_version"


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    for content in (b"", b"PAR1 no such thing PAR1"):
        out.write_bytes(content)
        with pytest.raises(Refused) as refused:
            simulate(*ARGS, "--games", "5", "--out", str(out), "--resume")
        assert refused.value.code == "resume-unreadable"
        assert out.read_bytes() == content


def test_with_nothing_to_go_on_with_a_run_begins(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert simulate(*ARGS, "--games", "5", "--out", str(out), "--resume")["resumed"] == 0
    assert json.loads(pq.read_metadata(out).metadata[b"dreamcog"])["games"] == 5


def test_two_runs_never_write_to_the_same_file(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    lock = FolderLock(segments.folder_of(out))
    with pytest.raises(Refused) as refused:
        simulate(*ARGS, "--games", "5", "--out", str(out), "--resume")
    assert refused.value.code == "out-busy"
    lock.release()
    assert simulate(*ARGS, "--games", "5", "--out", str(out), "--resume")["games"] == 5
