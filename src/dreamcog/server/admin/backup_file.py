"""The file of a backup: gzipped lines of JSON, written atomically and verified when read.

The first line is a header, then follow the rows, table by table. The last line has the number of
rows and the digest of all lines before: a file without it was cut off.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreamcog.server.store.database import Batch, Row

FORMAT = "dreamcog-backup"
VERSION = 1
BATCH = 500
"""Rows of one batch."""


class BadBackup(Exception):
    """The file cannot be restored.

    `reason` is one of `no-such-file`, `unreadable`, `not-a-backup`, `newer`, `cut-off`, `damaged`.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Backup:
    """When a backup was made, its schema, and the number of rows of each table."""

    made: str
    revision: str
    rows: dict[str, int]


class BackupWriter:
    """Writes lines and computes their digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.digest = hashlib.sha256()
        self._file = file

    def write(self, content: Any) -> None:
        """Write one line."""
        line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
        self.digest.update(line)
        self._file.write(line)


@contextmanager
def atomic_gzip(path: Path) -> Iterator[gzip.GzipFile]:
    """A gzipped file that replaces the one at its path when all of it is on the disk."""
    descriptor, beside = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as plain:
            with gzip.GzipFile(path.name, "wb", fileobj=plain, mtime=0) as file:
                yield file
            plain.flush()
            os.fsync(plain.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Flush a folder to the disk, where the system can."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class BackupReader:
    """Reads a backup. Nothing in it is verified until its last line has been read."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self._digest = hashlib.sha256()
        self._rows: dict[str, int] = {}
        header = self._next()
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise BadBackup("not-a-backup")
        if not isinstance(header.get("version"), int) or header["version"] > VERSION:
            raise BadBackup("newer", str(header.get("version")))
        try:
            self.made = str(header["made"])
            self.revision = str(header["revision"])
            self.tables = names_in(header["tables"])
        except (KeyError, TypeError) as error:
            raise BadBackup("damaged", "header") from error

    def _next(self) -> Any:
        """The content of the next line; `_so_far` is the digest of the lines before it."""
        try:
            line = next(self._lines)
        except StopIteration:
            raise BadBackup("cut-off") from None
        if not line.endswith(b"\n"):
            raise BadBackup("cut-off")
        self._so_far = self._digest.hexdigest()
        self._digest.update(line)
        try:
            return json.loads(line)
        except ValueError as error:
            raise BadBackup("damaged", str(error)) from error

    async def batches(self) -> AsyncIterator[Batch]:
        """All rows in batches; `BadBackup` is raised before the end if anything is wrong."""
        name, columns, rows = "", list[str](), list[Row]()
        while True:
            content = self._next()
            if isinstance(content, list) and name and len(content) == len(columns):
                rows.append(tuple(content))
                self._rows[name] += 1
                if len(rows) == BATCH:
                    yield name, columns, rows
                    rows = []
                continue
            if rows:
                yield name, columns, rows
                rows = []
            if isinstance(content, dict) and content.keys() == {"table", "columns"}:
                name, columns = self._table(content)
            elif isinstance(content, dict) and content.keys() == {"rows", "sha256"}:
                self._check_end(content)
                return
            else:
                raise BadBackup("damaged", "a line that does not belong here")

    def _table(self, content: dict[str, Any]) -> tuple[str, list[str]]:
        name, columns = str(content["table"]), names_in(content["columns"])
        if name not in self.tables or name in self._rows:
            raise BadBackup("damaged", name)
        self._rows[name] = 0
        return name, columns

    def _check_end(self, content: dict[str, Any]) -> None:
        if content["rows"] != self._rows or content["sha256"] != self._so_far:
            raise BadBackup("damaged", "the end does not fit the rest")
        if next(self._lines, None) is not None:
            raise BadBackup("damaged", "something follows the end")

    @property
    def backup(self) -> Backup:
        """The description of the backup that was read."""
        return Backup(self.made, self.revision, self._rows)


def names_in(content: Any) -> list[str]:
    """Names of tables or columns, which have to be identifiers."""
    if not isinstance(content, list) or not all(
        isinstance(n, str) and n.isidentifier() for n in content
    ):
        raise BadBackup("damaged", "names")
    return content


@contextmanager
def open_backup(path: Path) -> Iterator[BackupReader]:
    """Open a backup for reading; errors of the file are raised as `BadBackup`."""
    try:
        with gzip.open(path, "rb") as file:
            yield BackupReader(lines_of(file))
    except FileNotFoundError as error:
        raise BadBackup("no-such-file") from error
    except OSError as error:
        raise BadBackup("unreadable", str(error)) from error


def lines_of(file: gzip.GzipFile) -> Iterator[bytes]:
    """The lines of a gzipped file."""
    try:
        yield from file
    except gzip.BadGzipFile as error:
        raise BadBackup("not-a-backup", str(error)) from error
    except EOFError as error:
        raise BadBackup("cut-off") from error
    except (OSError, zlib.error) as error:
        raise BadBackup("damaged", str(error)) from error
