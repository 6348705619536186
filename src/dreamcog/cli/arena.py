"""`dreamcog arena`: bots against each other on the same deals, with ratings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from dreamcog.bots import bot_names
from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.budgets import budget_of
from dreamcog.cli.flags import Given, options_of, words
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts
from dreamcog.sim.fleet import open_fleet

USUAL_GAMES = 100
"""Games of each line-up where no number is named."""


def arena(
    given: Given,
    game: Annotated[str | None, typer.Option("--game", help="flag-game")] = None,
    bots: Annotated[str | None, typer.Option(help="flag-arena-bots")] = None,
    number: Annotated[int | None, typer.Option("--games", min=1, help="flag-arena-games")] = None,
    slow: Annotated[
        int | None, typer.Option("--slow-games", min=1, help="flag-arena-slow-games")
    ] = None,
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seed: Annotated[str | None, typer.Option(help="flag-first-seed")] = None,
    budget: Annotated[float | None, typer.Option(help="flag-budget")] = None,
    iterations: Annotated[int | None, typer.Option(help="flag-iterations")] = None,
    runtime: Annotated[str | None, typer.Option(help="flag-runtime")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="flag-workers")] = None,
    cluster: Annotated[str | None, typer.Option(help="flag-cluster")] = None,
    resume: Annotated[Path | None, typer.Option(help="flag-arena-resume")] = None,
    chart: Annotated[Path | None, typer.Option(help="flag-chart")] = None,
    ladder: Annotated[Path | None, typer.Option(help="flag-ladder")] = None,
    listed: Annotated[bool, typer.Option("--list", help="flag-list-bots")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Let bots play against each other and report how strong each is."""
    if listed:
        typer.echo("\n".join(bot_names(None if game is None else game_kind(game))))
        return
    allowed = budget_of(budget, iterations)
    keep_to_one_thread()
    from dreamcog.cli.arena_runs import Contest, play_contest

    def contest(name: str, chosen: dict[str, object], kept: Path | None) -> Contest:
        """What is played, in so far as it is the same in every game."""
        own = chosen | ({} if box is None else {"box": box})
        return Contest(
            game=game_kind(name).open(own),
            bots=None if bots is None else words(bots),
            games=number or USUAL_GAMES,
            slow_games=slow,
            seed=seed,
            budget=allowed,
            runtime=runtime,
            kept=kept,
        )

    texts = Texts(lang)
    with open_fleet(workers, cluster) as fleet:
        if ladder is not None:
            from dreamcog.cli.ladder import kept_for, play_ladder, require_whole, write_ladder

            require_whole(given, chart=chart is not None, json=as_json)
            if number is not None:
                contests = [
                    contest(name, {"players": players}, kept_for(resume, name, players))
                    for name in (games() if game is None else [game_kind(game).name])
                    for players in game_kind(name).options.players.values
                ]
                play_ladder(ladder, contests, fleet, texts)
            write_ladder(ladder)
            return
        if game is None:
            raise malformed("--game", f"one of {', '.join(games())}")
        report = play_contest(contest(game, options_of(game, given), resume), fleet, texts)
    if chart is not None:
        from dreamcog.cli.arena_tables import write_chart

        write_chart(chart, report, texts)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        from dreamcog.cli.arena_tables import show

        show(report, texts)
