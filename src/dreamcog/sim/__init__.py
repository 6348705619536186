"""Many games at once: native code, batches of tables, whole games by bots. Holds no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dreamcog.sim.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    """`Batch`, imported when it is first asked for: it needs NumPy, which takes time to load."""
    if name == "Batch":
        from dreamcog.sim.batch import Batch

        return Batch
    raise AttributeError(name)
