"""Checks of refusals that speak of things: prices, tiles, robots, machines and Specialists."""

from __future__ import annotations

from typing import Any

from support.facts_of_mech_a_dream.table import (
    PURSE,
    ROBOT,
    asked,
    buyers_before,
    can_be_copied,
    can_buy_with,
    does,
    is_buying,
    is_done,
    me,
    means,
    offered,
    player,
    price_of_dock,
    price_of_tile,
    price_of_use,
    used_way,
    ways,
)
from support.refused import Told


def check_missing(told: Told) -> None:
    unit = told.refused.code.removeprefix("not-enough-").removesuffix("s")
    assert told.params["found"] == me(told)[PURSE[unit]]
    assert told.params["found"] < told.params["wanted"] == price(told, unit)


def price(told: Told, unit: str) -> int:
    """What the refused move costs of a unit; and that the refusal cites the rule of that price."""
    rule, params = told.refused.rule, told.params
    if told.move["do"] == "dock":
        assert rule == "M5.1"
        return price_of_dock(told)
    if told.move["do"] == "buy":
        assert rule == "M6.1"
        assert params["tile"] == told.move.get("tile", params["tile"])
        assert told.printed["tiles"][params["tile"]]["currency"] == unit
        return price_of_tile(told, params["tile"])
    if told.move["do"] == "stock-room":
        assert rule == "M13.4"
        return price_of_specialist(told)
    check_thing(told)
    robot = params["what"] == ROBOT and player(told, params["owner"])["monitor"]
    own = "M11.2" if robot else "M10.4"
    assert rule == (own if params["whose"] == "own" else "M11.4")
    return price_of_use(told, params["owner"], params["what"], unit)


def price_of_specialist(told: Told) -> int:
    """M13.4: what its token says; what the floor gives beforehand would not have been enough."""
    card, owner = told.params["specialist"], told.params["owner"]
    held = told.position["specialists_centre"]
    held = held if owner == "centre" else player(told, owner)["specialists"]
    (found,) = [each["price"] for each in held if each["id"] == card]
    floor = told.printed["stock_room"][told.position["part"]]["fixed"].get("rainbow", 0)
    is_taken = told.options["specialist_instead_of"] != "floor"
    assert me(told)["rainbows"] + floor * is_taken < found
    return int(found)


def check_thing(told: Told) -> None:
    """What is refused is what the move names: one's own, or what it copies."""
    what, owner = told.params["what"], told.params["owner"]
    assert (told.params["whose"] == "own") == (owner == told.seat)
    if owner == told.seat and "copy" not in told.move:
        assert what == told.move.get("what", what)
    elif owner != told.seat:
        assert told.move["copy"] == {"seat": owner, "what": what}


def check_not_for_sale(told: Told) -> None:
    assert told.params["tile"] == told.move["tile"]
    assert told.move["tile"] not in offered(told)


def check_nothing_to_buy(told: Told) -> None:
    copied = told.move.get("copy", {"seat": told.seat, "what": told.move.get("what", ROBOT)})
    seat, what = copied["seat"], copied["what"]
    assert used_way(told, seat, what).get("effect") == "buy"
    ink, rainbows = means(told, seat, what, "ink"), means(told, seat, what, "rainbow")
    assert (told.params["ink"], told.params["rainbows"]) == (ink, rainbows)
    assert not can_buy_with(told, ink, rainbows)


def check_nothing_offered(told: Told) -> None:
    assert offered(told) == []
    assert told.move["do"] == "buy"


def check_nothing_to_build(told: Told) -> None:
    assert me(told)["belt"] == []
    assert told.move["do"] == "build"


def check_belt(told: Told) -> None:
    assert told.params["tile"] == told.move["tile"]
    assert told.move["tile"] not in [machine["tile"] for machine in me(told)["belt"]]
    assert told.refused.rule == {"build": "M7.1", "boost": "M9.1"}[told.move["do"]]


def check_workshop(told: Told) -> None:
    check_thing(told)
    assert told.params["what"] != ROBOT
    assert told.params["what"] not in player(told, told.params["owner"])["workshop"]


def check_no_effect(told: Told) -> None:
    check_thing(told)
    assert told.params["what"] in player(told, told.params["owner"])["workshop"]
    kind = told.printed["tiles"][told.params["what"]]["kind"]
    assert kind in ("economical", "crystal")


