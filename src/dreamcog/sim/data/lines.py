"""A file with a line of JSON for each game, written as the games are played."""

from __future__ import annotations

import json
from pathlib import Path

from dreamcog.core.rng import SEED_BITS, seed_text
from dreamcog.sim.data.files import TEMPORARY, writing
from dreamcog.sim.data.output import NoOutput
from dreamcog.sim.parts import Played


class LinesFile(NoOutput):
    """A file of lines, under a temporary name until it is whole; a device or a pipe has none."""

    def __init__(self, path: Path, seed: int) -> None:
        self._path, self._seed = path, seed
        target = path.resolve()
        self._target = target
        is_plain = target.is_file() or not target.exists()
        self._temporary = target.with_name(target.name + TEMPORARY) if is_plain else None
        with writing(path):
            self._file = (self._temporary or target).open("w", encoding="utf-8")

    def add(self, played: Played) -> None:
        """Write a line for each game: its seed, and how it went."""
        columns = {name: array.tolist() for name, array in played.columns.items()}
        lines = []
        for i, values in enumerate(zip(*columns.values(), strict=True), played.first):
            told = {"seed": seed_text((self._seed + i) % (1 << SEED_BITS))}
            lines.append(json.dumps(told | dict(zip(columns, values, strict=True))) + "\n")
        with writing(self._path):
            self._file.writelines(lines)

    def finish(self) -> None:
        """Give the file its name."""
        with writing(self._path):
            self._file.close()
            if self._temporary is not None:
                self._temporary.replace(self._target)

    def close(self) -> None:
        """Remove what is not whole."""
        if not self._file.closed:
            with writing(self._path):
                self._file.close()
        if self._temporary is not None:
            self._temporary.unlink(missing_ok=True)
