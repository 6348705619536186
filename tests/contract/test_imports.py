"""The dependency law: each part imports only what it may, and `core` knows nothing of one game."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

from dreamcog.core.registry import game_kind, games

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "sim": {"core", "sim"},
    "bots": {"core", "sim", "bots"},
    "i18n": {"core", "i18n"},
    "lab": {"core", "sim", "bots", "lab"},
    "teacher": {"core", "sim", "bots", "lab.solver", "teacher"},
    "envs": {"core", "sim", "bots", "envs"},
    "learn": {"core", "sim", "bots", "learn"},
    "server": {"core", "sim", "bots", "i18n", "teacher", "server"},
    "cli": {"core", "sim", "bots", "i18n", "lab", "learn", "teacher", "server", "cli"},
    "": {"core"},
}
"""What each part may import of ours, or of which other part only a folder. A game, and a game's
pack for the terminal, may also import that game, no other one."""

STANDARD_LIBRARY_ONLY = ("core", "games")
"""Parts that import, beside what they may import of ours, nothing but modules of Python itself."""


WORDS_OF_EVERY_GAME = {"seat", "players", "deciders", "outcome", "part"}
"""Keys of positions that `core` knows of every game, and `part`, a word for well attested boxes."""


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module a file imports, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"relative import in line {node.lineno}"
            yield node.lineno, node.module or ""


def part_of(module: str) -> str:
    """Which part of the project a module of ours belongs to."""
    return module.split(".")[1] if "." in module else ""


def unlawful(part: str, own: str, tree: ast.Module) -> Iterator[str]:
    """The imports a file of this part (and game) may not have."""
    for line, module in imported(tree):
        top = module.split(".")[0]
        if top == "dreamcog":
            other = part_of(module)
            folder = ".".join(module.split(".")[1:3])
            of_game = part in ("games", "cli") and other == "games"
            same_game = of_game and module.split(".")[2:3] == [own]
            if not {other, folder} & MAY_IMPORT[part] and not same_game:
                yield f"line {line}: {part or 'the package itself'} imports {module}"
        elif part in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            yield f"line {line}: {part} imports {module}"


@pytest.mark.parametrize("file", sorted(SRC.rglob("*.py")), ids=lambda f: str(f.relative_to(SRC)))
def test_a_module_imports_only_what_its_part_may(file: Path) -> None:
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


def words_of_games() -> set[str]:
    """The games' names as registry and packages spell them, and the keys of their positions."""
    kinds = [game_kind(name) for name in games()]
    keys = {key for kind in kinds for key in get_type_hints(kind.shapes["position"])}
    keys |= {key for kind in kinds for key in kind.ordered}
    return keys - WORDS_OF_EVERY_GAME


def strings_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every string of a file with its line; docstrings are whole sentences and equal no key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def named_in_core(text: str) -> list[str]:
    """What a file of `core` says that belongs to one game: its name, or a key of its positions."""
    keys = words_of_games()
    found = [f"line {line}: {told!r}" for line, told in strings_in(ast.parse(text)) if told in keys]
    for name in games():
        found += [f"names {name}" for spelled in {name, name.replace("-", "_")} if spelled in text]
    return found


@pytest.mark.parametrize("file", sorted(SRC.glob("core/*.py")), ids=lambda file: file.stem)
def test_core_names_no_game_and_no_key_of_one(file: Path) -> None:
    assert named_in_core(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        'ORDERED = frozenset({"robot_deck"})',
        'if where == "delivery_past": pass',
        'GAME = "cyberion"',
        "# as in mech_a_dream",
    ],
)
def test_the_law_itself_finds_what_belongs_to_one_game(text: str) -> None:
    assert named_in_core(text)


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("core", "from dreamcog.games.cyberion import state"),
        ("games", "import dreamcog.sim.batch"),
        ("games", "from dreamcog.games.mech_a_dream import state"),
        ("cli", "from dreamcog.games.mech_a_dream import sentences"),
        ("core", "import numpy"),
        ("core", "import litestar"),
        ("core", "from some_package.of_others import something"),
        ("games", "import attrs, json"),
        ("games", "def late():\n    import numpy"),
        ("sim", "from dreamcog.games.cyberion import state"),
        ("teacher", "from dreamcog.lab.arena import playing"),
        ("bots", "from dreamcog.lab.solver import endings"),
    ],
)
def test_the_law_itself_finds_unlawful_imports(part: str, line: str) -> None:
    assert list(unlawful(part, "cyberion", ast.parse(line)))


def test_every_public_name_is_sorted_and_documented() -> None:
    import dreamcog

    assert sorted(dreamcog.__all__) == list(dreamcog.__all__)
    assert all(getattr(dreamcog, name).__doc__ for name in dreamcog.__all__)
