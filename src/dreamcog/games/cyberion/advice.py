"""Advice for beginners at Cyberion: its conditions, the most urgent first.

Each is read off what the engine says of the decision; `core/advice.py` says how they are asked.
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.advice import Condition, Decision, Finding
from dreamcog.games.cyberion.names import ROW_NAMES
from dreamcog.games.cyberion.words import ROW_SIZE

END_TURN = {"do": "end-turn"}
OF_EXPANSIONS = (
    *("make-babybot", "pilot"),
    *("microbot-replace", "microbot-swap", "microbot-remove"),
)
"""Moves that may still be of use where neither a repair nor an ability is."""


# What conditions have in common.


def closing(decision: Decision) -> dict[str, Any] | None:
    """What ending the turn now would bring about; None where a question has to be answered."""
    return decision.preview(END_TURN)


def costs_failsafe(decision: Decision) -> bool:
    """Ending the turn now takes a Failsafe, and does not end the game."""
    seen = closing(decision)
    return seen is not None and seen["ends"] is None and "failsafes" in seen["spends"]


def loses(decision: Decision) -> bool:
    """Ending the turn now loses the game."""
    seen = closing(decision)
    return seen is not None and seen["ends"] is not None and not seen["ends"]["won"]


def is_unsafe(decision: Decision) -> bool:
    """Ending the turn now takes a Failsafe, or the game."""
    return costs_failsafe(decision) or loses(decision)


def repairable(decision: Decision) -> list[str]:
    """The machines that can be repaired now."""
    factory = [machine for machine in decision.view["factory"] if machine]
    return [each for each in factory if decision.can({"do": "repair", "machine": each})]


def upgradable(decision: Decision) -> list[str]:
    """The models whose Cog can be upgraded now."""
    return [each for each in decision.view["levels"] if decision.can(upgrade(each))]


def upgrade(model: str) -> dict[str, Any]:
    """The move that upgrades a Cog."""
    return {"do": "upgrade", "model": model}


def may_help(decision: Decision, move: dict[str, Any]) -> bool:
    """The move is legal, and may bring robots to the rows or a question whose answer does more.

    Robots that only move to the Stock meet no demand that they did not meet before.
    """
    seen = decision.preview(move)
    if seen is None:
        return False
    comes = {*seen["gains"], *seen["may_change"]}
    asked = "" if seen["asks"] is None else seen["asks"]["do"]
    return not comes.isdisjoint(ROW_NAMES) or asked not in ("", "store")


def helpful_robots(decision: Decision) -> list[str]:
    """The robots whose ability may help now; of each model in a row one is asked."""
    placed = dict.fromkeys(f"{row}/{robot}" for row in ROW_NAMES for robot in decision.view[row])
    able = [robot for robot in placed if decision.can(trigger(robot))]
    asked = {without_size(robot): robot for robot in able}
    useful = {kind for kind, robot in asked.items() if may_help(decision, trigger(robot))}
    return [robot for robot in able if without_size(robot) in useful]


def trigger(robot: str) -> dict[str, Any]:
    """The move that discards a robot for its ability."""
    return {"do": "trigger", "robot": robot}


def without_size(placed: str) -> str:
    """The row and the model of a robot."""
    return placed.rpartition("-")[0]


def helpful_tokens(decision: Decision) -> list[str]:
    """The Support tokens whose ability may help now, by model."""
    tokens = decision.view["support"]
    return [each for each in tokens if may_help(decision, {"do": "support", "model": each})]


def repair_of(decision: Decision) -> Finding | None:
    """The first repair there is: its machine, and the robots that it takes."""
    if not repairable(decision):
        return None
    move = decision.moves(1, "repair")[0]
    params = {"machine": move["machine"], "robots": len(move["robots"])}
    return Finding(params, (f"machine/{move['machine']}", *dict.fromkeys(move["robots"])))


def way_out(decision: Decision) -> Finding | None:
    """Where nothing can be repaired: what may still bring the robots for it."""
    if repairable(decision):
        return None
    if robots := helpful_robots(decision):
        return Finding({"by": "trigger"}, tuple(robots))
    if tokens := helpful_tokens(decision):
        return Finding({"by": "support"}, tuple(f"support/{model}" for model in tokens))
    return None


# The conditions.


def nothing_possible(decision: Decision) -> Finding | None:
    """The turn can only be ended: why is what stands in the way of discarding a robot."""
    if decision.moves(2) != [END_TURN]:
        return None
    return Finding({"why": decision.why({"do": "trigger"})})


def first_look(decision: Decision) -> Finding | None:
    """Before the first move of the game: what machines ask for, beside the robots there are."""
    view = decision.view
    is_fresh = len(view["platform"]) == ROW_SIZE and not (view["flash"] or view["stock"])
    if view["turn"] > 1 or view["pending"] or view["retired"] or not is_fresh:
        return None
    machines = repairable(decision)
    return Finding({"machines": len(machines)}, tuple(f"machine/{each}" for each in machines))


def can_repair(decision: Decision) -> Finding | None:
    """No machine has left the Factory in this turn, and one can be repaired."""
    return repair_of(decision) if is_unsafe(decision) else None


def turn_loses(decision: Decision) -> Finding | None:
    """Without a repair the game is lost, and something may still bring one about."""
    return way_out(decision) if loses(decision) else None


def last_failsafe(decision: Decision) -> Finding | None:
    """Without a repair the last Failsafe goes."""
    seen = closing(decision)
    if seen is None or not costs_failsafe(decision):
        return None
    is_last = decision.view["failsafes"] == seen["spends"]["failsafes"]
    return way_out(decision) if is_last else None


def turn_costs_failsafe(decision: Decision) -> Finding | None:
    """Without a repair a Failsafe goes, and others are left."""
    found = way_out(decision) if costs_failsafe(decision) else None
    if found is None:
        return None
    return Finding({**found.params, "failsafes": decision.view["failsafes"]}, found.marks)


def can_upgrade(decision: Decision) -> Finding | None:
    """The Experience pile pays for an upgrade."""
    models = upgradable(decision)
    if not models:
        return None
    params = {"experience": decision.view["experience"]}
    return Finding(params, tuple(f"cog/{model}" for model in models))


def nothing_helps(decision: Decision) -> Finding | None:
    """Nothing can be repaired, and nothing brings robots for it."""
    if not is_unsafe(decision) or repairable(decision) or way_out(decision) is not None:
        return None
    if any(decision.can({"do": verb}) for verb in OF_EXPANSIONS):
        return None
    return Finding({"ends": "game" if loses(decision) else "turn"})


def deck_low(decision: Decision) -> Finding | None:
    """The robot deck no longer fills a Platform."""
    view = decision.view
    if view["pending"] or view["robot_deck"] > ROW_SIZE:
        return None
    return Finding({"cards": view["robot_deck"], "battery": view["battery"]})


def another_repair(decision: Decision) -> Finding | None:
    """The turn is safe, and one more machine can be repaired."""
    return repair_of(decision) if closing(decision) is not None else None


def turn_is_safe(decision: Decision) -> Finding | None:
    """The turn can be ended and costs no Failsafe."""
    return None if closing(decision) is None or is_unsafe(decision) else Finding()


ADVICE: dict[str, Condition] = {
    "nothing-possible": nothing_possible,
    "first-look": first_look,
    "can-repair": can_repair,
    "turn-loses": turn_loses,
    "last-failsafe": last_failsafe,
    "turn-costs-failsafe": turn_costs_failsafe,
    "can-upgrade": can_upgrade,
    "nothing-helps": nothing_helps,
    "deck-low": deck_low,
    "another-repair": another_repair,
    "turn-is-safe": turn_is_safe,
}
"""All advice of Cyberion by its code."""
