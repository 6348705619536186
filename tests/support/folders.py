"""Where the sources of each registered game lie, whichever package it comes from."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from dreamcog.core.registry import packages

GAME_FOLDERS = [Path(str(resources.files(package))) for package in packages().values()]


def files_of_games(pattern: str) -> list[Path]:
    """The files of all games that a pattern below the game's folder names."""
    return sorted(file for folder in GAME_FOLDERS for file in folder.glob(pattern))


def name_in_game(file: Path) -> str:
    """A game's file by its folder and name, as the id of a test: `cyberion/rules/turn`."""
    (folder,) = [folder for folder in GAME_FOLDERS if folder in file.parents]
    return str(file.relative_to(folder.parent).with_suffix(""))
