"""The packages of others that environments need, which come with an extra of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package is not installed that environments of this kind are made for."""


@contextmanager
def explained() -> Iterator[None]:
    """Around imports of such packages: where one is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        told = f"{missing.name} is not installed: pip install 'dreamcog[envs]'"
        raise MissingExtra(told, name=missing.name) from missing
