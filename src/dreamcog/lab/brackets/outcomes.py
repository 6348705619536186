"""What is known of every deal of every cell, and the file of JSON lines that keeps it.

The first line says what all results have in common; each other line has some games of one bot, or
one answer of the solver, with the options of its cell. A file serves any grid: cells, deals and
bots that are added later play what the file has not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Failed
from dreamcog.lab.arena.results_file import read_lines, require_same, unreadable

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Solved:
    """What the solver says of a deal of a cell."""

    cell: int
    number: int
    winnable: bool | None
    """None if that was not found out."""
    seconds: float
    nodes: int
    """What it might spend."""


class Grid:
    """The cells, each with so many deals."""

    def __init__(
        self, cells: Sequence[dict[str, Any]], deals: int, labels: Mapping[str, str]
    ) -> None:
        """`labels`: by bot its name as results store it, a network's with its file's hash."""
        self.cells = list(cells)
        self.deals = deals
        self.labels = dict(labels)
        self.played: list[dict[str, dict[int, bool]]] = [{} for _ in cells]
        """By cell and label: by deal, whether the bot won it."""
        self.solved: list[dict[int, bool | None]] = [{} for _ in cells]
        """By cell: by deal, the solver's answer."""

    @property
    def known(self) -> int:
        """How many results there are: games of bots, and answers of the solver."""
        games = sum(len(deals) for labels in self.played for deals in labels.values())
        return games + sum(map(len, self.solved))

    def won(self, cell: int, label: str, first: int, won: Sequence[bool]) -> None:
        """A bot has played deals; those beyond the ones that are wanted are left out."""
        known = self.played[cell].setdefault(label, {})
        known.update((first + i, each) for i, each in enumerate(won) if first + i < self.deals)

    def answered(self, cell: int, number: int, winnable: bool | None) -> None:
        """The solver has looked at a deal; one that is not wanted is left out."""
        if number < self.deals:
            self.solved[cell][number] = winnable

    def missing(self, cell: int, label: str) -> Iterator[range]:
        """The deals that a bot has not played."""
        known = self.played[cell].get(label, {})
        start = None
        for number in range(self.deals + 1):
            is_open = number < self.deals and number not in known
            if is_open and start is None:
                start = number
            elif not is_open and start is not None:
                yield range(start, number)
                start = None

    def won_by_bots(self, cell: int) -> set[int]:
        """The deals that some bot has won: so they can be."""
        return {
            number
            for known in self.played[cell].values()
            for number, is_won in known.items()
            if is_won
        }

    def unsolved(self, cell: int) -> list[int]:
        """The deals that no bot has won and the solver has not looked at."""
        known = self.won_by_bots(cell) | self.solved[cell].keys()
        return [number for number in range(self.deals) if number not in known]

    def winnable(self, cell: int) -> list[bool | None]:
        """By deal, whether it can be won: some bot has, or the solver's answer, None as unknown."""
        won, solved = self.won_by_bots(cell), self.solved[cell]
        return [True if n in won else solved.get(n) for n in range(self.deals)]


class GridFile:
    """A file that results are added to; without a path, they are kept nowhere."""

    def __init__(self, path: Path | None, about: Mapping[str, Any]) -> None:
        """Open or begin the file; a refusal where it is of another run."""
        self._path = path
        self._lines: list[Any] = []
        if path is None:
            return
        whole = {"format": FORMAT, **about}
        lines = read_lines(path)
        if lines:
            require_same(path, lines[0], whole)
            self._lines = lines[1:]
        else:
            self._append(whole)

    @property
    def is_kept(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def fill(self, grid: Grid, seconds: float, nodes: int) -> None:
        """Take what the file had into the grid; what the grid does not have is left out.

        So is what the solver did not find out with less than it may spend now.
        """
        assert self._path is not None or not self._lines
        numbers = {json.dumps(options, sort_keys=True): i for i, options in enumerate(grid.cells)}
        labels = set(grid.labels.values())
        for line in self._lines:
            try:
                cell = numbers.get(json.dumps(line["cell"], sort_keys=True))
                if cell is None:
                    continue
                if "bot" in line:
                    if line["bot"] in labels:
                        won = [bool(each) for each in line["won"]]
                        grid.won(cell, line["bot"], int(line["first"]), won)
                elif line["winnable"] is not None or (
                    line["seconds"] >= seconds and line["nodes"] >= nodes
                ):
                    grid.answered(cell, int(line["number"]), line["winnable"])
            except (KeyError, TypeError, ValueError):
                raise unreadable(self._path or Path()) from None

    def add_won(self, grid: Grid, cell: int, label: str, first: int, won: Sequence[bool]) -> None:
        """Keep what a bot has played."""
        told = [int(each) for each in won]
        self._append({"cell": grid.cells[cell], "bot": label, "first": first, "won": told})

    def add_answer(self, grid: Grid, solved: Solved) -> None:
        """Keep an answer of the solver, with what it might spend."""
        cell, told = grid.cells[solved.cell], {"number": solved.number, "winnable": solved.winnable}
        self._append({"cell": cell, **told, "seconds": solved.seconds, "nodes": solved.nodes})

    def _append(self, line: Mapping[str, Any]) -> None:
        """Add a line."""
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failed("file-not-written", file=str(self._path), reason=reason) from None
