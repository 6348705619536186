"""Native and interpreted rules give the same answers to every question of a table."""

from __future__ import annotations

import copy
import ctypes
import pickle
import random
import struct
from collections.abc import Callable, Iterator
from itertools import islice
from threading import Thread
from typing import Any

import pytest

import dreamcog
from dreamcog.bots import USUAL_BUDGET, bot, bot_names
from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.runtime import CHOSEN, Interpreted
from dreamcog.core.table import Table
from dreamcog.sim.native import library
from dreamcog.sim.native.library import prepare
from dreamcog.sim.native.packing import packed_states
from dreamcog.sim.native.table_runtime import NATIVE_RUNTIMES, NativeRuntime
from support.bent import bent
from support.positions import OPTION_IDS, OPTION_SETS, some_decisions

every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
every_game = pytest.mark.parametrize("name", games())


def opened(name: str, options: dict[str, Any]) -> tuple[Game[Any], Game[Any]]:
    """A game with interpreted rules, and the same with native ones."""
    plain, native = (game_kind(name).open(options) for _ in range(2))
    plain.runtime = Interpreted(plain)
    native.runtime = NativeRuntime(native, prepare(native.rules))
    return plain, native


def answer(ask: Any, *args: Any) -> Any:
    """What is answered, or the refusal, as something to compare."""
    try:
        told = ask(*args)
    except Refused as refused:
        return refused.to_json()
    return told.to_json() if isinstance(told, Refused) else told


def some_moves(moves: list[Any], rng: random.Random) -> Iterator[dict[str, Any]]:
    """Legal moves, moves like them, and parts of both."""
    for move in rng.sample(moves, min(4, len(moves))):
        twisted = bent(move, rng.choice(moves), rng)
        yield from (move, twisted)
        for whole in (move, twisted):
            yield {key: value for key, value in whole.items() if key == "do" or rng.random() < 0.5}


def answers(game: Game[Any], position: Callable[[], Any], seat: int) -> Iterator[Any]:
    """What a table answers to a client; for each question the position is asked for anew."""
    rng = random.Random(7)
    yield game.deciders(position())
    yield game.steps(position(), seat)
    for any_seat in range(game.options["players"]):
        moves = list(islice(Menu(game, position(), any_seat), 200))
        yield moves
        yield len(moves) == 200 or len(Menu(game, position(), any_seat)) == len(moves)
        for move in some_moves(moves, rng):
            yield move
            yield answer(game.play, position(), any_seat, move)
            yield answer(game.why, position(), any_seat, move)
            yield answer(game.play, position(), (any_seat + 1) % game.options["players"], move)
    yield answer(game.preview, position(), seat, rng.choice(moves)) if moves else None


def packed(game: Game[Any], state: Any) -> Any:
    """The same state, packed."""
    states = packed_states(game.rules.state)
    return states.state(states.bytes_of(state))


@every_option_set
def test_tables_answer_the_same_in_both_runtimes(name: str, options: dict[str, Any]) -> None:
    plain, native = opened(name, options)
    asked = 0
    for number, (_, state, seat) in enumerate(some_decisions(name, options, 3, 4, 12)):
        if number % 4 == 0:
            before = plain.truth(state)
            for told in zip(
                answers(plain, lambda: state, seat),  # noqa: B023
                answers(native, lambda: state, seat),  # noqa: B023
                answers(native, lambda: packed(native, state), seat),  # noqa: B023
                strict=True,
            ):
                assert told[0] == told[1] == told[2]
                asked += 1
            assert plain.truth(state) == before
    assert asked > 100


@every_game
def test_whole_games_are_the_same_move_by_move_in_both_runtimes(name: str) -> None:
    for seed in range(3):
        tables = [Table(game, game.deal(seed)) for game in opened(name, {})]
        rng = random.Random(seed)
        for _ in range(60):
            one, other = tables
            assert one.deciders == other.deciders
            if not one.deciders:
                break
            seat = min(one.deciders)
            assert list(one.moves(seat)) == list(other.moves(seat))
            move = rng.choice(one.moves(seat))
            assert one.play(move, seat) == other.play(move, seat)
        assert one.truth() == other.truth()
        assert one.log == other.log


