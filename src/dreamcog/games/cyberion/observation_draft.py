"""The move being composed, as an observation tells it."""

from __future__ import annotations

from dreamcog.games.cyberion.observation_robots import count_card, write_card
from dreamcog.games.cyberion.observed import (
    At,
    CardAt,
    DraftAt,
    GigantobotAt,
    MachineAt,
    ModelAt,
    RobotAt,
    Width,
)
from dreamcog.games.cyberion.rules.gigantobots import ON
from dreamcog.games.cyberion.rules.naming import first_robot, last_robot
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, KINDS, MODELS, NOWHERE, Opening, Side, Verb


def observe_draft(s: State, box: Box, out: list[int]) -> None:
    """The verb, and what has been named so far, each where its kind is told."""
    verb = s.draft.verb
    out[At.DRAFT + DraftAt.MOVE + verb - Opening.END_TURN] = 1
    out[At.DRAFT + DraftAt.NUMBERS] = s.draft.n
    if verb == Verb.SUPPORT:
        if s.draft.n > 0:
            out[At.MODELS + s.draft.args[0] * Width.MODELS + ModelAt.NAMED] = 1
    elif verb == Verb.ARRANGE:
        observe_put_back(s, box, out)
    else:
        if names_machines(verb):
            observe_named_machine(s, out)
        if verb != Verb.MICROBOT_SWAP:
            observe_named_robots(s, out)
        if verb == Verb.PILOT and s.draft.n >= ON:
            observe_pilots(s, box, out)


def names_machines(verb: int) -> bool:
    """The first thing that such a move names is a machine."""
    return verb == Verb.REPAIR or verb == Verb.PREPARE or verb == Verb.MICROBOT_SWAP


def observe_named_machine(s: State, out: list[int]) -> None:
    """The machine of a move that goes on after it."""
    if s.draft.n > 0:
        out[At.MACHINES + s.draft.args[0] * Width.MACHINES + MachineAt.NAMED] = 1


def observe_named_robots(s: State, out: list[int]) -> None:
    """The robots of the rows that the move names."""
    for i in range(first_robot(s.draft.verb), last_robot(s.draft)):
        robot = s.draft.args[i]
        count_card(robot % IN_ROWS, RobotAt.NAMED + robot // IN_ROWS, out)


def observe_put_back(s: State, box: Box, out: list[int]) -> None:
    """The cards that go back to the deck, in their order."""
    for i in range(s.draft.n):
        at = At.PUT_BACK + i * Width.PUT_BACK
        write_card(box, s.draft.args[i] % KINDS, at, out)
        if s.draft.args[i] // KINDS == Side.BOTTOM:
            out[at + CardAt.AT_BOTTOM] = 1


def observe_pilots(s: State, box: Box, out: list[int]) -> None:
    """The pilot whose Gigantobot is to be named, and where the first pilot goes."""
    kind = s.draft.args[s.draft.n - ON] % IN_ROWS
    out[At.DRAFT + DraftAt.PILOT + box.kind_model[kind]] = 1
    out[At.DRAFT + DraftAt.PILOT + MODELS] = box.kind_size[kind]
    if s.draft.n > ON:
        giga = s.draft.args[ON]
        if giga == NOWHERE:
            out[At.DRAFT + DraftAt.FIRST_NOWHERE] = 1
        else:
            out[At.GIGANTOBOTS + giga * Width.GIGANTOBOTS + GigantobotAt.NAMED] = 1
