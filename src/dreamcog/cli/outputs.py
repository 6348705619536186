"""Which file `dreamcog simulate` writes, by its name and what is asked for."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.rng import seed_text
from dreamcog.sim.data.output import NoOutput, Output
from dreamcog.sim.parts import DECISIONS, GAMES, Job

PARQUET = ".parquet"


def wanted_rows(out: Path | None, decisions: bool, resume: bool) -> str | None:
    """What is wanted of every game; what only Parquet files can have is refused for others."""
    is_parquet = out is not None and out.suffix == PARQUET
    if (decisions or resume) and not is_parquet:
        raise Refused("needs-parquet", flag="--decisions" if decisions else "--resume")
    if is_parquet:
        from dreamcog.sim.data.arrow import require_pyarrow

        require_pyarrow()
    if decisions:
        return DECISIONS
    return GAMES if out is not None else None


def kept_seed(out: Path) -> str | None:
    """The first seed of the run that is to be gone on with, where there is one."""
    from dreamcog.sim.data import segments

    return segments.kept_seed(out)


def open_output(
    out: Path | None,
    game: Game[Any],
    job: Job,
    runtime: str,
    bots: Sequence[str],
    resume: bool,
) -> Output:
    """The file of this name; none where there is no name."""
    if out is None:
        return NoOutput()
    if out.suffix != PARQUET:
        from dreamcog.sim.data.lines import LinesFile

        return LinesFile(out, job.seed)
    from dreamcog.sim.data.arrow import Tables
    from dreamcog.sim.data.games_file import GamesFile

    assert job.rows is not None
    tables = Tables(game, job.rows, job.seed)
    return GamesFile(out, tables, about(game, job, runtime, bots), resume)


def about(game: Game[Any], job: Job, runtime: str, bots: Sequence[str]) -> dict[str, Any]:
    """What is the same in all rows of a file, as its metadata tells it."""
    from dreamcog.sim.data.columns import FORMAT

    is_own = game.box_values == game.kind.own_box
    box = hashlib.sha256(json.dumps(game.box_values, sort_keys=True).encode()).hexdigest()[:16]
    return {
        "format": FORMAT,
        "package": version("dreamcog"),
        "rows": job.rows,
        "game": job.game,
        "options": game.options,
        "box": game.kind.name if is_own else box,
        "rules_version": game.kind.rules_version,
        "bots": list(bots),
        "seed": seed_text(job.seed),
        "runtime": runtime,
    }
