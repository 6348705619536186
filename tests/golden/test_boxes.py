"""Golden boxes: every printed value of both games, one a line, so that a slip turns a test red.

`boxes/<game>.txt` lists what the game's `box/*.toml` says, each value with its path. When a value
changes on purpose, run this file as a script, which writes the lists anew, and read the difference:

    .venv/bin/python tests/golden/test_boxes.py
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dreamcog

BOXES = sorted(Path(dreamcog.__file__).parent.glob("games/*/box/*.toml"))
FOLDER = Path(__file__).parent / "boxes"
ACCEPT = "If this is meant: .venv/bin/python tests/golden/test_boxes.py, and read the difference."
every_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.stem)


def values(told: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value with its path; blocks of a list are known by their id, or by their number."""
    if isinstance(told, dict) and told:
        for key, value in told.items():
            yield from values(value, f"{path}.{key}" if path else key)
    elif isinstance(told, list) and told:
        for number, value in enumerate(told, 1):
            name = value.get("id", number) if isinstance(value, dict) else number
            yield from values(value, f"{path}[{name}]")
    else:
        yield path, json.dumps(told, ensure_ascii=False)


def listed(text: str) -> str:
    """The text of a box as a golden list."""
    return "".join(f"{path} = {value}\n" for path, value in values(tomllib.loads(text)))


def changes(golden: str, now: str) -> list[str]:
    """What changed between two golden lists, value by value."""
    was, found = (
        dict(line.split(" = ", 1) for line in text.splitlines()) for text in (golden, now)
    )
    told = [f"{path}: was {was[path]}, is gone" for path in was if path not in found]
    told += [f"{path}: is new, {found[path]}" for path in found if path not in was]
    both = [path for path in was if path in found and was[path] != found[path]]
    return [*(f"{path}: was {was[path]}, is {found[path]}" for path in both), *told]


@every_box
def test_every_printed_value_is_as_it_was(box: Path) -> None:
    golden = (FOLDER / f"{box.stem}.txt").read_text("utf-8")
    now = listed(box.read_text("utf-8"))
    told = changes(golden, now)
    assert not told, "\n".join([f"{box.name} says otherwise than before:", *told, ACCEPT])
    assert golden == now, f"the values of {box.name} stand in another order. {ACCEPT}"


@every_box
def test_no_two_values_share_a_path(box: Path) -> None:
    paths = [path for path, _ in values(tomllib.loads(box.read_text("utf-8")))]
    assert len(paths) == len(set(paths)) > 20


def test_every_golden_list_has_its_box() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {box.stem for box in BOXES}


def test_a_changed_value_is_told_with_what_it_was_and_is() -> None:
    was = listed('[dock]\nprice = 2\nrows = [1, 2]\n[[cards]]\nid = "d02"\nprice = 3\n')
    now = listed('[dock]\nprice = 2\nrows = [1]\nnew = true\n[[cards]]\nid = "d02"\nprice = 4\n')
    assert changes(was, now) == [
        "cards[d02].price: was 3, is 4",
        "dock.rows[2]: was 2, is gone",
        "dock.new: is new, true",
    ]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file in BOXES:
        golden_list = listed(file.read_text("utf-8"))
        (FOLDER / f"{file.stem}.txt").write_text(golden_list, "utf-8")
