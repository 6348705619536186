"""The account: results that can be read, what counts and why not, notices in their own place."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Invite
from browser.overflow import cut_off
from browser.person import LANGUAGES, PHONE, Language
from browser.server import Server
from browser.tables import BOT, ME

LINES = """() => [...document.querySelectorAll("table thead th")].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].length;
})"""
"""On how many lines each heading stands."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_results_stand_on_one_line_on_a_phone(
    invite: Invite, language: Language
) -> None:
    ada = invite("Ada", PHONE, language)
    ada.tables.act(ada.tables.make("mech-a-dream", ME, BOT), "resign")
    page = ada.go("me")
    page.locator("table thead").wait_for()
    assert page.evaluate(LINES) == [1] * 4
    assert cut_off(page) == []


@pytest.mark.slow
def test_results_are_told_once_and_what_does_not_count_with_its_reason(invite: Invite) -> None:
    ada = invite("Ada")
    ada.tables.act(ada.tables.make("mech-a-dream", ME, BOT), "resign")
    for _ in range(2):
        ada.tables.act(ada.tables.make("mech-a-dream", ME, ME), "resign")
    page = ada.go("me")
    table = page.get_by_role("table", name="Mech A Dream")
    table.wait_for()
    assert table.locator("tbody").all_inner_texts() == ["2 players\n1\t0\t–\t–"]
    why = page.get_by_text("2 finished games do not count")
    why.click()
    reason = page.get_by_text("You played several sides against each other")
    reason.wait_for()
    assert "(yours: 2)" in reason.inner_text()


@pytest.mark.slow
@pytest.mark.usefixtures("built")
def test_notices_have_a_place_of_their_own_and_are_kept(invite: Invite, tmp_path: Path) -> None:
    hook = "http://127.0.0.1:9999/hook"
    with Server(tmp_path, webhooks="any") as server:
        page = invite("Ada", url=server.url).go("me")
        name = page.locator("form", has=page.get_by_role("heading", name="My name"))
        notices = page.locator("form", has=page.get_by_role("heading", name="Notices"))
        assert name.locator("input").count() == 1
        for address in (hook, ""):
            notices.locator("input[type=url]").fill(address)
            notices.get_by_role("button", name="Save").click()
            notices.get_by_text("Saved.").wait_for()
            page.reload()
            notices.wait_for()
            assert notices.locator("input[type=url]").input_value() == address
