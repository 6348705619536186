"""How far a seat has come: the numbers that shape learners."""

from __future__ import annotations

from dreamcog.games.cyberion.progress import points_so_far as machines
from dreamcog.games.cyberion.progress import progress as done
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.mech_a_dream import progress as mech
from dreamcog.games.mech_a_dream.state import Box as MechBox
from dreamcog.games.mech_a_dream.state import State as MechState


def test_machines_count_most_and_what_loses_the_game_counts_against_them() -> None:
    state, box = State(), Box()
    assert done(state, box, 0) == 0
    state.n_retired = 3
    assert done(state, box, 0) == 300
    assert machines(state, box, 1) == 3
    state.limbo[1], state.limbo[4] = 1, 2
    state.n_interference[0] = 2
    assert done(state, box, 1) == 300 - 5 * 60


def test_robots_on_gigantobots_count_while_there_is_damage() -> None:
    state, box = State(), Box()
    state.n_laid[0], state.n_laid[7] = 2, 1
    assert done(state, box, 0) == 0
    state.damage = 2
    assert done(state, box, 0) == 3 * 40 - 2 * 350


def test_a_seat_has_come_as_far_as_its_score() -> None:
    state, box = MechState(), MechBox()
    state.points[1], state.rainbows[1], state.flowers[1], state.ink[1] = 10, 2, 3, 6
    assert mech.points_so_far(state, box, 1) == 13
    assert mech.progress(state, box, 1) == 1300
    assert mech.progress(state, box, 0) == 0
