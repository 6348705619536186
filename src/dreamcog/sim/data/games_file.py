"""A Parquet file of games while it is being made: finished segments in a folder beside it.

A segment is a whole small Parquet file with the games that were done since the last one; it appears
under its own name only when it is on the disk. So whatever ends a run, all segments before are
kept, and a later run plays the games that are missing. At the end the segments become one file,
which replaces the old one in a single step.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.result_columns import Counts, add_counts
from dreamcog.sim.data.arrow import Tables, rows_of
from dreamcog.sim.data.files import TEMPORARY, write_whole, writing
from dreamcog.sim.data.locking import FolderLock
from dreamcog.sim.data.segments import ENDING, Segment, differing, folder_of, found_segments
from dreamcog.sim.parts import DECISIONS, GAMES, Played

SEGMENT_ROWS = {GAMES: 1 << 17, DECISIONS: 1 << 20}
"""Rows after which a segment is written: so few that they take little memory, so many that waiting
for the disk takes little time."""

SEGMENT_SECONDS = 15.0
"""Seconds after which a segment is written, however few rows it has."""


class GamesFile:
    """A file of games that is being made, or gone on with."""

    def __init__(self, path: Path, tables: Tables, about: Mapping[str, Any], resume: bool) -> None:
        """Take possession of the folder of segments; `Refused` where there is one already.

        `about` is what is the same in all rows; with `resume`, what is there must agree with it.
        """
        self.path, self.folder = path, folder_of(path)
        self._tables, self._about = tables, dict(about)
        self._most_rows = SEGMENT_ROWS[self._about["rows"]]
        with writing(path):
            self._lock = FolderLock(self.folder)
        try:
            if not resume and any(self.folder.glob(f"*{ENDING}")):
                raise Refused("out-unfinished", file=str(path), folder=str(self.folder))
            for left in self.folder.glob(f"*{TEMPORARY}"):
                left.unlink()
            self._segments = found_segments(path) if resume else []
            for segment in self._segments:
                self._check(segment)
        except BaseException:
            self.close()
            raise
        self._held: list[tuple[Any, Played]] = []
        self._rows, self._since = 0, time.monotonic()

    def _check(self, segment: Segment) -> None:
        """Refuse to go on with games of another run."""
        told = differing(segment.facts, self._about)
        if told:
            raise Refused(
                "resume-differs",
                file=str(segment.path),
                what=", ".join(told),
                found=", ".join(shown(segment.facts.get(name)) for name in told),
                wanted=", ".join(shown(self._about[name]) for name in told),
            )

    # What is there.

    @property
    def games(self) -> int:
        """How many games are on the disk."""
        return sum(len(segment.games) for segment in self._segments)

    @property
    def decisions(self) -> int:
        """How many decisions were made in these games."""
        return sum(int(segment.facts["decisions"]) for segment in self._segments)

    def counts(self) -> Counts:
        """What was counted of these games."""
        total: Counts = {}
        for segment in self._segments:
            total = add_counts(total, segment.facts["counts"])
        return total

    def missing(self, games: int) -> list[range]:
        """The games that are still to be played to have so many; `Refused` if there are more."""
        end = max((segment.games.stop for segment in self._segments), default=0)
        if end > games:
            raise Refused("resume-has-more", file=str(self.path), found=end, wanted=games)
        found, at = [], 0
        for segment in self._segments:
            found.append(range(at, segment.games.start))
            at = segment.games.stop
        return [each for each in (*found, range(at, games)) if each]

    # Writing.

    def add(self, played: Played) -> None:
        """Keep what was played; now and then a segment is written."""
        if self._held and self._held[-1][1].first + self._held[-1][1].games != played.first:
            self.flush()
        table = self._tables.table(played)
        self._held.append((table, played))
        self._rows += len(table)
        if self._rows >= self._most_rows or time.monotonic() - self._since > SEGMENT_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what has been played since the last segment as a segment of its own."""
        self._since = time.monotonic()
        if not self._held:
            return
        parts = [played for _, played in self._held]
        first, games = parts[0].first, sum(played.games for played in parts)
        counts: Counts = {}
        for played in parts:
            counts = add_counts(counts, played.counts)
        decisions = sum(played.decisions for played in parts)
        facts = self._facts(first, games, decisions, counts)
        target = self.folder / f"{first:015d}-{first + games:015d}{ENDING}"
        with writing(self.path):
            write_whole(target, self._tables, (table for table, _ in self._held), facts)
        self._segments.append(Segment(target, range(first, first + games), facts))
        self._segments.sort(key=lambda segment: segment.games.start)
        self._held, self._rows = [], 0

    def _facts(self, first: int, games: int, decisions: int, counts: Counts) -> dict[str, Any]:
        """What the metadata of a file tells."""
        own = {"first": first, "games": games, "decisions": decisions, "counts": counts}
        return {**self._about, **own}

    def finish(self) -> None:
        """Make one file of all segments, in place of the old one, and remove the folder."""
        self.flush()
        facts = self._facts(0, self.games, self.decisions, self.counts())
        sources = [segment.path for segment in self._segments]
        with writing(self.path):
            if sources != [self.path]:
                write_whole(self.path, self._tables, rows_of(sources), facts)
            for path in sources:
                if path != self.path:
                    path.unlink()
        self._segments = [Segment(self.path, range(self.games), facts)]
        self.close()

    def close(self) -> None:
        """Let go of the folder; it is removed if nothing is in it."""
        self._lock.release()


def shown(value: object) -> str:
    """A value as a refusal quotes it."""
    return value if isinstance(value, str) else json.dumps(value)
