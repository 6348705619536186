"""`dreamcog lab brackets`: between what bots win and what can be won lies perfect play."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.budgets import budget_of
from dreamcog.cli.flags import Given, options_of, words
from dreamcog.cli.interruption import EXIT_CODE, Interrupted, Interruption
from dreamcog.cli.progress import bar
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import read_seed, seed_text
from dreamcog.i18n.texts import Texts
from dreamcog.sim.fleet import Fleet, open_fleet
from dreamcog.sim.origin import Origin, origin_of

if TYPE_CHECKING:
    from dreamcog.core.kind import Kind
    from dreamcog.lab.brackets.outcomes import Grid, GridFile

R = TypeVar("R")

CELL = ("players", "set", "numbers")
"""What tells a cell from others: the heads of the first columns."""
BOUNDS = ("winnable", "not-excluded")
"""The heads of what stands above the rates of bots."""


def brackets(
    given: Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
    deals: Annotated[int, typer.Option("--games", min=1, help="flag-bracket-games")] = 32,
    bots: Annotated[str | None, typer.Option(help="flag-arena-bots")] = None,
    every: Annotated[bool, typer.Option("--every", help="flag-bracket-every")] = False,
    seed: Annotated[str, typer.Option(help="flag-first-seed")] = "1",
    budget: Annotated[float | None, typer.Option(help="flag-budget")] = None,
    iterations: Annotated[int | None, typer.Option(help="flag-iterations")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="flag-bracket-seconds")] = 10.0,
    nodes: Annotated[int, typer.Option(min=0, help="flag-nodes")] = 2_000_000,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="flag-workers")] = None,
    cluster: Annotated[str | None, typer.Option(help="flag-cluster")] = None,
    resume: Annotated[Path | None, typer.Option(help="flag-arena-resume")] = None,
    page: Annotated[Path | None, typer.Option(help="flag-bracket-page")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Measure bots and what can be won at all, over a grid of options."""
    keep_to_one_thread()
    from dreamcog.bots import bot_names
    from dreamcog.lab.arena.playing import labels_of
    from dreamcog.lab.brackets.cells import cells_of
    from dreamcog.lab.brackets.outcomes import Grid, GridFile
    from dreamcog.lab.brackets.report import grid_report

    kind, texts = game_kind(game), Texts(lang)
    cells = cells_of(kind, options_of(game, given), every)
    allowed, first = budget_of(budget, iterations), read_seed(seed)
    names = bot_names(kind) if bots is None else words(bots)
    grid = Grid(cells, deals, labels_of(kind.open(cells[0]), names))
    about = {
        "game": kind.name,
        "rules": origin_of(kind.name).rules,
        "seed": seed_text(first),
        "budget": allowed.seconds,
        "iterations": allowed.iterations,
    }
    file = GridFile(resume, about)
    file.fill(grid, seconds, nodes)
    run = Run(kind, grid, file, texts)
    with open_fleet(workers, cluster) as fleet:
        run.play(fleet, names, first, allowed)
        run.solve(fleet, first, seconds, nodes)
    command = " ".join(("dreamcog", *map(shlex.quote, sys.argv[1:])))
    spent = {"seconds": seconds, "nodes": nodes, "deals": deals, "command": command}
    report = {**about, **spent, **grid_report(kind, grid)}
    if page is not None:
        write_page(page, report)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, texts)


@dataclass
class Run:
    """Plays and solves what the grid does not have, and keeps it."""

    kind: Kind
    grid: Grid
    file: GridFile
    texts: Texts

    def play(self, fleet: Fleet, bots: list[str], seed: int, budget: Any) -> None:
        """All bots' games that are missing."""
        from dreamcog.lab.brackets.playing import Won, games_to_play, play_games

        opened = [self.kind.open(cell) for cell in self.grid.cells]
        parts = list(games_to_play(self.grid, opened, bots, seed, budget))

        def keep(won: Won) -> None:
            self.grid.won(won.cell, won.label, won.first, won.won)
            self.file.add_won(self.grid, won.cell, won.label, won.first, won.won)

        games = sum(part.match.part.games for part in parts)
        self._work(fleet.run(self._origin, play_games, parts), games, keep, lambda w: len(w.won))

    def solve(self, fleet: Fleet, seed: int, seconds: float, nodes: int) -> None:
        """All deals that no bot has won."""
        from dreamcog.lab.brackets.outcomes import Solved
        from dreamcog.lab.brackets.playing import answer_question, questions

        parts = list(questions(self.grid, self.kind.name, seed, seconds, nodes))

        def keep(solved: Solved) -> None:
            self.grid.answered(solved.cell, solved.number, solved.winnable)
            self.file.add_answer(self.grid, solved)

        answers = fleet.run(self._origin, answer_question, parts)
        self._work(answers, len(parts), keep, lambda _: 1)

    @property
    def _origin(self) -> Origin:
        """What workers must have too."""
        return origin_of(self.kind.name)

    def _work(
        self,
        results: Generator[R, None, None],
        total: int,
        keep: Callable[[R], None],
        size: Callable[[R], int],
    ) -> None:
        """Take the results as they come, with a bar; what is done is kept if it is interrupted."""
        try:
            with Interruption() as interruption, closing(results):
                if total:
                    with bar(self.texts, total) as shown:
                        for result in results:
                            with interruption.shielded():
                                keep(result)
                            shown.advance(size(result))
        except Interrupted:
            typer.echo(self.texts.say("simulate-interrupted"), err=True)
            if self.file.is_kept:
                games, command = self.grid.known, shlex.join(("dreamcog", *sys.argv[1:]))
                typer.echo(self.texts.say("simulate-kept", games=games, command=command), err=True)
            raise typer.Exit(EXIT_CODE) from None


def write_page(page: Path, report: dict[str, Any]) -> None:
    """Write the page with its pictures, and the report as data beside it."""
    from dreamcog.cli.arena_tables import write_file
    from dreamcog.lab.brackets.page import page as page_of
    from dreamcog.lab.brackets.page import pictures

    title = Texts("en").title(report["game"])
    results = page.with_suffix(".json")
    write_file(results, json.dumps(report, indent=1) + "\n")
    for name, picture in pictures(report, title).items():
        write_file(page.parent / name, picture)
    write_file(page, page_of(report, title, results.name))


def show(report: dict[str, Any], texts: Texts) -> None:
    """The cells as a table: the rates of bots, and the bound above them."""
    bots = list(report["bots"])
    table = Table(title=texts.say("brackets-title", game=texts.title(report["game"])))
    for head in CELL:
        table.add_column(texts.say(f"brackets-{head}"))
    for head in (*bots, *(texts.say(f"brackets-{key}") for key in BOUNDS)):
        table.add_column(head, justify="right")
    for cell in report["cells"]:
        rates = [*(cell["bots"][bot] for bot in bots), cell["winnable"], cell["not_excluded"]]
        table.add_row(
            *(str(cell["options"]["players"]), cell["name"], cell["numbers"]),
            *(f"{each['rate']:.0%}\n{each['low']:.0%}-{each['high']:.0%}" for each in rates),
        )
    Console().print(table)
