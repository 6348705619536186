"""When each advice of Cyberion applies, from the whole menu and from moves that are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.advised import Checked, Truth, Truths

Found = Mapping[str, Any] | None
USUAL = {"end-turn", "trigger", "support", "upgrade"}


def ended(seen: Checked) -> tuple[bool, bool] | None:
    """Whether ending the turn takes a Failsafe, or loses the game; None where one cannot."""
    if not seen.of("end-turn"):
        return None
    happened = seen.events({"do": "end-turn"})
    return "failsafe-lost" in happened, "lost" in happened


def is_unsafe(seen: Checked) -> bool:
    """No machine has left the Factory in this turn, as far as that matters at its end."""
    return bool(seen.of("end-turn")) and not seen.view["repaired_this_turn"]


def repairs(seen: Checked) -> set[str]:
    """The machines that some move repairs."""
    return {move["machine"] for move in seen.of("repair")}


def helpers(seen: Checked, verb: str, field: str) -> list[str]:
    """What may bring robots, or lets one choose, when it is discarded at its usual level."""
    found = []
    for move in seen.of(verb):
        told = seen.preview(move)
        brings = {"platform", "flash"} & (told["gains"].keys() | set(told["may_change"]))
        asked = [each["do"] for each in seen.after(move)["pending"]]
        if "level" not in move and (brings or set(asked) - {"store"}):
            found.append(move[field])
    return found


def way_out(seen: Checked) -> Found:
    """What may bring a repair about where none is possible."""
    if repairs(seen):
        return None
    if robots := helpers(seen, "trigger", "robot"):
        return {"by": "trigger", "marks": set(robots)}
    if tokens := helpers(seen, "support", "model"):
        return {"by": "support", "marks": {f"support/{model}" for model in tokens}}
    return None


def repair(seen: Checked) -> Found:
    """A repair there is."""
    if not seen.of("repair"):
        return None
    move = seen.of("repair")[0]
    marks = {f"machine/{move['machine']}", *move["robots"]}
    return {"machine": move["machine"], "robots": len(move["robots"]), "marks": marks}


def nothing_possible(seen: Checked) -> Found:
    return {} if seen.menu == [{"do": "end-turn"}] else None


def first_look(seen: Checked) -> Found:
    view = seen.view
    is_first = view["turn"] == 1 and seen.of("end-turn") and not view["retired"]
    if not is_first or len(view["platform"]) != 5 or view["flash"] or view["stock"]:
        return None
    machines = repairs(seen)
    return {"machines": len(machines), "marks": {f"machine/{each}" for each in machines}}


def can_repair(seen: Checked) -> Found:
    return repair(seen) if is_unsafe(seen) else None


def costing(least: int, most: int) -> Truth:
    """A turn without a repair, with so many Failsafes in the Reserve."""

    def truth(seen: Checked) -> Found:
        if not is_unsafe(seen) or not least <= seen.view["failsafes"] <= most:
            return None
        assert ended(seen) == ((False, True) if most == 0 else (True, False))
        return way_out(seen)

    return truth


def can_upgrade(seen: Checked) -> Found:
    models = {move["model"] for move in seen.of("upgrade")}
    return {"marks": {f"cog/{model}" for model in models}} if models else None


def nothing_helps(seen: Checked) -> Found:
    is_lost = is_unsafe(seen) and way_out(seen) is None
    if not is_lost or not {move["do"] for move in seen.menu} <= USUAL:
        return None
    return {"ends": "game" if seen.view["failsafes"] == 0 else "turn"}


def deck_low(seen: Checked) -> Found:
    cards = seen.view["robot_deck"]
    is_low = cards <= 5 and seen.of("end-turn")
    return {"cards": cards, "battery": seen.view["battery"]} if is_low else None


def another_repair(seen: Checked) -> Found:
    return repair(seen) if seen.of("end-turn") else None


def turn_is_safe(seen: Checked) -> Found:
    return {} if ended(seen) == (False, False) else None


TRUTHS: Truths = {
    "nothing-possible": nothing_possible,
    "first-look": first_look,
    "can-repair": can_repair,
    "turn-loses": costing(0, 0),
    "last-failsafe": costing(1, 1),
    "turn-costs-failsafe": costing(2, 5),
    "can-upgrade": can_upgrade,
    "nothing-helps": nothing_helps,
    "deck-low": deck_low,
    "another-repair": another_repair,
    "turn-is-safe": turn_is_safe,
}
