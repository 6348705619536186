"""Every registered game as a game of OpenSpiel: importing this module registers them.

The first node of a game is chance: it chooses one of so many numbered deals, of which each has a
seed of its own. Everything after follows from the seed, so a history tells the whole state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.envs.extras import explained
from dreamcog.envs.recall import DIGEST
from dreamcog.envs.spiel_deals import DealtTable, Making
from dreamcog.envs.spiel_options import parameters
from dreamcog.sim.native.arrays import Array

with explained():
    import pyspiel

LONGEST = 100_000
"""No game has so many small steps: a turn has at most 500 that are chosen freely."""

LARGEST_SCORE = 10_000.0
"""No score of any game is as large."""

SEED_BITS = 62


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"dreamcog_{game.replace('-', '_')}"


def game_type(game: str, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    players = game_kind(game).options.players
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.most,
        min_num_players=players.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game_kind(game)),
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters chosen."""

    kind_name: str
    """The registered name; each game has a class of its own."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.making = Making(self.kind_name, params or {})
        is_win, together = self.making.reward == "win", game_kind(self.kind_name).together
        utility = pyspiel.GameType.Utility.GENERAL_SUM
        if together:
            utility = pyspiel.GameType.Utility.IDENTICAL
        elif is_win:
            utility = pyspiel.GameType.Utility.CONSTANT_SUM
        super().__init__(
            game_type(self.kind_name, utility),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.making.opened.alphabet),
                max_chance_outcomes=self.making.deals,
                num_players=self.making.opened.options["players"],
                min_utility=0.0,
                max_utility=1.0 if is_win else LARGEST_SCORE,
                utility_sum=1.0 if is_win and not together else None,
                max_game_length=LONGEST,
            ),
            dict(params or {}),
        )

    def new_initial_state(self, _from: str | None = None) -> SpielState:
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations, or information states where recall is asked for."""
        if params:
            raise malformed("params", "none: an observation has no parameters")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_whole = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        if not is_whole:
            raise malformed("iig_obs_type", "public and private information of one player together")
        return SpielObserver(self.making.opened.rules.observation.size, kind.perfect_recall)


class SpielState(pyspiel.State):
    """A moment of a game; before the deal there is no table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: DealtTable | None = None
        self._made = game.making

    def current_player(self) -> int:
        """The seat that acts, or the ids of OpenSpiel for chance and for a game that is over."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each equally likely."""
        deals = self._made.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The flat ids of the legal small steps."""
        if self.table is None or self.table.over or player != self.table.seat:
            return []
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        """Deal, or take a small step; what is not legal is refused and changes nothing."""
        if self.table is not None:
            self.table.take(action)
        elif 0 <= action < self._made.deals:
            self.table = DealtTable(self._made, action)
        else:
            raise malformed("action", f"a deal below {self._made.deals}")

    def _action_to_string(self, player: int, action: int) -> str:
        """The number of a deal, or the name of a small step with its number."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._made.opened.verbs.step_text(action)

    def returns(self) -> list[float]:
        """The reward of each seat at the end; before, 0."""
        if self.table is None or not self.table.over:
            return [0.0] * self.num_players()
        return self.table.returns(self._made.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same moment with all dealt anew that the player cannot know."""
        other: SpielState = self.clone()
        if other.table is not None:
            other.table.hide(player, int(sampler() * (1 << SEED_BITS)))
        return other

    def __str__(self) -> str:
        """The deal and the small steps since, by their numbers."""
        return " ".join(map(str, self.history()))


class SpielObserver:
    """Writes what a player may know, and with recall a digest of all that came before."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self._size, self._recalls = size, perfect_recall
        self.tensor = np.zeros(size + DIGEST * perfect_recall, np.float32)
        self.dict: dict[str, Array] = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor for a player."""
        if state.table is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = state.table.observe(player)
        if self._recalls:
            digest = state.table.recalls[player].digest
            self.dict["recall"][:] = np.frombuffer(digest, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: with recall, line by line what the player did and saw."""
        if state.table is None:
            return ""
        if self._recalls:
            return str(state.table.recalls[player])
        observed = state.table.observe(player)
        places = np.flatnonzero(observed)
        told = zip(places.tolist(), observed[places].tolist(), strict=True)
        return " ".join(f"{place}:{number}" for place, number in told)


def register_games() -> None:
    """Register every game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for game in games():
        if short_name(game) not in known:
            own = type(short_name(game), (SpielGame,), {"kind_name": game})
            pyspiel.register_game(game_type(game), own)


register_games()
