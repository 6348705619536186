"""What observations of Mech A Dream tell: where numbers stand, any box, secrets, the stack."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.games.mech_a_dream.observed import (
    At,
    CardAt,
    MonitorAt,
    PrintedAt,
    QuestionAt,
    SeatAt,
    Source,
    SpecialistAt,
    StackAt,
    TableAt,
    TileAt,
    Width,
)
from dreamcog.games.mech_a_dream.observed_blocks import OBSERVATION
from dreamcog.games.mech_a_dream.words import OPTIONS, TILES, UNITS, Frame
from support.boxes import built_in_box
from support.observed import check_places, told
from support.positions import some_states, walk

KIND = game_kind("mech-a-dream")
EVERYTHING: dict[str, Any] = {"players": 3, "first": 0, "variants": ["robots", "specialists"]}
OPTION_NUMBERS = ("players", "with", "instead of", "own seat", "chosen first")
COLUMNS = {
    "table": TableAt,
    "printed": PrintedAt,
    "cards": CardAt,
    "seats": SeatAt,
    "tiles": TileAt,
    "monitors": MonitorAt,
    "specialists": SpecialistAt,
    "question": QuestionAt,
    "stacks": StackAt,
}


def test_numbers_are_written_where_the_layout_says() -> None:
    check_places(OBSERVATION, At, Width, COLUMNS)


def numbers_in(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every number in a box."""
    if type(part) is int:
        yield path
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from numbers_in(value, (*path, key))
    elif isinstance(part, list):
        for i, value in enumerate(part):
            yield from numbers_in(value, (*path, i))


def opened_with(path: tuple[Any, ...], options: dict[str, Any]) -> Game[Any]:
    """The game with a box in which one number is one more, or one less where that is too many."""
    for change in (1, -1):
        values = built_in_box("mech-a-dream")
        part: Any = values
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] += change
        try:
            return KIND.open({**options, "box": values})
        except Refused:
            continue
    raise AssertionError(path)


def test_each_printed_number_that_is_in_the_game_is_seen() -> None:
    own = KIND.open(EVERYTHING)
    seen, names = own.observe(own.deal(3), 0), own.names.specialists
    here = {names.index(card["id"]) for card in own.view(own.deal(3), 0)["specialists_centre"]}
    paths = list(numbers_in(built_in_box("mech-a-dream")))
    unseen = [
        path
        for path in paths
        if (other := opened_with(path, EVERYTHING)).observe(other.deal(3), 0) == seen
    ]
    assert len(paths) > 200
    assert [path for path in unseen if path[0] != "specialist" or path[1] in here] == []


def swapped(values: list[int], one: int, other: int, width: int = 1) -> None:
    """Exchange what an array holds for two tiles."""
    for i in range(width):
        a, b = one * width + i, other * width + i
        values[a], values[b] = values[b], values[a]


def renamed(values: list[int], one: int, other: int) -> None:
    """Exchange two tiles wherever an array names them."""
    values[:] = [{one: other, other: one}.get(value, value) for value in values]


def with_tiles_exchanged(game: Game[Any], state: Any, one: int, other: int) -> tuple[Any, Any]:
    """The same position and box, in which two tiles have each other's number."""
    box, again = KIND.open(dict(game.options)).box, game.copy(state)
    for values in (box.colour, box.price, box.time, box.power, box.options):
        swapped(values, one, other)
    for values in (box.special, box.has_choice):
        swapped(values, one, other, OPTIONS)
    swapped(box.choice, one, other, OPTIONS * 2)
    swapped(box.completion, one, other, UNITS)
    for values in (box.pays, box.gives):
        swapped(values, one, other, OPTIONS * UNITS)
    for values in (again.slot, again.used):
        swapped(values, one, other)
    for values in (again.offer, again.pile, again.belt, again.workshop, again.assistant):
        renamed(values, one, other)
    for i, kind in enumerate(again.frames.kind):
        if kind not in (0, Frame.ACTION, Frame.PACKAGES, Frame.BONUSES):
            of = again.frames.of[i]
            again.frames.of[i] = {one: other, other: one}.get(of, of)
    return box, again


