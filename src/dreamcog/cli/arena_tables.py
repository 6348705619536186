"""What `dreamcog arena` shows: standings, a crosstable, pairs, and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.table import Table

from dreamcog.cli.box_pages import NONE, plain_table
from dreamcog.cli.budgets import budget_lines
from dreamcog.core.refusal import Failed
from dreamcog.i18n.texts import Texts
from dreamcog.lab.arena.chart import chart

Report = Mapping[str, Any]


def write_chart(path: Path, report: Report, texts: Texts) -> None:
    """Write the picture of the ratings."""
    players = report["options"]["players"]
    title = texts.say("arena-chart-title", game=texts.title(report["game"]), players=players)
    write_file(path, chart(report["bots"], title, texts.say("arena-chart-axis")))


def write_file(path: Path, content: str) -> None:
    """Write a text file, or refuse with the reason."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failed("file-not-written", file=str(path), reason=reason) from None


def show(report: dict[str, Any], texts: Texts) -> None:
    """The report in words and tables, the strongest bot first."""
    console = Console()
    told = ("game", "games", "seconds", "runtime", "games_per_second", "decisions_per_second")
    typer.echo(texts.say("simulate-report", **{name: str(report[name]) for name in told}))
    typer.echo("\n".join(budget_lines(report, texts)))
    for bot in report["bots"]:
        if bot["replaced"]:
            typer.echo(texts.say("arena-replaced", bot=bot["name"], count=bot["replaced"]))
        if bot["seconds_per_decision"] is not None:
            mean, longest = (
                format_decimal(bot[name], format="0.000", locale=texts.locale)
                for name in ("seconds_per_decision", "seconds_longest")
            )
            typer.echo(texts.say("arena-thought", bot=bot["name"], mean=mean, longest=longest))
    bots = sorted(report["bots"], key=lambda bot: -bot["rating"])
    console.print("", standings(bots, texts))
    if len(bots) > 1:
        console.print("", crosstable(report, [bot["name"] for bot in bots], texts))
        console.print("", pairs_table(report, texts))


def standings(bots: list[Report], texts: Texts) -> Table:
    """Every bot with its rating and its wins."""
    table = headed(texts, "bot", "rating", "interval", "won", "interval", "games")
    for bot in bots:
        table.add_row(
            bot["name"],
            format_decimal(round(bot["rating"]), locale=texts.locale),
            between(texts, f"{bot['low']:.0f}", f"{bot['high']:.0f}"),
            percent(texts, bot["rate"]),
            between(texts, percent(texts, bot["rate_low"]), percent(texts, bot["rate_high"])),
            format_decimal(bot["games"], locale=texts.locale),
        )
    return table


def crosstable(report: Report, bots: list[str], texts: Texts) -> Table:
    """The rate of every bot against every other."""
    rates = {(pair["b"], pair["a"]): 1 - pair["rate_a"] for pair in report["pairs"]}
    rates |= {(pair["a"], pair["b"]): pair["rate_a"] for pair in report["pairs"]}
    table = plain_table(texts.say("arena-crosstable"))
    for name in bots:
        table.add_column(name, justify="right")
    for name in bots:
        cells = [rates.get((name, other)) for other in bots]
        told = (NONE if each is None else percent(texts, each) for each in cells)
        table.add_row(name, *told)
    return table


def pairs_table(report: Report, texts: Texts) -> Table:
    """Every pair with its wins, its rate and its margin."""
    is_together = "difference" in report["pairs"][0]
    extra = "difference" if is_together else "margin"
    names = ("a", "b", "won-a", "won-b", "draws", "rate-a", "interval", extra, "interval")
    table = headed(texts, *names)
    for pair in report["pairs"]:
        ends = [pair[f"{extra}{end}"] for end in ("", "_low", "_high")]
        told = [percent(texts, end) if is_together else f"{end:+.1f}" for end in ends]
        table.add_row(
            *(pair["a"], pair["b"]),
            *(str(pair[each]) for each in ("wins_a", "wins_b", "draws")),
            percent(texts, pair["rate_a"]),
            between(texts, percent(texts, pair["low"]), percent(texts, pair["high"])),
            *(told[0], between(texts, told[1], told[2])),
        )
    return table


def headed(texts: Texts, *columns: str) -> Table:
    """A table with these headings, numbers on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        is_name = column in ("bot", "a", "b")
        heading = texts.say("arena-column", column=column)
        table.add_column(heading, justify="left" if is_name else "right")
    return table


def between(texts: Texts, low: str, high: str) -> str:
    """An interval."""
    return texts.say("arena-interval", low=low, high=high)


def percent(texts: Texts, part: float) -> str:
    """A part of 1 with one decimal."""
    return format_percent(part, "0.0 %", locale=texts.locale, decimal_quantization=True)
