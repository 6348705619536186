"""Every registered game by an id of Gymnasium, such as `dreamcog/<Game>-v0`.

Gymnasium finds no environments of packages that are merely installed: `import dreamcog.envs`
registers them, or Gymnasium itself does it by an id such as `dreamcog.envs:dreamcog/<Game>-v0`.
"""

from __future__ import annotations

from importlib.util import find_spec

from dreamcog.core.registry import games

NAMESPACE = "dreamcog"
VERSION = 0
"""Raised when observations, ids or rewards of an environment change their meaning."""


def env_id(game: str) -> str:
    """The id of a game: the words of its name, each with a capital, joined."""
    name = "".join(word.capitalize() for word in game.split("-"))
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register_games() -> None:
    """Register an environment for each game, once; no game is loaded for it.

    Nothing is done where there is no Gymnasium: OpenSpiel can be used without it.
    """
    if find_spec("gymnasium") is None:
        return
    from gymnasium import register, registry

    for game in games():
        if env_id(game) not in registry:
            register(
                id=env_id(game),
                entry_point="dreamcog.envs.single:TableEnv",
                vector_entry_point="dreamcog.envs.vector:TablesEnv",
                kwargs={"game": game},
            )
