"""Bad truths, cases, saves and boxes: each is refused with a code, or is usable after all."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dreamcog
from dreamcog.core.cases import run_case
from dreamcog.core.chapters import read_chapter
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import open_save, read_save, save, save_text
from dreamcog.core.table import Table, deal, table
from support.boxes import built_in_box
from support.junk import junk, spoiled
from support.kits import KITS

every_game = pytest.mark.parametrize("name", games())


@every_game
@given(given_truth=junk)
@settings(max_examples=60, deadline=None)
def test_junk_as_a_truth_is_refused(name: str, given_truth: Any) -> None:
    with pytest.raises(Refused):
        table(given_truth)
    with pytest.raises(Refused):
        game_kind(name).open({}).state(given_truth)


@pytest.mark.slow
@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=300, deadline=None)
def test_a_spoilt_truth_is_refused_or_usable(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    played = deal(name, seed=seed % 7, **KITS[name].everything)
    if rng.random() < 0.5:
        played = Table(played.game, KITS[name].wild(played.game, rng))
    for _ in range(seed % 5):
        if played.deciders:
            seat = rng.choice(sorted(played.deciders))
            played.play(rng.choice(list(islice(played.moves(seat), 60))), seat)
    told = spoiled(played.truth(), rng, by)
    try:
        again = table(told)
    except Refused:
        return
    for seat in again.deciders:
        for move in islice(again.moves(seat), 10):
            again.preview(seat, move)


@pytest.mark.slow
@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=300, deadline=None)
def test_a_spoilt_given_is_refused_or_usable(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    game = game_kind(name).open(KITS[name].everything)
    some = {key: value for key, value in KITS[name].given.items() if rng.random() < 0.6}
    if some:
        some = spoiled(some, rng, by)
    with contextlib.suppress(Refused):
        state = game.arrange_given(game.deal(seed), some)
        assert game.hash(game.state(game.truth(state))) == game.hash(state)
        for seat in game.deciders(state):
            assert Menu(game, state, seat)


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=150, deadline=None)
def test_a_spoilt_save_is_opened_or_refused_with_a_code(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    played = deal(name, seed=seed % 7)
    for _ in range(3):
        if played.deciders:
            seat = min(played.deciders)
            played.play(rng.choice(list(played.moves(seat))), seat)
    text = save_text(played)
    for told in (
        text[: rng.randrange(len(text))],
        json.dumps(spoiled(save(played), rng, by)),
        json.dumps(by),
    ):
        try:
            open_save(told)
        except Refused as refused:
            assert refused.code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": 2}, "other-format"),
        ({"format": "one"}, "other-format"),
        ({"rules_version": 99}, "other-rules"),
        ({"game": "chess"}, "malformed"),
        ({"seed": "xyz"}, "malformed"),
        ({"seed": None}, "malformed"),
        ({"moves": {}}, "malformed"),
        ({"moves": [{"do": "reward", "take": "damage"}]}, "bad-save"),
        ({"moves": [{"do": "end-turn"}] * 50}, "bad-save"),
        ({"box": {}}, "bad-box"),
    ],
    ids=str,
)
def test_a_save_with_one_wrong_value_is_refused_with_its_code(
    change: dict[str, Any], code: str
) -> None:
    told = json.dumps({**save(deal("cyberion", seed=1)), **change})
    with pytest.raises(Refused) as refused:
        open_save(told)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    ["", "{", b"\xff\xfe", "[" * 100_000, "9" * 10_000, '{"format": 1}', "null", '"' + "x" * 10],
    ids=range(8),
)
def test_a_text_that_is_no_save_is_refused(text: str | bytes) -> None:
    with pytest.raises(Refused):
        read_save(text)


def test_a_save_of_other_rules_can_still_be_read() -> None:
    told = save(deal("cyberion", seed=1)) | {"rules_version": 0}
    assert read_save(json.dumps(told))["events"] == []


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=200, deadline=None)
def test_a_spoilt_box_is_refused_as_bad_box_or_usable(name: str, seed: int, by: Any) -> None:
    box = spoiled(built_in_box(name), random.Random(seed), by)
    try:
        played = deal(name, seed=1, box=box)
    except Refused as refused:
        assert refused.code == "bad-box"
        assert refused.params["entry"]
        assert refused.params["reason"]
    else:
        seat = min(played.deciders)
        for move in islice(played.moves(seat), 5):
            played.preview(seat, move)


def test_a_cyberion_box_without_any_one_value_is_refused() -> None:
    """Of the two lists of Gigantobots, the one that is played with."""
    box, needed = built_in_box("cyberion"), {"two_traits": "two"}
    for block, values in box.items():
        for key in values if isinstance(values, dict) else [None]:
            spoilt = copy.deepcopy(box)
            if key is None:
                del spoilt[block]
            else:
                del spoilt[block][key]
            with pytest.raises(Refused) as refused:
                deal("cyberion", box=spoilt, gigantobot_traits=needed.get(key, "one"))
            assert refused.value.code == "bad-box"
            assert refused.value.params["entry"].startswith(block)


def test_a_box_file_named_by_path_is_used(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    original = Path(dreamcog.__file__).parent / "games" / "cyberion" / "box" / "cyberion.toml"
    file.write_text(original.read_text("utf-8").replace("sum >= 12", "sum >= 13"), "utf-8")
    own = deal("cyberion", seed=1, box=str(file))
    assert own.game.box.machine_trait != deal("cyberion", seed=1).game.box.machine_trait
    assert table(own.truth()).truth() == own.truth()
    file.write_text("robots = [", "utf-8")
    with pytest.raises(Refused) as refused:
        deal("cyberion", box=str(file))
    assert refused.value.params["entry"] == "own.toml"


@pytest.mark.parametrize(
    "block",
    [
        "id = ",
        'rule = "C3.1"',
        'id = "a"\ngame = "chess"',
        'id = "a"\ngame = "cyberion"\nextra = 1',
        'id = "a"\ngame = "cyberion"\n[given]\nstock = ["planbot-1", "planbot-1", "planbot-1"]',
        'id = "a"\ngame = "cyberion"\n[given]\nfailsafes = 9',
        'id = "a"\ngame = "cyberion"\n[given]\nsky = "blue"',
        'id = "a"\ngame = "cyberion"\n[given]\nplatform = "sirenbot-1"',
        'id = "a"\ngame = "cyberion"\n[given]\nexperience = 30',
        'id = "a"\ngame = "cyberion"\nseed = "x"\n[then]\nturn = 1',
        'id = "a"\ngame = "cyberion"\nwhen = 5',
        'id = "a"\ngame = "mech-a-dream"\n[given]\npart = "noon"',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nday = 8',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nday = "one"',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nfirst = 7',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nfirst = "x"',
        'id = "a"\ngame = "mech-a-dream"\n[given]\ndeciders = 5',
        'id = "a"\ngame = "mech-a-dream"\n[given]\npart = "night"\ndeciders = 5',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nplayers = 5',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nplayers = [{ workshop = ["b1.1", "b1.1"] }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nplayers = [{ ink = 10 }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nplayers = [{ monitor = "m1" }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\nplayers = [{ specialists = ["s01"] }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\noffer = { power = ["b1.1"] }',
        'id = "a"\ngame = "mech-a-dream"\n[given]\npending = [{ do = "boost" }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\npending = [{ do = "buy", source = "m7" }]',
        'id = "a"\ngame = "mech-a-dream"\n[given]\npending = 1',
    ],
    ids=range(27),
)
def test_a_malformed_case_fails_and_does_not_crash(block: str, tmp_path: Path) -> None:
    file = tmp_path / "chapter.md"
    file.write_text(f"# A chapter\n\n```toml case\n{block}\n```\n", "utf-8")
    try:
        found = [run_case(case) for case in read_chapter(file)]
    except Refused:
        return
    assert all(found)
