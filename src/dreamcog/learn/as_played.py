"""Games as bots play them at tables: on the processor, with the likeliest steps, circles barred.

A trainer's tables end a turn of very many steps as lost, and draw steps. What people meet is
`bots/network_runs.py`, so networks are judged, and their chances corrected, by its games. Needs no
torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_runs import NetworkGames, Side, rounds
from dreamcog.bots.policy import Policy
from dreamcog.core.kind import Kind
from dreamcog.learn.environment import SEATS, Ruleset
from dreamcog.learn.games import opened
from dreamcog.sim.loops import GREEDY, NOBODY
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runtimes import chosen_runtime


class Positions(NamedTuple):
    """Positions with a choice, kept from games; seats count from the acting one on."""

    told: Array
    """[positions, SEATS]: the logits of winning that the network told, not corrected."""
    wins: Array
    """[positions, SEATS]: which seats won in the end."""
    players: Array
    games: Array
    """A number for the game that each is from."""


class Outcome(NamedTuple):
    """What came of some games."""

    counts: Array
    """[rulesets, 3]: games, wins and points (or machines) of the network's seat."""
    positions: Positions


@dataclass
class Keeping:
    """Positions as they are kept while games are played: one in so many, drawn at random."""

    share: float
    """The part of all positions with a choice; 0 keeps none."""
    rng: np.random.Generator
    observations: list[Array] = field(default_factory=list)
    places: list[Array] = field(default_factory=list)
    """Of each: the side, the game on it, the seat."""

    def look(self, number: int, side: Side) -> None:
        """Keep some of the positions at which a step has just been chosen."""
        drawn = self.rng.random(len(side.choosers.free)) < self.share
        rows = np.flatnonzero(side.choosers.free & drawn)
        if len(rows):
            where = np.full(len(rows), number), side.playing[rows], side.seats[rows]
            self.observations.append(side.choosers.observed[rows])
            self.places.append(np.stack(where, axis=1))

    def positions(self, network: Network, sides: Sequence[Side]) -> Positions:
        """What was kept, with what came of it; all games are over."""
        if not self.observations:
            nothing = np.zeros((0, SEATS), np.float32)
            return Positions(nothing, nothing, *np.zeros((2, 0), np.int64))
        told = network.told(network.read_many(np.concatenate(self.observations)))
        places = np.concatenate(self.places)
        wins = np.zeros((len(places), SEATS), np.float32)
        players = np.zeros(len(places), np.int64)
        for number, side in enumerate(sides):
            own = places[:, 0] == number
            won = side.columns["wins"]
            seated = won.shape[1]
            turned = (places[own, 2, None] + np.arange(seated)) % seated
            wins[own, :seated] = won[places[own, 1, None], turned]
            players[own] = seated
        most = 1 + max(len(side.columns["wins"]) for side in sides)
        return Positions(told, wins, players, places[:, 0] * most + places[:, 1])


def play(
    kind: Kind,
    network: Network,
    rulesets: Sequence[Ruleset],
    games: int,
    seed: int,
    *,
    among_greedy: bool = False,
    share: float = 0.0,
) -> Outcome:
    """So many games of each ruleset, all side by side; games of one ruleset follow the seed.

    The network has every seat, or with `among_greedy` one, each in turn, and greedy bots the rest.
    """
    policy = Policy(network)
    sides: list[Side] = []
    rows: list[tuple[int, int]] = []
    for number, ruleset in enumerate(rulesets):
        game = opened(kind, ruleset)
        players = int(game.options["players"])
        runtime = chosen_runtime(game.rules, None)
        for seat in range(players if among_greedy else 1):
            own = range(seat, seat + 1) if among_greedy else range(players)
            bots = [NOBODY if each in own else GREEDY for each in range(players)]
            seated = [policy if each in own else None for each in range(players)]
            count = games // players + (seat < games % players) if among_greedy else games
            if count:
                playing = NetworkGames(game, bots, seated, runtime)
                sides.append(playing.side(seed + seat * games, count))
                rows.append((number, seat))
    keeping = Keeping(share, np.random.default_rng(seed))
    numbers = {id(side): number for number, side in enumerate(sides)}
    for playing_on in rounds(sides):
        for side in playing_on if share else ():
            keeping.look(numbers[id(side)], side)
    counts = np.zeros((len(rulesets), 3))
    for (number, seat), side in zip(rows, sides, strict=True):
        won, scores = side.columns["wins"][:, seat], side.columns["points"][:, seat]
        counts[number] += len(won), won.sum(), scores.sum()
    return Outcome(counts, keeping.positions(network, sides))


def joined(parts: Sequence[Positions]) -> Positions:
    """Positions of several calls, with games numbered anew."""
    found, first = [], 0
    for each in parts:
        found.append(each._replace(games=each.games + first))
        first += 1 + int(each.games.max(initial=0))
    return Positions(*(np.concatenate(each) for each in zip(*found, strict=True)))
