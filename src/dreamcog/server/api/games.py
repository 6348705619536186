"""Routes for games: what can be played, and what is printed in the box."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Controller, get
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from dreamcog.bots import added_bots, bot_names, level_names, stand_in, usual_bot
from dreamcog.core.attested import ATTESTED, GRADES, tally
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.lessons import Lesson, lessons_of
from dreamcog.core.options import Option, OptionKind
from dreamcog.core.registry import game_kind, games
from dreamcog.server.api.dependencies import address_of
from dreamcog.server.services import Services
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.wire.fields import Wire


class OptionInfo(Wire):
    """An option as the game declares it."""

    name: str
    kind: OptionKind
    values: list[int | str]
    """All values in the order in which they are offered; for `any-of`, all that can be chosen."""
    needs: str | None
    """The addition without which the option changes nothing."""


class LessonInfo(Wire):
    """A guided game."""

    name: str
    teaches: dict[str, Any]
    """The options that it is about, with their values; none: the game itself."""
    steps: int


class LevelInfo(Wire):
    """A level of the bots, with its measured strength; what is null was not measured."""

    name: str
    rating: int | None
    """On Elo's scale; low and high hold 95 %."""
    low: int | None
    high: int | None
    won: float | None
    """The share of games won against the level `against`; of deals, where all win together."""
    against: str | None
    """The level below; of the lowest, the one above."""


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    rules_version: int
    together: bool
    """Whether its players win or lose together."""
    options: dict[str, Any]
    """The default options."""
    option_sets: list[dict[str, Any]]
    """Every combination that differs in its rules."""
    bots: list[str]
    """The bots that can take a seat, the weakest first."""
    usual_bot: str
    """The bot that takes a seat where no other is chosen."""
    stand_in: str
    """The bot that plays on for a person who is gone."""
    levels: list[LevelInfo]
    """The bots among them that people are offered, the weakest first; none: offer them all."""
    added_bots: list[str]
    """The bots of other packages and of this server's operator, which are offered besides."""
    declared: list[OptionInfo]
    """All options, in the order in which a form shows them."""
    lessons: list[LessonInfo]
    """Guided games: of the game itself, then of its expansions or variants."""


class GradeInfo(Wire):
    """A grade: how well a printed number is attested."""

    grade: str
    is_attested: bool
    """Whether numbers of this grade were read off the game itself."""


class SortInfo(Wire):
    """A sort of value, such as the prices of Power machines, and its number of values by grade."""

    kind: str
    value: str
    grades: dict[str, int]


class BoxInfo(Wire):
    """What is printed on a game's components, and the source of each number."""

    game: str
    printed: dict[str, Any]
    values: dict[str, Any]
    grades: list[GradeInfo]
    """All grades, the best first."""
    sorts: list[SortInfo]
    """Every sort of value with its grades, in the order of the box."""


class GamesController(Controller):
    """Games."""

    path = "/games"
    tags = ("games",)

    @get("/", operation_id="games", summary="What can be played", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """All games."""
        return [info_of(name) for name in games()]

    @get("/{game:str}/box", operation_id="box", summary="The usual box", sync_to_thread=False)
    def box(
        self,
        game: FromPath[str],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> BoxInfo:
        """The printed numbers of a game, each with its grade and source."""
        services.requests.look(None, address_of(request))
        return box_info(open_game(game_kind(game).name, {}))


def box_info(game: Game[Any]) -> BoxInfo:
    """The box that a game is played with."""
    grades = [GradeInfo(grade, grade in ATTESTED) for grade in GRADES]
    sorts = [SortInfo(row.kind, row.key, dict(row.grades)) for row in tally(game.box_values)]
    return BoxInfo(game.kind.name, game.printed(), game.box_values, grades, sorts)


def load_games() -> None:
    """Load every game and what clients need of it, a tenth of a second for which nobody waits yet.

    Later it would hold up the event loop.
    """
    for name in games():
        info_of(name)


@cache
def info_of(name: str) -> GameInfo:
    """A game, with what a client needs in order to make a table.

    It is the same for every client as long as the process runs, and every visit asks for it.
    """
    kind = game_kind(name)
    usual = open_game(name, {}).options
    sets = [dict(each) for each in kind.option_sets()]
    declared = [option_info(option) for option in kind.options]
    lessons = [lesson_info(lesson) for lesson in lessons_of(name).values()]
    return GameInfo(
        name=name,
        rules_version=kind.rules_version,
        together=kind.together,
        options=usual,
        option_sets=sets,
        bots=bot_names(kind),
        usual_bot=usual_bot(kind),
        stand_in=stand_in(kind),
        levels=[level_info(kind, level) for level in level_names(kind)],
        added_bots=added_bots(kind),
        declared=declared,
        lessons=lessons,
    )


def level_info(kind: Kind, name: str) -> LevelInfo:
    """A level, as a client offers it."""
    found = kind.levels.strengths.get(name)
    if found is None:
        return LevelInfo(name, None, None, None, None, None)
    rating, low, high = (round(each) for each in (found.rating, found.low, found.high))
    return LevelInfo(name, rating, low, high, found.won, found.against)


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A guided game, as a client offers it."""
    return LessonInfo(lesson.name, dict(lesson.teaches), len(lesson.steps))


def option_info(option: Option) -> OptionInfo:
    """An option, as a form needs to know it."""
    return OptionInfo(option.name, option.kind, list(option.values), option.needs or None)
