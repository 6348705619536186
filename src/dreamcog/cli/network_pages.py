"""The page on released networks, in Markdown, from the headers of their files."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from dreamcog.bots.network_report import report_lines
from dreamcog.cli.box_pages import PAGE_WIDTH

COMMAND = "dreamcog networks --markdown > docs/networks.md"
ABOUT = """\
These networks learned the games by playing. They come with the package and play under the names
`network` (large) and `network-small`. A file says which version of the rules it fits; one that does
not fit is refused with the reason. Figures are from fresh deals, with the steps that the network
likes best unless another temperature is named; intervals hold 95 % (Wilson).
"""
PICTURE = "pictures/reliability.svg"
NONE = "No network is released yet."

Shown = tuple[str, Path, Mapping[str, Any]]
"""A network: the title of its game, its file, its header."""


def page(networks: Sequence[Shown]) -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Networks", "")
    yield from textwrap.wrap(ABOUT, PAGE_WIDTH)
    yield from ("", f"This page is made by `{COMMAND}`, its picture by `dreamcog networks")
    yield from (f"--picture docs/{PICTURE}`.", "")
    if not networks:
        yield NONE
    else:
        yield f"![Chances told, and what came of them]({PICTURE})"
    for title, path, header in networks:
        size = f"`{path.name}`: {path.stat().st_size / 1e6:.1f} MB."
        yield from ("", f"## {title}: {header['name']}", "", size)
        first, *others = report_lines(header, "###")
        yield from (*textwrap.wrap(first, PAGE_WIDTH), *others)
