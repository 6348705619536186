"""The dependency law: arrows point one way only, and a test reads the imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "sim": {"core", "sim"},
    "bots": {"core", "sim", "bots"},
    "i18n": {"core", "i18n"},
    "lab": {"core", "sim", "bots", "lab"},
    "envs": {"core", "sim", "envs"},
    "server": {"core", "sim", "bots", "i18n", "server"},
    "cli": {"core", "sim", "bots", "i18n", "lab", "server", "cli"},
    "": {"core"},
}
"""What each part may import of ours. A game, and a game's pack for the terminal, may also import
that game, no other one."""

STANDARD_LIBRARY_ONLY = ("core", "games")
THIRD_PARTY = {"numpy", "numba", "typer", "rich", "fluent", "msgspec", "babel"}


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module a file imports, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"relative import in line {node.lineno}"
            yield node.lineno, node.module or ""


def part_of(module: str) -> str:
    """Which part of the house a module of ours belongs to."""
    return module.split(".")[1] if "." in module else ""


def unlawful(part: str, own: str, tree: ast.Module) -> Iterator[str]:
    """The imports a file of this part (and game) may not have."""
    for line, module in imported(tree):
        top = module.split(".")[0]
        if top == "dreamcog":
            other = part_of(module)
            of_game = part in ("games", "cli") and other == "games"
            same_game = of_game and module.split(".")[2:3] == [own]
            if other not in MAY_IMPORT[part] and not same_game:
                yield f"line {line}: {part or 'the door'} imports {module}"
        elif part in STANDARD_LIBRARY_ONLY and top in THIRD_PARTY:
            yield f"line {line}: {part} imports {module}"


@pytest.mark.parametrize("file", sorted(SRC.rglob("*.py")), ids=lambda f: str(f.relative_to(SRC)))
def test_arrows_point_one_way(file: Path) -> None:
    parts = file.relative_to(SRC).parts
    part = parts[0] if len(parts) > 1 else ""
    own = parts[parts.index("games") + 1] if "games" in parts[:-2] else "-"
    found = list(unlawful(part, own, ast.parse(file.read_text("utf-8"))))
    assert not found, f"{file}: {found}"


def test_rules_import_nothing_that_is_not_theirs() -> None:
    """Rule files see the records, the words and each other: no view, no move, no text."""
    for file in SRC.glob("games/*/rules/*.py"):
        game = file.parts[-3]
        allowed = tuple(
            f"dreamcog.games.{game}.{part}" for part in ("rules", "state", "words", "refusals")
        )
        core = tuple(f"dreamcog.core.{part}" for part in ("draft", "log", "rng"))
        for line, module in imported(ast.parse(file.read_text("utf-8"))):
            assert module == "__future__" or module.startswith(allowed + core), f"{file}:{line}"


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("core", "from dreamcog.games.cyberion import state"),
        ("games", "import dreamcog.sim.batch"),
        ("games", "from dreamcog.games.mech_a_dream import state"),
        ("cli", "from dreamcog.games.mech_a_dream import sentences"),
        ("core", "import numpy"),
        ("sim", "from dreamcog.games.cyberion import state"),
    ],
)
def test_the_law_itself_finds_unlawful_imports(part: str, line: str) -> None:
    assert list(unlawful(part, "cyberion", ast.parse(line)))


def test_the_public_door_is_as_declared() -> None:
    import dreamcog

    assert sorted(dreamcog.__all__) == list(dreamcog.__all__)
    assert all(getattr(dreamcog, name).__doc__ for name in dreamcog.__all__)
