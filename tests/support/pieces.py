"""All pieces of a position, counted, and limits that its gauges keep, by game."""

from __future__ import annotations

from collections import Counter
from typing import Any


def cyberion_pieces(truth: dict[str, Any]) -> Counter[str]:
    """Count every card and token on the table, in the box or out of the game."""
    rows = [*truth["platform"], *truth["flash"], *truth["stock"]]
    seen = [card for asked in truth["pending"] for card in asked.get("cards", [])]
    robots = rows + seen + truth["robot_deck"] + truth["discard"] + truth["out_of_game"]
    robots += [f"baby-{model}" for model in truth["limbo"]]
    robots += [robot for giga in truth["gigantobots"].values() for robot in giga["robots"]]
    hidden = truth["hidden"]
    machines = truth["machine_deck"] + truth["retired"] + hidden["box"]
    microbots = [*truth["microbots"].values(), *truth["held_microbots"]]
    microbots += hidden["microbot_pile"] + truth["microbot_discard"]
    twists = [token for tokens in hidden["interference"].values() for token in tokens]
    twists += truth["interference_seen"]
    return Counter(
        robots
        + machines
        + [name for name in truth["factory"] if name]
        + [f"microbot {token}" for token in microbots]
        + [f"interference {token}" for token in twists]
    )


def mech_pieces(truth: dict[str, Any]) -> Counter[str]:
    """Count every tile and card on the table, in the box or out of the game."""
    hidden = truth["hidden"]
    tiles = [
        tile for pile in (truth["offer"], truth["piles"]) for row in pile.values() for tile in row
    ]
    people = [card["id"] for card in truth["specialists_centre"]]
    for player in truth["players"]:
        tiles += player["workshop"] + [machine["tile"] for machine in player["belt"]]
        people += [card["id"] for card in player["specialists"]]
    cards = [truth["delivery"], *truth["delivery_deck"], *truth["delivery_past"], *hidden["box"]]
    dealt = [monitor for pair in truth["monitors_dealt"] for monitor in pair]
    return Counter(tiles + hidden["out_of_game"] + people + cards + dealt)


def check_cyberion_gauges(truth: dict[str, Any]) -> None:
    """Check that every number and row of a Cyberion position is within its limits."""
    assert 0 <= truth["failsafes"] <= 5
    assert all(1 <= level <= 5 for level in truth["levels"].values())
    assert all(len(truth[row]) <= 5 for row in ("platform", "flash", "stock"))
    assert 0 <= truth["experience"] <= len(truth["retired"])
    assert len(truth["known_top"]) + len(truth["known_bottom"]) <= len(truth["robot_deck"])
    assert set(truth["prepared"]) <= set(truth["factory"])
    assert set(truth["microbots"]) <= set(truth["factory"])
    assert len(truth["held_microbots"]) <= 5
    assert 0 <= truth["damage"] <= 5
    for giga in truth["gigantobots"].values():
        assert len(giga["robots"]) <= (0 if giga["holiday"] else 4)


def check_mech_gauges(truth: dict[str, Any]) -> None:
    """Check that every number of a Mech A Dream position is within its limits."""
    assert 1 <= truth["day"] <= 7
    for player in truth["players"]:
        assert 0 <= player["flowers"] <= 9
        assert 0 <= player["ink"] <= 9
        assert player["rainbows"] >= 0
        assert player["points"] >= 0
        assert all(1 <= machine["slot"] <= 7 for machine in player["belt"])
        assert all(0 <= card["price"] <= 2 for card in player["specialists"])
        assert truth["part"] == "night" or not (player["used_tonight"] or player["asleep"])
    per_seat = Counter(frame["seat"] for frame in truth["resolving"])
    assert all(depth <= 12 for depth in per_seat.values())
