"""The package: its page runs, it registers once, and a missing extra is named."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import dreamcog.envs
from dreamcog.core.registry import games
from dreamcog.envs import env_id

ROOT = Path(__file__).parents[2]


def run(text: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_page_on_environments_says_what_happens() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0


def test_every_public_name_is_there_and_documented() -> None:
    assert sorted(dreamcog.envs.__all__) == list(dreamcog.envs.__all__)
    assert all(getattr(dreamcog.envs, name).__doc__ for name in dreamcog.envs.__all__)
    with pytest.raises(AttributeError):
        _ = dreamcog.envs.nonsense


@pytest.mark.parametrize("name", games())
def test_an_id_with_its_module_needs_no_import(name: str) -> None:
    text = f"import gymnasium; print(gymnasium.make('dreamcog.envs:{env_id(name)}').unwrapped)"
    assert env_id(name) in run(text)


def test_registering_loads_no_game() -> None:
    text = "import sys, dreamcog.envs; print([m for m in sys.modules if 'dreamcog.games.' in m])"
    assert run(text) == "[]"


@pytest.mark.parametrize(
    ("missing", "wanted"),
    [
        ("gymnasium", "TableEnv"),
        ("gymnasium", "TablesEnv"),
        ("pettingzoo", "aec"),
        ("pyspiel", "open_spiel"),
    ],
)
def test_a_missing_extra_is_named(missing: str, wanted: str) -> None:
    use = "dreamcog.envs." + wanted
    text = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == {missing!r} else found(name, *more)
import dreamcog.envs
try:
    {f"import {use}" if wanted == "open_spiel" else use}
except ImportError as error:
    print(type(error).__name__, error)
"""
    assert run(text) == f"MissingExtra {missing} is not installed: pip install 'dreamcog[envs]'"
