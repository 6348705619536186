"""Whatever is said at the doors: a clear refusal or an accepted thing, never another exception."""

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
from dreamcog.core.box import box_values
from dreamcog.core.cases import read_chapter, run_case
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import open_save, read_save, save, save_text
from dreamcog.core.table import Table, deal, table
from support.positions import WILD

words = st.sampled_from(
    [
        *("", "do", "repair", "end-turn", "I/sirenbot", "platform/sirenbot-1", "sirenbot-1", "..."),
        *("buy", "activate", "robot", "b1.1", "y1", "d01", "m7", "s01", "night", "morning", "seat"),
    ]
)
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text() | words
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(words | st.text(), inner, max_size=4)
    ),
    max_leaves=12,
)
every_game = pytest.mark.parametrize("name", games())
EVERYTHING: dict[str, dict[str, Any]] = {
    "cyberion": {
        "players": 2,
        "first": 0,
        "expansions": ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"],
    },
    "mech-a-dream": {"players": 3, "first": 0, "variants": ["robots", "specialists"]},
}
"""Options with every move and every zone in play."""


def deep(levels: int) -> Any:
    """Lists in lists in lists."""
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


def spoiled(value: Any, rng: random.Random, by: Any) -> Any:
    """The same JSON with one thing somewhere in it replaced, removed or doubled."""
    told = copy.deepcopy(value)
    at = told
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return told
        key = rng.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.7:
            at = at[key]
            continue
        how = rng.randrange(4)
        if how == 0:
            del at[key]
        elif how == 1 and isinstance(at, list):
            at.append(copy.deepcopy(at[key]))
        else:
            at[key] = by
        return told


