"""The libraries that come with the package, for all platforms: checked before they are used."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.native.building import sources_hash
from dreamcog.sim.native.platforms import platform_name

LIBRARIES = Path(__file__).parent / "libraries"
MANIFEST = "manifest.json"
"""Tells of the rules of each game which texts they were built from, and each platform's file."""


class DamagedLibrary(Exception):
    """A file that came with the package is not the one that was built."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is damaged: please install dreamcog again")
        self.path = path


@dataclass(frozen=True, slots=True)
class Shipped:
    """What was built for one game."""

    game: str
    sources: str
    """The `sources_hash` of the rules that it was built from."""
    files: dict[str, tuple[str, str]]
    """The name of each platform's file, and its SHA-256."""


def shipped_library(rules: RuleSet, folder: Path = LIBRARIES) -> Path | None:
    """The library that was built from these rules for this platform; None if there is none.

    A library of older rules is left alone. `DamagedLibrary` where a file is not the one that was
    built.
    """
    return shipped_file(rules, platform_name(), folder)


def shipped_file(rules: RuleSet, platform: str, folder: Path = LIBRARIES) -> Path | None:
    """The file for the platform of this name, as `shipped_library`."""
    built = read_manifest(folder).get(rules.package)
    if built is None or built.sources != sources_hash(rules) or platform not in built.files:
        return None
    name, hashed = built.files[platform]
    path = folder / name
    if not path.is_file():
        return None
    if hashlib.sha256(path.read_bytes()).hexdigest() != hashed:
        raise DamagedLibrary(path)
    return path


def read_manifest(folder: Path = LIBRARIES) -> dict[str, Shipped]:
    """What was built for each game, by the package of its rules; nothing in a bare checkout."""
    path = folder / MANIFEST
    if not path.is_file():
        return {}
    try:
        games = json.loads(path.read_bytes())["games"]
        return {package: read_game(told) for package, told in games.items()}
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise DamagedLibrary(path) from error


def read_game(told: dict[str, Any]) -> Shipped:
    """What the manifest tells of one game."""
    files = {name: (file["name"], file["sha256"]) for name, file in told["files"].items()}
    return Shipped(told["game"], told["sources"], files)
