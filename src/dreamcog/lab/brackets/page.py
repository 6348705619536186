"""The page on brackets in Markdown, with pictures, from a stored report."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from dreamcog.lab.arena.ladder import row
from dreamcog.lab.brackets.chart import chart

PAGE_WIDTH = 100
ABOUT = """\
How often bots win each set of options, and how often anybody could. Every bot plays the same deals
of every set. Deals that no bot has won are given to the solver, which knows every card and every
later shuffle (`docs/solver.md`): it finds a win, proves that there is none, or does not know. So
perfect play, which sees only what players see, wins at least as often as the best bot, but for
chance, and no more often than "not excluded" says. All intervals hold 95 % (Wilson).
"""

Report = Mapping[str, Any]


def page(report: Report, title: str, results: str) -> str:
    """The page; the title of the game, and the file that the report is stored in."""
    return "\n".join(page_lines(report, title, results)) + "\n"


def page_lines(report: Report, title: str, results: str) -> Iterator[str]:
    """The lines of the page."""
    yield from (f"# Brackets: {title}", "")
    yield from textwrap.wrap(ABOUT, PAGE_WIDTH)
    yield ""
    yield from textwrap.wrap(made(report), PAGE_WIDTH, break_on_hyphens=False)
    yield from ("", f"The results as data: [{results}]({results}).")
    for players in players_of(report):
        yield from ("", f"## {count(players)}", "")
        for group in report["together"]:
            if group["players"] == players:
                yield from (*summary(group), "")
        yield from (f"![Brackets]({picture_name(report, players)})", "")
        yield from table(report, players)


def made(report: Report) -> str:
    """How the page was made."""
    bots = ", ".join(f"`{label}`" for label in report["bots"].values())
    return (
        f"Made by `{report['command']}`: {report['deals']} deals of each set, first seed "
        f"{report['seed']}, bots {bots}. A deal that the solver is given may take it "
        f"{report['seconds']:g} s of the processor and {report['nodes']:,} nodes."
    )


def players_of(report: Report) -> list[int]:
    """The numbers of players that there are cells for."""
    return sorted({cell["options"]["players"] for cell in report["cells"]})


def count(players: int) -> str:
    """A heading."""
    return f"{players} player{'s' if players > 1 else ''}"


def picture_name(report: Report, players: int) -> str:
    """The picture of so many players, beside the page."""
    return f"pictures/brackets-{report['game']}-{players}.svg"


def pictures(report: Report, title: str) -> dict[str, str]:
    """All pictures by name."""
    found = {}
    for players in players_of(report):
        cells = [cell for cell in report["cells"] if cell["options"]["players"] == players]
        heading = f"{title}, {count(players)}"
        found[picture_name(report, players)] = chart(cells, list(report["bots"]), heading)
    return found


def summary(group: Report) -> Iterator[str]:
    """All sets of options with their usual numbers as one."""
    yield (
        f"All {group['cells']} sets with the usual numbers together, {group['deals']:,} deals, and "
        "each bot's worst set:"
    )
    yield from ("", row("", "Won", "Interval", "Worst set", "Won", "Interval"), "|---" * 6 + "|")
    for name, bot in group["bots"].items():
        worst = bot["worst"]
        yield row(name, *rate(bot), worst["name"], *rate(worst))
    yield row("proven winnable", *rate(group["winnable"]), "", "", "")
    yield row("not excluded", *rate(group["not_excluded"]), "", "", "")


def table(report: Report, players: int) -> Iterator[str]:
    """Every cell with so many players."""
    bots = list(report["bots"])
    yield row("Set", "Numbers", *bots, "Proven winnable", "Not excluded")
    yield "|---" * (4 + len(bots)) + "|"
    for cell in report["cells"]:
        if cell["options"]["players"] == players:
            each = [*(cell["bots"][bot] for bot in bots), cell["winnable"], cell["not_excluded"]]
            yield row(cell["name"], cell["numbers"], *(" ".join(brief(part)) for part in each))


def rate(found: Report) -> tuple[str, str]:
    """A rate and its interval."""
    return f"{found['rate']:.1%}", f"{found['low']:.1%} to {found['high']:.1%}"


def brief(found: Report) -> tuple[str, str]:
    """The same in little room, in per cent."""
    return f"{100 * found['rate']:.0f}", f"({100 * found['low']:.0f}–{100 * found['high']:.0f})"
