"""What of a position decides how the game can still end: for searches that know everything.

Left out is what no rule asks (the turn's number, what has been seen, where machines went), and
what lies beyond the counts of piles. The order of the discard and of the rows matters to a shuffle
that is still to come: when the Battery is spent it takes the discard as it lies (C5.1), and the
Flash goes to the discard in its order (C3.11). Once it is spent, equal cards in another order are
the same; only with Microbots, where who serves is judged robot by robot, is the order kept.
"""

from __future__ import annotations

from array import array

from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import State


def what_counts(s: State) -> bytes:
    """States of one game with equal bytes can come to the same ends."""
    robots, discard = s.robots[: robots_in_rows(s)], s.discard[: s.n_discard]
    if s.battery == 0 and s.microbots == 0:
        robots, discard = sorted(robots), sorted(discard)
    piles = (
        robots,
        discard,
        s.deck[: s.n_deck],
        s.seen[: s.n_seen],
        s.machine_deck[: s.n_machine_deck],
        s.held[: s.n_held],
        s.pile[: s.n_pile],
        s.spent[: s.n_spent],
    )
    numbers = [
        s.seat,
        min(s.left_this_turn, 1),
        s.over,
        s.won,
        s.experience,
        s.failsafes,
        s.battery,
    ]
    asked, rng = s.pending, s.rng
    numbers += (asked.verb, asked.left, asked.level, asked.ability, s.damage, s.n_retired)
    for each in (s.factory, s.prepared, s.levels, s.support, s.limbo, s.holiday, s.token):
        numbers += each
    for each in (s.n_laid, s.laid, s.n_interference, s.interference):
        numbers += each
    for pile in piles:
        numbers.append(len(pile))
        numbers += pile
    return array("h", numbers).tobytes() + array("q", (rng.a, rng.b, rng.c, rng.d)).tobytes()
