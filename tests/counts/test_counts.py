"""Exact counts: how many different sequences of moves begin at a given position.

`counts.toml` holds seed, options, depth and number. A rule that allows one move too many or too
few, anywhere within reach, changes a number. Run as a script, this prints the numbers it finds.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.table import deal

TABLE = tomllib.loads(Path(__file__).with_name("counts.toml").read_text("utf-8"))["count"]


def count(game: Game[Any], state: Any, depth: int) -> int:
    """Count sequences of public moves of this length; one that ends the game early counts once."""
    deciders = game.deciders(state)
    if depth == 0 or not deciders:
        return 1
    if depth == 1:
        return sum(len(Menu(game, state, seat)) for seat in deciders)
    return sum(
        count(game, game.play(state, seat, move).after, depth - 1)
        for seat in sorted(deciders)
        for move in Menu(game, state, seat)
    )


def sequences(row: dict[str, Any]) -> int:
    """Count the sequences of one row of `counts.toml`."""
    table = deal(row["game"], seed=row["seed"], **row["options"])
    state = table.state
    if "given" in row:
        state = table.game.arrange_given(state, row["given"])
    return count(table.game, state, row["depth"])


@pytest.mark.parametrize(
    "row", TABLE, ids=lambda row: f"{row['game']}-{row['name']}-{row['depth']}"
)
def test_a_position_has_exactly_the_listed_number_of_sequences(row: dict[str, Any]) -> None:
    assert sequences(row) == row["sequences"]


if __name__ == "__main__":
    for listed in TABLE:
        print(listed["game"], listed["name"], listed["depth"], sequences(listed))
