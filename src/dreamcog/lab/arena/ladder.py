"""The ladder: a page in Markdown on how strong every bot is, with pictures, from stored reports."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dreamcog.lab.arena.chart import chart

COMMAND = "dreamcog arena --ladder docs/ladder.md --games 1008 --slow-games 96"
PAGE_WIDTH = 100
ABOUT = """\
How strong the bots are, measured by games against each other on the same deals, everybody in each
seat and after everybody else. Ratings are on Elo's scale, from first places: 400 points more are
ten times the chance. Where seats compete, 1500 is the mean of all bots, each with the weight of
what its games tell. Where all win together, each bot plays the deals alone, and 1500 wins one in
two. All intervals hold 95 %. How ratings are made: `docs/decisions/0031-ratings.md`.
"""
MADE = """\
This page is made by `{command}`, which plays the games; without `--games` it is written anew from
the stored results.
"""

Report = Mapping[str, Any]


def page(reports: Sequence[Report], titles: Mapping[str, str], results: str) -> str:
    """The page; titles of the games by name, and the file that the results are stored in."""
    return "\n".join(page_lines(reports, titles, results)) + "\n"


def page_lines(reports: Sequence[Report], titles: Mapping[str, str], results: str) -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Ladder of the bots", "")
    yield from textwrap.wrap(ABOUT, PAGE_WIDTH)
    yield ""
    yield from textwrap.wrap(MADE.format(command=COMMAND), PAGE_WIDTH)
    yield from ("", f"The results as data: [{results}]({results}).")
    for report in reports:
        yield from ("", f"## {heading(report, titles)}", "")
        yield from textwrap.wrap(summary(report), PAGE_WIDTH)
        yield from ("", f"![Ratings]({picture_name(report)})", "", *standings(report))
        if len(report["bots"]) > 1:
            yield from ("", *pairs(report))
        yield from ("", *lineups(report))


def heading(report: Report, titles: Mapping[str, str]) -> str:
    """Which game, with how many players."""
    players = report["options"]["players"]
    return f"{titles[report['game']]}, {players} player{'s' if players > 1 else ''}"


def picture_name(report: Report) -> str:
    """The picture of a report, beside the page."""
    return f"pictures/ladder-{report['game']}-{report['options']['players']}.svg"


def picture(report: Report, titles: Mapping[str, str]) -> str:
    """The picture itself."""
    return chart(report["bots"], heading(report, titles), "rating, with its 95 % interval")


def summary(report: Report) -> str:
    """How much was played, and what a decision may cost."""
    files = [each["label"] for each in report["bots"] if each["label"] != each["name"]]
    used = f" Networks: {', '.join(f'`{label}`' for label in files)}." if files else ""
    slow = report.get("slow_games_each")
    fewer = f", {slow:,} where a bot that searches plays" if slow else ""
    return (
        f"{report['games']:,} games ({report['games_each']:,} of each line-up{fewer}), first seed "
        f"{report['seed']}, {bounds(report)}.{used}"
    )


def bounds(report: Report) -> str:
    """What a decision may cost at most."""
    seconds, iterations = report["budget"], report.get("iterations")
    told = [] if seconds is None else [f"{seconds:g} s"]
    told += [] if iterations is None else [f"{iterations:,} iterations"]
    return f"{' and '.join(told)} a decision at most"


def by_strength(report: Report) -> list[Report]:
    """The bots, the strongest first."""
    return sorted(report["bots"], key=lambda bot: -bot["rating"])


def standings(report: Report) -> Iterator[str]:
    """Every bot with its rating."""
    yield row("Bot", "Rating", "Interval", "Won", "Interval", "Games")
    yield "|---" * 6 + "|"
    for bot in by_strength(report):
        rating = f"{bot['low']:.0f} to {bot['high']:.0f}"
        won = f"{bot['rate_low']:.1%} to {bot['rate_high']:.1%}"
        games = f"{bot['games']:,}"
        yield row(bot["name"], f"{bot['rating']:.0f}", rating, f"{bot['rate']:.1%}", won, games)


def pairs(report: Report) -> Iterator[str]:
    """Every pair: wins, the rate of the first one, and the margin or the difference."""
    is_together = "difference" in report["pairs"][0]
    extra = "Difference" if is_together else "Margin"
    yield row("A", "B", "A won", "B won", "Draws", "Rate of A", "Interval", extra, "Interval")
    yield "|---" * 9 + "|"
    for pair in report["pairs"]:
        if is_together:
            ends = [pair[f"difference{end}"] for end in ("", "_low", "_high")]
            told = [f"{end:+.1%}" for end in ends]
        else:
            told = [f"{pair[f'margin{end}']:+.1f}" for end in ("", "_low", "_high")]
        yield row(
            *(pair["a"], pair["b"]),
            *(f"{pair[each]:,}" for each in ("wins_a", "wins_b", "draws")),
            *(f"{pair['rate_a']:.1%}", f"{pair['low']:.1%} to {pair['high']:.1%}"),
            *(told[0], f"{told[1]} to {told[2]}"),
        )


def lineups(report: Report) -> Iterator[str]:
    """Every line-up: wins by place, and how fast it was played."""
    yield row(
        "Line-up", "Games", "Wins", "Shared", "Mean scores", "Decisions a second, one process"
    )
    yield "|---" * 6 + "|"
    for each in report["lineups"]:
        yield row(
            *(", ".join(each["bots"]), f"{each['games']:,}"),
            *(", ".join(map(str, each["wins"])), str(each["shared"])),
            ", ".join(f"{mean:g}" for mean in each["mean_scores"]),
            f"{each['decisions_per_second']:,.0f}",
        )


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"
