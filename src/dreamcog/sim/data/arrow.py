"""What was played as Arrow tables, and these as Parquet files. pyarrow is imported when needed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.refusal import extra_missing
from dreamcog.core.result_columns import ResultColumn
from dreamcog.sim.data.columns import columns_of
from dreamcog.sim.data.seeds import DIGITS, seed_texts
from dreamcog.sim.loops import DEALS, WORST
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.parts import DECISIONS, Played

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.parquet as pq

KEY = b"dreamcog"
"""Where a file's metadata tells what is the same in all of its rows, as JSON."""

ROW_GROUP = 1 << 17
"""Rows of a row group: what is held in memory when a file is read or written."""

HOW: dict[str, Any] = {"compression": "zstd", "compression_level": 1}
"""How files are written; seeds repeat in rows of decisions only."""


def require_pyarrow() -> None:
    """Say which extra brings pyarrow, where it is missing."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise extra_missing("pyarrow", "data") from error


def schema_of(columns: Iterable[ResultColumn]) -> pa.Schema:
    """The Arrow schema of these columns; each field tells its meaning too."""
    import pyarrow as pa

    fields = []
    for column in columns:
        kind = getattr(pa, {"bool": "bool_"}.get(column.type, column.type))()
        whole = pa.list_(kind) if column.by_seat else kind
        fields.append(pa.field(column.name, whole, metadata={"meaning": column.meaning}))
    return pa.schema(fields)


class Tables:
    """Makes the rows of one file: of games, or of decisions."""

    def __init__(self, game: Game[Any], rows: str, seed: int) -> None:
        self._columns, self._rows, self._seed = columns_of(game.kind, rows), rows, seed
        self._players: int = game.options["players"]
        self.schema = schema_of(self._columns)

    def table(self, played: Played) -> pa.Table:
        """The rows of what was played."""
        import pyarrow as pa

        texts = seed_texts(self._seed + played.first, played.games)
        if self._rows == DECISIONS:
            arrays = self._decisions(played, texts)
        else:
            arrays = [strings(texts), pa.array(played.columns["decisions"].astype(np.int32))]
            arrays += [self._array(each, played.columns[each.name]) for each in self._columns[2:]]
        return pa.Table.from_arrays(arrays, schema=self.schema)

    def _array(self, column: ResultColumn, numbers: Array) -> pa.Array:
        """The column of a field of the last states."""
        import pyarrow as pa

        if column.names is not None:
            found, places = np.unique(numbers, return_inverse=True)
            names = pa.array([column.names[number] for number in found.tolist()], pa.string())
            return names.take(pa.array(places.astype(np.int32)))
        if not column.by_seat:
            return pa.array(numbers.astype(column.type))
        own = numbers[:, : self._players].astype(column.type)
        ends = np.arange(0, own.size + 1, self._players, dtype=np.int32)
        return pa.ListArray.from_arrays(pa.array(ends), pa.array(own.reshape(-1)))

    def _decisions(self, played: Played, texts: Array) -> list[pa.Array]:
        """The columns of decisions, game after game."""
        import pyarrow as pa

        noted, lengths = played.noted, played.columns["decisions"]
        assert noted is not None
        games = np.repeat(np.arange(len(lengths)), lengths)
        starts = np.cumsum(lengths) - lengths
        number = (np.arange(len(games)) - starts[games]).astype(np.int32)
        if noted.worth is None:
            value = pa.nulls(len(games), pa.float64())
        else:
            value = pa.array(noted.worth / DEALS, mask=noted.worth == WORST)
        seat = pa.array(noted.seat.astype(np.int8))
        return [
            strings(texts[games]),
            *(pa.array(number), seat, pa.array(noted.step), pa.array(noted.legal), value),
        ]


def strings(texts: Array) -> pa.Array:
    """Rows of ASCII signs, all of one length, as strings."""
    import pyarrow as pa

    ends = np.arange(0, texts.size + 1, DIGITS, dtype=np.int32)
    return pa.StringArray.from_buffers(len(texts), pa.py_buffer(ends), pa.py_buffer(texts))


def open_writer(path: Path, schema: pa.Schema) -> pq.ParquetWriter:
    """A Parquet file to be written; its columns are encoded as fits them."""
    import pyarrow.parquet as pq

    plain = [name for name in schema.names if name != "seed" or "number" in schema.names]
    return pq.ParquetWriter(path, schema, use_dictionary=plain, **HOW)


def rows_of(files: Iterable[Path]) -> Iterator[pa.Table]:
    """The rows of several files, one after the other, in row groups of the same size."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    held: list[pa.RecordBatch] = []
    rows = 0
    for path in files:
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=ROW_GROUP):
                while rows + len(batch) >= ROW_GROUP:
                    cut = ROW_GROUP - rows
                    yield pa.Table.from_batches([*held, batch.slice(0, cut)])
                    held, rows, batch = [], 0, batch.slice(cut)
                held.append(batch)
                rows += len(batch)
    if rows:
        yield pa.Table.from_batches(held)


def read_facts(path: Path) -> dict[str, Any] | None:
    """What the metadata of a file of ours tells; None where it is none, or not whole."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        told = json.loads((pq.read_metadata(path).metadata or {})[KEY])
    except (OSError, KeyError, ValueError, pa.ArrowException):
        return None
    return told if isinstance(told, dict) else None
