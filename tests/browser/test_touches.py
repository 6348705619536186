"""What is forced is filled in: how many touches a move takes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person, Screen
from browser.player import Player
from browser.tables import ME
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow

BUTTONS = ".asked button.commit"
MOST_TABLES = 30
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)


class Toucher:
    """Touches things and presses buttons, and counts both."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = 0

    def touch(self, thing: Locator) -> None:
        """Touch a thing or press a button."""
        thing.click()
        self.touches += 1


def sought(
    person: Person, until: Callable[[Any], bool], game: str, *seats: object, first: int = 1
) -> tuple[str, Any]:
    """A table where it has come to something, and what is known there."""
    for seed in range(first, first + MOST_TABLES):
        table = person.tables.make(game, *seats, seed=seed)
        whole = person.tables.play_on(table, random.Random(seed), until)
        if whole["menu"] is not None and until(whole):
            return table, whole
    raise AssertionError("it never came to that")


def opened(person: Person, table: str) -> Page:
    """A table, when it is this person's turn."""
    page = person.go(f"tables/{table}")
    player = Player(page)
    if player.wait().is_greeted:
        player.go_on()
    return page


def thing(page: Page, key: str) -> Locator:
    """A thing on the table, in whichever part of it."""
    found = page.locator(f'button[data-key="{key}"]:visible').first
    for tab in page.locator(".whole .tabs button").all():
        if found.is_visible():
            break
        tab.click()
    return found


def forced_repairs(whole: Any) -> list[dict[str, Any]]:
    """The repairs of machines that only one team of robots can repair."""
    moves = [move for move in moves_of(whole["menu"] or {"next": []}) if move["do"] == "repair"]
    teams = Counter(move["machine"] for move in moves)
    return [move for move in moves if teams[move["machine"]] == 1]


@SCREENS
def test_a_forced_repair_takes_two_touches(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table, whole = sought(person, lambda it: forced_repairs(it) != [], "cyberion", ME)
    repair = forced_repairs(whole)[0]
    page = opened(person, table)
    finger = Toucher(page)
    finger.touch(thing(page, f"machine/{repair['machine']}"))
    expect(page.locator("[data-filled]")).to_have_count(len(repair["robots"]))
    button = page.locator(f"{BUTTONS}:not(.quiet, .aside)")
    expect(button).to_have_count(1)
    expect(button).to_contain_text("Repair")
    expect(page.locator(".asked .sentence")).to_contain_text("Picked for you")
    finger.touch(button)
    expect(page.locator(f'[data-key="machine/{repair["machine"]}"]')).to_have_count(0)
    assert finger.touches == 2
    assert repair["machine"] not in person.tables.whole(table, 0)["position"]["factory"]


@SCREENS
def test_what_was_filled_in_can_be_put_back(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table, whole = sought(person, lambda it: forced_repairs(it) != [], "cyberion", ME)
    repair = forced_repairs(whole)[0]
    page = opened(person, table)
    thing(page, f"machine/{repair['machine']}").click()
    expect(page.locator("[data-filled]")).not_to_have_count(0)
    page.locator(".asked .back").click()
    expect(page.locator("[data-picked]")).to_have_count(0)
    thing(page, f"machine/{repair['machine']}").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)


def far_machines(whole: Any) -> list[str]:
    """Where three hourglasses are to be used: machines that stay on the belt by then."""
    position = whole["position"]
    asked = [each for each in position["pending"] if each["seat"] == 0]
    if position["seat"] != 0 or not asked:
        return []
    if asked[-1]["do"] != "boost" or asked[-1]["left"] != 3:
        return []
    belt = position["players"][0]["belt"]
    return [machine["tile"] for machine in belt if machine["slot"] > 3]


@SCREENS
def test_three_hourglasses_on_one_machine_take_two_touches(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    seats = (ME, ME)
    table, whole = sought(
        person, lambda it: far_machines(it) != [], "mech-a-dream", *seats, first=56
    )
    tile = far_machines(whole)[0]
    page = opened(person, table)
    finger = Toucher(page)
    machine = thing(page, f"belt/{tile}")
    finger.touch(machine)
    button = page.locator(f"{BUTTONS}:not(.quiet, .aside)")
    expect(button).to_have_text("Hourglass: up to 3")
    finger.touch(button)
    expect(page.locator("[data-picked]")).to_have_count(0)
    expect(page.locator(".asked .sentence")).not_to_contain_text("hourglass")
    assert finger.touches == 2
    slots = [slot_of(told, tile) for told in (whole, person.tables.whole(table, 0))]
    assert slots[0] - slots[1] == 3


def slot_of(whole: Any, tile: str) -> int:
    """Where a machine is on the belt of the first seat."""
    belt = whole["position"]["players"][0]["belt"]
    return int(next(machine["slot"] for machine in belt if machine["tile"] == tile))


@SCREENS
def test_more_is_asked_for_by_name_and_place(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    table, whole = sought(person, lambda it: chosen_repairs(it) != [], "cyberion", ME)
    repair = chosen_repairs(whole)[0]
    rows = {robot.split("/")[0] for move in chosen_repairs(whole) for robot in move["robots"]}
    page = opened(person, table)
    thing(page, f"machine/{repair['machine']}").click()
    asked = page.locator(".asked .sentence small")
    expect(asked).to_contain_text("robot")
    expect(asked).to_contain_text("to: Repair")
    assert any(f"({row.capitalize()}" in asked.inner_text() for row in rows)


def chosen_repairs(whole: Any) -> list[dict[str, Any]]:
    """The repairs of the first machine that several teams can repair."""
    moves = [move for move in moves_of(whole["menu"] or {"next": []}) if move["do"] == "repair"]
    teams = Counter(move["machine"] for move in moves)
    first = next((machine for machine, count in teams.items() if count > 1), None)
    return [move for move in moves if move["machine"] == first]


@SCREENS
def test_robots_are_laid_on_the_gigantobots_that_are_touched(
    invite: Invite, screen: Screen
) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("cyberion", ME, seed=3, expansions=["gigantobots"], support=5)
    whole = person.tables.play_on(table, random.Random(1), lambda it: len(pilots(it)) > 8)
    pilot = next(move for move in pilots(whole) if len(set(move["on"])) == 1)
    page = opened(person, table)
    size = page.locator(".board").bounding_box()
    for robot in pilot["robots"]:
        row = page.locator(f'[data-key="{robot}"]:visible')
        row.and_(page.locator("[data-lit]")).first.click()
        assert page.locator(BUTTONS).count() <= 2
    for _ in pilot["on"]:
        expect(page.locator(BUTTONS)).to_have_count(0)
        thing(page, f"gigantobot/{pilot['on'][0]}").click()
    button = page.locator(BUTTONS)
    expect(button).to_have_count(1)
    expect(button).to_contain_text("Pilot")
    assert page.locator(".board").bounding_box() == size
    button.click()
    expect(page.locator("[data-picked]")).to_have_count(0)
    laid = person.tables.whole(table, 0)["position"]["gigantobots"][pilot["on"][0]]["robots"]
    assert sorted(laid)[-2:] == sorted(robot.split("/")[1] for robot in pilot["robots"])


def pilots(whole: Any) -> list[dict[str, Any]]:
    """The moves by which robots pilot Gigantobots."""
    return [move for move in moves_of(whole["menu"] or {"next": []}) if move["do"] == "pilot"]
