"""Lessons: each is played to its end by its written moves, and whatever it allows besides."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dreamcog.core.lessons import Lesson, Progress, fits, lesson, lessons_of, read_lesson
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts, languages

FIRST = "first-game"
LESSONS = [each for game in games() for each in lessons_of(game).values()]
MOST_WORDS = 34
"""Words of one text: a sentence, in the wordiest language."""
MOST_MINUTES = 6
WORDS_A_MINUTE = 150
SECONDS_A_MOVE = 6

every_lesson = pytest.mark.parametrize("told", LESSONS, ids=lambda each: each.title)


def taken(table: Table, progress: Progress, move: dict[str, Any], seat: int) -> Progress:
    """How far the player has come after a move."""
    events = table.play(move, seat).events
    return progress.after(table.game, table.state, seat, move, events)


def next_step(table: Table, progress: Progress) -> Progress:
    """One thing that is done in a lesson: read, reply, or make the first move that is allowed."""
    if progress.is_read:
        return progress.at(progress.step + 1)
    own = progress.moves(table.game, table.state)
    if own:
        return taken(table, progress, own[0], progress.lesson.seat)
    replies = {seat: progress.reply(seat) for seat in sorted(table.deciders)}
    seat, move = next((seat, move) for seat, move in replies.items() if move is not None)
    return taken(table, progress, move, seat)


def choices(told: Lesson) -> Iterator[tuple[int, dict[str, Any]]]:
    """The moves that a step allows when it begins, where there is more than one."""
    for number, step in enumerate(told.steps):
        table = told.table_at(number)
        for move in Progress(told, number).moves(table.game, table.state) if step.allow else []:
            yield number, move


def test_every_game_has_a_first_game_and_a_lesson_for_each_addition() -> None:
    for game in games():
        found = lessons_of(game)
        assert next(iter(found)) == FIRST
        assert not found[FIRST].teaches
        additions = {
            (option.name, value)
            for option in game_kind(game).options
            if option.kind == "any-of"
            for value in option.values
        }
        taught = [
            (option, value)
            for each in found.values()
            for option, values in each.teaches.items()
            for value in values
        ]
        assert sorted(taught) == sorted(additions)


@every_lesson
def test_a_lesson_is_played_to_its_end_by_what_is_allowed(told: Lesson) -> None:
    table, progress = told.start(), Progress(told)
    for _ in range(200):
        if progress.is_over:
            break
        progress = next_step(table, progress)
    assert progress.is_over
    assert table.outcome is None


@every_lesson
def test_a_step_allows_its_written_move_and_only_legal_ones(told: Lesson) -> None:
    for number, step in enumerate(told.steps):
        table, progress = told.table_at(number), Progress(told, number)
        assert bool(progress.moves(table.game, table.state)) or step.is_read
        for seat, move in step.play:
            allowed = progress.moves(table.game, table.state)
            assert all(each in table.moves(told.seat) for each in allowed)
            if seat == told.seat:
                assert any(fits(each, move) for each in allowed), (step.id, move)
            else:
                assert progress.reply(seat) == move
            progress = taken(table, progress, move, seat)
        assert progress.is_done or progress.step == number + (not step.is_read), step.id


@every_lesson
def test_whatever_a_step_allows_leads_to_the_end(told: Lesson) -> None:
    for number, move in choices(told):
        table = told.table_at(number)
        progress = taken(table, Progress(told, number), move, told.seat)
        for _ in range(200):
            if not progress.is_over:
                progress = next_step(table, progress)
        assert progress.is_over, (told.steps[number].id, move)


@every_lesson
def test_after_a_lesson_the_game_goes_on_to_its_end(told: Lesson) -> None:
    table, rng = told.table_at(len(told.steps)), random.Random(1)
    assert told.seat in table.deciders
    while table.outcome is None:
        seat = min(table.deciders)
        table.play(rng.choice(list(table.moves(seat))), seat)


@every_lesson
def test_a_lesson_is_short(told: Lesson) -> None:
    assert len(told.steps) in (range(6, 9) if told.name == FIRST else range(2, 5))
    moves = sum(len(step.play) for step in told.steps)
    for language in languages():
        texts = Texts(language)
        words = [len(texts.say(message).split()) for message in told.messages()]
        assert max(words) <= MOST_WORDS, language
        assert sum(words) / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60 <= MOST_MINUTES


@every_lesson
def test_texts_of_a_lesson_name_no_rule_and_leave_nothing_out(told: Lesson) -> None:
    for language in languages():
        texts = Texts(language)
        said = [texts.say(message) for message in told.messages()]
        assert len(set(said)) == len(said)
        assert not [text for text in said if re.search(r"\b[CM]\d+(\.\d+)?\b|\{", text)]


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        lesson("cyberion", "no-such-lesson")
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "text",
    [
        "seed = 1",
        "steps = []\nunknown = 1",
        "[[steps]]\nmarks = []",
        "[[steps]]\nid = 'a'\nunknown = 1",
        "[[steps]]\nid = 'a'\nplay = [1]",
        "teaches = {nothing = ['a']}\nsteps = []",
        "options = {players = 9}\nsteps = []",
    ],
)
def test_a_lesson_with_a_mistake_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_lesson(game_kind("cyberion"), "mistaken", text)


def test_a_condition_on_events_and_the_position_ends_a_step() -> None:
    text = """
        [[steps]]
        id = "end"
        play = [{do = "end-turn"}]
        allow = [{do = "end-turn"}]
        until = {events = [{kind = "turn-began"}], turn = 2}
    """
    kind = game_kind("cyberion")
    told = read_lesson(kind, "conditions", text)
    table = told.start()
    progress = taken(table, Progress(told), {"do": "end-turn"}, 0)
    assert progress.is_over
    wrong = read_lesson(kind, "conditions", text.replace("turn = 2", "turn = 3"))
    assert not taken(wrong.start(), Progress(wrong), {"do": "end-turn"}, 0).is_over


def test_a_step_that_is_played_but_not_yet_read_allows_nothing() -> None:
    text = """
        [[steps]]
        id = "end"
        play = [{do = "end-turn"}]
        allow = [{do = "end-turn"}]
        after = ["deck"]
        [[steps]]
        id = "more"
        play = [{do = "end-turn"}]
    """
    told = read_lesson(game_kind("cyberion"), "after", text)
    table = told.start()
    progress = taken(table, Progress(told), {"do": "end-turn"}, 0)
    assert progress.is_done
    assert progress.is_read
    assert (progress.message, progress.marks) == ("cyberion-lesson-after-end-after", ("deck",))
    assert progress.moves(table.game, table.state) == []
    assert [Progress(told).back, progress.back, progress.at(1).back] == [None, 0, 0]
    assert progress.at(1).moves(table.game, table.state) == [{"do": "end-turn"}]
