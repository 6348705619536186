"""The results of an arena as a file of JSON lines: kept part by part, gone on with later.

The first line says what all games have in common; each other line has some deals of one seating. A
file serves any bots: those that are added later play what the file has not. A line that was not
written to its end is cut off when the file is opened.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from dreamcog.core.refusal import Failed, Refused
from dreamcog.lab.arena.playing import Judged

FORMAT = 1


class ResultsFile:
    """A file that results are added to; without a path, results are kept nowhere."""

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        """Open or begin the file; a refusal where it is of another arena."""
        self._path = path
        self.found: list[Judged] = []
        """What the file had when it was opened."""
        if path is None:
            return
        about = {"format": FORMAT, **about}
        lines = read_lines(path)
        if lines:
            require_same(path, lines[0], about)
            self.found = [read_judged(path, line) for line in lines[1:]]
        else:
            self._append(about)

    def add(self, judged: Judged) -> None:
        """Keep what was played."""
        self._append(
            {
                "seats": list(judged.seating),
                "first": judged.first,
                "wins": judged.wins.tolist(),
                "scores": judged.scores.tolist(),
                "decisions": judged.decisions.tolist(),
                "seconds": round(judged.seconds, 6),
                **({"replaced": judged.replaced.tolist()} if judged.replaced.any() else {}),
                **({"thought": judged.thought.round(6).tolist()} if judged.thought.any() else {}),
            }
        )

    @property
    def is_kept(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def _append(self, line: dict[str, Any]) -> None:
        """Add a line."""
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failed("file-not-written", file=str(self._path), reason=reason) from None


def read_lines(path: Path) -> list[Any]:
    """The lines of a file; none where there is no file, and never a last one that is not whole."""
    try:
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            with path.open("r+b") as file:
                file.truncate(len(whole))
    except FileNotFoundError:
        return []
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failed("file-not-written", file=str(path), reason=reason) from None
    try:
        lines = [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise unreadable(path) from None
    if lines and not (isinstance(lines[0], dict) and "format" in lines[0]):
        raise unreadable(path)
    if not lines and content:
        raise unreadable(path)
    return lines


def kept_seed(path: Path | None) -> str | None:
    """The seed of the first deal of a file that is there."""
    lines = read_lines(path) if path is not None else []
    return str(lines[0]["seed"]) if lines and "seed" in lines[0] else None


def require_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse a file of another arena."""
    for what, value in wanted.items():
        if found.get(what) != value:
            there, here = str(found.get(what)), str(value)
            raise Refused("resume-differs", file=str(path), what=what, found=there, wanted=here)


def read_judged(path: Path, line: Any) -> Judged:
    """A line of results; a refusal where it is none."""
    try:
        seats = tuple(str(seat) for seat in line["seats"])
        wins, scores, decisions = (
            np.array(line[name], np.int64) for name in ("wins", "scores", "decisions")
        )
        replaced = np.array(line.get("replaced", np.zeros_like(wins)), np.int64)
        shape = (len(decisions), len(seats))
        thought = np.array(line.get("thought", np.zeros((*shape, 3))), np.float64)
        is_whole = wins.shape == scores.shape == replaced.shape == shape
        is_whole = is_whole and thought.shape == (*shape, 3)
        first, seconds = int(line["first"]), float(line["seconds"])
        judged = Judged(seats, first, wins, scores, decisions, seconds, replaced, thought)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise unreadable(path) from None
    if not is_whole or judged.first < 0:
        raise unreadable(path)
    return judged


def unreadable(path: Path) -> Refused:
    """The refusal of a file that is no file of results."""
    return Refused("resume-unreadable", file=str(path))
