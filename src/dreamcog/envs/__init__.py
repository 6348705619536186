"""The games as environments for learning: Gymnasium, PettingZoo and OpenSpiel.

All act by small steps (flat ids of a game's alphabet), observe what a seat may know as numbers from
0 to 255, and say by a mask which steps are legal. `docs/environments.md` describes them. The
packages they are made for come with `pip install 'dreamcog[envs]'`. Importing this registers all
games with Gymnasium.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dreamcog.envs.registration import env_id, register_games

if TYPE_CHECKING:
    from dreamcog.envs.petting_zoo import env as aec
    from dreamcog.envs.single import TableEnv
    from dreamcog.envs.vector import TablesEnv

__all__ = ["TableEnv", "TablesEnv", "aec", "env_id"]

PLACES = {"TableEnv": "single", "TablesEnv": "vector", "aec": "petting_zoo"}


def __getattr__(name: str) -> Any:
    """A public name, imported when it is first asked for: each needs another package."""
    if name not in PLACES:
        raise AttributeError(name)
    from importlib import import_module

    module = import_module(f"dreamcog.envs.{PLACES[name]}")
    return module.env if name == "aec" else getattr(module, name)


register_games()
