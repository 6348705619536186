"""The review of a game: from its end, as a whole, and tried again; of a saved file, too."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, Playwright, expect

from browser.chromium import launch_args
from browser.conftest import Invite
from browser.person import DESK, Person, context_args
from browser.player import Player
from browser.scenes import wait_for_review
from browser.server import Server
from browser.setting import never
from browser.tables import ME

pytestmark = pytest.mark.slow

MINUS = "\N{MINUS SIGN}"


def test_a_game_is_reviewed_from_its_end_and_tried_again(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("cyberion", ME, seed=1)
    person.tables.play_on(table, random.Random(1), never)
    page = person.go(f"tables/{table}")
    page.locator(".ending").get_by_role("link", name="Review").click()
    wait_for_review(page)

    review = person.tables.get(f"api/tables/{table}/review", seat=0)["review"]
    luck, skill = (read(text) for text in page.locator("section dd.by").all_inner_texts())
    title = page.locator("#account-title")
    expect(title).to_have_text(f"Luck {told(luck)}, skill {told(skill)}")
    assert abs(luck - 100 * review["luck"]) < 1
    assert abs(skill - 100 * review["skill"]) < 1
    assert luck + skill == -round(100 * review["curve"][0]["chance"])
    moments = page.locator(".moments button")
    expect(moments).to_have_count(len(review["moments"]))
    moments.last.click()
    last = review["decisions"][review["moments"][-1] - 1]
    expect(page.locator("#moment .card h3")).to_contain_text(f"Move {last['number']}")
    expect(page.locator("#moment .card dl")).to_contain_text(last["text"][1:])

    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("#moment .card h3")).to_contain_text("Move 1")
    moves = len(review["decisions"])
    expect(slider).to_have_attribute("aria-valuetext", f"After 0 of {moves} moves Ada: 92 of 100")
    page.get_by_text("The curve as a table").click()
    expect(page.locator("details tbody tr").last.locator("th")).to_contain_text(f"{moves}")

    assert described(page, ".stage .pointed").startswith("was played")
    shown = page.get_by_role("region", name="What luck brought")
    lucky = [each for each in review["revelations"] if round(100 * each["luck"][0])]
    expect(shown.locator("li")).to_have_count(len(lucky))
    shown.get_by_label("The most important first").check()
    most = max(lucky, key=lambda each: abs(each["luck"][0]))
    first = shown.locator("li button").first
    expect(first).to_contain_text(told(round(100 * most["luck"][0])))
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#moment .card h3")).to_contain_text(f"Move {most['number']}")
    shown.get_by_label("Also what changed").check()
    expect(shown.locator("li")).to_have_count(len(review["revelations"]))

    page.get_by_label("Language").select_option("fr")
    expect(page.locator("#moment .card dl")).to_contain_text("Joué")
    english = review["decisions"][most["number"] - 1]["text"]
    expect(page.locator("#moment .card dd").first).not_to_contain_text(english[1:])
    page.get_by_label("Langue").select_option("en")

    worst = max(review["decisions"], key=lambda each: each["loss"])
    decisions = page.get_by_role("region", name="All decisions")
    decisions.locator("li button", has_text=told(-round(100 * worst["loss"]))).click()
    expect(page.locator("#moment .card h3")).to_contain_text(f"Move {worst['number']}")
    assert described(page, ".stage [data-hinted]").startswith("would have been better")
    page.get_by_role("button", name="Try it again from here").click()
    page.locator(".tabletop .board").wait_for()
    seen = Player(page).wait()
    assert seen.can_act
    again = page.url.rsplit("/", 1)[1]
    assert again != table
    info = person.tables.whole(again, 0)["table"]
    assert info["again_of"] == {"table": table, "number": worst["number"]}


def test_a_saved_file_is_reviewed_from_the_start_page(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("cyberion", ME, seed=1)
    person.tables.play_on(table, random.Random(1), never)
    saved = person.tables.get(f"api/tables/{table}/save")
    page = person.go()
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{]"})
    expect(page.locator(".problem")).to_contain_text("damaged")
    file = {"name": "a.dream.json", "mimeType": "application/json"}
    chosen.set_input_files({**file, "buffer": json.dumps(saved).encode()})
    wait_for_review(page)
    assert table not in page.url
    expect(page.locator("#account-title")).to_contain_text("Luck")
    page = person.go()
    expect(page.get_by_text("from a file")).to_be_visible()


def test_a_daily_deal_is_tried_again_when_its_day_is_over(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.post("api/daily/cyberion")["id"]
    person.tables.play_on(table, random.Random(1), never)
    page = person.go(f"review/{table}")
    wait_for_review(page)
    expect(page.locator("#moment .card")).to_contain_text("when its day is over")
    expect(page.get_by_role("button", name="Try it again from here")).to_have_count(0)


def test_the_table_is_no_wider_than_a_window_with_a_scrollbar(
    playwright: Playwright, server: Server
) -> None:
    launched = playwright.chromium.launch(
        **launch_args(), ignore_default_args=["--hide-scrollbars"]
    )
    person = Person(launched.new_context(**context_args(DESK, "en", True)), server.url)
    person.tables.become("Ada")
    table = person.tables.make("cyberion", ME, seed=1)
    person.tables.play_on(table, random.Random(1), never)
    page = person.go(f"review/{table}")
    wait_for_review(page)
    inner, across, reached = page.evaluate(
        "[innerWidth, document.documentElement.clientWidth, document.documentElement.scrollWidth]"
    )
    launched.close()
    assert inner > across, "there is a scrollbar"
    assert reached == across


def described(page: Page, things: str) -> str:
    """What is read out after the name of a thing on the table."""
    return str(page.locator(things).first.get_attribute("aria-description"))


def told(change: int) -> str:
    """A change in hundredths, as the page writes it."""
    if change == 0:
        return "±0"
    return f"+{change}" if change > 0 else f"{MINUS}{-change}"


def read(text: str) -> int:
    """A change in hundredths, as the page writes it."""
    return int(text.replace("±", "").replace(MINUS, "-"))
