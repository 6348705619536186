"""The history that a table keeps, and undo."""

from __future__ import annotations

import random

import pytest

import dreamcog
from dreamcog.core.saves import save, save_text, verify
from dreamcog.core.table import Table

ALL = ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"]


def told(table: Table) -> dict[str, object]:
    """All that undo has to bring back."""
    return save(table) | {"truth": table.truth()}


@pytest.mark.parametrize("expansions", [[], ALL])
@pytest.mark.parametrize("seed", range(6))
def test_undo_goes_back_to_the_last_revelation_and_no_further(
    seed: int, expansions: list[str]
) -> None:
    table = dreamcog.deal("cyberion", seed=seed, players=2, expansions=expansions)
    rng = random.Random(seed)
    since_shown = [told(table)]
    while table.outcome is None:
        move = rng.choice(list(table.moves()))
        reveals = table.preview(None, move)["reveals"]
        events = table.play(move).events
        assert reveals == any(event.reveals for event in events)
        since_shown = [told(table)] if reveals else [*since_shown, told(table)]
    for earlier in reversed(since_shown[:-1]):
        undone = table.undo()
        assert table.state == undone.before
        assert told(table) == earlier
        assert verify(save_text(table)) == []
    with pytest.raises(dreamcog.Refused) as refused:
        table.undo()
    assert refused.value.code == ("something-was-shown" if table.history else "nothing-to-undo")
    assert told(table) == since_shown[0]


def test_a_fresh_table_has_nothing_to_undo() -> None:
    table = dreamcog.deal("cyberion", seed=1)
    with pytest.raises(dreamcog.Refused, match="nothing-to-undo"):
        table.undo()


def test_undo_after_the_end_goes_on_with_the_game() -> None:
    table = dreamcog.deal("cyberion", seed=1)
    game = table.game
    table = Table(game, game.arrange_given(table.state, {"failsafes": 0}))
    table.play({"do": "end-turn"})
    assert table.outcome is not None
    table.undo()
    assert table.outcome is None
    assert table.deciders == {0}
    assert table.log == []


def a_night(seed: int) -> tuple[Table, int]:
    """A table of three at night, with nothing shown since, and how many moves came before."""
    table = dreamcog.deal("mech-a-dream", seed=seed, players=3)
    rng = random.Random(seed)
    while len(table.deciders) < 3 or table.position()["day"] < 3:
        seat = rng.choice(sorted(table.deciders))
        table.play(rng.choice(list(table.moves(seat))), seat)
    return table, len(table.history)


def quiet_moves(table: Table, seat: int) -> list[dict[str, object]]:
    return [move for move in table.moves(seat) if not table.preview(seat, move)["reveals"]]


@pytest.mark.parametrize("seed", range(4))
def test_at_night_one_move_can_be_taken_out_and_the_others_stay(seed: int) -> None:
    table, began = a_night(seed)
    other = table.copy()
    moves = {seat: quiet_moves(table, seat)[-1] for seat in (0, 1, 2)}
    for seat in (0, 1, 2):
        table.play(moves[seat], seat)
    for seat in (0, 2):
        other.play(moves[seat], seat)
    table.take_out({began + 1})
    assert told(table) == told(other)


@pytest.mark.parametrize("seed", range(4))
def test_a_move_that_others_build_upon_cannot_be_taken_out(seed: int) -> None:
    table = dreamcog.deal("mech-a-dream", seed=seed, players=2)
    rng = random.Random(seed)
    tried = 0
    while table.outcome is None:
        is_alone = len(table.deciders) == 1
        first = rng.choice(sorted(table.deciders))
        table.play(rng.choice(list(table.moves(first))), first)
        (second, *rest) = sorted(table.deciders) or [first]
        if rest or second == first or table.outcome is not None or not is_alone:
            continue
        quiet = quiet_moves(table, second)
        if not quiet or any(event.reveals for event in table.turns[-1].events):
            continue
        table.play(quiet[0], second)
        before = told(table)
        with pytest.raises(dreamcog.Refused, match="others-moved-on"):
            table.take_out({len(table.history) - 2})
        assert told(table) == before
        tried += 1
    assert tried > 3


def test_a_move_on_a_copied_table_leaves_the_original_unchanged() -> None:
    table = dreamcog.deal("cyberion", seed=3)
    before = told(table)
    table.copy().play({"do": "end-turn"})
    assert told(table) == before


@pytest.mark.parametrize("seed", range(3))
def test_only_positions_that_undo_cannot_reach_are_dropped(seed: int) -> None:
    table = dreamcog.deal("cyberion", seed=seed, players=2)
    kept = table.copy()
    rng = random.Random(seed)
    while table.outcome is None:
        move = rng.choice(list(table.moves()))
        table.play(move)
        kept.play(move)
        table.let_go()
        shown = [any(event.reveals for event in turn.events) for turn in kept.turns]
        last = max((i for i, is_shown in enumerate(shown) if is_shown), default=-1)
        assert [turn.before is None for turn in table.turns] == [
            i <= last for i in range(len(shown))
        ]
        assert told(table) == told(kept)
        if not shown[-1]:
            one, other = table.copy(), kept.copy()
            one.undo()
            other.undo()
            assert told(one) == told(other)
