"""How well the bot that searches plays: among networks from every seat of the same deals, or alone.

    ./dev bench search mech-a-dream --deals 150 --out games.jsonl
    ./dev bench search cyberion --deals 50 --seconds 0.05 --options '{"expansions": ["babybots"]}'
    ./dev bench search mech-a-dream --options '{"players": 3}' --others hard
    ./dev bench search --read games.jsonl

One seat searches, networks or a level that is one have the others; where all win together, every
seat searches, and the network plays the same deals alone. Time is processor time, so that a busy
machine does not weaken play. Every finished deal is a line of the file: broken off and called
again, it goes on, as long as the networks are the same.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import Any

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

import numpy as np  # noqa: E402

from dreamcog.bots.decision import Budget  # noqa: E402
from dreamcog.bots.network import NetworkBot  # noqa: E402
from dreamcog.bots.network_folder import network_bot  # noqa: E402
from dreamcog.bots.network_runs import NetworkGames  # noqa: E402
from dreamcog.bots.network_together import Together  # noqa: E402
from dreamcog.bots.policy import ODD, Policy, mix  # noqa: E402
from dreamcog.bots.registry import SEARCH, policy_digest  # noqa: E402
from dreamcog.bots.registry import bot as named_bot  # noqa: E402
from dreamcog.bots.search import SearchBot  # noqa: E402
from dreamcog.core.draft import Draft  # noqa: E402
from dreamcog.core.game import Game  # noqa: E402
from dreamcog.core.kind import Kind  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.sim.batch import Batch  # noqa: E402
from dreamcog.sim.intervals import wilson  # noqa: E402
from dreamcog.sim.loops import NOBODY  # noqa: E402

Line = dict[str, Any]


class Played:
    """Games of one deal, with the search in each seat in turn, or in all."""

    def __init__(self, game: Game[Any], bot: SearchBot, others: str, budget: Budget) -> None:
        self._game, self._bot, self._budget = game, bot, budget
        self._policy = policy_of(game.kind, others)
        self._network = Together(self._policy.network)
        self._all: bool = game.kind.together
        self._players: int = game.options["players"]

    def deal(self, seed: int) -> Line:
        """What came of it."""
        count = 1 if self._all else self._players
        self.seconds: list[float] = []
        self.trials: list[int] = []
        self.changed = 0
        batch = Batch(self._game, 1, seed=seed).select([0] * count)
        pending: list[list[int]] = [[] for _ in range(count)]
        rngs = [random.Random(f"{seed} {table}") for table in range(count)]
        self._keys = mix(np.arange(count, dtype=np.uint64) + np.uint64(seed * self._players))
        while not batch.over.all():
            batch.step(self._steps(batch, pending, rngs))
        wins, scores = batch.returns()
        rows = range(count)
        return {
            "wins": [float(wins[row, row] / wins[row].sum()) for row in rows]
            if not self._all
            else [int(wins[0, 0])],
            "margins": [] if self._all else [margin(scores[row], row) for row in rows],
            "decisions": len(self.seconds),
            "changed": self.changed,
            "trials": sum(self.trials),
            "spent": round(sum(self.seconds), 3),
            "each": [round(each, 4) for each in self.seconds],
        }

    def _steps(self, batch: Batch, pending: list[list[int]], rngs: list[random.Random]) -> Any:
        """The next step of each table."""
        masks = batch.masks()
        legal = masks.sum(axis=1)
        steps = np.where(legal > 0, masks.argmax(axis=1), -1)
        asked = []
        for table in np.flatnonzero(legal > 1).tolist():
            own = self._all or int(batch.seats[table]) == table
            if own and not pending[table]:
                pending[table] = self._decided(batch.state(table), rngs[table])
            if not own:
                asked.append(table)
        for table, steps_left in enumerate(pending):
            if steps_left:
                steps[table] = steps_left.pop(0)
        if asked:
            likings = self._network.likings(batch.observe()[asked], masks[asked])
            self._keys += ODD
            steps[asked] = self._policy.drawn(likings, mix(self._keys[asked])).argmax(axis=1)
        return steps

    def _decided(self, state: Any, rng: random.Random) -> list[int]:
        """The small steps of the move that the search makes."""
        seat = int(state.draft.seat)
        view = self._game.view(state, seat)
        begun = time.process_time()
        decision = self._bot.decide(self._game, view, seat, rng, self._budget)
        self.seconds.append(time.process_time() - begun)
        self.trials.append(int(decision.about["trials"]))
        shares = [choice.share or 0.0 for choice in decision.choices]
        self.changed += shares[0] < max(shares)
        return steps_left(self._game, state, self._game.spell(state, seat, decision.move))


def steps_left(game: Game[Any], state: Any, steps: list[int]) -> list[int]:
    """The steps of a move still to be taken: those without a choice may be done already."""
    draft = game.draft_of(state)
    composed = Draft(seat=draft.seat)
    for done, step in enumerate(steps):
        if composed == draft:
            return steps[done:]
        game.rules.extend(state, composed, *game.alphabet.step(step))
    raise ValueError(f"not a way on from {draft}")


def policy_of(kind: Kind, name: str) -> Policy:
    """How a network plays, or a level that is one at a temperature."""
    bot = named_bot(name, kind)
    assert isinstance(bot, NetworkBot), f"{name} is not a network"
    return bot.policy


def played_by(kind: Kind, others: str) -> str:
    """Who plays, each with the beginning of the hash of its networks: new ones play anew."""
    named = {name: policy_digest(kind, name) or "" for name in (SEARCH, others)}
    return " ".join(f"{name}@{digest[:12]}" for name, digest in named.items())


def margin(scores: Any, seat: int) -> int:
    """By how much the seat is before the best of the others."""
    return int(scores[seat] - max(np.delete(scores, seat)))


def network_wins(game: Game[Any], seeds: list[int]) -> list[int]:
    """Which of these deals the network alone wins; it plays runs of seeds together."""
    policy = network_bot(game.kind, "network").policy
    players = game.options["players"]
    play = NetworkGames(game, [NOBODY] * players, [policy] * players, "native")
    first, last = min(seeds), max(seeds)
    return list(play.judged(first, last - first + 1)["wins"][:, 0][np.array(seeds) - first])


def read(path: Path) -> dict[str, dict[int, Line]]:
    """The lines of a file, by what was played and the deal."""
    found: dict[str, dict[int, Line]] = defaultdict(dict)
    for text in path.read_text().splitlines() if path.exists() else ():
        line = json.loads(text)
        found[line["what"]][line["deal"]] = line
    return found


def report(lines: list[Line]) -> Line:
    """What the games of one kind came to."""
    wins = [win for line in lines for win in line["wins"]]
    margins = [each for line in lines for each in line["margins"]]
    each_took = np.array([seconds for line in lines for seconds in line["each"]])
    decisions = sum(line["decisions"] for line in lines)
    low, high = wilson(sum(wins), len(wins))
    figures: Line = {
        "games": len(wins),
        "won": round(100 * sum(wins) / len(wins), 2),
        "interval": [round(100 * low, 2), round(100 * high, 2)],
        "decisions_a_game": round(decisions / len(wins), 1),
        "changed_a_game": round(sum(line["changed"] for line in lines) / len(wins), 1),
        "seconds_a_game": round(sum(line["spent"] for line in lines) / len(wins), 2),
    }
    if margins:
        spread = 1.96 * np.std(margins) / np.sqrt(len(margins))
        figures["margin"] = f"{np.mean(margins):+.2f} +- {spread:.2f}"
    figures["percentile_99"] = round(float(np.percentile(each_took, 99)), 4)
    alone = [line["network"] for line in lines if "network" in line]
    if alone:
        figures["network"] = round(100 * sum(alone) / len(alone), 2)
    return figures


def main() -> None:
    """Play, or read what was played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--seconds", type=float, help="of each decision: 0.1 if nothing is said")
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--every", action="store_true", help="every combination of expansions")
    parser.add_argument("--others", default="network", help="the network or level in other seats")
    parser.add_argument("--turns", type=int, help="turns that are played on")
    parser.add_argument("--limit", type=float, default=540.0, help="seconds after which it stops")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", type=Path)
    given = parser.parse_args()
    if given.read:
        for what, lines in read(given.read).items():
            print(what, json.dumps(report(list(lines.values()))))
        return
    seconds = 0.1 if given.seconds is None and given.iterations is None else given.seconds
    ways = {"seconds": seconds, "iterations": given.iterations, "turns": given.turns}
    end = time.monotonic() + given.limit
    sets = every_set(given.game) if given.every else [given.options]
    for options in sets:
        done = play(given, options, ways, end)
        if done:
            print(json.dumps(options), json.dumps(report(done)), flush=True)


