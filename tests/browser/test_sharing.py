"""The deal of the day is played from its results, and results are copied as a text for others."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from browser.conftest import Invite
from browser.person import Person
from browser.tables import ME


def copied(person: Person, page: Page) -> list[str]:
    """Copy the result by its button; the lines that are on the clipboard then."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the result").click()
    page.get_by_text("The result is copied.").wait_for()
    text: str = page.evaluate("navigator.clipboard.readText()")
    assert page.locator("textarea").input_value() == text
    return text.splitlines()


@pytest.mark.slow
def test_todays_deal_is_played_from_its_results_and_shared_there(invite: Invite) -> None:
    ada = invite("Ada")
    deal = next(each for each in ada.tables.get("api/daily") if each["game"] == "cyberion")
    results = f"daily/cyberion/{deal['day']}"
    page = ada.go(results)
    page.get_by_role("button", name="Play today’s challenge").click()
    page.locator(".tabletop .board").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page = ada.go(results)
    page.get_by_role("button", name="Go on playing").wait_for()
    ada.tables.play_on(table, random.Random(1), lambda _: False)
    page = ada.go(results)
    heading, result, *grid, address = copied(ada, page)
    assert heading.startswith("Cyberion, daily challenge of ")
    assert result.startswith("Ada repaired ")
    assert {*"".join(grid)} <= {*"🟩⬜🟡"}
    assert address.endswith(results)
    assert page.locator("article button.main").count() == 0


@pytest.mark.slow
def test_the_end_of_a_table_is_copied_with_its_address(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.tables.make("cyberion", ME)
    ada.tables.play_on(table, random.Random(1), lambda _: False)
    page = ada.go(f"tables/{table}")
    page.locator(".ending").wait_for()
    heading, result, *_, address = copied(ada, page)
    assert heading == "Cyberion, solo"
    assert result.startswith("Ada repaired ")
    assert address.endswith(f"tables/{table}")
