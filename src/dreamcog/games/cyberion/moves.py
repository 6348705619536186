"""Moves in their three spellings: the public object, a draft of numbers, and small steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.codec import Alphabet
from dreamcog.core.draft import Draft, push
from dreamcog.core.reading import all_named, field, mapping, named, only, whole
from dreamcog.core.refusal import malformed
from dreamcog.games.cyberion.names import (
    GIGANTOBOT_NAMES,
    GIGANTOBOTS_BY_NAME,
    MACHINES_BY_NAME,
    MODELS_BY_NAME,
    PLACED_BY_NAME,
    PLACED_NAMES,
    REWARD_NAMES,
    REWARDS_BY_NAME,
    ROBOT_NAMES,
    ROBOTS_BY_NAME,
    VERB_NAMES,
    VERBS_BY_NAME,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.words import (
    HIGHEST_LEVEL,
    IN_ROWS,
    KINDS,
    MACHINES,
    MODELS,
    MOST_AT_ONCE,
    NOTHING,
    NOWHERE,
    ROBOTS,
    Side,
    Step,
    Verb,
)

MOST_ROBOTS = 8
"""No move names more robots than this; a longer list is not read at all."""

FIELDS = {
    Verb.END_TURN: (),
    Verb.REPAIR: ("machine", "robots"),
    Verb.TRIGGER: ("robot",),
    Verb.SUPPORT: ("model",),
    Verb.UPGRADE: ("model",),
    Verb.MAKE_BABYBOT: ("robots",),
    Verb.PILOT: ("robots", "on"),
    Verb.MICROBOT_REPLACE: ("machine",),
    Verb.MICROBOT_SWAP: ("machines",),
    Verb.MICROBOT_REMOVE: ("machine",),
    Verb.STORE: (),
    Verb.RECOVER: ("robot",),
    Verb.ARRANGE: (),
    Verb.PREPARE: ("machine",),
    Verb.CHOOSE_LEVEL: ("level",),
    Verb.REWARD: ("take",),
}
"""The fields a move must have."""

OPTIONAL = {
    Verb.TRIGGER: ("level",),
    Verb.SUPPORT: ("level",),
    Verb.STORE: ("robots",),
    Verb.ARRANGE: ("top", "bottom"),
    Verb.PREPARE: ("robots", "from_deck"),
}
"""The fields a move may have; a list that is left out is empty."""

ALPHABET = Alphabet(
    (
        (Step.END_TURN, 1),
        (Step.REPAIR, MACHINES),
        (Step.TRIGGER, 3 * IN_ROWS),
        (Step.SUPPORT, MODELS),
        (Step.UPGRADE, MODELS),
        (Step.MAKE_BABYBOT, 3 * IN_ROWS),
        (Step.PILOT, 3 * IN_ROWS),
        (Step.MICROBOT_REPLACE, MACHINES),
        (Step.MICROBOT_SWAP, MACHINES),
        (Step.MICROBOT_REMOVE, MACHINES),
        (Step.ROBOT, 3 * IN_ROWS),
        (Step.LEVEL, HIGHEST_LEVEL + 1),
        (Step.MACHINE, MACHINES),
        (Step.GIGANTOBOT, 11),
        (Step.FETCH, ROBOTS),
        (Step.PUT, 2 * KINDS),
        (Step.REWARD, 2),
        (Step.DONE, 1),
    )
)
"""Flat ids of all small steps."""


def read_move(move: object, seat: int, whole_move: bool) -> Draft:
    """A public move as a draft; with `whole_move` false, fields may still be missing."""
    given = mapping(move, "move")
    verb = named(field(given, "do", "move"), VERBS_BY_NAME, "move.do")
    wanted = FIELDS[verb]
    only(given, ("do", *wanted, *OPTIONAL.get(verb, ())), "move")
    if whole_move:
        for name in wanted:
            field(given, name, "move")
    draft = Draft(seat=seat, verb=verb)
    for arg in read_args(verb, given):
        push(draft, arg)
    draft.done = int(whole_move)
    return draft


def read_args(verb: int, given: Mapping[str, Any]) -> list[int]:
    """The numbers of a move, in the order rules expect; missing fields end the list."""
    if verb == Verb.ARRANGE:
        top = all_named(given.get("top", []), ROBOTS_BY_NAME, MOST_AT_ONCE, "move.top")
        bottom = all_named(given.get("bottom", []), ROBOTS_BY_NAME, MOST_AT_ONCE, "move.bottom")
        return [Side.TOP * KINDS + card for card in top] + [
            Side.BOTTOM * KINDS + card for card in bottom
        ]
    if verb == Verb.RECOVER:
        return [named(given["robot"], ROBOTS_BY_NAME, "move.robot")] if "robot" in given else []
    if verb == Verb.REWARD:
        return [named(given["take"], REWARDS_BY_NAME, "move.take")] if "take" in given else []
    args = first_arg(given)
    if verb == Verb.PREPARE and args:
        deck = given.get("from_deck")
        args.append(NOTHING if deck is None else whole(deck, 0, MOST_AT_ONCE, "move.from_deck"))
    if "robots" in given:
        robots = sorted(all_named(given["robots"], PLACED_BY_NAME, MOST_ROBOTS, "move.robots"))
        if verb in (Verb.REPAIR, Verb.PREPARE) and not args:
            raise malformed("move.machine", "a value")
        if verb == Verb.PILOT and len(robots) > 2:
            raise malformed("move.robots", "two robots")
        args += robots
    if "on" in given:
        args = paired(args, read_gigantobots(given["on"]), given)
    if "machines" in given:
        args += sorted(all_named(given["machines"], MACHINES_BY_NAME, 2, "move.machines"))
    if "level" in given:
        args.append(whole(given["level"], 1, HIGHEST_LEVEL, "move.level"))
    return args


def first_arg(given: Mapping[str, Any]) -> list[int]:
    """What the move is about: a machine, a robot in a row, or a model."""
    if "machine" in given:
        return [named(given["machine"], MACHINES_BY_NAME, "move.machine")]
    if "robot" in given:
        return [named(given["robot"], PLACED_BY_NAME, "move.robot")]
    if "model" in given:
        return [named(given["model"], MODELS_BY_NAME, "move.model")]
    if "level" in given and given.get("do") != "choose-level":
        raise malformed("move.level", "a robot or a model first")
    return []


def read_gigantobots(value: object) -> list[int]:
    """Two Gigantobots, null for the robot that fits nowhere."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise malformed("move.on", "two gigantobots")
    return [
        NOWHERE if item is None or item == "" else named(item, GIGANTOBOTS_BY_NAME, "move.on")
        for item in value
    ]