def test_two_tiles_with_each_others_number_exchange_their_rows_and_nothing_else() -> None:
    rng = random.Random(1)
    stacked = 0
    for game, start in islice(some_states("mech-a-dream", EVERYTHING, 1), 8):
        for state in walk(game, start, rng, 40):
            named = [tile for tile in state.frames.of if 0 < tile < TILES]
            one, other = rng.sample(range(game.box.tiles), 2)
            if named and named[0] != other:
                one = named[0]
                stacked += 1
            box, again = with_tiles_exchanged(game, state, one, other)
            for seat in range(3):
                out = [0] * OBSERVATION.size
                game.rules.observe_printed(box, out)
                game.rules.observe(again, box, seat, out)
                rows = [
                    out[At.TILES + tile * Width.TILES :][: Width.TILES] for tile in (one, other)
                ]
                for tile, row in ((other, rows[0]), (one, rows[1])):
                    out[At.TILES + tile * Width.TILES : At.TILES + (tile + 1) * Width.TILES] = row
                assert out == game.observe(state, seat)
    assert stacked > 0


def row_of(numbers: dict[str, int], row: str) -> dict[str, int]:
    """What an observation tells of one row."""
    return {
        name.removeprefix(f"{row}: "): number
        for name, number in numbers.items()
        if name.startswith(f"{row}: ")
    }


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_options_are_told_with_seats_from_the_observing_one_on(seat: int) -> None:
    game = KIND.open({**EVERYTHING, "specialist_instead_of": "floor", "first": 1})
    table = row_of(told(game, game.deal(1), seat), "table")
    assert {name for name in table if name.startswith(OPTION_NUMBERS)} == {
        "players: 3",
        "with: robots",
        "with: specialists",
        "instead of: floor",
        f"own seat: {seat}",
        f"chosen first: {('seat +1', 'this seat', 'seat +2')[seat]}",
    }
    plain = KIND.open({})
    table = row_of(told(plain, plain.deal(1), 1), "table")
    assert {name for name in table if name.startswith(OPTION_NUMBERS)} == {
        "players: 2",
        "instead of: choice",
        "own seat: 1",
    }


def test_a_tile_is_told_by_what_is_printed_and_where_it_lies() -> None:
    game = KIND.open({"first": 0})
    tile = game.names.tile_numbers["r1.1"]
    given = {
        "part": "afternoon",
        "players": [{"belt": [{"tile": "r1.1", "slot": 2}], "assistants": {"morning": "r1.1"}}],
    }
    state = game.arrange_given(game.deal(1), given)
    printed = {
        "kind: power": 1,
        "price": game.box.price[tile],
        "time: slots": game.box.time[tile],
    }
    own = row_of(told(game, state, 0), f"tiles: tile {tile}")
    assert printed.items() <= own.items()
    lies = {"slot on the belt": 2, "place: counted from the oldest": 1, "assistants on it": 1}
    assert (lies | {"owner: this seat": 1}).items() <= own.items()
    other = row_of(told(game, state, 1), f"tiles: tile {tile}")
    assert (lies | {"owner: seat +1": 1}).items() <= other.items()
    seat = row_of(told(game, state, 1), "seats: seat +1")
    assert seat["morning assistant: on belt"] == 1