def check_used(told: Told) -> None:
    check_thing(told)
    assert told.position["part"] == "night"
    assert told.params["what"] in me(told)["used_tonight"]
    assert asked(told) is None


def check_resolving(told: Told) -> None:
    check_thing(told)
    what = told.params["what"]
    effect = (me(told)["monitor"] or ROBOT) if what == ROBOT else what
    frames = told.position["resolving"]
    assert {"seat": told.seat, "kind": "effect", "of": effect, "left": 0} in frames


def check_no_option(told: Told) -> None:
    check_thing(told)
    owner, what = told.params["owner"], told.params["what"]
    assert len(ways(told, owner, what)) == 1
    assert "option" in told.move
    robot = what == ROBOT and player(told, owner)["monitor"]
    assert told.refused.rule == ("M11.2" if robot else "M10.4")


def check_option_open(told: Told) -> None:
    check_thing(told)
    assert len(ways(told, told.params["owner"], told.params["what"])) == 2
    assert told.whole
    assert "option" not in told.move


def check_no_copier(told: Told) -> None:
    assert "copy" in told.move
    assert told.params["what"] == told.move.get("what", ROBOT)
    assert told.params["what"] != ROBOT or not does(told, told.seat, "copy")


def check_copy_open(told: Told) -> None:
    assert told.whole
    assert "copy" not in told.move
    assert told.params["what"] == told.move["what"] == ROBOT
    assert does(told, told.seat, "copy")


def check_activation_open(told: Told) -> None:
    assert "step" in told.move
    assert told.params["what"] in (ROBOT, *me(told)["workshop"])


def check_opponent(told: Told) -> None:
    seat = told.move["copy"]["seat"]
    assert told.params["owner"] == seat
    assert seat == told.seat or seat >= len(told.position["players"])


def check_copies_itself(told: Told) -> None:
    check_thing(told)
    assert (told.params["whose"], told.params["what"]) == ("opponent", ROBOT)
    assert does(told, told.params["owner"], "copy")


def check_nothing_to_copy(told: Told) -> None:
    assert does(told, told.seat, "copy")
    assert price_of_use(told, told.seat, ROBOT, "flower") <= me(told)["flowers"]
    assert list(can_be_copied(told)) == []


def check_wait(told: Told) -> None:
    assert told.position["part"] == "night"
    copied = told.move.get("copy", {"seat": told.seat, "what": told.move.get("what", ROBOT)})
    assert used_way(told, copied["seat"], copied["what"]).get("effect") == "buy"
    first = told.params["seat"]
    assert first in buyers_before(told, copied["seat"])
    assert is_buying(told, first) or not is_done(told, first)


def check_dealt(told: Told) -> None:
    assert told.params["monitor"] == told.move["monitor"]
    assert told.move["monitor"] not in told.position["monitors_dealt"]
    assert [told.params["one"], told.params["other"]] == told.position["monitors_dealt"]


def check_not_in_play(told: Told) -> None:
    assert "specialists" not in told.options["variants"]


def check_specialist(told: Told) -> None:
    """Where the Specialist is, as the refusal says."""
    card, owner = told.params["specialist"], told.params["owner"]
    assert card == told.move.get("specialist", card)
    places: dict[int | str, Any] = {
        seat: other["specialists"] for seat, other in enumerate(told.position["players"])
    }
    places["centre"] = told.position["specialists_centre"]
    found = [where for where, held in places.items() if card in [each["id"] for each in held]]
    assert found == ([] if owner == "box" else [owner])


def check_not_here(told: Told) -> None:
    check_specialist(told)
    assert told.params["owner"] != "centre"
    if told.move["do"] == "stock-room":
        assert (told.params["owner"], told.refused.rule) == ("box", "M13.3")
    else:
        assert (told.position["part"], told.refused.rule) == ("set-up", "M13.2")


def check_own_specialist(told: Told) -> None:
    check_specialist(told)
    assert told.params["owner"] == told.seat


def check_evening(told: Told) -> None:
    assert told.position["part"] == "evening"
    assert told.move["do"] == "stock-room"


def check_no_bonus(told: Told) -> None:
    check_specialist(told)
    question = asked(told)
    assert question is not None
    assert question["do"] == "bonus"
    assert told.params["specialist"] not in question["specialists"]
