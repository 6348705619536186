"""The shapes that games publish: positions, events and moves fit them, and no key is left over.

Converting drops what a shape does not name and refuses what it misses, so whatever fits exactly
comes out as it went in.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import NoneType, SimpleNamespace
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from dreamcog.core.cases import opened_table
from dreamcog.core.chapters import read_chapter
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import open_save
from dreamcog.core.turn import Turn
from dreamcog.games.cyberion import names as cyberion_names
from dreamcog.games.cyberion import view as cyberion_view
from dreamcog.games.cyberion.printed import MODEL_NAMES
from dreamcog.games.cyberion.words import HIGHEST_LEVEL, Opening, Side
from dreamcog.games.mech_a_dream import names as mech_names
from dreamcog.games.mech_a_dream import view as mech_view
from dreamcog.games.mech_a_dream.fields import A_SPECIALIST, RESOURCES
from dreamcog.games.mech_a_dream.words import OPTIONS, Unit
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, lively_step, some_states


def shapes_named(game: str) -> SimpleNamespace:
    """All that the modules of a game's shapes define, by name."""
    found: dict[str, Any] = {}
    for part in ("words", "positions", "events", "previews"):
        found |= vars(import_module(f"dreamcog.games.{game}.shapes.{part}"))
    return SimpleNamespace(**found)


cyberion = shapes_named("cyberion")
mech = shapes_named("mech_a_dream")
RULEBOOK = Path(__file__).parents[1] / "rulebook"
CHAPTERS = sorted(RULEBOOK.glob("*/*.md"))
ANY_EVENT = "event"
every_game = pytest.mark.parametrize("name", games())


def check_fits(value: Any, shape: Any) -> None:
    """The value has every key that the shape asks for, none besides, and fitting values."""
    assert msgspec.convert(value, shape, strict=True) == value


class Fits:
    """What games tell is held against their shapes."""

    def __init__(self, name: str) -> None:
        self.shapes = game_kind(name).shapes

    def position(self, game: Game[Any], state: Any) -> None:
        """Look at a position from every seat, and as a watcher."""
        for seat in (None, *range(game.options["players"])):
            self.look(game.view(state, seat), self.shapes["position"])

    def move(self, game: Game[Any], state: Any, seat: int, move: Mapping[str, Any]) -> None:
        """Look at a legal move and at its preview."""
        self.look(move, self.shapes["moves"][move["do"]])
        self.look(game.preview(state, seat, move), self.shapes["preview"])

    def event(self, told: Mapping[str, Any]) -> None:
        """Look at an event as a seat hears of it."""
        self.look(told, self.shapes["events"][told["kind"]], ANY_EVENT)

    def turn(self, game: Game[Any], turn: Turn[Any]) -> None:
        """Look at all events of a move, as every seat and a watcher hear of them."""
        for event in turn.events:
            for seat in (None, *range(game.options["players"])):
                self.event(event.seen_by(seat))

    def look(self, value: Any, shape: Any, owner: str = "") -> None:
        """Look at anything that has a shape."""
        check_fits(value, shape)


