"""The page's own tests, run by vitest."""

from __future__ import annotations

import pytest

from web.node import node


@pytest.mark.slow
def test_the_units_of_the_page_do_what_they_should() -> None:
    node("node_modules/vitest/vitest.mjs", "run")
