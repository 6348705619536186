"""Settings that hold for every test, and which sets of options a run tries."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from support.positions import CYCLE, slow_sets
from support.turns import TURN, is_due, told, turn

QUICK_CYCLE = 3
"""Of so many quick sets of options a quick run tries one."""

os.environ["DREAMCOG_SETTINGS"] = os.devnull  # not the settings of who runs the tests
os.environ.setdefault("DREAMCOG_CACHE", str(Path(__file__).parents[1] / ".cache"))
os.environ.setdefault(TURN, str(turn()))  # the same for all processes of a run, past midnight too


def pytest_report_header() -> str:
    return told()


def slow_set(item: pytest.Item) -> int | None:
    """Return the number of the slow set of options that a test is about; None for other tests."""
    params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    if "options" not in params:
        return None
    sets = [(params.get(name), params["options"]) for name in ("game", "name")]
    return next((slow_sets().index(each) for each in sets if each in slow_sets()), None)


def is_of_quick_run(item: pytest.Item) -> bool:
    """Say whether a quick run tries this member of a family with sets of options."""
    params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    if "options" not in params:
        return True
    return is_due(family_of(item), crc32(repr(params["options"]).encode()), QUICK_CYCLE)


def family_of(item: pytest.Item) -> str:
    """Return the name of a test without that of its form."""
    return item.nodeid.partition("[")[0]


def places_of_forms(items: list[pytest.Item]) -> dict[str, int]:
    """Return where each form of a test marked `turns` stands in the Latin square of its forms.

    That is the sum of the places that its values have among those of the named parameters.
    """
    values: dict[tuple[str, str], list[Any]] = {}
    places: dict[str, int] = {}
    for item in items:
        mark = item.get_closest_marker("turns")
        if mark is None or not hasattr(item, "callspec"):
            continue
        places[item.nodeid] = 0
        for name in mark.args[1:]:
            known, value = (
                values.setdefault((family_of(item), name), []),
                item.callspec.params[name],
            )
            if value not in known:
                known.append(value)
            places[item.nodeid] += known.index(value)
    return places


def is_left_out(item: pytest.Item, places: dict[str, int]) -> bool:
    """Say whether another run tries this member of a family of tests."""
    number = slow_set(item)
    if number is not None and not is_due(family_of(item), number, CYCLE):
        return True
    mark = item.get_closest_marker("turns")
    if mark is None or item.nodeid not in places:
        return False
    return not is_due(family_of(item), places[item.nodeid], mark.args[0])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Families of tests are tried by turns, unless a test is asked for by name.

    What is tried with every set of options is slow with most of them: the quick ones are tried in
    every whole run, the others by turns; a quick run tries one in three of the quick ones. Of a
    test marked `turns(cycle, names…)` a run tries one in
    `cycle` of its forms: each value of one parameter with another value of the others each time.
    """
    for item in items:
        if slow_set(item) is not None or not is_of_quick_run(item):
            item.add_marker(pytest.mark.slow)
    if any("::" in arg for arg in config.args):
        return
    places = places_of_forms(items)
    left = [item for item in items if is_left_out(item, places)]
    if left:
        config.hook.pytest_deselected(items=left)
        others = set(left)
        items[:] = [item for item in items if item not in others]
