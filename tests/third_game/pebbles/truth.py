"""The way back from a truth to a state. What cannot be on a table is refused."""

from __future__ import annotations

from collections import Counter

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import read_rng
from pebbles.rules.ending import end_if_heap_is_empty
from pebbles.rules.pebbles import place_of
from pebbles.state import Box, State
from pebbles.view import outcome
from pebbles.words import MOST_COPIES, VALUES

MOST_TURNS = 10_000


def read_truth(told: object, s: State, box: Box) -> State:
    """Fill a blank state from a truth."""
    truth = reading.mapping(told, "truth")
    s.turn = reading.whole(truth.get("turn"), 1, MOST_TURNS, "turn")
    s.seat = s.draft.seat = reading.whole(truth.get("seat"), 0, s.players - 1, "seat")
    heap = read_values(truth.get("heap"), "heap")
    found = Counter(heap)
    players = reading.listed(truth.get("players"), s.players, "players")
    if len(players) != s.players:
        raise malformed("players", f"{s.players} players")
    for seat, each in enumerate(players):
        player = reading.mapping(each, "players")
        for key, counts in (("held", s.held), ("shown", s.shown)):
            for value in read_values(player.get(key), f"players.{key}"):
                counts[place_of(seat, value)] += 1
                found[value] += 1
    if any(count > box.copies for count in found.values()):
        raise malformed("truth", f"at most {box.copies} pebbles of a value")
    s.heap[: len(heap)] = heap[::-1]
    s.n_heap = len(heap)
    read_rng(s.rng, reading.mapping(truth.get("hidden"), "hidden").get("rng"), "hidden.rng")
    end_if_heap_is_empty(s)
    if "outcome" in truth and truth["outcome"] != outcome(s):
        raise malformed("outcome", "what follows from the pebbles")
    return s


def read_values(told: object, where: str) -> list[int]:
    """A list of pebbles by value."""
    listed = reading.listed(told, MOST_COPIES * VALUES, where)
    return [reading.whole(value, 1, VALUES, where) for value in listed]
