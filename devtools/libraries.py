"""Builds the rules of every game as native code for every platform: `libraries.py ZIG FOLDER`.

`./dev native` runs it with the packages of .venv. The same sources and the same compiler give the
same bytes, in whatever folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from dreamcog.core.registry import game_kind, packages
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.native.building import LANGUAGE, sources_hash
from dreamcog.sim.native.platforms import PLATFORMS, Platform
from dreamcog.sim.native.shipped import MANIFEST
from dreamcog.sim.native.source import freestanding_source

OURS = "dreamcog.games."


def rules_of_games() -> dict[str, RuleSet]:
    """Return the rules of the games in this package; others' games come with their own."""
    own = [name for name, package in packages().items() if package.startswith(OURS)]
    return {name: game_kind(name).open({}).rules for name in own}


def compile_for(platform: Platform, zig: str, folder: Path, game: str, text: str) -> Path:
    """Compile a game's text for a platform; return the library, which lies in this folder."""
    name = platform.file_name(game)
    command = [zig, "c++", *LANGUAGE, *platform.flags(), "-", "-o", name]
    own = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(folder)}
    subprocess.run(command, cwd=folder, input=text.encode(), env=own, check=True)
    return folder / name


def build_game(game: str, rules: RuleSet, zig: str, folder: Path) -> dict[str, Any]:
    """Build a game's libraries in this folder; return what the manifest tells of them."""
    text = freestanding_source(rules)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {
            platform.name: pool.submit(compile_for, platform, zig, folder, game, text)
            for platform in PLATFORMS
        }
    return {
        "game": game,
        "sources": sources_hash(rules),
        "text": hashlib.sha256(text.encode()).hexdigest(),
        "files": {name: described(job.result()) for name, job in jobs.items()},
    }


def described(path: Path) -> dict[str, Any]:
    """Return what the manifest tells of a file."""
    data = path.read_bytes()
    return {"name": path.name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def build_all(zig: str, folder: Path) -> dict[str, Any]:
    """Build every library in this folder; return the manifest."""
    games = {
        rules.package: build_game(game, rules, zig, folder)
        for game, rules in rules_of_games().items()
    }
    return {"compiler": zig_version(zig), "games": games}


def zig_version(zig: str) -> str:
    """Return the compiler's name and version."""
    asked = subprocess.run([zig, "version"], stdout=subprocess.PIPE, text=True, check=True)
    return f"zig {asked.stdout.strip()}"


def main(zig: str, target: str) -> None:
    """Build all libraries, then put them and their manifest where the old ones were."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        manifest = build_all(zig, folder)
        into = Path(target)
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        for entry in manifest["games"].values():
            for file in entry["files"].values():
                shutil.copyfile(folder / file["name"], into / file["name"])
        text = json.dumps(manifest, indent=1, sort_keys=True)
        (into / MANIFEST).write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
