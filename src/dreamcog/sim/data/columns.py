"""The columns of a file of games: those of every game here, those of one game in its `results`."""

from __future__ import annotations

from dreamcog.core.kind import Kind
from dreamcog.core.result_columns import ResultColumn
from dreamcog.sim.parts import DECISIONS, GAMES

FORMAT = 1
"""The number of the layout: raised when a column changes its name, type or meaning."""

SEED = ResultColumn("seed", "string", "the seed of the game, as `--seed` takes it: 32 hex digits")

OF_EVERY_GAME = (
    SEED,
    ResultColumn("decisions", "int32", "how many small steps were taken in the game"),
)
OF_EVERY_DECISION = (
    SEED,
    ResultColumn("number", "int32", "the number of the decision in its game, from 0"),
    ResultColumn("seat", "int8", "the seat that decides, from 0"),
    ResultColumn("step", "int16", "the small step that was taken, by its flat id"),
    ResultColumn("legal", "int16", "how many small steps were legal"),
    ResultColumn(
        name="value",
        type="float64",
        meaning="what the bot found the move worth that the step belongs to, on average over the "
        "deals that it imagined; null where it judged no move, as `random` never does",
    ),
)


def columns_of(kind: Kind, rows: str) -> tuple[ResultColumn, ...]:
    """The columns of a file with these rows: `games` or `decisions`."""
    assert rows in (GAMES, DECISIONS)
    if rows == DECISIONS:
        return OF_EVERY_DECISION
    return (*OF_EVERY_GAME, *kind.game_type.result_columns)
