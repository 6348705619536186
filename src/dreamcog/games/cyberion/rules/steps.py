"""Small steps: composing a move one number at a time, and listing what can come next."""

from __future__ import annotations

from dreamcog.core.draft import Draft, Steps, add_step, clear, push, withdraw
from dreamcog.core.log import Log
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.commandbot import prepare_is_whole
from dreamcog.games.cyberion.rules.cyclobot import can_be_fetched
from dreamcog.games.cyberion.rules.devious_cog import is_twisted
from dreamcog.games.cyberion.rules.questions import is_opening
from dreamcog.games.cyberion.rules.repair import repair_is_whole
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.rules.stockbot import most_to_store
from dreamcog.games.cyberion.rules.turn import can, do
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    HIGHEST_LEVEL,
    IN_ROWS,
    KINDS,
    MODELS,
    NOTHING,
    NOWHERE,
    PLACES,
    Reward,
    Side,
    Step,
    Verb,
)


def extend(s: State, d: Draft, kind: int, arg: int) -> None:
    """Add a step to the draft: begin a move, name one more thing, or say that it is done."""
    if d.verb == 0:
        d.verb = s.pending.verb if s.pending.verb != 0 else kind
    if kind == Step.DONE or kind == Step.END_TURN:
        d.done = 1
        return
    push(d, arg)
    if d.verb == Verb.PREPARE and d.n == 1:
        push(d, NOTHING)


def is_whole(s: State, box: Box, d: Draft) -> bool:
    """Nothing can follow in this draft: it is a move."""
    if d.done == 1:
        return True
    verb = d.verb
    if verb == Verb.REPAIR:
        return repair_is_whole(s, box, d)
    if verb == Verb.TRIGGER:
        model = box.kind_model[d.args[0] % IN_ROWS]
        return d.n == 2 or s.levels[model] == 1 or is_twisted(s, model)
    if verb == Verb.SUPPORT or verb == Verb.MAKE_BABYBOT or verb == Verb.MICROBOT_SWAP:
        return d.n == 2
    if verb == Verb.PILOT:
        return d.n == 4
    if verb == Verb.STORE:
        return d.n == most_to_store(s)
    if verb == Verb.ARRANGE:
        return d.n == s.n_seen
    if verb == Verb.PREPARE:
        return prepare_is_whole(s, d)
    return True


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:
    """Take a legal step; when it makes the draft whole, make the move. Whether it did."""
    extend(s, s.draft, kind, arg)
    if not is_whole(s, box, s.draft):
        return False
    s.draft.done = 1
    do(s, box, log, s.draft)
    clear(s.draft)
    return True


def next_kind(s: State, d: Draft) -> int:
    """What kind of step the draft waits for; 0 before it is begun."""
    verb = d.verb if d.verb != 0 else s.pending.verb
    if verb == 0:
        return 0
    if verb == Verb.TRIGGER or verb == Verb.SUPPORT or verb == Verb.CHOOSE_LEVEL:
        return Step.LEVEL
    if verb == Verb.RECOVER:
        return Step.FETCH
    if verb == Verb.ARRANGE:
        return Step.PUT
    if verb == Verb.MICROBOT_SWAP or (verb == Verb.PREPARE and d.n == 0):
        return Step.MACHINE
    if verb == Verb.PILOT and d.n >= 2:
        return Step.GIGANTOBOT
    if verb == Verb.REWARD:
        return Step.REWARD
    return Step.ROBOT


def can_step(s: State, box: Box, d: Draft, kind: int, arg: int) -> int:
    """May the draft be extended by this step? The draft is left as it was."""
    wanted = next_kind(s, d)
    if wanted == 0 and not is_opening(kind):
        return No.NOT_THE_NEXT_STEP
    if wanted != 0 and kind != wanted and not (kind == Step.DONE and wanted == Step.ROBOT):
        return No.NOT_THE_NEXT_STEP if d.verb != 0 else No.QUESTION_IS_OPEN
    if kind == Step.LEVEL and arg == 0:
        return No.NO_SUCH_LEVEL
    return can_extend(s, box, d, kind, arg)


def can_extend(s: State, box: Box, d: Draft, kind: int, arg: int) -> int:
    """Can the draft, with this step of the right kind, still become a legal move?"""
    verb = d.verb
    n = d.n
    extend(s, d, kind, arg)
    answer = can(s, box, d)
    withdraw(d, verb, n)
    return answer


