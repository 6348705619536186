"""One thread for the products of a process that shares its machine with others like it."""

from __future__ import annotations

import os

VARIABLES = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
"""What the libraries behind NumPy read when they are loaded."""


def keep_to_one_thread() -> None:
    """Let NumPy, if it is not loaded yet, multiply on one thread, here and in processes to come.

    Workers have a core each; threads of one would wait for those of another. What the environment
    already says is left as it is.
    """
    for name in VARIABLES:
        os.environ.setdefault(name, "1")