@every_game
@given(move=junk)
@settings(max_examples=150, deadline=None)
def test_any_junk_as_a_move(name: str, move: Any) -> None:
    played = deal(name, seed=1, **EVERYTHING[name])
    before = played.truth()
    for door in (lambda: played.play(move), lambda: played.preview(0, move)):
        with pytest.raises(Refused) as refused:
            door()
        assert refused.value.code == "malformed"
    assert isinstance(played.why(0, move), Refused)
    assert move not in played.moves(0)
    assert played.truth() == before


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=150, deadline=None)
def test_moves_with_something_wrong(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    game = game_kind(name).open(EVERYTHING[name])
    played = Table(game, WILD[name](game, rng))
    moves = list(played.moves(0))
    if not moves:
        return
    move = spoiled(rng.choice(moves), rng, by)
    before = played.truth()
    played.why(0, move)
    try:
        played.play(move, 0)
    except Refused:
        assert played.truth() == before
    else:
        assert played.truth() != before


MALFORMED_MOVES = [
    None,
    [],
    "end-turn",
    {},
    {"do": "fly"},
    {"do": ["repair"]},
    {"do": "end-turn", "extra": 1},
    {"do": "upgrade", "model": "robot"},
    {"do": "upgrade", "model": 1},
    {"do": "upgrade"},
    {"do": "trigger", "robot": "sirenbot-1"},
    {"do": "trigger", "robot": "platform/sirenbot-9"},
    {"do": "trigger", "robot": "platform/planbot-1", "level": True},
    {"do": "trigger", "robot": "platform/planbot-1", "level": 0},
    {"do": "trigger", "robot": "platform/planbot-1", "level": 6},
    {"do": "trigger", "robot": "platform/planbot-1", "level": 10**100},
    {"do": "trigger", "robot": "platform/planbot-1", "level": 1.0},
    {"do": "repair", "machine": "I/sirenbot"},
    {"do": "repair", "machine": "I/sirenbot", "robots": "platform/sirenbot-1"},
    {"do": "repair", "machine": "I/sirenbot", "robots": ["platform/sirenbot-1"] * 1000},
    {"do": "repair", "machine": "IV/sirenbot", "robots": []},
    {"do": "repair", "machine": "I/sirenbot", "robots": deep(500)},
    {"do": "arrange", "top": "planbot-1", "bottom": []},
    {"do": "x" * 10**6},
    {1: 2},
]


@given(seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_any_choice_of_robots_gets_an_answer(seed: int) -> None:
    """Whatever robots a move names, and however many: `why` and `play` answer."""
    rng = random.Random(seed)
    game = game_kind("cyberion").open(EVERYTHING["cyberion"])
    state = WILD["cyberion"](game, rng)
    view = game.view(state, 0)
    there = [f"{row}/{robot}" for row in ("platform", "flash", "stock") for robot in view[row]]
    for verb in ("repair", "make-babybot", "pilot", "store", "prepare"):
        for number in range(9):
            robots = [
                rng.choice([*there, "stock/any-3", "flash/planbot-any"]) for _ in range(number)
            ]
            move: dict[str, Any] = {"do": verb, "robots": robots}
            if verb in ("repair", "prepare"):
                move["machine"] = rng.choice([name for name in view["factory"] if name])
            game.why(state, view["seat"], move)
            with contextlib.suppress(Refused):
                game.play(
                    state,
                    view["seat"],
                    {**move, **({"on": [None, None]} if verb == "pilot" else {})},
                )


@pytest.mark.parametrize("move", MALFORMED_MOVES, ids=range(len(MALFORMED_MOVES)))
def test_malformed_moves(move: Any) -> None:
    played = deal("cyberion", seed=1)
    before = played.truth()
    with pytest.raises(Refused) as refused:
        played.play(move)
    assert refused.value.code == "malformed"
    assert refused.value.to_json()["params"].keys() == {"where", "wanted"}
    assert played.truth() == before


MALFORMED_MECH_MOVES = [
    {"do": "buy"},
    {"do": "buy", "tile": "b1"},
    {"do": "buy", "tile": ["b1.1"]},
    {"do": "build", "tile": None},
    {"do": "dock", "tile": "b1.1"},
    {"do": "stock-room"},
    {"do": "stock-room", "take": "rainbow"},
    {"do": "stock-room", "take": "specialist"},
    {"do": "stock-room", "take": "ink", "specialist": "s01"},
    {"do": "stock-room", "take": "specialist", "specialist": "s99"},
    {"do": "activate"},
    {"do": "activate", "what": "y99"},
    {"do": "activate", "what": "robot", "option": 2},
    {"do": "activate", "what": "robot", "option": True},
    {"do": "activate", "what": "robot", "option": -1},
    {"do": "activate", "what": "robot", "copy": "robot"},
    {"do": "activate", "what": "robot", "copy": {"seat": 4, "what": "robot"}},
    {"do": "activate", "what": "robot", "copy": {"seat": 1}},
    {"do": "activate", "what": "robot", "copy": {"seat": 1, "what": "robot", "extra": 1}},
    {"do": "sleep", "option": 0},
    {"do": "bonus", "specialist": 1},
]


@pytest.mark.parametrize("move", MALFORMED_MECH_MOVES, ids=range(len(MALFORMED_MECH_MOVES)))
def test_malformed_moves_of_mech_a_dream(move: Any) -> None:
    played = deal("mech-a-dream", seed=1, first=0)
    before = played.truth()
    with pytest.raises(Refused) as refused:
        played.play(move)
    assert refused.value.code == "malformed"
    assert refused.value.to_json()["params"].keys() == {"where", "wanted"}
    assert played.truth() == before


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", 1.0, True, [], 10**30])
def test_seats_that_there_are_not(seat: Any) -> None:
    played = deal("cyberion", seed=1)
    with pytest.raises(Refused):
        played.play({"do": "end-turn"}, seat)
    with pytest.raises(Refused):
        played.position(seat)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 3},
        {"players": "1"},
        {"players": True},
        {"support": 6},
        {"support": -1},
        {"support": 1.5},
        {"expansions": "babybots"},
        {"expansions": ["robots"]},
        {"expansions": deep(100)},
        {"microbot_swap_cost": 4},
        {"first": 1},
        {"colour": "red"},
        {"seed": -1},
        {"seed": 1 << 128},
        {"seed": "xyz"},
        {"seed": "0" * 33},
        {"seed": 1.5},
        {"seed": True},
        {"box": 5},
        {"box": "no-such-box"},
        {"box": "/"},
        {"box": "\0"},
        {"box": {"robots": {"copies": 2}}},
    ],
    ids=str,
)
def test_options_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        deal("cyberion", **options)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"variants": "robots"},
        {"variants": ["babybots"]},
        {"specialist_instead_of": "wall"},
        {"specialist_instead_of": ["choice"]},
        {"first": 2},
        {"first": "me"},
        {"expansions": []},
        {"box": {}},
    ],
    ids=str,
)
def test_options_of_mech_a_dream_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        deal("mech-a-dream", **options)


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["cyberion"], "cyberion\n"])
def test_games_that_there_are_not(name: Any) -> None:
    with pytest.raises(Refused):
        deal(name)