def paired(robots: list[int], on: list[int], given: Mapping[str, Any]) -> list[int]:
    """Two robots and their Gigantobots, put in one order together."""
    if len(robots) != 2:
        raise malformed("move.robots", "two robots")
    in_order = all_named(given["robots"], PLACED_BY_NAME, MOST_ROBOTS, "move.robots")
    pairs = sorted(zip(in_order, on, strict=True))
    return [robot for robot, _ in pairs] + [giga for _, giga in pairs]


def write_move(draft: Draft, usual: int) -> dict[str, Any]:
    """A whole draft as a public move; `usual` is the level that need not be named, or the price."""
    verb = draft.verb
    args = draft.args[: draft.n]
    move: dict[str, Any] = {"do": VERB_NAMES[verb]}
    if verb == Verb.REPAIR:
        move["machine"] = MACHINE_NAMES[args[0]]
        move["robots"] = [PLACED_NAMES[robot] for robot in sorted(args[1:])]
    elif verb in (Verb.TRIGGER, Verb.SUPPORT):
        key, names = ("robot", PLACED_NAMES) if verb == Verb.TRIGGER else ("model", MODEL_NAMES)
        move[key] = names[args[0]]
        if len(args) > 1 and args[1] != usual:
            move["level"] = args[1]
    elif verb == Verb.UPGRADE:
        move["model"] = MODEL_NAMES[args[0]]
    elif verb == Verb.STORE:
        move["robots"] = [PLACED_NAMES[robot] for robot in sorted(args)]
    elif verb == Verb.RECOVER:
        move["robot"] = ROBOT_NAMES[args[0]]
    elif verb == Verb.ARRANGE:
        for side, key in ((Side.TOP, "top"), (Side.BOTTOM, "bottom")):
            move[key] = [ROBOT_NAMES[card % KINDS] for card in args if card // KINDS == side]
    elif verb == Verb.PREPARE:
        move["machine"] = MACHINE_NAMES[args[0]]
        move["robots"] = [PLACED_NAMES[robot] for robot in sorted(args[2:])]
        move["from_deck"] = usual - (len(args) - 2)
    else:
        move |= write_expansion_move(verb, args)
    return move


def write_expansion_move(verb: int, args: list[int]) -> dict[str, Any]:
    """The fields of a move that belongs to an expansion."""
    if verb == Verb.MAKE_BABYBOT:
        return {"robots": [PLACED_NAMES[robot] for robot in sorted(args)]}
    if verb == Verb.PILOT:
        pairs = sorted(zip(args[:2], args[2:], strict=True))
        on = [None if giga == NOWHERE else GIGANTOBOT_NAMES[giga] for _, giga in pairs]
        return {"robots": [PLACED_NAMES[robot] for robot, _ in pairs], "on": on}
    if verb == Verb.MICROBOT_SWAP:
        return {"machines": [MACHINE_NAMES[machine] for machine in sorted(args)]}
    if verb in (Verb.MICROBOT_REPLACE, Verb.MICROBOT_REMOVE):
        return {"machine": MACHINE_NAMES[args[0]]}
    if verb == Verb.CHOOSE_LEVEL:
        return {"level": args[0]}
    if verb == Verb.REWARD:
        return {"take": REWARD_NAMES[args[0]]}
    return {}


GOES_ON_WITH = {
    Verb.REPAIR: Step.ROBOT,
    Verb.TRIGGER: Step.LEVEL,
    Verb.SUPPORT: Step.LEVEL,
    Verb.MAKE_BABYBOT: Step.ROBOT,
    Verb.MICROBOT_SWAP: Step.MACHINE,
}
ANSWERS_WITH = {
    Verb.RECOVER: Step.FETCH,
    Verb.ARRANGE: Step.PUT,
    Verb.CHOOSE_LEVEL: Step.LEVEL,
    Verb.REWARD: Step.REWARD,
}


def draft_steps(draft: Draft) -> list[tuple[int, int]]:
    """The small steps that compose a whole move, or a few more than make it whole."""
    verb = draft.verb
    args = draft.args[: draft.n]
    if verb == Verb.END_TURN:
        return [(Step.END_TURN, 0)]
    if verb in ANSWERS_WITH:
        return [(ANSWERS_WITH[verb], arg) for arg in args]
    if verb == Verb.STORE:
        return [*((Step.ROBOT, arg) for arg in args), (Step.DONE, 0)]
    if verb == Verb.PREPARE:
        robots = [(Step.ROBOT, arg) for arg in args[2:]]
        return [(Step.MACHINE, args[0]), *robots, (Step.DONE, 0)]
    if verb == Verb.PILOT:
        laid = [(Step.GIGANTOBOT, arg) for arg in args[2:]]
        return [(Step.PILOT, args[0]), (Step.ROBOT, args[1]), *laid]
    more = GOES_ON_WITH.get(verb, Step.DONE)
    return [(verb, args[0]), *((more, arg) for arg in args[1:]), (Step.DONE, 0)]
