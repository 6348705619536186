"""What moves soon lead to: a network plays them on, on imagined deals, and what happens is counted.

All moves are tried on the same deals, and everybody plays by what they can see there. What happens
often enough is an aim, or a setback to avoid, where the game declares such events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from dreamcog.bots.network_together import Together
from dreamcog.bots.search_trials import UNGUARDED, bar_done
from dreamcog.core.draft import Draft
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array
from dreamcog.teacher.happenings import Happening, Key, counted, declared

DEALS = 32
"""Imagined deals on which moves are played on."""

MOST_STEPS = 100
"""Small steps after which no more is looked at."""

TURNS_TOGETHER = 2
ROUNDS = 3
"""How far is looked: turns where all win together, else rounds of turns."""

Steps = Sequence[int]


def happenings(
    start: Batch, seat: int, lines: Sequence[Steps], player: Together, seed: int, deals: int = DEALS
) -> list[dict[Key, Happening]]:
    """What happens soon after each of these moves of a seat, by what makes it the same event.

    `start` has the position as its first table.
    """
    game = start.game
    hints = game.kind.hints
    if hints is None:
        return [{} for _ in lines]
    dealt = start.select(np.zeros(deals, np.int64))
    for table in range(deals):
        dealt.hide(table, seat, seed + table)
    tables = dealt.select(np.tile(np.arange(deals), len(lines)))
    begun = [tables.state(table) for table in range(tables.size)]
    taken = played_on(tables, [line for line in lines for _ in range(deals)], player)
    shown = [
        [declared(game, hints, seat, event) for event in events_of(game, state, steps)]
        for state, steps in zip(begun, taken, strict=True)
    ]
    groups = [shown[first : first + deals] for first in range(0, len(shown), deals)]
    return [counted(group) for group in groups]


def played_on(tables: Batch, lines: Sequence[Steps], player: Together) -> list[list[int]]:
    """Take these steps at each table, then those a network likes best, for some turns.

    All steps that were taken at each table are returned.
    """
    taken: list[list[int]] = [list(line) for line in lines]
    last = tables.column("turn") + horizon(tables.game)
    for place in range(max(map(len, lines))):
        tables.step([line[place] if place < len(line) else -1 for line in lines])
    observed, done = tables.observed(), [set[int]() for _ in lines]
    for number in range(MOST_STEPS):
        running = (tables.column("turn") < last) & ~tables.over
        if not running.any():
            break
        steps = liked(tables, running, player, observed, done if number >= UNGUARDED else None)
        for table in np.flatnonzero(running).tolist():
            taken[table].append(int(steps[table]))
        tables.step(steps)
    return taken


def liked(
    tables: Batch, running: Array, player: Together, observed: Array, done: list[set[int]] | None
) -> Array:
    """The step that the network likes best at each running table; -1 at the others."""
    masks = tables.masks()
    steps = np.where(running, masks.argmax(axis=1), -1)
    free = np.flatnonzero(running & (masks.sum(axis=1) > 1))
    if len(free):
        wanted = np.zeros(tables.size, np.bool_)
        wanted[free] = True
        tables.observe(which=wanted, out=observed)
        seen = observed[free]
        likings = player.likings(seen, masks[free])
        if done is not None:
            bar_done(likings, seen, [done[table] for table in free])
        steps[free] = likings.argmax(axis=1)
    return steps


def horizon(game: Game[Any]) -> int:
    """How many turns are looked at."""
    players: int = game.options["players"]
    return TURNS_TOGETHER if game.kind.together else ROUNDS * players


def events_of(game: Game[Any], state: Any, steps: Steps) -> Iterator[Event]:
    """The events of all whole moves among these small steps."""
    draft: Draft | None = None
    for flat in steps:
        if draft is None:
            draft = Draft(seat=game.draft_of(state).seat)
        game.rules.extend(state, draft, *game.alphabet.step(flat))
        if game.rules.is_whole(state, game.box, draft):
            turn = game.play(state, draft.seat, game.write_move(state, draft))
            yield from turn.events
            state, draft = turn.after, None
