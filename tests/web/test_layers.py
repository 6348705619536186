"""The page's layers: a module imports its own folder or a lower one, and nothing in a circle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.page_sources import cycles, import_graph, sources

LAYERS = (
    "net",
    "i18n",
    "pack",
    "session",
    "drawings",
    "parts",
    "board",
    "games",
    "rules",
    "story",
    "table",
    "pages",
    "App.svelte",
    "main.ts",
)
"""From the lowest to the highest. `pack` holds the interfaces that the games implement."""
BESIDE = ("env.d.ts",)
"""Declarations of modules that the build makes: they import nothing at run time."""
WITH_FOLDERS = ("games", "pages")
"""Layers whose folders know nothing of each other: each game, each page."""


def layer(name: str) -> int:
    """The number of the layer that a file belongs to."""
    return LAYERS.index(name.split("/")[0])


def folder(name: str) -> str:
    """The folder that a file belongs to: `board`, `games/<game>`, `pages/home`."""
    first, *rest = name.split("/")
    return f"{first}/{rest[0]}" if first in WITH_FOLDERS and len(rest) > 1 else first


def edges() -> Iterator[tuple[str, str]]:
    """Every import of one file of the page by another; styles of the whole page are no layer."""
    for name, imported in import_graph().items():
        if name in BESIDE:
            continue
        for other in imported:
            if not other.endswith(".css"):
                yield name, other


def upward(pairs: Iterator[tuple[str, str]]) -> list[str]:
    """The imports that go to a higher layer, or from one game or page to another."""
    return [
        f"{name} imports {other}"
        for name, other in pairs
        if layer(name) < layer(other)
        or (
            folder(name) != folder(other)
            and layer(name) == layer(other)
            and "/" in folder(name)
            and "/" in folder(other)
        )
    ]


def test_every_folder_is_a_layer() -> None:
    known = {*LAYERS, *BESIDE}
    places = {name.split("/")[0] for name in sources() if not name.endswith(".css")}
    assert places <= known
    assert {each for each in LAYERS if "." not in each} <= places


def test_imports_go_downwards_only() -> None:
    found = list(edges())
    assert len(found) > 500
    assert upward(iter(found)) == []


def test_folders_do_not_import_each_other_in_a_circle() -> None:
    graph: dict[str, list[str]] = {}
    for name, other in edges():
        if folder(name) != folder(other):
            graph.setdefault(folder(name), []).append(folder(other))
    assert cycles(graph) == []


def test_files_do_not_import_each_other_in_a_circle() -> None:
    assert cycles(import_graph()) == []


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("board/Touch.svelte", "table/TablePage.svelte"),
        ("net/table.svelte.ts", "i18n/messages.ts"),
        ("games/one/words.ts", "games/other/words.ts"),
        ("pages/home/HomePage.svelte", "pages/account/Login.svelte"),
    ],
)
def test_an_import_upwards_or_across_would_be_found(name: str, other: str) -> None:
    assert upward(iter([(name, other)])) == [f"{name} imports {other}"]


def test_a_circle_would_be_found() -> None:
    assert cycles({"a": ["b"], "b": ["c"], "c": ["a"], "d": ["a"]}) == [["a", "b", "c"]]
