"""Golden layouts of observations: a number that moves breaks every trained learner.

`observation.txt` in the folder of a game's golden games lists the blocks with their place and their
columns. When a layout changes on purpose, raise its version and run this file as a script:

    .venv/bin/python tests/golden/test_observations.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dreamcog.core.observation import Block, Observation
from dreamcog.core.registry import game_kind, games

sys.path.insert(0, str(Path(__file__).parents[1]))
from support.kits import KITS

ACCEPT = "If this is meant, raise the version and run this file as a script."


def golden_file(name: str) -> Path:
    return KITS[name].golden / "observation.txt"


def layout_of(name: str) -> Observation:
    return game_kind(name).game_type.rules.observation


def listed(layout: Observation) -> str:
    """The layout as a golden list."""
    lines = [f"version {layout.version}", f"size {layout.size}"]
    for block in layout.blocks:
        lines.append(f"{block.name}: from {layout.offsets[block.name]}, size {block.size}")
        lines += [f"  row {row}" for row in block.rows if row]
        lines += [f"  column {column}" for column in block.columns]
    return "\n".join([*lines, ""])


def renewed(golden: str, layout: Observation) -> str:
    """The golden list of a layout, refused where it changed and its version did not."""
    now = listed(layout)
    if golden and golden != now and golden.partition("\n")[0] == now.partition("\n")[0]:
        raise SystemExit(f"The layout has changed and is still version {layout.version}.")
    return now


@pytest.mark.parametrize("name", games())
def test_every_number_of_an_observation_has_its_old_place(name: str) -> None:
    assert golden_file(name).read_text("utf-8") == listed(layout_of(name)), ACCEPT


def test_a_layout_that_changed_is_not_renewed_under_its_old_version() -> None:
    old = Observation(1, (Block("a", "One.", ("x", "y")),))
    assert renewed("", old) == listed(old) == renewed(listed(old), old)
    with pytest.raises(SystemExit):
        renewed(listed(old), Observation(1, (Block("a", "One.", ("y", "x")),)))
    newer = Observation(2, (Block("a", "One.", ("y", "x")),))
    assert renewed(listed(old), newer) == listed(newer)


if __name__ == "__main__":
    for game in games():
        file = golden_file(game)
        file.write_text(renewed(file.read_text("utf-8") if file.exists() else "", layout_of(game)))