class Told(Fits):
    """What games have told so far: verbs, kinds of events, and optional keys there and missing."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.words: set[str] = set()
        self.keys: set[tuple[str, str, bool]] = set()

    def move(self, game: Game[Any], state: Any, seat: int, move: Mapping[str, Any]) -> None:
        """Look at a legal move, at its preview, and at what of it can be left out."""
        super().move(game, state, seat, move)
        self.words.add(move["do"])
        shape = self.shapes["moves"][move["do"]]
        for key in shape.__optional_keys__ & move.keys():
            if (shape.__name__, key, False) not in self.keys:
                less = {name: value for name, value in move.items() if name != key}
                if is_legal(game, state, seat, less):
                    self.look(less, shape)

    def event(self, told: Mapping[str, Any]) -> None:
        """Look at an event as a seat hears of it."""
        super().event(told)
        self.words.add(told["kind"])

    def look(self, value: Any, shape: Any, owner: str = "") -> None:
        """Note which optional keys are there and which are not, all the way down."""
        super().look(value, shape, owner)
        for part, of in parts(value, shape):
            for key in of.__optional_keys__:
                self.keys.add((owner or of.__name__, key, key in part))


@cache
def fields(shape: Any) -> dict[str, Any]:
    """The keys of a shape with their types, those that may be missing too."""
    return get_type_hints(shape)


def parts(value: Any, shape: Any) -> Iterator[tuple[dict[str, Any], Any]]:
    """All that has keys of its own in a value, each with its shape."""
    if is_typeddict(shape):
        yield value, shape
        for key in sorted(fields(shape).keys() & value.keys()):
            yield from parts(value[key], fields(shape)[key])
    elif get_origin(shape) is list:
        for item in value:
            yield from parts(item, get_args(shape)[0])
    elif get_origin(shape) is dict:
        for item in value.values():
            yield from parts(item, get_args(shape)[1])
    elif value is not None and NoneType in get_args(shape):
        yield from parts(value, get_args(shape)[0])


def within(shape: Any) -> Iterator[Any]:
    """Every shape with keys in a type, itself too."""
    if is_typeddict(shape):
        yield shape
        for inner in fields(shape).values():
            yield from within(inner)
    for inner in get_args(shape):
        yield from within(inner)


def all_shapes(name: str) -> dict[str, Any]:
    """Every shape with keys of a game, by its name."""
    told = game_kind(name).shapes
    both = [*told["moves"].values(), *told["events"].values()]
    tops = [told["position"], told["preview"], *both]
    return {shape.__name__: shape for top in tops for shape in within(top)}


def moves_of(name: str) -> Mapping[str, Any]:
    """The shape of each move of a game, by its verb."""
    shapes: Mapping[str, Any] = game_kind(name).shapes["moves"]
    return shapes


def is_legal(game: Game[Any], state: Any, seat: int, move: Mapping[str, Any]) -> bool:
    try:
        game.check(state, seat, move)
    except Refused:
        return False
    return True


def hear_golden_games(told: Fits, name: str) -> None:
    """Look at whole games in which rare things happen."""
    for file in sorted(KITS[name].golden.glob("*.dream.json")):
        played = open_save(file.read_bytes())
        for (seat, move), turn in zip(played.history, played.turns, strict=True):
            told.position(played.game, turn.after)
            told.move(played.game, turn.before, seat, move)
            told.turn(played.game, turn)


def hear_chapter(told: Fits, chapter: Path) -> None:
    """Look at the cases of a chapter; how a case spells its moves is its own affair."""
    for case in read_chapter(chapter):
        try:
            table = opened_table(case)
            told.position(table.game, table.state)
            for spelled in case.spec.get("when", []):
                move = {key: value for key, value in spelled.items() if key != "seat"}
                turn = table.play(move, spelled.get("seat"))
                told.turn(table.game, turn)
                told.position(table.game, turn.after)
        except Refused:
            continue


def hear_random_games(
    told: Fits, name: str, options: dict[str, Any], number: int, steps: int, moves: int
) -> None:
    """Look at so many lively games, dealt and wild, at so many moves of each menu."""
    rng = random.Random(1)
    for game, start in islice(some_states(name, options, 1), number):
        state = start
        told.position(game, state)
        for _ in range(steps):
            if not game.deciders(state):
                break
            if not game.draft_of(state).verb:
                for seat in game.deciders(state):
                    for move in islice(Menu(game, state, seat), moves):
                        told.move(game, state, seat, move)
            turn = game.take(state, lively_step(game, state, rng))
            state = turn.after
            told.turn(game, turn)
            told.position(game, state)


@pytest.mark.slow
@every_game
def test_what_is_told_fits_its_shape_and_all_of_every_shape_is_seen(name: str) -> None:
    told = Told(name)
    hear_golden_games(told, name)
    for chapter in KITS[name].rare_chapters:
        hear_chapter(told, chapter)
    for options in [options for game, options in OPTION_SETS if game == name]:
        hear_random_games(told, name, options, number=2, steps=15, moves=40)
    shapes = told.shapes
    assert told.words == shapes["moves"].keys() | shapes["events"].keys() - KITS[name].never_happens
    events = {shape.__name__ for shape in shapes["events"].values()}
    assert told.keys == {
        (ANY_EVENT if shape in events else shape, key, there)
        for shape, found in all_shapes(name).items()
        for key in found.__optional_keys__
        for there in (True, False)
    }


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_long_games_fit_their_shapes(name: str, options: dict[str, Any]) -> None:
    hear_random_games(Fits(name), name, options, number=8, steps=200, moves=100)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
def test_the_cases_of_a_chapter_fit_their_shapes(chapter: Path) -> None:
    hear_chapter(Fits(chapter.parent.name), chapter)


@every_game
def test_every_verb_and_every_kind_of_event_has_its_shape(name: str) -> None:
    shapes = game_kind(name).shapes
    assert shapes.keys() == {"position", "moves", "events", "preview"}
    assert shapes["moves"].keys() == set(KITS[name].verbs.spelled().values())
    assert shapes["events"].keys() == {*KITS[name].happenings.spelled().values(), "hidden"}
    for family, key in (("moves", "do"), ("events", "kind")):
        for word, shape in shapes[family].items():
            assert get_args(fields(shape)[key]) == (word,)


@every_game
def test_a_move_must_and_may_have_the_fields_that_are_read(name: str) -> None:
    game = game_kind(name).open({})
    for verb, shape in game_kind(name).shapes["moves"].items():
        needed = shape.__required_keys__ - {"do"}
        for key in needed:
            others = {"do": verb, **dict.fromkeys(needed - {key})}
            assert why_unreadable(game, others) == {"where": f"move.{key}", "wanted": "a value"}
        known = ", ".join(sorted({"do", *needed, *shape.__optional_keys__}))
        found = why_unreadable(game, {"do": verb, "unheard-of": 1})
        assert found == {"where": "move.unheard-of", "wanted": f"one of {known}"}


def why_unreadable(game: Game[Any], move: dict[str, Any]) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        game.read_move(move, 0, True)
    return refused.value.params


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (cyberion.ModelName, MODEL_NAMES),
        (cyberion.TraitName, cyberion_names.TRAIT_NAMES),
        (cyberion.RowName, cyberion_names.ROW_NAMES),
        (cyberion.SourceName, (*MODEL_NAMES, *cyberion_view.SOURCES.values())),
        (cyberion.Level, range(1, HIGHEST_LEVEL + 1)),
        (cyberion.CyberionLevels, MODEL_NAMES),
        (fields(moves_of("cyberion")["reward"])["take"], ("failsafes", "damage")),
        (fields(moves_of("cyberion")["support"])["model"], MODEL_NAMES),
        (fields(moves_of("cyberion")["trigger"])["level"], range(1, HIGHEST_LEVEL + 1)),
        (fields(cyberion.CyberionRobotPutBack)["side"], Side.spelled().values()),
        (mech.PartName, mech_names.PART_NAMES),
        (mech.DayPartName, mech_names.DAY_NAMES),
        (mech.MechADreamAssistants, mech_names.DAY_NAMES),
        (mech.PileName, mech_names.PILE_NAMES),
        (mech.MechADreamOffer, mech_names.PILE_NAMES),
        (mech.MechADreamPiles, mech_names.PILE_NAMES),
        (mech.UnitName, mech_names.UNIT_NAMES[: Unit.POINT + 1]),
        (mech.FrameName, mech_view.FRAME_NAMES.values()),
        (mech.MechADreamChoice, RESOURCES),
        (fields(moves_of("mech-a-dream")["take"])["take"], ("flower", "ink")),
        (fields(moves_of("mech-a-dream")["stock-room"])["take"], (*RESOURCES, A_SPECIALIST)),
        (fields(moves_of("mech-a-dream")["activate"])["option"], range(OPTIONS)),
        (
            mech.QuestionName,
            {mech_names.VERB_NAMES[verb] for verb in mech_view.ANSWERS.values()},
        ),
        (
            cyberion.QuestionName,
            set(cyberion_names.VERB_NAMES.values()) - set(Opening.spelled().values()),
        ),
    ],
)
def test_words_are_those_of_the_game(shape: Any, words: Iterable[Any]) -> None:
    assert set(named_in(shape)) == set(words)


def named_in(shape: Any) -> Iterator[Any]:
    """The words that a type names: keys, or what it says is possible."""
    if is_typeddict(shape):
        yield from fields(shape)
    for inner in get_args(shape):
        yield from named_in(inner) if get_args(inner) else (inner,)


def test_names_are_told_apart_by_their_game_and_each_says_what_it_is() -> None:
    """All games stand in one schema, where a name that is not unique is made an ugly one."""
    shapes = [shape for name in games() for shape in all_shapes(name).values()]
    _, components = msgspec.json.schema_components(shapes)
    assert components.keys() == {shape.__name__ for shape in shapes}
    for name in games():
        assert all(shape.startswith(KITS[name].shape_prefix) for shape in all_shapes(name))
    assert [name for name, told in components.items() if not told.get("description")] == []


@every_game
def test_a_key_too_many_or_too_few_anywhere_is_found(name: str) -> None:
    """The check itself, on all that has keys of its own in a position."""
    shape = game_kind(name).shapes["position"]
    for game, state in islice(some_states(name, {}, 3), 2):
        told = game.view(state, 0)
        for place in range(len(list(parts(told, shape)))):
            more, less = copy.deepcopy(told), copy.deepcopy(told)
            found, keys = list(parts(more, shape))[place]
            found["unheard-of"] = 1
            with pytest.raises(AssertionError):
                check_fits(more, shape)
            found, keys = list(parts(less, shape))[place]
            del found[min(keys.__required_keys__)]
            with pytest.raises(msgspec.ValidationError):
                check_fits(less, shape)
