"""What is kept of opened games so as not to be made again: bounded together, and holds none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from weakref import ref

import pytest

from dreamcog.core import game as game_module
from dreamcog.core import written
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import Table

FEW = 40


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def play_some(name: str, seed: int = 7) -> Table:
    """A table after some moves at random; each menu has been written out."""
    game = game_kind(name).open({"players": 2})
    table, rng = Table(game, game.deal(seed)), Random(seed)
    for _ in range(8):
        seat = min(game.deciders(table.state))
        table.play(rng.choice(list(table.moves(seat))), seat)
    return table


@pytest.mark.slow
@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("name", games())
def test_a_game_that_nobody_plays_any_more_is_freed_at_once(name: str) -> None:
    table = play_some(name)
    game = ref(table.game)
    del table
    assert game() is None


def test_moves_and_events_of_all_games_are_bounded_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = [play_some(name, seed).truth() for name in games() for seed in (7, 8)]
    for module, kept in ((written, "_written"), (game_module, "_event")):
        few = lru_cache(FEW)(getattr(module, kept).__wrapped__)
        monkeypatch.setattr(module, kept, few)
    tables = [play_some(name, seed) for name in games() for seed in (7, 8)]
    assert [table.truth() for table in tables] == expected
    for cache in (written._written, game_module._event):
        assert cache.cache_info().currsize == FEW
        assert cache.cache_info().misses > FEW
