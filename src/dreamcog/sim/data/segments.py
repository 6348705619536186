"""The segments of a file of games that is being made: found again, and in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.sim.data.arrow import read_facts

ENDING = ".parquet"

COMPARED = ("format", "rows", "game", "options", "box", "rules_version", "bots", "seed")
"""What must be the same to go on with a file: then the same games have the same rows."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A whole file of games that follow one another."""

    path: Path
    games: range
    """Their numbers in the run."""
    facts: dict[str, Any]


def folder_of(path: Path) -> Path:
    """The folder in which the segments of a file are kept until it is whole."""
    return path.with_name(f"{path.name}.parts")


def found_segments(path: Path) -> list[Segment]:
    """The segments in the folder, and the file itself where it belongs to them, in order.

    Files that are not whole are removed, and their games played again. The file belongs to the
    segments if it was made from the same seeds by the same bots: its games are then the same too.
    """
    folder, segments = folder_of(path), []
    for file in sorted(folder.glob(f"*{ENDING}")):
        facts = read_facts(file)
        if facts is not None:
            segments.append(segment_of(file, facts))
        else:
            file.unlink()
    if path.exists():
        facts = read_facts(path)
        if facts is None:
            if not segments:
                raise Refused("resume-unreadable", file=str(path))
        elif not segments or not differing(facts, segments[0].facts):
            whole = segment_of(path, facts)
            covered = [each for each in segments if each.games.stop <= whole.games.stop]
            for each in covered:
                each.path.unlink()
            segments = [whole, *(each for each in segments if each not in covered)]
    return segments


def segment_of(path: Path, facts: dict[str, Any]) -> Segment:
    """The segment that a file of ours is."""
    first, games = int(facts["first"]), int(facts["games"])
    return Segment(path, range(first, first + games), facts)


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """In what two files are not of the same run."""
    return [name for name in COMPARED if one.get(name) != other.get(name)]


def kept_seed(path: Path) -> str | None:
    """The first seed of a run that can be gone on with, as its files tell it."""
    files = [*sorted(folder_of(path).glob(f"*{ENDING}")), path]
    told = (read_facts(file) for file in files if file.exists())
    return next((str(facts["seed"]) for facts in told if facts is not None), None)
