"""The languages are those of the folders: a new folder is offered everywhere, without any code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from dreamcog.core.registry import packages
from dreamcog.i18n.bundle import FALLBACK, FOLDER, files_in, sources
from dreamcog.i18n.texts import Texts, languages

SRC = Path(__file__).parents[2] / "src"
NEW = "eo"
"""A language that plural rules and lists are known for, and that has no folder of ours."""

TERMINAL = "from dreamcog.cli.main import main; main()"
SERVER = """
from msgspec import ValidationError, json
from dreamcog.server.wire.people import NewGuest

def accepts(language):
    try:
        return json.decode(json.encode({"name": "Zoe", "language": language}), type=NewGuest)
    except ValidationError:
        return None

print(accepts("eo") is not None, accepts("fr") is not None, accepts("xx") is not None)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with shared texts in a further language, but no game's."""
    folder = tmp_path_factory.mktemp("fifth")
    without = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(SRC / "dreamcog", folder / "dreamcog", ignore=without)
    texts = folder / "dreamcog" / "i18n"
    shutil.copytree(texts / "fr", texts / NEW)
    return folder


def run(copy: Path, program: str, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    known = {**os.environ, "PYTHONPATH": str(copy), "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    known["XDG_DATA_HOME"] = str(copy / "data")
    command = [sys.executable, "-c", program, *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=known)


@pytest.mark.slow
def test_the_terminal_speaks_a_new_language(copy: Path) -> None:
    unknown = run(copy, TERMINAL, "play", "--lang", "xx")
    assert unknown.returncode == 2
    assert f"{NEW}, {', '.join(sorted(set(languages()) - {'en'}))}" in unknown.stderr
    done = run(copy, TERMINAL, "play", "--seed", "1", "--lang", NEW, typed="options\nquitter\n")
    assert done.returncode == 0, done.stderr
    assert Texts("fr").say("option-random") in done.stdout


def test_a_game_without_the_new_language_is_spoken_in_english(copy: Path) -> None:
    game = next(iter(packages()))
    program = f"from dreamcog.i18n.texts import Texts; print(Texts({NEW!r}).about({game!r}))"
    assert run(copy, program).stdout.strip() == Texts("en").about(game)


def test_the_server_accepts_a_new_language_and_no_unknown_one(copy: Path) -> None:
    done = run(copy, SERVER)
    assert done.stdout.split() == ["True", "True", "False"], done.stderr


@pytest.mark.parametrize("game", packages())
def test_each_game_has_texts_in_every_language(game: str) -> None:
    texts = resources.files(packages()[game]) / FOLDER
    english = [file.name for file in files_in(texts / FALLBACK)]
    assert english
    for lang in languages():
        assert [file.name for file in files_in(texts / lang)] == english
        assert {f"{game}/{name}" for name in english} <= set(sources(lang))
