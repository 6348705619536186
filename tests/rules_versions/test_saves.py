"""Saved games from before the rules changed: they open, or say at which move they cannot."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.comparing import compare, contradicts
from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import open_save, read_save, save
from dreamcog.core.table import Table, deal
from support.older_database import SAVES

every_save = pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path, id=path.name.split(".")[0], marks=[pytest.mark.slow] * ("unfinished" in path.name)
        )
        for path in SAVES
    ],
)


def changed(path: Path, folder: Path, **parts: Any) -> Path:
    """A copy of a save in which some parts are others."""
    copy = folder / "copy.dream.json"
    copy.write_text(json.dumps({**read_save(path.read_bytes()), **parts}), "utf-8")
    return copy


def run(*args: str) -> tuple[int, str]:
    """Call `dreamcog replay`; return its exit status and what it prints."""
    program = Path(sys.executable).with_name("dreamcog")
    done = subprocess.run([program, "replay", *args], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_there_is_a_finished_and_an_unfinished_save_of_each_game() -> None:
    found = [read_save(path.read_bytes()) for path in SAVES]
    assert {(each["game"], each["outcome"] is None) for each in found} == {
        (game, is_on) for game in ("cyberion", "mech-a-dream") for is_on in (True, False)
    }
    assert {each["rules_version"] for each in found} == {1}


@every_save
def test_an_older_save_opens_with_its_outcome(path: Path) -> None:
    told = read_save(path.read_bytes())
    table = open_save(path.read_bytes())
    assert table.outcome == told["outcome"]
    assert len(table.history) == len(told["moves"])
    assert game_kind(told["game"]).rules_version == save(table)["rules_version"] > 1


@pytest.mark.slow
@every_save
def test_an_older_save_is_verified_with_a_note(path: Path) -> None:
    status, said = run(str(path), "--verify")
    assert (status, "version 1 of the rules" in said) == (0, True)
    found = json.loads(run(str(path), "--verify", "--json")[1])
    assert (found["same"], found["rules_version"]) == (True, 1)
    assert found["known_version"] > 1
    assert "outcome" not in found["differing"]
    assert (found["since"] is None) is ("events" not in found["differing"])


@pytest.mark.slow
@every_save
def test_an_older_save_is_told_by_its_stored_events(path: Path) -> None:
    status, said = run(str(path))
    assert status == 0
    assert len(said.splitlines()) >= len(read_save(path.read_bytes())["events"])


@pytest.mark.slow
@every_save
def test_a_move_that_is_no_longer_allowed_is_named(path: Path, tmp_path: Path) -> None:
    moves = read_save(path.read_bytes())["moves"]
    moves[6] = {"seat": moves[6]["seat"], "do": "no-more"}
    copy = changed(path, tmp_path, moves=moves)
    with pytest.raises(Refused) as refused:
        open_save(copy.read_bytes())
    assert refused.value.code == "no-longer-allowed"
    assert refused.value.params["entry"] == 7
    assert (refused.value.params["found"], refused.value.params["reason"]) == (1, "malformed")
    status, said = run(str(copy), "--verify")
    assert (status, "move 7" in said) == (1, True)
    found = json.loads(run(str(copy), "--verify", "--json")[1])
    assert (found["same"], found["differing"]) == (False, ["moves"])
    assert found["refused"]["params"]["entry"] == 7


@every_save
def test_other_events_are_noted_with_the_first_move_they_differ_at(
    path: Path, tmp_path: Path
) -> None:
    table = open_save(path.read_bytes())
    events = save(table)["events"]
    before = sum(len(turn.events) for turn in table.turns[:4])
    number = next(i for i, turn in enumerate(table.turns[4:], 5) if turn.events)
    spoilt = [*events[:before], {**events[before], "rule": "M0"}, *events[before + 1 :]]
    copy = changed(path, tmp_path, events=spoilt, hash="0")
    status, said = run(str(copy), "--verify")
    assert (status, f"From move {number} on" in said) == (0, True)
    assert compare(copy.read_bytes()).since == number


@pytest.mark.slow
@every_save
def test_another_outcome_is_a_failure(path: Path, tmp_path: Path) -> None:
    copy = changed(path, tmp_path, outcome={"won": "never"})
    status, _ = run(str(copy), "--verify")
    assert status == 1
    assert not compare(copy.read_bytes()).is_same


@pytest.mark.parametrize("version", [0, -1, 99, "1", True, None, 1.0])
def test_a_version_that_is_not_ours_is_refused(version: object) -> None:
    told = save(deal("cyberion", seed=1)) | {"rules_version": version}
    with pytest.raises(Refused) as refused:
        open_save(json.dumps(told))
    assert refused.value.code == "other-rules"


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("after",), 99),
        (("after",), -1),
        (("events",), 10_000),
        (("position",), {}),
        (("position",), None),
        ((), []),
        ((), {}),
    ],
    ids=str,
)
def test_a_continued_save_with_a_wrong_value_is_refused(
    path: tuple[str, ...], wrong: object
) -> None:
    told = save(continued())
    opened = open_save(json.dumps(told))
    assert (opened.base, save(opened)) == (1, told)
    told["continued"] = {**told["continued"], path[0]: wrong} if path else wrong
    with pytest.raises(Refused):
        open_save(json.dumps(told))


def continued() -> Table:
    """A table that has gone on by other rules after its first move."""
    table = deal("cyberion", seed=1)
    table.play(next(iter(table.moves(0))), 0)
    table.rebase(table.state)
    table.play(next(iter(table.moves(0))), 0)
    return table


def test_a_move_from_before_the_change_cannot_be_undone() -> None:
    table = continued()
    with pytest.raises(Refused) as refused:
        table.take_out({0})
    assert refused.value.code == "rules-have-changed"


GAIN = {"kind": "gained", "seat": 0, "rule": "M5.1", "flowers": 2}
DRAW = {"kind": "drawn", "seat": 0, "rule": "C2.1", "robot": "planbot-1"}


@pytest.mark.parametrize(
    ("stored", "again", "is_so"),
    [
        ([GAIN, DRAW], [GAIN, DRAW], False),
        ([GAIN], [{**GAIN, "rule": "M5.2", "reveals": True}], False),
        ([GAIN], [{**GAIN, "ink": 1}], False),
        ([GAIN], [GAIN, DRAW], False),
        ([GAIN, DRAW], [DRAW], False),
        ([GAIN], [{**GAIN, "flowers": 1}, GAIN], False),
        ([], [], False),
        ([GAIN], [{**GAIN, "flowers": 3}], True),
        ([GAIN, DRAW], [GAIN, {**DRAW, "robot": "planbot-2"}], True),
        ([GAIN, {**GAIN, "flowers": 1}], [{**GAIN, "flowers": 1}, GAIN], True),
        ([GAIN], [{**GAIN, "seat": 1}], True),
    ],
    ids=range(11),
)
def test_only_what_both_tell_can_contradict(stored: Any, again: Any, is_so: bool) -> None:
    assert contradicts(stored, again) is is_so


def test_events_come_back_from_json() -> None:
    event = Event("drawn", 1, "C2.1", {"robot": "planbot-1"}, True, frozenset({1}))
    assert Event.from_json(event.to_json()) == event
    for wrong in ({}, [], {**event.to_json(), "seat": "x"}, {**event.to_json(), "audience": 3}):
        with pytest.raises(Refused):
            Event.from_json(wrong)
