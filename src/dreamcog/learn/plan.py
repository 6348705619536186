"""What a training is asked to do, with defaults that fit the device."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from dreamcog.learn.rulesets import BOXES
from dreamcog.learn.schedule import Schedule


@dataclass(frozen=True)
class Sizes:
    """How much is done at once."""

    tables: int
    steps: int
    """Of a roll-out, at each table."""
    batch: int
    epochs: int
    rulesets: int
    """Rulesets at most, drawn at random where there are more; 0: all."""


ON_GPU = Sizes(tables=32_768, steps=32, batch=32_768, epochs=2, rulesets=0)
"""About 4 GB of observations and masks in either game; the GPU spends its time in products."""

ON_CPU = Sizes(tables=256, steps=32, batch=2048, epochs=2, rulesets=32)
"""Each ruleset is a batch of its own, so that many of them would be slow."""


@dataclass(frozen=True)
class Plan:
    """A training by one call."""

    game: str
    minutes: float
    out: Path
    schedule: Schedule
    sizes: Sizes
    start: Path | None = None
    seed: int = 1
    width: int = 1024
    depth: int = 3
    row_width: int = 96
    """Where blocks are read row by row, what is made of each row."""
    rulesets: str = "all"
    boxes: int = BOXES
    box_share: float = 0.5
    """The share of the deals with boxes drawn at random, where there are both."""
    greedy_share: float = 0.0
    """The share of tables at which greedy bots have all seats but one; where seats compete."""
    device: str | None = None
    compiled: bool = True
    report_every: float = 10.0
    """Seconds between two points of the curve."""
    save_every: float = 60.0
    """Seconds between two checkpoints."""
    judge_every: float = 180.0
    """Seconds between two judgements against greedy bots, where seats compete; 0: none."""
    command: tuple[str, ...] = field(default=())
    """The command line, which the file keeps."""