@every_game
@given(given_truth=junk)
@settings(max_examples=60, deadline=None)
def test_any_junk_as_a_truth(name: str, given_truth: Any) -> None:
    with pytest.raises(Refused):
        table(given_truth)
    with pytest.raises(Refused):
        game_kind(name).open({}).state(given_truth)


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=300, deadline=None)
def test_truths_with_something_wrong(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    played = deal(name, seed=seed % 7, **EVERYTHING[name])
    if rng.random() < 0.5:
        played = Table(played.game, WILD[name](played.game, rng))
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


GIVEN: dict[str, dict[str, Any]] = {
    "cyberion": {
        "factory": ["I/sirenbot", "", "II/run"],
        "platform": ["sirenbot-1", "any-3"],
        "robot_deck": ["planbot-2", "...", "baby-sirenbot"],
        "levels": {"planbot": 3},
        "microbots": {"I/sirenbot": "planbot"},
        "gigantobots": {"giga-planbot": {"robots": ["planbot-1"] * 2, "holiday": False}},
        "interference": {"planbot": 1},
        "pending": [{"do": "store", "left": 1}],
        "experience": 3,
    },
    "mech-a-dream": {
        "day": 3,
        "part": "night",
        "first": 1,
        "deciders": [0, 1],
        "offer": {"resource": ["b1.1", "b1.2"], "crystal": []},
        "piles": {"power": ["r1.1", "...", "r2.2"]},
        "delivery": "d06",
        "delivery_deck": ["d01", "..."],
        "specialists_centre": ["s01"],
        "monitors_dealt": [["m1", "m2"], ["m3", "m4"], ["m5", "m6"]],
        "players": [
            {"flowers": 9, "workshop": ["b4.1"], "used_tonight": ["b4.1"], "monitor": "m8"},
            {
                "belt": [{"tile": "y1", "slot": 2, "assistants": 1}],
                "assistants": {"morning": "y1"},
                "specialists": [{"id": "s03", "price": 2}],
            },
        ],
        "pending": [{"seat": 1, "do": "boost", "source": "b4.1", "left": 2}],
        "resolving": [{"seat": 1, "kind": "boost", "of": "b4.1", "left": 2}],
    },
}
"""A bit of everything that a case can give; some of it at odds with the rest."""


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=300, deadline=None)
def test_givens_with_something_wrong(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    game = game_kind(name).open(EVERYTHING[name])
    some = {key: value for key, value in GIVEN[name].items() if rng.random() < 0.6}
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
def test_saves_with_something_wrong(name: str, seed: int, by: Any) -> None:
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
def test_saves_that_cannot_be_opened(change: dict[str, Any], code: str) -> None:
    told = json.dumps({**save(deal("cyberion", seed=1)), **change})
    with pytest.raises(Refused) as refused:
        open_save(told)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    ["", "{", b"\xff\xfe", "[" * 100_000, "9" * 10_000, '{"format": 1}', "null", '"' + "x" * 10],
    ids=range(8),
)
def test_texts_that_are_no_saves(text: str | bytes) -> None:
    with pytest.raises(Refused):
        read_save(text)


def test_an_old_save_of_other_rules_can_still_be_looked_at() -> None:
    told = save(deal("cyberion", seed=1)) | {"rules_version": 0}
    assert read_save(json.dumps(told))["events"] == []


def box_of(name: str) -> dict[str, Any]:
    package = f"dreamcog.games.{name.replace('-', '_')}"
    return copy.deepcopy(box_values(package, None, name))


@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=200, deadline=None)
def test_boxes_with_something_wrong(name: str, seed: int, by: Any) -> None:
    box = spoiled(box_of(name), random.Random(seed), by)
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


def test_every_value_of_the_cyberion_box_is_needed() -> None:
    box = box_of("cyberion")
    for block, values in box.items():
        for key in values if isinstance(values, dict) else [None]:
            spoilt = copy.deepcopy(box)
            if key is None:
                del spoilt[block]
            else:
                del spoilt[block][key]
            with pytest.raises(Refused) as refused:
                deal("cyberion", box=spoilt)
            assert refused.value.code == "bad-box"
            assert refused.value.params["entry"].startswith(block)


def test_a_box_file_by_path(tmp_path: Path) -> None:
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
def test_cases_that_cannot_be_read_fail_and_do_not_crash(block: str, tmp_path: Path) -> None:
    file = tmp_path / "chapter.md"
    file.write_text(f"# A chapter\n\n```toml case\n{block}\n```\n", "utf-8")
    try:
        found = [run_case(case) for case in read_chapter(file)]
    except Refused:
        return
    assert all(found)
