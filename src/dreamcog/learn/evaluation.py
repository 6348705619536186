"""How well a network plays: every option set alone, boxes never seen, and what it foretells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from dreamcog.core.kind import Kind
from dreamcog.learn.cuda_compare import compare_with_cpu
from dreamcog.learn.devices import open_tables
from dreamcog.learn.environment import AMONG_GREEDY, LEARNERS, Ruleset, turned
from dreamcog.learn.model import Network
from dreamcog.learn.playing import Played, drawn_at, play_first_games
from dreamcog.learn.rulesets import (
    SPREADS,
    book_rulesets,
    every_ruleset,
    random_boxes,
    with_boxes,
)
from dreamcog.learn.sections import section_of, summary
from dreamcog.learn.statistics import reliability
from dreamcog.sim.native.arrays import Array

UNSEEN = 1_000_000
"""Added to a seed: the deals and boxes of an evaluation are none of the training's."""

ROWS = {"cuda": 65_536, "cpu": 1024}
"""Games at once, by device."""

SELDOM = 64
"""At one step in so many a position is kept: few of each game, for those of one are much alike."""

BOX_SECTIONS = "near_boxes", "changed_boxes", "boxes"
"""Where an evaluation keeps games with boxes of each of the `SPREADS`."""

QUICK = {"cuda": 3072, "cpu": 48}
"""Games of a judgement in the course of a training."""


@dataclass(frozen=True)
class Measure:
    """What an evaluation is of."""

    games: int = 1000
    """For each option set as the book has it."""
    base_games: int = 20_000
    """For the game's usual options."""
    other_games: int = 100
    """For each of all other option sets."""
    boxes: int = 50
    box_games: int = 1000
    """Boxes drawn at random at each spread, and games with each."""
    positions: int = 400_000
    """For the reliability of chances."""
    compares: bool = True
    """Whether games of kernels are compared with those of native code."""
    heat: float = 0.0
    """The temperature at which steps are drawn; 0 takes the likeliest."""
    seed: int = 1


class Evaluator:
    """Plays games of one network and counts."""

    def __init__(
        self, network: Network, kind: Kind, device: torch.device, measure: Measure
    ) -> None:
        self._network, self._kind, self._device, self._measure = network, kind, device, measure
        self._choose = drawn_at(measure.heat)

    def report(self, tell: Callable[[str], None]) -> dict[str, Any]:
        """The whole evaluation; `tell` is told what has been done."""
        kind, measure = self._kind, self._measure
        every = every_ruleset(kind)
        book = book_rulesets(kind) if kind.together else every
        others = [each for each in every if each not in book]
        plain = [Ruleset(kind.options.read({"players": n})) for n in kind.options.players.values]
        drawn = {
            name: random_boxes(kind, measure.boxes, UNSEEN + measure.seed, [spread])
            for name, spread in zip(BOX_SECTIONS, SPREADS, strict=True)
        }
        found: dict[str, Any] = {
            "against": "" if kind.together else "greedy",
            "temperature": measure.heat,
            "seed": measure.seed,
        }
        parts = (
            ("base", plain, measure.base_games),
            ("sets", book, measure.games),
            ("other_sets", others, measure.other_games),
            *((name, with_boxes(every, each), measure.box_games) for name, each in drawn.items()),
        )
        for name, rulesets, games in parts:
            if rulesets and games:
                found[name] = self.section(rulesets, games)
                tell(f"{name}: {summary(found[name])}")
        if measure.positions:
            found["reliability"] = self.reliability(every)
            tell(f"largest error of chances: {found['reliability']['largest_error']}")
        if measure.compares:
            on = "cuda" if self._device.type == "cuda" else None
            found["equality"] = compare_with_cpu(kind.name, on)._asdict()
            tell(f"differing from the processor: {found['equality']['differing'] or 'nothing'}")
        return found

    def section(self, rulesets: Sequence[Ruleset], games: int) -> dict[str, Any]:
        """So many games of each ruleset: each alone, and all together by number of players."""
        size = len(rulesets)
        counts = np.zeros((size, 4))
        left, chunk = games, max(1, ROWS[self._device.type] // size)
        while left > 0:
            now = min(left, chunk)
            counts += self._counted(rulesets, now * size, left)
            left -= now
        return section_of(rulesets, counts)

    def _counted(self, rulesets: Sequence[Ruleset], size: int, salt: int) -> Array:
        """By ruleset: games, wins, scores, and games left open."""
        together = self._kind.together
        seed = UNSEEN + self._measure.seed * 1009 + salt
        bots = LEARNERS if together else AMONG_GREEDY
        env = open_tables(
            *(self._device, self._kind.name, size, rulesets, seed), bots=bots, rotate=not together
        )
        played = play_first_games(env, self._network, self._choose)
        return counts_by_ruleset(played, len(rulesets), not together)

    def reliability(self, rulesets: Sequence[Ruleset]) -> dict[str, Any]:
        """Chances told by acting seats beside what came of them, in games of the network alone."""
        size = min(ROWS[self._device.type], max(len(rulesets), self._measure.positions // 4))
        seed, found, told = UNSEEN + self._measure.seed * 2003, 0, []
        while found < self._measure.positions:
            seed += 1
            env = open_tables(self._device, self._kind.name, size, rulesets, seed)
            kept = play_first_games(
                env, self._network, self._choose, keep=max(1, size // SELDOM)
            ).kept
            assert kept is not None
            told.append(torch.stack((kept.chances[:, 0], kept.wins[:, 0])).float().cpu().numpy())
            found += told[-1].shape[1]
        chances, wins = np.concatenate(told, axis=1)
        return reliability(chances, wins)


def counts_by_ruleset(played: Played, rulesets: int, rotate: bool) -> Array:
    """Games, wins and scores of the learner's seat, and games left open; a row for each ruleset."""
    rows = np.arange(len(played.players))
    players = played.players.cpu().numpy()
    seats = turned(rows, rulesets) % players if rotate else np.zeros_like(rows)
    ended = played.ended.cpu().numpy()
    wins = played.wins.cpu().numpy()[rows, seats] * ended
    scores = played.scores.cpu().numpy()[rows, seats] * ended
    columns = (np.ones_like(wins), wins, scores, ~ended)
    numbers = played.rulesets.cpu().numpy()
    found = [np.bincount(numbers, weights=each, minlength=rulesets) for each in columns]
    return np.stack(found, axis=1)


def judge_quickly(
    network: Network, kind: Kind, device: torch.device, seed: int
) -> dict[str, float]:
    """First places against greedy bots, in all and by number of players, from few games."""
    rulesets = book_rulesets(kind)
    evaluator = Evaluator(network, kind, device, Measure(seed=seed))
    section = evaluator.section(rulesets, max(1, QUICK[device.type] // len(rulesets)))
    by_players = {f"against_greedy_{n}": each["rate"] for n, each in section["players"].items()}
    return {"against_greedy": section["mean"], **by_players}