@every_game
def test_menus_longer_than_one_call_are_whole_and_in_order(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dreamcog.sim.native.table_runtime.MOST_AT_ONCE", 3)
    plain, native = opened(name, {})
    longest = 0
    for _, state, seat in some_decisions(name, {}, 5, 2, 20):
        menu = Menu(native, state, seat)
        first = next(iter(menu))
        other = list(Menu(native, native.deal(1), seat))
        moves = list(menu)
        assert moves == list(Menu(plain, state, seat))
        assert moves[0] == first
        assert other == list(Menu(plain, plain.deal(1), seat))
        longest = max(longest, len(moves))
    assert longest > 6


# States that are bytes until somebody looks into them.


def dealt_both_ways(name: str) -> tuple[Any, Any, Game[Any]]:
    """The same state as a plain record and as a packed one, and the game with native rules."""
    plain, native = opened(name, {})
    return plain.deal(5), native.deal(5), native


def is_packed(state: Any) -> bool:
    return "__getattr__" in type(state).__dict__


@every_game
def test_a_packed_state_is_equal_to_the_record_it_stands_for(name: str) -> None:
    record, packed, native = dealt_both_ways(name)
    assert is_packed(packed)
    assert not is_packed(record)
    assert record == packed
    assert native.deal(5) == record
    assert native.deal(5) == native.deal(5)
    assert native.deal(6) != record
    assert record != native.deal(6)
    assert native.deal(5) != 5


@pytest.mark.parametrize(
    "look",
    [
        repr,
        lambda state: state.draft,
        lambda state: state.players,
        lambda state: getattr(state, "nothing", None),
        lambda state: setattr(state, "turn", state.turn),
        lambda state: setattr(state, "players", 2),
        copy.copy,
        copy.deepcopy,
        pickle.dumps,
    ],
)
@every_game
def test_a_packed_state_becomes_a_plain_record_when_it_is_looked_into(name: str, look: Any) -> None:
    record, packed, _ = dealt_both_ways(name)
    assert is_packed(packed)
    look(packed)
    look(record)
    assert type(packed) is type(record)
    assert packed == record


@every_game
def test_copies_of_a_packed_state_are_plain_records(name: str) -> None:
    record, _, native = dealt_both_ways(name)
    for copied in (
        native.copy(native.deal(5)),
        copy.copy(native.deal(5)),
        copy.deepcopy(native.deal(5)),
        pickle.loads(pickle.dumps(native.deal(5))),
    ):
        assert type(copied) is type(record)
        assert copied == record


@every_game
def test_a_state_that_was_changed_is_judged_as_it_is_now(name: str) -> None:
    plain, native = opened(name, {})
    state = native.deal(5)
    seat = min(native.deciders(state))
    assert list(Menu(native, state, seat))
    state.over = 1
    assert native.deciders(state) == frozenset() == plain.deciders(state)
    assert list(Menu(native, state, seat)) == []


@every_game
def test_what_native_code_cannot_hold_is_interpreted(name: str) -> None:
    plain, native = opened(name, {})
    state = plain.deal(5)
    state.turn = 1 << 20
    with pytest.raises(struct.error):
        native.runtime._states.bytes_of(state)  # type: ignore[attr-defined]
    seat = min(plain.deciders(state))
    for one, other in zip(
        answers(plain, lambda: state, seat), answers(native, lambda: state, seat), strict=True
    ):
        assert one == other
    draft = Draft(seat=seat, verb=1, n=1)
    draft.args[0] = 1 << 20
    assert native.runtime.can(native.deal(5), draft) == plain.runtime.can(plain.deal(5), draft)


@every_game
def test_threads_share_a_game_and_its_states(name: str) -> None:
    plain, native = opened(name, {})
    states = [native.deal(seed) for seed in range(40)]
    wanted = [(list(Menu(plain, s, 0)), plain.truth(s)) for s in map(plain.deal, range(40))]
    found: list[Any] = []

    def ask() -> None:
        found.append([(list(Menu(native, s, 0)), native.truth(s)) for s in states])

    threads = [Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 4


# Which runtime is taken.


@every_game
def test_the_library_is_used_where_it_is_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CHOSEN, raising=False)
    prepare(game_kind(name).game_type.rules)
    assert isinstance(game_kind(name).open({}).runtime, NativeRuntime)


@every_game
def test_the_interpreter_alone_can_be_asked_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(game_kind(name).game_type.rules)
    monkeypatch.setenv(CHOSEN, "interpreted")
    assert type(game_kind(name).open({}).runtime) is Interpreted


@every_game
def test_an_open_game_changes_to_native_rules_when_they_have_been_built(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(CHOSEN, raising=False)
    game = game_kind(name).open({})
    with monkeypatch.context() as patch:
        patch.setattr("dreamcog.sim.native.table_runtime.ready", lambda _rules: None)
        state = game.deal(1)
        assert type(game.runtime) is Interpreted
    NATIVE_RUNTIMES.prepare(game.rules)
    assert isinstance(game.runtime, NativeRuntime)
    assert game.deal(1) == state


@every_game
def test_a_library_that_cannot_be_loaded_does_not_stop_a_table(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(CHOSEN, raising=False)
    prepare(game_kind(name).game_type.rules)
    library.open_library.cache_clear()

    def fails(_path: str) -> None:
        raise OSError("wrong format")

    with monkeypatch.context() as patch:
        patch.setattr(ctypes, "CDLL", fails)
        table = dreamcog.deal(name, seed=1)
        assert type(table.game.runtime) is Interpreted
        seat = min(table.deciders)
        table.play(table.moves(seat)[0], seat)


# Bots.


@pytest.mark.parametrize("chooser", bot_names())
@every_option_set
def test_bots_choose_the_same_in_both_runtimes(
    name: str, options: dict[str, Any], chooser: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(game_kind(name).game_type.rules)
    for game, state, seat in islice(some_decisions(name, options, 11, 2, 6), 0, None, 5):
        view, chosen = game.view(state, seat), []
        for runtime in ("interpreted", ""):
            monkeypatch.setenv(CHOSEN, runtime)
            chosen.append(bot(chooser).decide(game, view, seat, random.Random(3), USUAL_BUDGET))
        assert chosen[0] == chosen[1]
