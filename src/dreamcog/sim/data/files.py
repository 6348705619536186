"""Writing files so that what has its own name is whole, and saying why one cannot be written."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Failed
from dreamcog.sim.data.arrow import KEY, Tables, open_writer

TEMPORARY = ".tmp"
"""Ends the name of a file that is not whole."""


def write_whole(
    target: Path, tables: Tables, rows: Iterable[Any], facts: Mapping[str, Any]
) -> None:
    """Write a file under a temporary name; rename it when all of it is on the disk."""
    temporary = target.with_name(target.name + TEMPORARY)
    try:
        with open_writer(temporary, tables.schema) as writer:
            for table in rows:
                writer.write_table(table)
            writer.add_key_value_metadata({KEY: json.dumps(facts).encode()})
        sync(temporary)
        temporary.replace(target)
        sync(target.parent)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk, where the system can say so of it."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except PermissionError:
        if os.name == "nt":
            return
        raise
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Say in a sentence why a file cannot be written: a full disk, a folder without permission."""
    try:
        yield
    except OSError as error:
        raise file_trouble(path, error) from error


def file_trouble(path: Path, error: OSError) -> Failed:
    """The refusal of a file that cannot be written."""
    reason = os.strerror(error.errno) if error.errno else str(error)
    return Failed("file-not-written", file=str(path), reason=reason)
