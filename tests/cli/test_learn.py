"""Lessons in the terminal: steps, other seats' moves, leaving and coming back."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_data_path
from typer.testing import CliRunner

from cli.players import texts
from cli.terminal import Terminal
from dreamcog.cli.guided import GuidedTable
from dreamcog.cli.lesson_loop import SKIP
from dreamcog.cli.main import build_app
from dreamcog.cli.player_record import FILE, PlayerRecord
from dreamcog.cli.screen import PROMPT
from dreamcog.cli.typed import COMMANDS
from dreamcog.core.lessons import Lesson, lesson, lessons_of
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import games
from dreamcog.core.saves import open_save, verify
from dreamcog.core.table import Table
from dreamcog.i18n.texts import languages

LESSONS = [(game, name) for game in games() for name in lessons_of(game)]
GAME, OTHER_GAME, NAME = "cyberion", "mech-a-dream", "first-game"
SAID = (*COMMANDS, SKIP, "why end", "end", "repair", "sleep", "pass", "save x/y")
NONSENSE = ("\x00", "[bold]", "é" * 500, "9" * 500, "/", "{ $x }")
MOST_ANSWERS = 5
"""Lines that a step takes at most: moves, then to go on."""


def run(*args: str, lines: list[str], command: str = "learn-to-play", width: int = 100) -> str:
    """What the command shows to somebody who types these lines and closes the terminal."""
    typed = "".join(f"{line}\n" for line in lines)
    env = {"COLUMNS": str(width), "LANG": "en_GB"}
    done = CliRunner().invoke(build_app([command]), [command, *args], input=typed, env=env)
    assert done.exit_code == 0, done.output
    return done.output


def plain(shown: str) -> str:
    """What was shown, however its lines were broken."""
    return " ".join(shown.split())


def widest(shown: str) -> int:
    """The length of the longest line, without prompts: what is typed is not echoed behind them."""
    return max(len(line.lstrip(PROMPT)) for line in shown.splitlines())


def record_of_player() -> dict[str, Any]:
    """What the terminal has kept of its player."""
    kept: dict[str, Any] = json.loads((user_data_path("dreamcog") / FILE).read_text("utf-8"))
    return kept


def step_text(shown: Lesson, step: str, lang: str = "en") -> str:
    return plain(texts(lang).say(f"{shown.title}-{step}"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_first_offered_move_of_each_step_leads_through_a_lesson(
    game: str, name: str, lang: str
) -> None:
    taken = lesson(game, name)
    lines = ["1"] * (MOST_ANSWERS * len(taken.steps))
    shown = run(game, name, "--lang", lang, lines=lines, width=80)
    assert widest(shown) < 80
    told = plain(shown)
    places = [told.find(plain(texts(lang).say(message))) for message in taken.messages()]
    assert min(places) >= 0
    assert places == sorted(places)
    assert plain(texts(lang).say("learn-over")) in told
    for number in range(1, len(taken.steps) + 1):
        place = {"step": number, "steps": len(taken.steps)}
        title = texts(lang).say(taken.title)
        assert plain(texts(lang).say("learn-step", title=title, **place)) in told
    assert name not in record_of_player()["lessons"].get(game, {})


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_whose_steps_are_all_skipped_goes_on_as_a_game(
    game: str, name: str, tmp_path: Path
) -> None:
    taken, file = lesson(game, name), tmp_path / "free.dream.json"
    lines = ["skip"] * len(taken.steps) + [f"save {file}", "1", "quit"]
    shown = run(game, name, "--lang", "en", lines=lines)
    assert plain(texts("en").say("learn-over")) in plain(shown)
    kept = file.read_bytes()
    assert verify(kept) == []
    written = [each for step in taken.steps for each in step.play]
    played = open_save(kept).history
    assert played[: len(written)] == written
    assert len(played) > len(written)


def test_a_read_step_goes_on_with_enter_and_a_played_one_does_not() -> None:
    shown = run(GAME, NAME, "--lang", "en", lines=["", "", "", "quit"])
    assert "step 2 of" in shown
    assert "step 3 of" not in shown


def test_only_the_moves_of_the_step_are_offered() -> None:
    table = GuidedTable(lesson(GAME, NAME), 1)
    menu = table.moves(0)
    assert list(menu) == table.progress.moves(table.game, table.state)
    assert len(menu) == 1
    shown = run(GAME, NAME, "--lang", "en", lines=["", "quit"]).replace("\xa0", " ")
    assert "[1] I · 2 Planbots" in shown
    assert "End turn  [" not in shown


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("end", "That comes later: for now, do what the step says."),
        ("upgrade sirenbot", "[C3.6]"),
        ("repair I/size-1 sirenbot-1 stockbot-4", "[C3.2]"),
        ("repair I/cyclobot", "[C3.2]"),
        ("why end", "That comes later"),
        ("undo", "In a guided game, go back a step instead, or leave it."),
        ("save", "Your place is kept"),
        ("frobnicate", "I do not know “frobnicate”"),
        ("?", "skip in a lesson: on to the next step"),
    ],
)
def test_what_is_not_of_the_step_is_answered_and_changes_nothing(line: str, told: str) -> None:
    shown = run(GAME, NAME, "--lang", "en", lines=["", line, "quit"])
    assert told in plain(shown)
    assert record_of_player()["lessons"] == {GAME: {NAME: 1}}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_anything_typed_in_a_lesson_is_answered_within_the_window(game: str, name: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        lines = rng.choices(["1", "2", "3", "4", "0", "1 2", "", *SAID, *NONSENSE], k=40)
        shown = run(game, name, "--lang", "en", lines=lines, width=60)
        assert widest(shown) < 60


def test_the_move_of_the_step_can_be_typed_in_words_in_any_order() -> None:
    shown = run(GAME, NAME, "--lang", "en", lines=["", "repair I/planbot planbot-5 planbot-2"])
    assert step_text(lesson(GAME, NAME), "repair-after") in plain(shown)


def test_a_move_of_the_step_with_another_value_comes_later() -> None:
    taken = lesson(GAME, NAME)
    step = [each.id for each in taken.steps].index("ability")
    table = GuidedTable(taken, step)
    written = taken.steps[step].play[0][1]
    with pytest.raises(Refused, match="not-in-lesson"):
        table.play({**written, "level": 1})
    table.play(written)
    assert table.progress.is_done


def test_back_goes_to_the_beginning_of_the_step_then_to_the_one_before() -> None:
    lines = ["", "1", "", "1", "back", "back", "back", "back", "quit"]
    shown = plain(run(GAME, NAME, "--lang", "en", lines=lines))
    numbers = [int(found) for found in re.findall(r"step (\d+) of", shown)]
    assert numbers == [1, 2, 2, 3, 4, 3, 2, 1, 1]
    assert record_of_player()["lessons"] == {GAME: {}}


def test_back_in_a_move_that_is_being_composed_stays_in_the_step() -> None:
    lines = ["", "repair I/planbot", "back", "quit"]
    shown = plain(run(GAME, NAME, "--lang", "en", lines=lines))
    assert [int(found) for found in re.findall(r"step (\d+) of", shown)] == [1, 2, 2, 2]


def test_a_lesson_that_was_left_goes_on_at_its_step() -> None:
    left = run(GAME, NAME, "--lang", "en", lines=["", "1", "", "quit"])
    assert "Your place is kept" in left
    assert record_of_player()["lessons"] == {GAME: {NAME: 2}}
    assert "step 3 of" in run(GAME, "--list", lines=[])
    again = plain(run(GAME, "--lang", "en", lines=["quit"]))
    assert "the lesson goes on where you left it" in again
    assert step_text(lesson(GAME, NAME), "upgrade") in again
    assert "step 1 of" in run(GAME, "--lang", "en", "--restart", lines=["quit"])


def test_a_damaged_record_begins_the_lesson_anew() -> None:
    file = user_data_path("dreamcog") / FILE
    file.parent.mkdir(parents=True)
    for text in ("", "{", "[]", '{"begun": 1, "lessons": {"cyberion": {"first-game": "x"}}}'):
        file.write_text(text)
        assert "step 1 of" in run(GAME, "--lang", "en", lines=["quit"])
    file.write_text('{"lessons": {"cyberion": {"first-game": 999}}}')
    assert "step 1 of" in run(GAME, "--lang", "en", lines=["quit"])


def test_a_record_that_cannot_be_written_does_not_end_the_lesson(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    record = PlayerRecord.read(tmp_path / "file" / FILE)
    record.leave(GAME, NAME, 3)
    assert record.left_at(GAME, NAME) == 3


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    args = ["learn-to-play", GAME, "frobnicate", "--lang", "en"]
    done = CliRunner().invoke(build_app(args), args)
    assert done.exit_code == 2
    assert "has no such lesson" in done.output
    assert all(name in done.output for name in lessons_of(GAME))


@pytest.mark.parametrize("lang", languages())
def test_the_help_is_in_every_language_and_has_no_flags_of_games(lang: str) -> None:
    args = ["learn-to-play", "--help", "--lang", lang]
    done = CliRunner().invoke(build_app(args), args, env={"COLUMNS": "200"})
    for message in ("learn-about", "flag-lesson", "flag-list-lessons", "flag-restart"):
        assert plain(texts(lang).say(message)) in plain(done.output)
    assert "--support" not in done.output


def test_an_unknown_game_is_refused() -> None:
    args = ["learn-to-play", "chess", "--lang", "en"]
    assert CliRunner().invoke(build_app(args), args).exit_code == 2


@pytest.mark.parametrize("game", games())
def test_the_list_names_every_lesson(game: str) -> None:
    listed = run(game, "--list", "--lang", "en", lines=[]).splitlines()
    assert [line.split()[0] for line in listed] == list(lessons_of(game))
    assert texts("en").say(next(iter(lessons_of(game).values())).title) in listed[0]


def test_only_a_first_game_mentions_the_lessons() -> None:
    first, second = (run(GAME, "--lang", "en", lines=["quit"], command="play") for _ in range(2))
    assert "dreamcog learn-to-play cyberion" in plain(first)
    assert "learn-to-play" not in second
    other = run(OTHER_GAME, "--lang", "en", lines=["quit"], command="play")
    assert "dreamcog learn-to-play mech-a-dream" in plain(other)


def test_who_has_begun_to_learn_is_not_told_of_the_lessons_again() -> None:
    run(GAME, "--lang", "en", lines=["quit"])
    assert "learn-to-play" not in run(GAME, "--lang", "en", lines=["quit"], command="play")


def test_other_seats_make_their_written_moves_by_themselves() -> None:
    taken = lesson(OTHER_GAME, NAME)
    answers = MOST_ANSWERS * len(taken.steps)
    shown = plain(run(OTHER_GAME, NAME, "--lang", "en", lines=["1"] * answers))
    guided, _, free = shown.partition(plain(texts("en").say("learn-over")))
    assert "Greedy takes" in guided
    assert "Greedy goes to sleep" in guided
    assert "Greedy takes" in free


def test_a_written_reply_that_is_not_legal_is_replaced_by_the_first_legal_move() -> None:
    taken = lesson(OTHER_GAME, NAME)
    own = {"do": "stock-room", "take": "ink"}
    too_dear = {"do": "buy", "tile": "y1"}
    step = replace(taken.steps[1], play=((0, own), (1, too_dear)), allow=(), until={})
    table = GuidedTable(replace(taken, steps=(step,)))
    assert table.reply() is None
    table.play(own)
    assert table.reply() == (1, next(iter(Table(table.game, table.state).moves(1))))


def test_nobody_waits_for_a_seat_without_a_written_move() -> None:
    taken = lesson(OTHER_GAME, NAME)
    own = {"do": "stock-room", "take": "ink"}
    step = replace(taken.steps[1], play=((0, own),), allow=(), until={}, after=())
    table = GuidedTable(replace(taken, steps=(step,)))
    table.play(own)
    assert table.deciders == {1}
    assert table.reply() is None
    assert table.progress.is_done


@pytest.mark.slow
def test_a_lesson_by_keys() -> None:
    size = (24, 80)
    with Terminal("--lang", "en", command="learn-to-play", game=GAME, size=size) as terminal:
        assert "step 1 of" in terminal.screen()
        assert "step 2 of" in terminal.press("\r")
        assert "1 machine repaired" in terminal.press("\r")
        assert "step 2 of" in terminal.press("\x7f")
        assert "no machine repaired" in terminal.screen()
        assert "step 1 of" in terminal.press("\x7f")
        assert terminal.leave("quit\r") == 0