def every_set(game: str) -> list[dict[str, Any]]:
    """Every combination of expansions, for one player and for two."""
    found: Any = game_kind(game).options.find("expansions")
    names = found.names if found else ()
    return [
        {"players": players, "expansions": list(chosen)}
        for players in (1, 2)
        for count in range(len(names) + 1)
        for chosen in combinations(names, count)
    ]


def play(given: argparse.Namespace, options: Line, ways: Line, end: float) -> list[Line]:
    """Play what is not yet in the file, until the time is over; all lines there are."""
    kind = game_kind(given.game)
    game = kind.open(options)
    networks = (network_bot(kind, name) for name in ("network", "network-small"))
    bot = SearchBot(SEARCH, *networks, clock=time.process_time, turns=given.turns)
    what = f"{given.game} {json.dumps(options)} {json.dumps(ways)} {played_by(kind, given.others)}"
    done = read(given.out)[what] if given.out else {}
    seeds = [each for each in range(given.first, given.first + given.deals) if each not in done]
    if not seeds or time.monotonic() > end:
        return list(done.values())
    alone = network_wins(game, seeds) if kind.together else []
    played = Played(game, bot, given.others, Budget(ways["seconds"], ways["iterations"]))
    for place, seed in enumerate(seeds):
        if time.monotonic() > end:
            break
        line = {"what": what, "deal": seed, **played.deal(seed)}
        if alone:
            line["network"] = int(alone[place])
        done[seed] = line
        if given.out:
            with given.out.open("a") as file:
                file.write(json.dumps(line) + "\n")
    return list(done.values())


if __name__ == "__main__":
    main()