def list_if_legal(s: State, box: Box, d: Draft, out: Steps, kind: int, arg: int) -> None:
    """List the step if it is legal."""
    if can_extend(s, box, d, kind, arg) == 0:
        add_step(out, kind, arg)


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Every legal step from this draft, each once: what is present is asked about, no more."""
    out.n = 0
    if s.over == 1:
        return
    wanted = next_kind(s, d)
    if wanted == 0:
        list_openings(s, box, d, out)
    elif wanted == Step.ROBOT:
        list_robots(s, box, d, out, Step.ROBOT)
        list_if_legal(s, box, d, out, Step.DONE, 0)
    elif wanted == Step.LEVEL:
        list_levels(s, box, d, out)
    elif wanted == Step.FETCH:
        list_fetches(s, box, d, out)
    elif wanted == Step.PUT:
        list_puts(s, box, d, out)
    elif wanted == Step.GIGANTOBOT:
        list_numbers(s, box, d, out, Step.GIGANTOBOT, NOWHERE)
    elif wanted == Step.REWARD:
        list_numbers(s, box, d, out, Step.REWARD, Reward.DAMAGE)
    else:
        list_machines(s, box, d, out, Step.MACHINE)


def list_openings(s: State, box: Box, d: Draft, out: Steps) -> None:
    """What an Intervention can go on with."""
    add_step(out, Step.END_TURN, 0)
    list_machines(s, box, d, out, Step.REPAIR)
    list_robots(s, box, d, out, Step.TRIGGER)
    for model in range(MODELS):
        if s.support[model] == 1:
            list_if_legal(s, box, d, out, Step.SUPPORT, model)
    if s.experience > 0:
        for model in range(MODELS):
            list_if_legal(s, box, d, out, Step.UPGRADE, model)
    if s.babybots == 1:
        list_robots(s, box, d, out, Step.MAKE_BABYBOT)
    if s.gigantobots == 1:
        list_robots(s, box, d, out, Step.PILOT)
    if s.n_held > 0:
        list_machines(s, box, d, out, Step.MICROBOT_REPLACE)
        list_machines(s, box, d, out, Step.MICROBOT_SWAP)
        list_machines(s, box, d, out, Step.MICROBOT_REMOVE)


def list_numbers(s: State, box: Box, d: Draft, out: Steps, kind: int, last: int) -> None:
    """The legal steps of a kind whose arguments are simply counted, from 0 to the last."""
    for arg in range(last + 1):
        list_if_legal(s, box, d, out, kind, arg)


def list_machines(s: State, box: Box, d: Draft, out: Steps, kind: int) -> None:
    """The machines of the Factory with which the draft can go on."""
    verb = d.verb
    n = d.n
    extend(s, d, kind, 0)
    for place in range(PLACES):
        if s.factory[place] != NOTHING:
            d.args[n] = s.factory[place]
            if can(s, box, d) == 0:
                add_step(out, kind, s.factory[place])
    withdraw(d, verb, n)


def list_robots(s: State, box: Box, d: Draft, out: Steps, kind: int) -> None:
    """The robots of the rows with which the draft can go on, alike ones of a row once."""
    verb = d.verb
    n = d.n
    extend(s, d, kind, 0)
    for i in range(robots_in_rows(s)):
        earlier = 0
        while s.robots[earlier] != s.robots[i]:
            earlier += 1
        if earlier == i:
            d.args[n] = s.robots[i]
            if can(s, box, d) == 0:
                add_step(out, kind, d.args[n])
    withdraw(d, verb, n)


def list_levels(s: State, box: Box, d: Draft, out: Steps) -> None:
    """The levels at which the ability can happen."""
    for level in range(1, HIGHEST_LEVEL + 1):
        list_if_legal(s, box, d, out, Step.LEVEL, level)


def list_fetches(s: State, box: Box, d: Draft, out: Steps) -> None:
    """The robots of the discard that can be fetched, alike ones once."""
    for i in range(s.n_discard):
        if can_be_fetched(box, s.discard[i], s.pending.level):
            earlier = 0
            while s.discard[earlier] != s.discard[i]:
                earlier += 1
            if earlier == i:
                list_if_legal(s, box, d, out, Step.FETCH, s.discard[i])


def list_puts(s: State, box: Box, d: Draft, out: Steps) -> None:
    """The cards seen, alike ones once, for the top and for the bottom of the deck."""
    for i in range(s.n_seen):
        earlier = 0
        while s.seen[earlier] != s.seen[i]:
            earlier += 1
        if earlier == i:
            list_if_legal(s, box, d, out, Step.PUT, Side.TOP * KINDS + s.seen[i])
            list_if_legal(s, box, d, out, Step.PUT, Side.BOTTOM * KINDS + s.seen[i])
