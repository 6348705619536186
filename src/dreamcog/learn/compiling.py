"""Compiling functions by torch, with a way back: where the compiler fails, the plain text runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

import torch

P = ParamSpec("P")
R = TypeVar("R")


class Compiled(Generic[P, R]):
    """A function compiled for tensors of one shape; after a failure of the compiler, itself."""

    def __init__(self, function: Callable[P, R], is_wanted: bool) -> None:
        self._plain = self._ready = function
        if is_wanted:
            self._ready = torch.compile(function, dynamic=False)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """What the function answers."""
        if self._ready is self._plain:
            return self._plain(*args, **kwargs)
        try:
            return self._ready(*args, **kwargs)
        except Exception as error:  # compilers fail in many ways; the plain text tells real errors
            print(f"not compiled: {error!r}"[:500], flush=True)
            self._ready = self._plain
            return self._plain(*args, **kwargs)
