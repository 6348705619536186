"""Refused repairs, and moves that name too many or too few robots."""

from __future__ import annotations

from support.facts_of_cyberion.position import (
    RULES,
    machine_named,
    named,
    rows,
    team_size,
    tries_verb,
)
from support.refused import Told
from support.teams import fitting, is_feasible, readings, serves, sums, teams, ways

FEW = 8
"""Rows of so many robots are tried with every completion of a partial team."""


def too_many_robots(told: Told) -> None:
    assert told.params["found"] == len(named(told))
    if tries_verb(told) == "make-babybot":
        assert told.params["wanted"] == 2 < len(named(told))
    else:
        machine = machine_named(told)
        extra = int(machine in told.position["microbots"])
        assert told.params["extra"] == extra
        assert told.params["wanted"] == team_size(told, machine) < len(named(told)) - extra
    assert told.refused.rule == RULES[tries_verb(told)]


def too_few_robots(told: Told) -> None:
    assert told.params["found"] == len(named(told))
    repairs = tries_verb(told) == "repair"
    wanted = team_size(told, machine_named(told)) if repairs else 2
    assert told.params["wanted"] == wanted > len(named(told))
    assert told.refused.rule == RULES[tries_verb(told)]


def not_enough_robots(told: Told) -> None:
    wanted = {"trigger": 1, "make-babybot": 2, "pilot": 2}.get(tries_verb(told))
    if wanted is None:
        assert tries_verb(told) == "repair"
        wanted = told.params["wanted"]
        needed = {team_size(told, m) for m in told.position["factory"] if m}
        assert wanted in needed
    assert told.params["wanted"] == wanted > len(rows(told)) == told.params["found"]
    assert told.refused.rule == RULES[tries_verb(told)]


def possible_teams(told: Told, machine: str) -> list[list[str]] | None:
    """Every team that the move can still come to; None where there are too many to try."""
    infected = machine in told.position["microbots"]
    size = team_size(told, machine)
    robots = rows(told)
    if told.whole:
        robots = named(told)
    elif len(robots) > FEW:
        return None
    extra = infected and (not told.whole or len(robots) > size)
    return teams(named(told), robots, size, extra)


def demand_not_met(told: Told) -> None:
    machine = machine_named(told)
    face = told.printed["machines"][machine]
    helpers = int(machine in told.position["prepared"])
    params = told.params
    sums_up = face["demand"] in ("sum-min", "sum-max")
    assert params["demand"] == face["demand"]
    assert params["robots"] == team_size(told, machine)
    assert params["named"] == len(named(told))
    assert params.get("model") == (face["trait"] if face["demand"] == "model" else None)
    assert params.get("size") == (face["trait"] if face["demand"] == "size" else None)
    helped = {"sum-min": 5, "sum-max": 1}.get(face["demand"], 0) * helpers
    assert params["wanted"] == (face["trait"] - helped if sums_up else team_size(told, machine))
    if face["demand"] == "sum-max":
        assert params["found"] > params["wanted"]
    else:
        assert params["found"] < params["wanted"]
    possible = possible_teams(told, machine)
    if possible is None:
        return
    best = {
        "sum-min": lambda: max(sums(team)[1] for team in possible),
        "sum-max": lambda: min(sums(team)[0] for team in possible),
    }.get(face["demand"], lambda: max(fitting(face, team) for team in possible))
    assert params["found"] == best()
    for team in possible:
        if is_feasible(team, helpers):
            assert not any(ways(face, team, helpers)), (told.move, team)


def microbot_not_served(told: Told) -> None:
    machine = machine_named(told)
    face, token = told.printed["machines"][machine], told.position["microbots"][machine]
    assert told.params["microbot"] == token
    helpers = int(machine in told.position["prepared"])
    met = False
    possible = possible_teams(told, machine)
    if possible is None or not all(is_feasible(team, helpers) for team in possible):
        return
    for team in possible:
        for read in ways(face, team, helpers):
            met = True
            assert not any(serves(token, reading) for reading in read), (told.move, team)
            aside = list(named(told))
            for robot in team:
                if robot in aside:
                    aside.remove(robot)
            assert not any(serves(token, reading) for robot in aside for reading in readings(robot))
    assert met


def extra_not_needed(told: Told) -> None:
    machine = machine_named(told)
    face, token = told.printed["machines"][machine], told.position["microbots"][machine]
    assert told.params["microbot"] == token
    helpers = int(machine in told.position["prepared"])
    possible = possible_teams(told, machine)
    if possible is None or not all(is_feasible(team, helpers) for team in possible):
        return
    assert any(
        serves(token, reading)
        for team in possible
        for read in ways(face, team, helpers)
        for reading in read
    )
    assert not told.whole or len(named(told)) == team_size(told, machine) + 1
