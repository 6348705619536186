"""Law 11: observations tell what a seat may know, all of it, and nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.observation import LARGEST, Block, Observation, grouped, numbered
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from support.kits import KITS
from support.laws import check_observations_leak_nothing
from support.positions import (
    OPTION_IDS,
    OPTION_SETS,
    option_id,
    quick_sets,
    some_states,
    walk,
)

every_game = pytest.mark.parametrize("name", games())
QUICK = quick_sets()
every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)


def positions(name: str, options: dict[str, Any], starts: int) -> Iterator[tuple[Game[Any], Any]]:
    """Dealt and wild positions, and some that follow from them, moves being composed among them."""
    rng = random.Random(11)
    for game, start in islice(some_states(name, options, 11), starts):
        yield game, start
        after = list(walk(game, start, rng, 30))
        yield from ((game, state) for state in rng.sample(after, min(4, len(after))))
        if after and after[-1].over:
            yield game, after[-1]


def seats(game: Game[Any]) -> range:
    return range(game.options["players"])


@every_option_set
def test_law_11_an_observation_is_the_same_when_the_unseen_is_dealt_anew(
    name: str, options: dict[str, Any]
) -> None:
    rng = random.Random(12)
    for game, state in positions(name, options, 2):
        check_observations_leak_nothing(game, state, rng)


@every_option_set
def test_law_11_an_observation_is_bytes_and_changes_nothing(
    name: str, options: dict[str, Any]
) -> None:
    for game, state in positions(name, options, 2):
        before = game.hash(state)
        for seat in seats(game):
            out = StrictList([0] * game.rules.observation.size)
            game.rules.observe_printed(game.box, out)
            game.rules.observe(state, game.box, seat, out)
            assert len(out) == game.rules.observation.size
            assert 0 <= min(out) <= max(out) <= LARGEST
            assert list(out) == game.observe(state, seat)
        assert game.hash(state) == before


class StrictList(list[int]):
    """A list that is written like an array of bytes: no index below 0, nothing but bytes."""

    def __setitem__(self, index: Any, value: Any) -> None:
        assert type(index) is int
        assert index >= 0
        assert 0 <= value <= LARGEST
        super().__setitem__(index, value)

    def __getitem__(self, index: Any) -> Any:
        assert index >= 0
        return super().__getitem__(index)


@every_option_set
def test_law_11_positions_with_other_views_have_other_observations(
    name: str, options: dict[str, Any]
) -> None:
    """Positions that follow each other differ in little: each change shows in the observation."""
    rng = random.Random(14)
    seen: dict[tuple[int, ...], str] = {}
    for game, start in islice(some_states(name, options, 14), 2):
        for state in [start, *walk(game, start, rng, 30)]:
            for seat in seats(game):
                view = json.dumps(KITS[name].observed(game.view(state, seat)), sort_keys=True)
                told = (seat, *game.observe(state, seat))
                assert seen.setdefault(told, view) == view
    assert len(seen) > 10


@pytest.mark.parametrize(("name", "options"), QUICK, ids=[option_id(*each) for each in QUICK])
def test_law_11_an_exchange_that_shows_in_the_view_shows_in_the_observation(
    name: str, options: dict[str, Any]
) -> None:
    rng = random.Random(15)
    compared = 0
    for game, state in positions(name, options, 4):
        for other in with_something_exchanged(game, state, rng, 25):
            for seat in seats(game):
                views = [KITS[name].observed(game.view(s, seat)) for s in (state, other)]
                if views[0] != views[1]:
                    assert game.observe(state, seat) != game.observe(other, seat)
                    compared += 1
    assert compared > 20


def with_something_exchanged(
    game: Game[Any], state: Any, rng: random.Random, times: int
) -> Iterator[Any]:
    """Positions that differ from this one in two values of its truth that change places.

    Only those that can be on a table: the others are refused.
    """
    truth = game.truth(state)
    for _ in range(times):
        other = json.loads(json.dumps(truth))
        parts = [part for part in parts_of(other) if part is not other["options"]]
        one_in, two_in = rng.choice(parts), rng.choice(parts)
        if rng.random() < 0.7:
            two_in = one_in
        one, two = rng.choice(places_in(one_in)), rng.choice(places_in(two_in))
        one_in[one], two_in[two] = two_in[two], one_in[one]
        try:
            yield game.state(other)
        except Refused:
            continue


def parts_of(part: Any) -> Iterator[Any]:
    """Every list and mapping in a truth that holds something."""
    if isinstance(part, dict | list) and part:
        yield part
        for value in part.values() if isinstance(part, dict) else part:
            yield from parts_of(value)


def places_in(part: Any) -> list[Any]:
    """The keys of a mapping, or the places of a list."""
    return list(part) if isinstance(part, dict) else list(range(len(part)))


@every_game
def test_law_11_the_steps_of_a_composed_move_have_observations_of_their_own(name: str) -> None:
    """What has been named so far can be told from the observation of the seat that composes."""
    rng = random.Random(13)
    composed = 0
    for game, start in islice(some_states(name, dict(KITS[name].everything), 13), 40):
        for state in walk(game, start, rng, 30):
            draft = game.draft_of(state)
            if draft.verb:
                empty = game.copy(state)
                game.draft_of(empty).verb = 0
                game.draft_of(empty).n = 0
                own = game.observe(state, draft.seat)
                assert own != game.observe(empty, draft.seat)
                for seat in set(seats(game)) - {draft.seat}:
                    assert game.observe(state, seat) == game.observe(empty, seat)
                composed += 1
    specs = game_kind(name).verbs.specs.values()
    assert composed > 0 or all(len(spec.fields) < 2 for spec in specs)


@every_game
def test_every_block_of_an_observation_is_used(name: str) -> None:
    used: set[str] = set()
    for game, state in positions(name, dict(KITS[name].everything), 12):
        for seat in seats(game):
            told = iter(game.observe(state, seat))
            for block in game.rules.observation.blocks:
                if any(list(islice(told, block.size))):
                    used.add(block.name)
    assert used == {block.name for block in game_kind(name).game_type.rules.observation.blocks}


@pytest.mark.parametrize("seat", [-1, 9, True, None])
@every_game
def test_a_seat_that_is_not_there_is_refused(name: str, seat: Any) -> None:
    game = game_kind(name).open({})
    with pytest.raises(Refused):
        game.observe(game.deal(1), seat)


def test_a_layout_knows_its_size_and_where_each_block_begins() -> None:
    layout = Observation(
        1,
        (
            Block("a", "First.", ("x", "y")),
            Block("b", "Second.", grouped("z", "1", "2", "3"), numbered("row", 2)),
            Block("c", "Third.", ("w",)),
        ),
    )
    assert layout.size == 9
    assert layout.offsets == {"a": 0, "b": 2, "c": 8}
    assert layout.names()[1] == "a: y"
    assert layout.names()[6] == "b: row 1: z: 2"
    assert len(layout.names()) == layout.size


@every_game
def test_names_of_blocks_and_numbers_are_told_apart(name: str) -> None:
    layout = game_kind(name).open({}).rules.observation
    assert len({block.name for block in layout.blocks}) == len(layout.blocks)
    assert len(set(layout.names())) == layout.size
    assert all(block.meaning.endswith(".") for block in layout.blocks)
