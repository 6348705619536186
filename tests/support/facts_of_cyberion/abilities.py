"""Refused abilities, upgrades and answers to questions."""

from __future__ import annotations

from support.facts_of_cyberion.position import (
    RULES,
    is_multibot,
    machine_named,
    mine,
    model_of,
    named,
    question,
    rows,
    tries_verb,
)
from support.refused import Told


def level_too_high(told: Told) -> None:
    if tries_verb(told) == "choose-level":
        assert told.params["highest"] == question(told)["level"]
    else:
        model = told.params["model"]
        asked = [told.move["robot"]] if "robot" in told.move else rows(told)
        assert model in map(model_of, asked)
        assert told.params["highest"] == told.position["levels"][model]
    assert told.params["level"] == told.move["level"] > told.params["highest"]
    assert told.refused.rule == RULES[tries_verb(told)]


def no_such_support(told: Told) -> None:
    assert told.params["model"] not in told.position["support"]
    assert told.move.get("model", told.params["model"]) == told.params["model"]


def support_level_too_high(told: Told) -> None:
    model = told.params["model"]
    assert told.move.get("model", model) == model
    assert model in told.position["support"]
    assert told.params["highest"] == 3 < told.move["level"] == told.params["level"]


def last_level(told: Told) -> None:
    assert told.position["levels"][told.params["model"]] == 5 == told.params["level"]


def not_enough_experience(told: Told) -> None:
    level = told.position["levels"][told.params["model"]]
    assert told.params["level"] == told.params["wanted"] == level
    assert told.params["found"] == told.position["experience"] < level


def too_many_to_store(told: Told) -> None:
    assert told.params["wanted"] == question(told)["left"] < len(named(told))
    assert told.params["found"] == len(named(told))


def already_in_stock(told: Told) -> None:
    assert told.params["placed"] in named(told)
    assert told.params["placed"].startswith("stock/")


def not_in_discard(told: Told) -> None:
    assert told.params["robot"] == told.move["robot"] not in told.position["discard"]


def only_cyclobots(told: Told) -> None:
    assert told.params["robot"] == told.move["robot"] in told.position["discard"]
    assert model_of(told.params["robot"]) != "cyclobot"
    assert not is_multibot(told.params["robot"])
    assert told.params["level"] == question(told)["level"] in (2, 4)


def multibot_not_fetched(told: Told) -> None:
    assert told.params["robot"] == told.move["robot"] in told.position["discard"]
    assert is_multibot(told.params["robot"])


def not_the_cards_seen(told: Told) -> None:
    cards = question(told)["cards"]
    put = [*named(told, "top"), *named(told, "bottom")]
    right = sum(min(put.count(card), cards.count(card)) for card in set(cards))
    assert told.params == {"wanted": len(cards), "found": right, "named": len(put)}
    assert sorted(put) != sorted(cards)


def cannot_pay_commandbot(told: Told) -> None:
    truth = told.truth()
    own = int(tries_verb(told) == "trigger")
    highest = {
        "trigger": lambda: told.position["levels"]["commandbot"],
        "support": lambda: 3,
    }.get(tries_verb(told), lambda: question(told)["level"])
    level = told.move.get("level") or highest()
    in_deck = sum(not card.startswith("baby-") for card in truth["robot_deck"])
    again = in_deck + len(truth["discard"]) + len(rows(told))
    payable = len(rows(told)) - own + in_deck
    payable += again if truth["battery"] == "charged" else 0
    price = told.printed["abilities"]["commandbot"][level - 1]["number"]
    assert told.params == {"level": level, "wanted": price, "found": payable}
    assert payable < price


def nothing_to_prepare(told: Told) -> None:
    assert set(mine(told)) <= set(told.position["prepared"])


def already_prepared(told: Told) -> None:
    assert machine_named(told) in told.position["prepared"]


def more_than_the_price(told: Told) -> None:
    assert told.params["wanted"] == question(told)["left"] < len(named(told))
    assert told.params["found"] == len(named(told))


def deck_cannot_pay(told: Told) -> None:
    truth = told.truth()
    in_deck = sum(not card.startswith("baby-") for card in truth["robot_deck"])
    again = in_deck + len(truth["discard"]) + len(named(told))
    payable = in_deck + (again if truth["battery"] == "charged" else 0)
    left = question(told)["left"] - len(named(told))
    assert told.params == {"wanted": left, "found": payable}
    assert payable < left


def not_the_remainder(told: Told) -> None:
    left = question(told)["left"] - len(named(told))
    assert told.params == {"wanted": left, "found": told.move["from_deck"]}
    assert left != told.move["from_deck"]
