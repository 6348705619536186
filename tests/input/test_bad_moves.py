"""Bad moves, seats and options: each is refused with a code, and nothing changes."""

from __future__ import annotations

import contextlib
import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import Table, deal
from support.junk import deep, junk, spoiled
from support.kits import KITS
from support.positions import OPTION_SETS, some_states
from support.wild_cyberion import wild_cyberion

every_game = pytest.mark.parametrize("name", games())


@every_game
@given(move=junk)
@settings(max_examples=150, deadline=None)
def test_junk_as_a_move_is_refused_and_changes_nothing(name: str, move: Any) -> None:
    played = deal(name, seed=1, **KITS[name].everything)
    before = played.truth()
    for call in (lambda: played.play(move), lambda: played.preview(0, move)):
        with pytest.raises(Refused) as refused:
            call()
        assert refused.value.code == "malformed"
    assert isinstance(played.why(0, move), Refused)
    assert move not in played.moves(0)
    assert played.truth() == before


@pytest.mark.slow
@every_game
@given(seed=st.integers(0, 2**32), by=junk)
@settings(max_examples=150, deadline=None)
def test_a_spoilt_move_is_refused_or_changes_the_position(name: str, seed: int, by: Any) -> None:
    rng = random.Random(seed)
    game = game_kind(name).open(KITS[name].everything)
    played = Table(game, KITS[name].wild(game, rng))
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


@given(seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_any_choice_of_robots_is_answered_without_a_crash(seed: int) -> None:
    """`why` and `play` answer whichever robots a move names, and however many."""
    rng = random.Random(seed)
    game = game_kind("cyberion").open(KITS["cyberion"].everything)
    state = wild_cyberion(game, rng)
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


@pytest.mark.parametrize(
    ("name", "move"),
    [
        *(("cyberion", move) for move in MALFORMED_MOVES),
        *(("mech-a-dream", move) for move in MALFORMED_MECH_MOVES),
    ],
    ids=range(len(MALFORMED_MOVES) + len(MALFORMED_MECH_MOVES)),
)
def test_a_malformed_move_is_refused_and_changes_nothing(name: str, move: Any) -> None:
    played = deal(name, seed=1, first=0)
    before = played.truth()
    with pytest.raises(Refused) as refused:
        played.play(move)
    assert refused.value.code == "malformed"
    assert refused.value.to_json()["params"].keys() == {"where", "wanted"}
    assert played.truth() == before


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", 1.0, True, [], 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
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
def test_options_that_cyberion_does_not_have_are_refused(options: dict[str, Any]) -> None:
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
def test_options_that_mech_a_dream_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        deal("mech-a-dream", **options)


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["cyberion"], "cyberion\n"])
def test_a_game_that_does_not_exist_is_refused(name: Any) -> None:
    with pytest.raises(Refused):
        deal(name)


@pytest.mark.slow
@every_game
def test_null_is_no_value_of_a_field(name: str) -> None:
    """A field that may be left out is left out, not null: in whole moves and in partial ones."""
    asked = 0
    for options in [options for game, options in OPTION_SETS if game == name][::4]:
        for game, state in islice(some_states(name, options, 8), 20):
            for seat in game.deciders(state):
                for move in islice(Menu(game, state, seat), 12):
                    spec = game.verbs.specs[game.verbs.numbers[move["do"]]]
                    for f in spec.fields:
                        refusals = [
                            refused_play(game, state, seat, {**move, f.key: None}),
                            game.why(state, seat, {**move, f.key: None}),
                            game.why(state, seat, {"do": move["do"], f.key: None}),
                        ]
                        assert {each and each.code for each in refusals} == {"malformed"}, move
                        asked += 1
    assert asked > 100


def refused_play(game: Game[Any], state: Any, seat: int, move: Any) -> Refused | None:
    try:
        game.play(state, seat, move)
    except Refused as refused:
        return refused
    return None