def test_a_kept_monitor_screen_is_told_to_others_when_all_have_chosen() -> None:
    game = KIND.open({"players": 2, "variants": ["robots"]})
    state = game.deal(5)
    kept = [game.view(state, seat)["monitors_dealt"][0] for seat in (0, 1)]
    rows = [f"monitors: monitor {game.names.monitor_numbers[name]}" for name in kept]
    state = game.play(state, 0, {"do": "choose-monitor", "monitor": kept[0]}).after
    assert row_of(told(game, state, 0), rows[0])["kept by: this seat"] == 1
    assert not [name for name in told(game, state, 1) if "kept by" in name]
    state = game.play(state, 1, {"do": "choose-monitor", "monitor": kept[1]}).after
    assert row_of(told(game, state, 1), rows[0])["kept by: seat +1"] == 1
    assert row_of(told(game, state, 1), rows[1])["kept by: this seat"] == 1


def test_what_a_seat_resolves_is_told_to_it_and_to_others_by_owner_and_place() -> None:
    game = KIND.open({"first": 0})
    given = {
        "part": "night",
        "players": [
            {},
            {"belt": [{"tile": "r2.1", "slot": 3}], "workshop": ["b1.1", "b4.1"]},
        ],
        "resolving": [{"seat": 1, "kind": "boost", "of": "b4.1", "left": 2}],
    }
    state = game.arrange_given(game.deal(1), given)
    numbers = told(game, state, 1)
    asked = {name: number for name, number in numbers.items() if name.startswith("question")}
    assert asked == {"question: kind: boost": 1, "question: left: how many": 2}
    assert row_of(numbers, "stacks: this seat, frame 1") == {
        "kind": Frame.BOOST,
        "left": 2,
        "source": Source.MACHINE,
        "whose": 1,
        "place": 2,
    }
    other = told(game, state, 0)
    assert not [name for name in other if name.startswith("question")]
    assert row_of(other, "stacks: seat +1, frame 1")["whose"] == 2


def test_todays_packages_are_told_one_by_one_and_other_cards_row_by_row() -> None:
    game = KIND.open({"first": 0})
    state = game.deal(1)
    numbers, values = told(game, state, 0), built_in_box("mech-a-dream")["delivery"]
    for card, printed in enumerate(values):
        row = row_of(numbers, f"cards: card {card}")
        assert row["price"] == printed["price"]
        for part in ("morning", "afternoon", "evening"):
            for unit in ("flower", "ink", "rainbow", "point", "hourglass", "activation"):
                together = sum(package.get(unit, 0) for package in printed[part])
                assert row.get(f"{part}: {unit}", 0) == together
        if row.get("today"):
            for part in ("morning", "afternoon", "evening"):
                for i, package in enumerate(printed[part], 1):
                    assert row_of(numbers, f"packages: {part}, package {i}") == package
    assert [n for name, n in numbers.items() if name.endswith(": today")] == [1]


@pytest.mark.parametrize(("rainbows", "shown"), [(254, 254), (255, 255), (256, 255), (3000, 255)])
def test_an_amount_beyond_a_byte_is_told_as_the_largest(rainbows: int, shown: int) -> None:
    game = KIND.open({"first": 0})
    state = game.arrange_given(game.deal(1), {"players": [{"rainbows": rainbows}]})
    assert told(game, state, 0)["seats: this seat: has: rainbows"] == shown


def test_a_robot_that_copies_is_told_while_the_way_to_use_it_is_open() -> None:
    game = KIND.open({"players": 2, "first": 0, "variants": ["robots"]})
    given = {
        "part": "night",
        "players": [{"monitor": "m8", "flowers": 5}, {"monitor": "m3", "asleep": True}],
    }
    state = game.arrange_given(game.deal(1), given)
    copied = {"seat": 1, "what": "robot"}
    move = {"do": "activate", "what": "robot", "copy": copied, "option": 1}
    flat = game.spell(state, 0, move)
    steps = []
    for step in flat[:-1]:
        state = game.take(state, step, 0).after
        steps.append({name for name in told(game, state, 0) if name.startswith("draft")})
    assert steps == [{"draft: robot"}, {"draft: robot", "draft: copies: seat +1"}]
    assert not [name for name in told(game, state, 1) if name.startswith("draft")]
