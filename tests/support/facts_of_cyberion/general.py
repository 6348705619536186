"""Refusals that any move can meet."""

from __future__ import annotations

from support.facts_of_cyberion.position import (
    RULES,
    machine_named,
    mine,
    named,
    question,
    rows,
    tries_verb,
)
from support.refused import Told

ANSWERS = ("store", "recover", "arrange", "prepare", "choose-level", "reward")


def game_is_over(told: Told) -> None:
    assert told.position["outcome"] is not None


def not_your_turn(told: Told) -> None:
    assert told.position["seat"] != told.seat


def question_is_open(told: Told) -> None:
    asked = question(told)["do"]
    assert told.params == {"question": asked}
    assert told.refused.rule == RULES[asked]
    assert tries_verb(told) != asked


def nothing_to_answer(told: Told) -> None:
    assert not question(told)
    assert told.params == {"answer": tries_verb(told)}
    assert tries_verb(told) in ANSWERS
    assert told.refused.rule == RULES[tries_verb(told)]


def not_in_play(told: Told) -> None:
    assert told.params["expansion"] not in told.options["expansions"]
    start = str(told.params["expansion"]).removesuffix("s")
    own = {"babybot": "make-babybot", "gigantobot": "pilot"}
    assert tries_verb(told) == own.get(start, tries_verb(told))
    assert start in own or tries_verb(told).startswith("microbot-")
    assert told.refused.rule == RULES[tries_verb(told)]


def no_such_machine(told: Told) -> None:
    machine = told.params["machine"]
    assert machine not in told.position["factory"]
    assert machine in (told.move.get("machine"), *told.move.get("machines", ()))
    assert told.refused.rule == RULES[tries_verb(told)]


def no_such_robot(told: Told) -> None:
    placed = told.params["placed"]
    asked = named(told) or [told.move["robot"]]
    assert told.params["wanted"] == asked.count(placed)
    assert told.params["found"] == rows(told).count(placed) < asked.count(placed)
    assert told.refused.rule == RULES[tries_verb(told)]


def no_machines(told: Told) -> None:
    assert not any(told.position["factory"])


def no_such_level(told: Told) -> None:
    assert not 1 <= told.params["level"] <= 5


def not_the_next_step(told: Told) -> None:
    assert "step" in told.move


def not_your_machine(told: Told) -> None:
    machine = machine_named(told)
    assert machine in told.position["factory"]
    assert machine not in mine(told)
    assert told.position["factory"][4 * told.params["owner"]] == machine
