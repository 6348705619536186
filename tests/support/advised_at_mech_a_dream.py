"""When each advice of Mech A Dream applies, from the whole menu and from moves that are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.advised import Checked, Truths

Found = Mapping[str, Any] | None
GAUGE = 9
LAST_DAY = 7


def own(seen: Checked) -> Mapping[str, Any]:
    """The seat's own things."""
    player: Mapping[str, Any] = seen.view["players"][seen.seat]
    return player


def offers(seen: Checked) -> set[str]:
    """The tiles that some move buys, as they are marked."""
    return {f"offer/{move['tile']}" for move in seen.of("buy")}


def activations(seen: Checked, is_free: bool) -> list[str]:
    """What can be activated tonight and brings something; for nothing, or at any price."""
    previews = [(move["what"], seen.preview(move)) for move in seen.of("activate")]
    return [what for what, each in previews if each["gives"] and not (is_free and each["spends"])]


def to_activate(is_free: bool) -> Any:
    """Something to activate before one sleeps."""

    def truth(seen: Checked) -> Found:
        found = activations(seen, is_free) if seen.of("sleep") else []
        return {"what": found[0], "marks": {f"own/{what}" for what in found}} if found else None

    return truth


def nothing_possible(seen: Checked) -> Found:
    return {} if seen.menu == [{"do": "sleep"}] else None


def nothing_useful(seen: Checked) -> Found:
    return {} if seen.of("sleep") else None


def last_day(seen: Checked) -> Found:
    is_last = (seen.view["day"], seen.view["part"]) == (LAST_DAY, "morning")
    return {} if is_last and seen.of("stock-room") else None


def can_complete(seen: Checked) -> Found:
    tiles = [machine["tile"] for machine in own(seen)["belt"]]
    for move in sorted(seen.of("boost", "build"), key=lambda move: tiles.index(move["tile"])):
        machine = own(seen)["belt"][tiles.index(move["tile"])]
        by = {"tile": move["tile"], "by": move["do"], "marks": {f"belt/{move['tile']}"}}
        if move["do"] == "boost":
            if move["tile"] in seen.after(move)["players"][seen.seat]["workshop"]:
                return by
        elif (machine["slot"], machine["assistants"]) == (1, 0):
            return by
    return None


def resource_full(seen: Checked) -> Found:
    if not seen.of("stock-room"):
        return None
    if own(seen)["flowers"] == GAUGE:
        return {"unit": "flower", "most": GAUGE, "marks": {"dock"} if seen.of("dock") else set()}
    if own(seen)["ink"] == GAUGE:
        return {"unit": "ink", "most": GAUGE, "marks": offers(seen)}
    return None


def buy_first(seen: Checked) -> Found:
    if own(seen)["belt"] or own(seen)["workshop"] or not seen.of("stock-room"):
        return None
    tiles = offers(seen)
    return {"tiles": len(tiles), "marks": tiles} if tiles else None


def save_up(seen: Checked) -> Found:
    is_poor = not own(seen)["belt"] and not seen.of("buy") and seen.of("stock-room")
    return {"marks": {"floor/flower", "floor/ink"}} if is_poor else None


def can_build(seen: Checked) -> Found:
    for machine in own(seen)["belt"]:
        if not machine["assistants"] and seen.of("build"):
            tile, slot = machine["tile"], machine["slot"]
            return {"tile": tile, "slot": slot, "marks": {f"belt/{tile}"}}
    return None


def look(seen: Checked) -> Found:
    if not seen.of("stock-room"):
        return None
    dock = {"dock"} if seen.of("dock") else set()
    return {"part": seen.view["part"], "marks": offers(seen) | dock}


TRUTHS: Truths = {
    "nothing-possible": nothing_possible,
    "free-activation-left": to_activate(is_free=True),
    "can-convert": to_activate(is_free=False),
    "nothing-useful": nothing_useful,
    "last-day": last_day,
    "can-complete": can_complete,
    "resource-full": resource_full,
    "buy-first": buy_first,
    "save-up": save_up,
    "can-build": can_build,
    "look": look,
}
