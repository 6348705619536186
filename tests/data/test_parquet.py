"""Parquet files of games: what is in them, and that the page about them tells the truth."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from dreamcog.cli.columns import METADATA
from dreamcog.cli.main import build_app
from dreamcog.core.registry import game_kind, games
from dreamcog.core.result_columns import add_counts
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.sim.data.arrow import schema_of
from dreamcog.sim.data.columns import columns_of
from dreamcog.sim.data.seeds import seed_texts
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.parts import DECISIONS, GAMES, job_of, parts_of, play_part
from dreamcog.sim.runs import Interpreted

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
NATIVE = ("--runtime", "native")


def simulate(*args: str) -> dict[str, Any]:
    """The report of a run in this process."""
    done = CliRunner().invoke(build_app(("simulate",)), ["simulate", *args, "--json"])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", games())
def test_a_row_for_each_game_says_what_the_json_lines_say(name: str, tmp_path: Path) -> None:
    parquet, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    args = (name, "--games", "30", "--seed", "fffffffe", "--players", "2", *NATIVE)
    assert simulate(*args, "--out", str(parquet))["results"] == simulate(*args)["results"]
    simulate(*args, "--out", str(lines))
    told = [json.loads(line) for line in lines.read_text().splitlines()]
    found = pq.read_table(parquet).to_pylist()
    assert len(found) == len(told) == 30
    spelled = {c.name: c.names for c in columns_of(game_kind(name), GAMES)}
    for row, line in zip(found, told, strict=True):
        for key, value in line.items():
            wanted = value[:2] if isinstance(value, list) else value
            names = spelled[key]
            assert row[key] == (wanted if names is None else names[wanted])
    assert not (tmp_path / "games.parquet.parts").exists()


@pytest.mark.parametrize("rows", [GAMES, DECISIONS])
@pytest.mark.parametrize("name", games())
def test_file_declaration_and_page_agree(name: str, rows: str, tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    flags = ["--decisions"] if rows == DECISIONS else []
    simulate(name, "--games", "3", "--bots", "greedy", "--out", str(out), *NATIVE, *flags)
    declared = columns_of(game_kind(name), rows)
    schema = pq.read_schema(out)
    assert schema.equals(schema_of(declared))
    assert [schema.field(each.name).metadata for each in declared] == [
        {b"meaning": each.meaning.encode()} for each in declared
    ]
    types = [
        str(kind).replace("element: ", "").replace("double", "float64") for kind in schema.types
    ]
    assert types == [each.full_type for each in declared]
    page = PAGE.read_text("utf-8")
    table = "".join(f"| `{c.name}` | `{c.full_type}` | {c.meaning} |\n" for c in declared)
    assert table in page
    told = json.loads(pq.read_metadata(out).metadata[b"dreamcog"])
    assert list(told) == list(METADATA)
    assert all(f"| `{key}` | {meaning} |" in page for key, meaning in METADATA.items())


def test_the_page_about_columns_is_up_to_date() -> None:
    done = CliRunner().invoke(build_app(), ["columns", "--markdown"])
    assert done.exit_code == 0
    assert done.stdout == PAGE.read_text("utf-8")
    told = json.loads(CliRunner().invoke(build_app(), ["columns", "cyberion", "--json"]).stdout)
    assert list(told[GAMES]) == ["cyberion"]
    assert "float64" in CliRunner().invoke(build_app(), ["columns"]).stdout


@pytest.mark.parametrize("name", games())
def test_declared_types_hold_what_the_states_hold(name: str) -> None:
    kind = game_kind(name)
    places = {place.name: place for place in layout_of(kind.game_type.rules.state).places}
    for column in kind.game_type.result_columns:
        place = places[column.name]
        assert bool(place.size) == column.by_seat
        if column.type.startswith("int"):
            assert np.dtype(column.type).itemsize >= np.dtype(place.width).itemsize


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_decisions_are_those_of_the_games_in_both_runtimes(
    name: str, bots: str, tmp_path: Path
) -> None:
    args = (name, "--games", "4", "--seed", "7", "--players", "2", "--bots", bots)
    told = []
    for runtime in ("native", "interpreted"):
        out = tmp_path / f"{runtime}.parquet"
        report = simulate(*args, "--runtime", runtime, "--decisions", "--out", str(out))
        assert report["results"] == simulate(*args, *NATIVE)["results"]
        told.append(pq.read_table(out).to_pylist())
        assert len(told[-1]) == report["decisions"]
    assert told[0] == told[1]
    game = game_kind(name).open({"players": 2})
    judges = bots.split(",") * 2
    at = 0
    for seed in range(7, 11):
        state, number = game.deal(seed), 0
        while not state.over:
            row = told[0][at]
            legal = game.steps(state)
            seat = state.draft.seat
            assert (row["seed"], row["number"], row["seat"]) == (seed_text(seed), number, seat)
            assert row["step"] in legal
            assert row["legal"] == len(set(legal))
            assert (row["value"] is None) == (judges[seat] == "random")
            state, at, number = game.take(state, row["step"]).after, at + 1, number + 1
    assert at == len(told[0])


@pytest.mark.parametrize(
    "first", [0, 5, (1 << 32) - 2, (1 << 64) - 3, (1 << SEED_BITS) - 2, 123 << 90]
)
def test_seeds_are_the_text_that_is_typed(first: int) -> None:
    texts = [bytes(row).decode() for row in seed_texts(first, 6)]
    assert texts == [seed_text((first + i) % (1 << SEED_BITS)) for i in range(6)]
    assert [read_seed(text) for text in texts] == [(first + i) % (1 << SEED_BITS) for i in range(6)]
    assert len(seed_texts(3, 100_000)) == 100_000


@pytest.mark.parametrize("name", games())
def test_counts_of_parts_add_up_to_those_of_all(name: str) -> None:
    game = game_kind(name).open({"players": 2})
    job = job_of(game, "native", [0], 3, None)
    sums = []
    for cuts in ([range(50)], [range(1), range(1, 20), range(20, 50)]):
        counts: dict[str, Any] = {}
        for part in parts_of(job, cuts, "native", 1):
            counts = add_counts(counts, play_part(part).counts)
        sums.append(game.results(json.loads(json.dumps(counts))))
    assert sums[0] == sums[1]
    columns = {key: each.tolist() for key, each in Interpreted(game)(3, 50).items()}
    assert sums[0] == game.results(game.count(columns))


def test_small_runs_are_not_shared_and_large_ones_are_cut_by_no_number_of_workers() -> None:
    job = job_of(game_kind("cyberion").open({}), "native", [0], 0, None)
    few = list(parts_of(job, [range(900)], "native", 8))
    assert [part.games for part in few] == [900]
    for workers in (1, 2, 8):
        parts = list(parts_of(job, [range(10), range(30, 1_000_030)], "native", workers))
        assert sum(part.games for part in parts) == 1_000_010
        assert re.fullmatch("10|20000", str(parts[0].games))
        assert parts[1].first == 30
