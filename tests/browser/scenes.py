"""Screens of the page, and what is done there before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

from browser.person import Person
from browser.player import Player

FOLDED = ("people", "words", "settings")
"""What lies beside a table, and on a phone behind one more button."""


REVIEWED = 60_000
"""Milliseconds that a review may take on a machine that is busy with other tests."""
MOST_STEPS = 200
"""So many things are touched at most until the second at a screen has a turn."""


def leave_alone(page: Page) -> None:
    """Look at a screen as it comes."""
    del page


@dataclass(frozen=True)
class Scene:
    """A screen: its address, and what is done there before the picture is taken."""

    name: str
    path: str
    act: Callable[[Page], None] = leave_alone
    is_table: bool = False

    def show(self, person: Person) -> Page:
        """Open the screen in a browser."""
        page = person.go(self.path)
        if self.is_table:
            page.locator(".tabletop .board").wait_for()
        self.act(page)
        return page


def wait_for_figures(page: Page) -> None:
    """See all that is drawn on a page on how to play."""
    page.locator("main figure").last.wait_for()


def pages() -> Iterator[Scene]:
    """The screens beside the tables."""
    yield Scene("home", "")
    yield Scene("me", "me")
    yield Scene("nowhere", "nowhere")
    for game in ("cyberion", "mech-a-dream"):
        yield Scene(f"new-{game}", f"new/{game}")
        yield Scene(f"rules-{game}", f"rules/{game}")
        yield Scene(f"how-to-play-{game}", f"how-to-play/{game}", wait_for_figures)
        yield Scene(f"box-{game}", f"box/{game}")
        yield Scene(f"box-{game}-attested", f"box/{game}#attested")


def open_panel(name: str) -> Callable[[Page], None]:
    """Open what lies beside a table."""

    def act(page: Page) -> None:
        own = page.locator(f".bar nav button.{name}")
        if own.is_visible():
            own.click()
        else:
            page.locator(".bar nav button.more").click()
            page.locator(".drawer .more button").nth(FOLDED.index(name)).click()
        page.locator(".drawer").wait_for()

    return act


def open_rules(page: Page) -> None:
    """Open the rules beside a table."""
    own = page.locator(".bar nav button.rules")
    if own.is_visible():
        own.click()
    else:
        page.locator(".bar nav button.more").click()
        page.locator(".drawer .more button").nth(len(FOLDED)).click()
    page.locator(".drawer .rules article li").first.wait_for()


def use_keys(page: Page) -> None:
    """Press a key, and see the numbers of what can be picked."""
    Player(page).wait()
    page.keyboard.press("ArrowDown")
    page.locator(".board button[data-number]:visible").first.wait_for()


def skip_to(step: int) -> Callable[[Page], None]:
    """Go to a step of a guided game, counted from 1, from wherever it stands."""

    def act(page: Page) -> None:
        ways = page.locator(".lesson .ways")
        progress = page.locator(".lesson .progress")
        progress.wait_for()
        while (here := int(progress.inner_text().split()[1])) != step:
            ways.get_by_role("button").nth(0 if here > step else -1).click()
            page.wait_for_function(
                "(before) => !document.querySelector('.lesson .progress').innerText"
                ".includes(before)",
                arg=f" {here} ",
            )
        page.wait_for_timeout(300)

    return act


def be_advised(page: Page) -> None:
    """Come to the table again as somebody who wants advice."""
    page.evaluate("localStorage.setItem('preferences', '{\"advice\": true}')")
    page.reload()
    page.locator(".asked .advice").wait_for()
    page.evaluate("localStorage.removeItem('preferences')")


def ask_for_a_hint(depth: int) -> Callable[[Page], None]:
    """Ask for a hint, until it is shown so deep; 0: the question whether the game may be marked."""

    def act(page: Page) -> None:
        Player(page).wait()
        hint = page.locator(".hint")
        while not hint.is_visible() or int(hint.get_attribute("data-depth") or 0) < depth:
            page.keyboard.press("h")
            hint.wait_for()
            if depth == 0:
                return
        page.locator(".hint .words, .hint .moves").wait_for()
        hint.locator(".thinking").wait_for(state="detached")

    return act


def wait_for_review(page: Page) -> None:
    """See a review once it has been made."""
    page.locator("#moment .stage .board").wait_for(timeout=REVIEWED)
    page.locator("#moment .stage .board button:visible").first.wait_for()


def see_last_moves(page: Page) -> None:
    """See a review with the moves that would have been better at the end of the game."""
    wait_for_review(page)
    page.locator(".card details summary").click()


def look_back(page: Page) -> None:
    """See the table as it was at the beginning."""
    page.locator(".bar nav button[aria-pressed]").click()
    page.locator(".strip .buttons button:enabled:visible").first.click()
    page.locator(".strip .caption").wait_for()


def pick(page: Page) -> None:
    """Pick the first thing that is lit."""
    player = Player(page)
    seen = player.wait()
    if seen.lit:
        player.touch(seen.lit[0])


def wonder(page: Page) -> None:
    """Touch something that is dim, and read why."""
    Player(page).wait()
    page.locator(".board button.dim:visible").first.click()
    page.locator(".bubble .why").wait_for()


def read_rule(page: Page) -> None:
    """Touch something that is dim, and read the rule by which it is so."""
    wonder(page)
    page.locator(".bubble button.rule").click()
    page.locator(".drawer .rules li.here").wait_for()


def close_ending(page: Page) -> None:
    """See the table at the end of a game, without the result before it."""
    page.locator(".ending").wait_for()
    page.locator("dialog.finish > button.close").click()


def come_to_the_second(page: Page) -> None:
    """Play at one screen until it is the turn of the second who sits there."""
    player = Player(page)
    for _ in range(MOST_STEPS):
        seen = player.wait()
        if page.locator(".bar .player .who").inner_text().endswith(" 2") and not seen.is_greeted:
            return
        player.step(seen)
    raise AssertionError("the second had no turn")


def be_refused_an_undo(page: Page) -> None:
    """Ask for an undo where nothing can be taken back."""
    Player(page).wait()
    page.locator(".bar nav button.undo").click()
    page.locator(".notes .note").wait_for()


def ask_a_bot_to_play(page: Page) -> None:
    """Let a bot play, as far as the question whether that is really wanted."""
    open_panel("people")(page)
    page.locator(".drawer [data-act=hand-over] button").click()
    page.locator(".drawer [data-act=hand-over] [role=group]").wait_for()
