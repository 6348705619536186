"""`dreamcog learn-to-play GAME`: the lessons of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from dreamcog.cli.guided import GuidedTable
from dreamcog.cli.keys import Keyboard
from dreamcog.cli.lesson_loop import LessonLoop, LessonShelf
from dreamcog.cli.play import at_terminal, texts_in
from dreamcog.cli.player_record import PlayerRecord
from dreamcog.cli.prompts import Ask, Left
from dreamcog.cli.saving import Shelf
from dreamcog.cli.seats import Player, Seats
from dreamcog.cli.session import loop_at, play_on, say_farewell
from dreamcog.core.lessons import Lesson, lessons_of
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts

OPPONENT = "greedy"
"""The bot in the other seats, once the lesson is over."""


def learn_command(
    game: Annotated[str | None, typer.Argument(help="flag-play-game")] = None,
    lesson: Annotated[str | None, typer.Argument(help="flag-lesson")] = None,
    shows_list: Annotated[bool, typer.Option("--list", help="flag-list-lessons")] = False,
    restart: Annotated[bool, typer.Option("--restart", help="flag-restart")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
    colour: Annotated[bool | None, typer.Option(help="flag-colour")] = None,
    keys: Annotated[bool, typer.Option(help="flag-keys")] = True,
) -> None:
    """Learn a game at the table, step by step."""
    texts = texts_in(lang)
    with at_terminal(game or games()[0], texts, keys and not shows_list, colour) as (console, ask):
        kind = game_kind(game or games()[0])
        known, record = lessons_of(kind.name), PlayerRecord.read()
        if shows_list:
            for each in known.values():
                typer.echo(listed(each, texts, record))
            return
        wanted = known.get(lesson) if lesson else next(iter(known.values()), None)
        if wanted is None:
            message = "unknown-lesson" if known else "no-lessons"
            told = texts.say(message, game=texts.title(kind.name), known=", ".join(known))
            typer.echo(told, err=True)
            raise typer.Exit(2)
        if restart:
            record.leave(wanted.game, wanted.name, 0)
        learn(wanted, texts, console, ask, record)


def listed(lesson: Lesson, texts: Texts, record: PlayerRecord) -> str:
    """A lesson as it is listed: its name, its title, and where it was left."""
    title, left = texts.say(lesson.title), record.left_at(lesson.game, lesson.name)
    if left:
        count = len(lesson.steps)
        title = texts.say("learn-step", title=title, step=left + 1, steps=count)
    return f"{lesson.name:<16} {title}"


def learn(
    lesson: Lesson, texts: Texts, console: Console, ask: Ask | Keyboard, record: PlayerRecord
) -> None:
    """Take a lesson from where it was left; then the same game goes on with advice."""
    record.begin(lesson.game)
    left = record.left_at(lesson.game, lesson.name)
    is_begun = 0 < left < len(lesson.steps)
    table = GuidedTable(lesson, left if is_begun else 0)
    seats = seats_of(lesson, table.game.options["players"])
    loop = loop_at(LessonLoop, table, texts, console, ask, LessonShelf(seats, record))
    loop.news = [texts.say("learn-resumed" if is_begun else "learn-welcome")]
    try:
        loop.play_out()
    except (Left, KeyboardInterrupt):
        say_farewell(loop)
        return
    news = [*loop.news, texts.say("learn-over")]
    play_on(table, texts, console, ask, Shelf(seats), news, advice=True)


def seats_of(lesson: Lesson, players: int) -> Seats:
    """The player who learns, and bots in the other seats."""
    return Seats(
        tuple(Player() if seat == lesson.seat else Player(kind=OPPONENT) for seat in range(players))
    )
