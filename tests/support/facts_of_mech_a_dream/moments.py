"""Checks of refusals that speak of the moment: whose turn it is, what is asked, which part."""

from __future__ import annotations

from support.facts_of_mech_a_dream.table import DAY, asked, me, player
from support.refused import Told

ANSWERS = {"boost": ("boost",), "take": ("take",), "buy": ("buy",), "bonus": ("bonus",),
           "activate": ("activate", "decline")}  # fmt: skip
"""The moves that answer a question, by the first of them."""

NOTHING_ASKED = {"boost": "M9.1", "take": "M4.1", "bonus": "M13.7", "decline": "M5.2"}


def check_over(told: Told) -> None:
    assert told.position["outcome"] is not None
    assert told.position["deciders"] == []


def check_turn(told: Told) -> None:
    position = told.position
    assert told.seat not in position["deciders"]
    assert told.params["seat"] in position["deciders"]
    rules = {"set-up": "M11.1" if position["first"] is None else "M13.2"}
    assert told.refused.rule == rules.get(position["part"], "M3")
    assert position["part"] != "night"


def check_asleep(told: Told) -> None:
    assert told.position["part"] == "night"
    assert me(told)["asleep"]
    assert not player(told, told.params["seat"])["asleep"]


def check_question(told: Told) -> None:
    question = asked(told)
    assert question is not None
    assert told.params["asked"] == question["do"]
    assert told.params["left"] == question["left"]
    assert told.move["do"] not in ANSWERS[question["do"]]
    source = question["source"] if question["do"] != "bonus" else ""
    assert told.params["source"] == source
    assert told.refused.rule == rule_of_question(told, question["do"], source)


def rule_of_question(told: Told, do: str, source: str) -> str:
    if do in ("boost", "buy", "bonus"):
        return {"boost": "M9.1", "buy": "M11.2", "bonus": "M13.7"}[do]
    if source in told.printed["specialists"]:
        return "M13.8"
    if do == "activate":
        return "M5.2"
    return "M4.1" if source == "stock-room" else "M10.4"


def check_nothing_asked(told: Told) -> None:
    if "step" not in told.move:
        assert asked(told) is None
        assert told.params["verb"] == told.move["do"]
        assert told.refused.rule == NOTHING_ASKED[told.move["do"]]


def check_only_at_night(told: Told) -> None:
    assert told.params["part"] == told.position["part"]
    assert told.position["part"] in DAY
    assert told.params["verb"] == told.move["do"]
    assert told.move["do"] in ("activate", "sleep")
    assert asked(told) is None


def check_not_at_night(told: Told) -> None:
    assert told.position["part"] == "night"
    assert told.move["do"] in ("stock-room", "dock", "buy", "build")
    assert asked(told) is None


def check_monitor_first(told: Told) -> None:
    assert (told.position["part"], told.position["first"]) == ("set-up", None)
    assert me(told)["monitor"] is None
    assert [told.params["one"], told.params["other"]] == told.position["monitors_dealt"]
    assert told.move["do"] != "choose-monitor"


def check_specialist_first(told: Told) -> None:
    assert told.position["part"] == "set-up"
    assert told.position["deciders"] == [told.seat]
    assert told.position["first"] is not None
    assert told.move["do"] != "choose-specialist"


def check_set_up(told: Told) -> None:
    assert told.position["part"] != "set-up"
    assert told.move["do"] in ("choose-monitor", "choose-specialist")
