"""Random games of Mech A Dream, of every size and variant, end with every piece in place."""

from __future__ import annotations

import random

import pytest

from dreamcog.core.draft import Steps
from dreamcog.core.log import Log
from dreamcog.core.rng import sow
from dreamcog.games.mech_a_dream.printed import read_box
from dreamcog.games.mech_a_dream.rules.scoring import is_ahead, score
from dreamcog.games.mech_a_dream.rules.setup import set_up
from dreamcog.games.mech_a_dream.rules.steps import can_step, list_steps, step
from dreamcog.games.mech_a_dream.rules.turn import may_act
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import NOTHING, TILES, InsteadOf, Part
from support.boxes import built_in_box


def tiles_of(s: State) -> list[int]:
    """Every tile, wherever it lies."""
    found = [tile for tile in s.offer if tile != NOTHING]
    for pile in range(3):
        found += s.pile[pile * TILES : pile * TILES + s.n_pile[pile]]
    for seat in range(s.players):
        found += s.belt[seat * TILES : seat * TILES + s.n_belt[seat]]
        found += s.workshop[seat * TILES : seat * TILES + s.n_workshop[seat]]
    return sorted(found)


def play_at_random(s: State, box: Box, rng: random.Random) -> int:
    """Random steps by random deciders to the end; how many."""
    log, out = Log(), Steps()
    set_up(s, box, log)
    for taken in range(20_000):
        if s.over:
            return taken
        deciders = [seat for seat in range(s.players) if may_act(s, seat)]
        assert deciders
        if s.draft.verb == 0:
            assert s.draft.seat == min(deciders, key=lambda seat: (seat - s.first) % s.players)
            s.draft.seat = rng.choice(deciders)
        list_steps(s, box, s.draft, out)
        assert out.n > 0
        chosen = rng.randrange(out.n)
        assert can_step(s, box, s.draft, out.kind[chosen], out.arg[chosen]) == 0
        log.n = 0
        moved = step(s, box, log, out.kind[chosen], out.arg[chosen])
        assert moved == (s.draft.verb == 0)
        assert log.overflow == out.overflow == 0
        assert max(s.flowers) <= 9
        assert max(s.ink) <= 9
        assert min(*s.flowers, *s.ink, *s.rainbows, *s.points) >= 0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("robots", [0, 1])
@pytest.mark.parametrize("specialists", [0, 1])
@pytest.mark.parametrize("instead_of", [InsteadOf.CHOICE, InsteadOf.FLOOR, InsteadOf.ADDITION])
def test_random_games_end_with_every_piece_in_place(
    players: int, robots: int, specialists: int, instead_of: int
) -> None:
    box = read_box(built_in_box("mech-a-dream")).box
    for seed in range(12):
        s = State(
            players=players,
            robots=robots,
            specialists=specialists,
            instead_of=instead_of,
        )
        sow(s.rng, seed)
        assert play_at_random(s, box, random.Random(seed)) > 40
        assert tiles_of(s) == list(range(box.tiles))
        assert s.part == Part.NIGHT
        assert s.day == 7 or max(s.n_workshop) >= 9
        assert max(score(s, seat) for seat in range(players)) > 0


def test_equal_scores_are_decided_by_machines_then_rainbows() -> None:
    """M12.2 and M12.3: lots of five together; then more machines, then more rainbows."""
    s = State(players=2)
    s.points, s.rainbows, s.flowers, s.ink = (
        [30, 31, 0, 0],
        [5, 4, 0, 0],
        [9, 9, 0, 0],
        [6, 9, 0, 0],
    )
    assert [score(s, 0), score(s, 1)] == [30 + 5 + 3, 31 + 4 + 3]
    assert is_ahead(s, 0, 1)
    assert not is_ahead(s, 1, 0)
    s.n_workshop[1] = 1
    assert is_ahead(s, 1, 0)
    s.points[0] += 1
    assert is_ahead(s, 0, 1)


def test_the_built_in_box_is_read() -> None:
    printed = read_box(built_in_box("mech-a-dream"))
    assert len(printed.tiles) == printed.box.tiles == 18 + 16 + 8 + 8
    assert printed.tiles[:3] == ("b1.1", "b1.2", "b2.1")
    assert printed.cards[0] == "d01"
