"""The networks that are here: released files of the package, found by game and name.

Looking for a file needs no NumPy; only where one is there is it read.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused

if TYPE_CHECKING:
    from dreamcog.bots.network import NetworkBot
    from dreamcog.bots.network_file import NetworkFile

SIZES = {"network-small": "small", "network": "large"}
"""The size in the name of a bot's file, by the name of the bot; the weakest first."""

FOLDER = "DREAMCOG_NETWORKS"
"""The variable of the environment that names another folder than the package's own."""

KEPT = 4
"""Networks that a process keeps: a small and a large one of two games, some 70 MB."""


def networks_folder() -> Path:
    """Where the files are."""
    chosen = os.environ.get(FOLDER)
    return Path(chosen) if chosen else Path(__file__).parent / "networks"


def network_path(game: str, name: str) -> Path:
    """The file of a bot, whether it is there or not."""
    return networks_folder() / f"{game}-{SIZES[name]}.npz"


def offered_networks(kind: Kind) -> list[str]:
    """The names of the networks that can play this game here, the weakest first."""
    return [name for name in SIZES if is_offered(kind, name)]


def is_offered(kind: Kind, name: str) -> bool:
    """Whether there is a file for this game that fits its rules."""
    with suppress(Refused):
        require_fit(kind, name)
        return True
    return False


def require_fit(kind: Kind, name: str) -> None:
    """Refuse a name for which there is no file that fits this game; only its header is read."""
    check_stored(kind, *identity(kind, name))


def network_file(kind: Kind, name: str) -> NetworkFile:
    """What is stored for this game under this name; a refusal where nothing is that fits."""
    from dreamcog.bots.network_file import check_fits

    file = stored_file(*identity(kind, name))
    check_fits(file, kind)
    return file


def network_bot(kind: Kind, name: str) -> NetworkBot:
    """The bot of this name for this game; a refusal where there is no file for it that fits."""
    network_file(kind, name)
    return stored_bot(name, *identity(kind, name))


def network_digest(kind: Kind, name: str) -> str:
    """A hash of the file, by which runs are compared."""
    return hashlib.sha256(identity(kind, name)[0].read_bytes()).hexdigest()


def identity(kind: Kind, name: str) -> tuple[Path, int, int]:
    """A file that is there, with its time and size, which tell whether it is still the same."""
    path = network_path(kind.name, name)
    try:
        found = path.stat()
    except OSError:
        raise Refused("network-missing", game=kind.name) from None
    return path, found.st_mtime_ns, found.st_size


@lru_cache(KEPT)
def check_stored(kind: Kind, path: Path, _time: int, _size: int) -> None:
    """Refuse a file that does not fit this game; one that does is looked at once."""
    from dreamcog.bots.network_file import read_fits

    read_fits(path, kind)


@lru_cache(KEPT)
def stored_file(path: Path, _time: int, _size: int) -> NetworkFile:
    """A file, read once."""
    from dreamcog.bots.network_file import read_network

    return read_network(path)


@lru_cache(KEPT)
def stored_bot(name: str, path: Path, time: int, size: int) -> NetworkBot:
    """A bot whose network is loaded once."""
    from dreamcog.bots.network import NetworkBot
    from dreamcog.bots.network_layers import Network

    return NetworkBot(name, Network(stored_file(path, time, size)))
