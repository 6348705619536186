"""Programs as bots: what is said to them, who may name them, and what becomes of those that err."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots import Budget, bot, bot_names, programs, typed_bot
from dreamcog.bots import program as program_module
from dreamcog.bots.asked_games import AskedGames
from dreamcog.bots.asking import FAILED, ILLEGAL, LATE, ask
from dreamcog.bots.program import ProgramBot, request_of
from dreamcog.bots.program_process import ProgramFailed
from dreamcog.cli.saving import read_seats
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from support.outside_bots import fresh_bots, javascript_bot, odd_program

CYBERION = game_kind("cyberion")
BUDGET = Budget(iterations=1)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    with fresh_bots():
        yield


def begun(command: str) -> ProgramBot:
    return programs.program_bot("odd", command)


def process_of(player: ProgramBot) -> Any:
    assert player._process is not None
    return player._process._process


@pytest.mark.parametrize("name", games())
def test_the_example_in_javascript_plays_whole_games(name: str) -> None:
    """Two games of a process that is begun once, none of its moves replaced."""
    game = game_kind(name).open({})
    player = ProgramBot("outside", programs.words_of(javascript_bot()))
    first = player._begun()
    seats = [player] * game.options["players"]
    judged = AskedGames(game, seats, BUDGET, "native").judged(3, 2)
    assert not judged["replaced"].any()
    assert player._process is first
    player.close()
    assert not first.is_running


def test_its_reasons_are_read() -> None:
    game = CYBERION.open({})
    player = ProgramBot("outside", programs.words_of(javascript_bot()))
    view = game.view(game.deal(4), 0)
    told = [player.decide(game, view, 0, random.Random(2), BUDGET) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0].about["kind"] == "program"
    assert told[0].about["liked"] >= 1
    assert told[0].choices
    assert all(choice.share and 0 < choice.share <= 1 for choice in told[0].choices)
    player.close()


def test_a_request_tells_what_the_seat_may_know_and_nothing_else() -> None:
    game = game_kind("mech-a-dream").open({"players": 3})
    state = game.deal(4)
    seat = min(game.deciders(state))
    view = game.view(state, seat)
    request = request_of(game, view, seat, random.Random(1), Budget(0.5, 7))
    assert request["menu"] == list(program_module.Menu(game, state, seat))
    assert request["menu_is_whole"]
    assert request["view"] == view
    assert request["budget"] == {"seconds": 0.5, "iterations": 7}
    assert (
        game_kind(request["game"])
        .open(json.loads(json.dumps({**request["options"], "box": request["box"]})))
        .options
        == game.options
    )
    assert len(bytes.fromhex(request["seed"])) == 8


def test_a_long_menu_is_cut_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = CYBERION.open({})
    state = game.deal(4)
    menu = program_module.Menu(game, state, 0)
    monkeypatch.setattr(program_module, "MOST_LISTED", len(menu) - 1)
    request = request_of(game, game.view(state, 0), 0, random.Random(1), BUDGET)
    assert request["menu"] == list(menu)[:-1]
    assert not request["menu_is_whole"]
    monkeypatch.setattr(program_module, "MOST_LISTED", len(menu))
    assert request_of(game, game.view(state, 0), 0, random.Random(1), BUDGET)["menu_is_whole"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("ends", FAILED),
        ("nonsense", FAILED),
        ("protocol", FAILED),
        ("id", FAILED),
        ("chance", FAILED),
        ("long", FAILED),
        ("illegal", ILLEGAL),
    ],
)
def test_a_program_that_errs_is_replaced_and_asked_again(
    fault: str, why: str, tmp_path: Path
) -> None:
    game = CYBERION.open({})
    player, state = begun(odd_program(tmp_path, fault, often=2)), game.deal(3)
    told = [ask(player, game, state, 0, random.Random(n), BUDGET).replaced for n in range(4)]
    assert told == ([why] * 4 if fault == "protocol" else ["", why, "", why])


def test_a_program_that_is_late_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "time_limit", lambda _budget: 0.3)
    game = CYBERION.open({})
    player, state = begun(odd_program(tmp_path, "sleeps", often=2)), game.deal(3)
    assert ask(player, game, state, 0, random.Random(1), BUDGET).replaced == ""
    process = process_of(player)
    assert ask(player, game, state, 0, random.Random(1), BUDGET).replaced == LATE
    assert process.returncode == -signal.SIGKILL
    monkeypatch.setattr(program_module, "time_limit", lambda _budget: 20.0)
    assert ask(player, game, state, 0, random.Random(1), BUDGET).replaced == ""


def test_a_program_that_was_killed_is_begun_again(tmp_path: Path) -> None:
    game = CYBERION.open({})
    player, state = begun(odd_program(tmp_path)), game.deal(3)
    assert not ask(player, game, state, 0, random.Random(1), BUDGET).replaced
    process = process_of(player)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not ask(player, game, state, 0, random.Random(1), BUDGET).replaced


def test_a_program_is_not_given_our_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address of a database may have a password in it."""
    monkeypatch.setenv("DREAMCOG_DATABASE", "postgresql://somebody:secret@host/tables")
    player = begun(odd_program(tmp_path))
    player._begun()
    given = Path(f"/proc/{process_of(player).pid}/environ")
    if given.exists():
        assert b"secret" not in given.read_bytes()
    player.close()


def test_what_cannot_be_begun_is_replaced() -> None:
    player = ProgramBot("none", ["/no/such/program"])
    with pytest.raises(ProgramFailed, match="No such file"):
        player._begun()


def test_only_the_operator_names_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name from a client or from a saved game runs nothing."""
    command = odd_program(tmp_path)
    typed = f"program:{command}"
    for name in (typed, "clever", "program:"):
        with pytest.raises(Refused):
            bot(name, CYBERION)
    assert typed_bot(typed, CYBERION).name == typed
    game = CYBERION.open({})
    assert not read_seats([{"name": "", "kind": typed}], game).is_bot(0)
    monkeypatch.setenv(programs.VARIABLE, f" clever = {command} ; other=node a.js;")
    assert bot_names(CYBERION)[-2:] == ["clever", "other"]
    assert bot("clever", CYBERION) is bot("clever", CYBERION)
    with pytest.raises(Refused):
        bot(typed, CYBERION)


@pytest.mark.parametrize("text", ["clever", "=node a.js", "Clever=node", "a b=node", "a='", "a="])
def test_what_names_no_program_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        programs.read_programs(text)
    assert refused.value.params["where"] == programs.VARIABLE


def test_a_program_ends_with_the_process_that_began_it(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from dreamcog.bots.program import ProgramBot\n"
        "player = ProgramBot('odd', sys.argv[1:]); player._begun()\n"
        "print(player._process._process.pid, flush=True)"
    )
    words = programs.words_of(odd_program(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
    )
    number = int(done.stdout)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("still there")
