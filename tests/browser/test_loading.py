"""How much a first table loads, and how soon it is there."""

from __future__ import annotations

import gzip
import time

import pytest
from playwright.sync_api import Response

from browser.conftest import Invite
from browser.player import Player

pytestmark = pytest.mark.slow

LARGEST = 200_000
"""Bytes of script, packed, for a first table."""
LONGEST = 10.0
"""Seconds from a click to a dealt table, on a machine that is busy with other tests."""


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_first_table_needs_little_and_is_soon_there(invite: Invite, game: str) -> None:
    person = invite("")
    scripts: dict[str, bytes] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = response.body()

    person.page.on("response", note)
    page = person.go()
    began = time.perf_counter()
    page.locator(f'article:has(a[href="rules/{game}"]) .ways button').first.click()
    Player(page).wait()
    took = time.perf_counter() - began
    packed = sum(len(gzip.compress(each)) for each in scripts.values())
    print(f"{game}: a table after {took:.2f} s, {packed / 1000:.0f} kB of script")
    assert 0 < packed < LARGEST
    assert took < LONGEST
