"""What a table keeps, and taking moves back."""

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
