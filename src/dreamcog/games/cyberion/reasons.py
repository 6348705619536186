"""The facts behind a refusal, by public names: what was asked for, what there is, of what thing.

Rules only say which refusal it is. The facts that fill its sentence come from the rule's own
functions, the same that the rule compared: nothing here computes or decides anything
(`tests/contract/test_reasons.py`). They are asked for only when a refusal is told. A fact that does
not apply is an empty name, and is not told.
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.names import (
    DEMAND_NAMES,
    EXPANSION_OF,
    GIGANTOBOT_NAMES,
    MODEL_OR_NONE,
    PLACED_NAMES,
    ROBOT_NAMES,
    SIZE_OR_NONE,
    TRAIT_NAMES,
    VERB_NAMES,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.babybots import size_of_other_parent
from dreamcog.games.cyberion.rules.commandbot import (
    from_deck_named,
    left_for_deck,
    most_the_deck_pays,
    payers_named,
    price_to_prepare,
)
from dreamcog.games.cyberion.rules.cyclobot import level_of_fetching
from dreamcog.games.cyberion.rules.demands import robots_named
from dreamcog.games.cyberion.rules.factory import owner_of_machine
from dreamcog.games.cyberion.rules.fitting import (
    amount_asked,
    demand_of,
    model_asked,
    size_asked,
    team_asked,
)
from dreamcog.games.cyberion.rules.gigantobots import (
    first_that_fits,
    is_on_holiday,
    misplaced_on,
    misplaced_pilot,
)
from dreamcog.games.cyberion.rules.microbots import (
    bare_machine,
    machines_named,
    machines_to_swap,
    microbot_on,
    microbots_held,
    price_of_help,
)
from dreamcog.games.cyberion.rules.naming import (
    extra_allowed,
    first_multibot,
    missing_machine,
    missing_robot,
    model_named,
    robots_found,
    robots_wanted,
    times_named,
)
from dreamcog.games.cyberion.rules.planbot import cards_named, cards_to_put_back, seen_among_named
from dreamcog.games.cyberion.rules.questions import question_open
from dreamcog.games.cyberion.rules.rows import alike_in_row, robots_in_rows
from dreamcog.games.cyberion.rules.stockbot import first_in_stock, most_to_store
from dreamcog.games.cyberion.rules.trigger import (
    highest_level,
    level_asked,
    most_paid,
    price_asked,
    tokens_under_cog,
)
from dreamcog.games.cyberion.rules.upgrade import level_of, machines_to_spend, price_of_upgrade
from dreamcog.games.cyberion.rules.why_not import best_found
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import Verb

OF_MACHINES = (No.NO_SUCH_MACHINE, No.NO_MICROBOT_THERE, No.TWO_DIFFERENT_MACHINES)
OF_ROBOTS = (No.NO_SUCH_ROBOT, No.TOO_MANY_ROBOTS, No.TOO_FEW_ROBOTS, No.NOT_ENOUGH_ROBOTS)
OF_MULTIBOTS = (No.MULTIBOT_HAS_NO_ABILITY, No.NO_MULTIBOTS_HERE, No.NO_MULTIBOT_PILOTS)
OF_DEMANDS = (No.DEMAND_NOT_MET, No.CANNOT_BE_MET)
OF_SERVICE = (No.MICROBOT_NOT_SERVED, No.EXTRA_NOT_NEEDED)
OF_LEVELS = (No.LEVEL_TOO_HIGH, No.SUPPORT_LEVEL_TOO_HIGH)
OF_COGS = (No.LAST_LEVEL, No.NOT_ENOUGH_EXPERIENCE, No.NO_SUCH_SUPPORT, No.LEVEL_COMES_LATER)
OF_DISCARD = (No.NOT_IN_DISCARD, No.ONLY_CYCLOBOTS, No.MULTIBOT_NOT_FETCHED)
OF_PREPARING = (No.MORE_THAN_THE_PRICE, No.NOT_THE_REMAINDER, No.DECK_CANNOT_PAY)
OF_BABYBOTS = (No.NOT_A_PAIR_OF_FIVE, No.BABYBOT_NOT_IN_LIMBO)
OF_PILOTS = (No.NOTHING_IN_COMMON, No.FITS_NO_GIGANTOBOT)
OF_PLACES = (No.NOT_ON_THAT_GIGANTOBOT, No.HAS_A_PLACE)
"""Refusals with facts of one kind."""


def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """The facts that a refusal states: numbers, and public names of things."""
    if number == No.QUESTION_IS_OPEN:
        return {"question": VERB_NAMES[question_open(s)]}
    if number == No.NOTHING_TO_ANSWER:
        return {"answer": VERB_NAMES[d.verb]}
    if number == No.NOT_IN_PLAY:
        return {"expansion": EXPANSION_OF[d.verb]}
    if number in OF_MACHINES:
        return of_machines(number, s, d)
    if number in (No.NOT_YOUR_MACHINE, No.ALREADY_PREPARED):
        return of_machine(number, s, d)
    if number in OF_ROBOTS:
        return of_robots(number, s, box, d)
    if number in OF_DEMANDS:
        return of_demand(s, box, d)
    if number in OF_SERVICE:
        microbot = TRAIT_NAMES[microbot_on(s, d.args[0])]
        return {"machine": MACHINE_NAMES[d.args[0]], "microbot": microbot}
    if number in OF_LEVELS or number == No.CANNOT_PAY_COMMANDBOT:
        return of_level(number, s, box, d)
    if number in OF_COGS:
        return of_cog(number, s, box, d)
    if number in OF_DISCARD or number in OF_MULTIBOTS:
        return of_unfit_robot(number, s, d)
    if number in OF_PREPARING or number == No.NOT_ENOUGH_MICROBOTS:
        return of_price(number, s, d)
    if number in OF_BABYBOTS:
        return of_babybot(number, box, d)
    if number in OF_PILOTS or number in OF_PLACES:
        return of_pilots(number, s, box, d)
    return of_answer(number, s, d)


def of_machines(number: int, s: State, d: Draft) -> dict[str, Any]:
    """Which machine is not there, or has no Microbot; how many different ones a swap names."""
    if number == No.NO_SUCH_MACHINE:
        return {"machine": MACHINE_NAMES[missing_machine(s, d)]}
    if number == No.NO_MICROBOT_THERE:
        return {"machine": MACHINE_NAMES[bare_machine(s, d)]}
    return {"wanted": machines_to_swap(), "found": machines_named(d)}


def of_machine(number: int, s: State, d: Draft) -> dict[str, Any]:
    """The machine, and whose it is."""
    machine = MACHINE_NAMES[d.args[0]]
    if number == No.NOT_YOUR_MACHINE:
        return {"machine": machine, "owner": owner_of_machine(s, d.args[0])}
    return {"machine": machine}


def of_robots(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """Which robot is not there so often; how many robots the move wants, and finds."""
    if number == No.NO_SUCH_ROBOT:
        robot = missing_robot(s, d)
        wanted, found = times_named(d, robot), alike_in_row(s, robot)
        return {"placed": PLACED_NAMES[robot], "wanted": wanted, "found": found}
    told = {"move": VERB_NAMES[d.verb], "wanted": robots_wanted(s, box, d)}
    if d.verb == Verb.REPAIR:
        told = {**told, "machine": MACHINE_NAMES[d.args[0]]}
    if number == No.NOT_ENOUGH_ROBOTS:
        return {**told, "found": robots_in_rows(s)}
    if d.verb == Verb.REPAIR:
        told = {**told, "extra": extra_allowed(s, d.args[0])}
    return {**told, "found": robots_found(d)}


def of_demand(s: State, box: Box, d: Draft) -> dict[str, Any]:
    """What the machine still asks for, and how far the robots can come."""
    machine = d.args[0]
    return {
        "machine": MACHINE_NAMES[machine],
        "demand": DEMAND_NAMES[demand_of(box, machine)],
        "robots": team_asked(s, box, machine),
        "model": MODEL_OR_NONE[model_asked(box, machine)],
        "size": SIZE_OR_NONE[size_asked(box, machine)],
        "wanted": amount_asked(s, box, machine),
        "found": best_found(s, box, machine, d),
        "named": robots_named(d),
    }


def of_level(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """The level asked for, and the highest there is, or what it costs and what can be paid."""
    level = level_asked(s, box, d)
    if number == No.CANNOT_PAY_COMMANDBOT:
        return {"level": level, "wanted": price_asked(s, box, d), "found": most_paid(s, d)}
    told = {"level": level, "highest": highest_level(s, box, d)}
    if d.verb == Verb.CHOOSE_LEVEL:
        return {"move": VERB_NAMES[d.verb], **told}
    return {"move": VERB_NAMES[d.verb], "model": MODEL_NAMES[model_named(box, d)], **told}


def of_cog(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """Whose Cog or token it is, where the Cog stands, and what moving it costs."""
    model = model_named(box, d)
    told = {"model": MODEL_NAMES[model]}
    if number == No.NO_SUCH_SUPPORT:
        return told
    if number == No.LEVEL_COMES_LATER:
        return {**told, "tokens": tokens_under_cog(s, model)}
    if number == No.LAST_LEVEL:
        return {**told, "level": level_of(s, model)}
    wanted, found = price_of_upgrade(s, model), machines_to_spend(s)
    return {**told, "level": level_of(s, model), "wanted": wanted, "found": found}


def of_unfit_robot(number: int, s: State, d: Draft) -> dict[str, Any]:
    """Which robot cannot be used so."""
    if number in OF_MULTIBOTS:
        return {"placed": PLACED_NAMES[first_multibot(d)]}
    robot = ROBOT_NAMES[d.args[0]]
    if number == No.ONLY_CYCLOBOTS:
        return {"robot": robot, "level": level_of_fetching(s)}
    return {"robot": robot}


def of_price(number: int, s: State, d: Draft) -> dict[str, Any]:
    """What is to be paid, and what is."""
    if number == No.NOT_ENOUGH_MICROBOTS:
        return {"wanted": price_of_help(s, d.verb), "found": microbots_held(s)}
    if number == No.MORE_THAN_THE_PRICE:
        return {"wanted": price_to_prepare(s), "found": payers_named(d)}
    wanted = left_for_deck(s, d)
    if number == No.NOT_THE_REMAINDER:
        return {"wanted": wanted, "found": from_deck_named(d)}
    return {"wanted": wanted, "found": most_the_deck_pays(s, d)}


def of_babybot(number: int, box: Box, d: Draft) -> dict[str, Any]:
    """The first parent, and what the other one must be."""
    told = {"placed": PLACED_NAMES[d.args[0]], "model": MODEL_NAMES[model_named(box, d)]}
    if number == No.BABYBOT_NOT_IN_LIMBO:
        return told
    return {**told, "size": SIZE_OR_NONE[size_of_other_parent(box, d.args[0])]}


def of_pilots(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """Which robots can not pilot together; which one lies wrong, and on what."""
    if number in OF_PILOTS and d.n == 1:
        return {"robots": robots_found(d), "placed": PLACED_NAMES[d.args[0]]}
    if number in OF_PILOTS:
        other = PLACED_NAMES[d.args[1]]
        return {"robots": robots_found(d), "placed": PLACED_NAMES[d.args[0]], "other": other}
    robot = misplaced_pilot(s, box, d)
    if number == No.HAS_A_PLACE:
        gigantobot = GIGANTOBOT_NAMES[first_that_fits(s, box, robot)]
        return {"placed": PLACED_NAMES[robot], "gigantobot": gigantobot}
    giga = misplaced_on(s, box, d)
    told = {"placed": PLACED_NAMES[robot], "gigantobot": GIGANTOBOT_NAMES[giga]}
    return {**told, "holiday": is_on_holiday(s, giga)}


def of_answer(number: int, s: State, d: Draft) -> dict[str, Any]:
    """What an ability lets the player choose from."""
    if number == No.TOO_MANY_TO_STORE:
        return {"wanted": most_to_store(s), "found": robots_found(d)}
    if number == No.ALREADY_IN_STOCK:
        return {"placed": PLACED_NAMES[first_in_stock(d)]}
    if number == No.NOT_THE_CARDS_SEEN:
        told = {"wanted": cards_to_put_back(s), "found": seen_among_named(s, d)}
        return {**told, "named": cards_named(d)}
    if number == No.NO_SUCH_LEVEL:
        return {"level": d.args[0]}
    return {}
