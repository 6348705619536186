"""The commands that judge and correct a network by games as its bots play them: without torch."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from dreamcog.bots.network_correction import MEANT, TOLD
from dreamcog.bots.network_file import NetworkFile, read_network, write_network
from dreamcog.bots.network_layers import Network
from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.learn.as_played import Positions, joined
from dreamcog.learn.correcting import fitted, told_unseen
from dreamcog.learn.games import kind_of
from dreamcog.learn.report_page import report_page
from dreamcog.learn.statistics import sums_by_tenths, told_by_tenths
from dreamcog.learn.stopping import stopping
from dreamcog.learn.table_evaluation import CHANCES, SECTION, Chances, TableEvaluation, Wanted


def evaluate_as_played(asked: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """Play on from what the file tells of such games, and write it there and on the page."""
    keep_to_one_thread()
    file = read_network(asked.file)
    wanted = Wanted(asked.minutes, asked.games, asked.positions, asked.seed)
    with stopping() as stop:
        done = TableEvaluation(file, kind_of(file.game), wanted).run(tell, lambda: stop.is_wanted)
    write_network(asked.file, done)
    page = asked.page or asked.file.with_suffix(".md")
    page.write_text(report_page(done), encoding="utf-8")


def correct(arguments: Sequence[str]) -> None:
    """Fit the curve that corrects told chances, to games played as at tables."""
    parser = argparse.ArgumentParser(prog="dreamcog learn correct", description=correct.__doc__)
    add = parser.add_argument
    add("file", type=Path)
    add("--out", type=Path, required=True)
    add("--minutes", type=float, required=True, help="how long to play")
    add("--positions", type=Path, help="a file of positions played before: it is added to")
    add("--seed", type=int, default=2, help="of deals; an evaluation has others")
    asked = parser.parse_args(arguments)
    keep_to_one_thread()
    file = read_network(asked.file)
    kind, network = kind_of(file.game), Network(file)
    parts = read_parts(asked.positions)
    chances, until = Chances(kind, network, asked.seed), time.monotonic() + 60 * asked.minutes
    with stopping() as stop:
        while time.monotonic() < until and not stop.is_wanted:
            parts.append(chances.wave(len(parts)).positions)
            print(f"{sum(len(each.told) for each in parts):,} positions", flush=True)
            if asked.positions:
                write_parts(asked.positions, parts)
    write_network(asked.out, corrected(file, joined(parts), kind.together))


def corrected(file: NetworkFile, positions: Positions, together: bool) -> NetworkFile:
    """The file with a curve fitted to these positions, and what it now tells of chances."""
    curve, told = fitted(positions, together), told_unseen(positions, together)
    arrays = {name: each for name, each in file.arrays.items() if name not in (TOLD, MEANT)}
    evaluation = {name: each for name, each in file.evaluation.items() if name != CHANCES}
    if curve is not None and np.isfinite(told).all():
        games = len(np.unique(positions.games))
        sums = sums_by_tenths(told, positions.wins[:, 0])
        evaluation[CHANCES] = {**told_by_tenths(sums), "games": games, "waves": 0, SECTION: True}
    return replace(
        file, arrays={**arrays, **(curve.arrays() if curve else {})}, evaluation=evaluation
    )


def read_parts(path: Path | None) -> list[Positions]:
    """The positions of earlier calls, wave by wave."""
    if path is None or not path.exists():
        return []
    with np.load(path, allow_pickle=False) as stored:
        waves = int(stored["waves"])
        names = Positions._fields
        return [
            Positions(*(stored[f"{number}.{name}"] for name in names)) for number in range(waves)
        ]


def write_parts(path: Path, parts: Sequence[Positions]) -> None:
    """Keep positions for a later call."""
    arrays = {
        f"{number}.{name}": array
        for number, each in enumerate(parts)
        for name, array in each._asdict().items()
    }
    with path.open("wb") as out:
        np.savez(out, allow_pickle=False, waves=np.array(len(parts)), **arrays)
