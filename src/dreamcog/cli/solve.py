"""`dreamcog solve`: knowing all that is hidden, can this game be won; what score is the best?"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.flags import Given, options_of
from dreamcog.cli.interruption import EXIT_CODE, Interrupted, Interruption
from dreamcog.cli.progress import bar
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.core.saves import open_save
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts
from dreamcog.sim.fleet import open_fleet
from dreamcog.sim.origin import origin_of

if TYPE_CHECKING:
    from dreamcog.lab.solver.deals import Deal
    from dreamcog.lab.solver.endings import ExactEnding
    from dreamcog.lab.solver.solving import Answer

SAID = {True: "yes", False: "no", None: "unknown"}
"""What is said of one position, by whether it can be won."""

SAID_OF_DEALS = {"winnable": "winnable", "not_winnable": "not-winnable", "unknown": "unknown"}
"""What is said of many deals, by the keys of the report."""


def solve(
    given: Given,
    file: Annotated[Path | None, typer.Argument(help="flag-solve-file")] = None,
    game: Annotated[str | None, typer.Option(help="flag-solve-game")] = None,
    seed: Annotated[str | None, typer.Option(help="flag-deal-seed")] = None,
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="flag-solve-seat")] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="flag-deals")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="flag-seconds")] = 10.0,
    nodes: Annotated[int, typer.Option(min=0, help="flag-nodes")] = 2_000_000,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="flag-workers")] = None,
    cluster: Annotated[str | None, typer.Option(help="flag-cluster")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Find out whether a deal, or a saved game, can be won, or the best score of its last round."""
    keep_to_one_thread()
    texts = Texts(lang)
    with interruptible(texts):
        if file is not None:
            if given or {game, seed, box, deals} != {None}:
                raise malformed("FILE", "a saved game, without options of a deal")
            tell_one(saved_table(file), seat, seconds, nodes, as_json, texts)
            return
        name = usual_game() if game is None else game
        options = options_of(name, given) | ({} if box is None else {"box": box})
        first = secrets.randbits(SEED_BITS) if seed is None else read_seed(seed)
        if deals is None:
            opened = game_kind(name).open(options)
            table = Table(opened, opened.deal(first), first)
            tell_one(table, seat, seconds, nodes, as_json, texts)
        elif seat is not None:
            raise malformed("--seat", "one position, without --deals")
        else:
            from dreamcog.lab.solver.deals import Deal

            seeds = [(first + i) % (1 << SEED_BITS) for i in range(deals)]
            parts = [Deal(name, options, each, seconds, nodes) for each in seeds]
            tell_many(parts, workers, cluster, as_json, texts)


@contextmanager
def interruptible(texts: Texts) -> Iterator[None]:
    """End quietly on Ctrl-C."""
    try:
        with Interruption():
            yield
    except Interrupted:
        typer.echo(texts.say("simulate-interrupted"), err=True)
        raise typer.Exit(EXIT_CODE) from None


def usual_game() -> str:
    """The first game whose players win together."""
    return next((name for name in games() if game_kind(name).together), games()[0])


def saved_table(file: Path) -> Table:
    """The saved game in a file, as it stands."""
    try:
        return open_save(file.read_bytes())
    except OSError as error:
        raise malformed(str(file), "a readable file") from error


def tell_one(
    table: Table, seat: int | None, seconds: float, nodes: int, as_json: bool, texts: Texts
) -> None:
    """Solve one position and tell what was found."""
    from dreamcog.lab.solver.budget import Budget
    from dreamcog.lab.solver.endings import exact_ending
    from dreamcog.lab.solver.solving import solve as solved

    game, budget = table.game, Budget(seconds, nodes)
    answer: Answer | ExactEnding
    if game.kind.together:
        if seat is not None:
            raise malformed("--seat", f"none: in {game.kind.name} all win together")
        answer = found = solved(game, table.state, budget)
        effort, moves = effort_of(found), len(found.moves)
        said = [texts.say(f"solve-{SAID[found.winnable]}", moves=moves, **effort)]
    else:
        first = min(table.deciders, default=0) if seat is None else seat
        answer = ending = exact_ending(game, table.state, first, budget)
        said = sentences_of(ending, texts)
    if as_json:
        known = None if table.seed is None else seed_text(table.seed)
        about = {"game": game.kind.name, "options": game.options, "seed": known}
        typer.echo(json.dumps({**answer.to_json(), **about}))
        return
    for event in events_of(table, answer.moves):
        typer.echo(texts.event(game, event))
    typer.echo("\n".join(said))


def effort_of(answer: Answer | ExactEnding) -> dict[str, str]:
    """How much was searched, as numbers in a sentence."""
    return {"nodes": f"{answer.nodes:,}", "seconds": f"{answer.seconds:.1f}"}


def sentences_of(found: ExactEnding, texts: Texts) -> list[str]:
    """What is said of an exact ending."""
    effort = effort_of(found)
    if found.best is None:
        return [texts.say("solve-score-unknown", **effort)]
    said = [texts.say("solve-score", seat=found.seat, best=found.best, **effort)]
    if found.sure is not None and found.sure != found.best:
        said.append(texts.say("solve-score-sure", sure=found.sure))
    if found.reveals:
        said.append(texts.say("solve-score-reveals"))
    return said


def events_of(table: Table, moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happens in the line of moves that is told."""
    played = Table(table.game, table.state)
    for told in moves:
        move = dict(told)
        played.play(move, move.pop("seat", None))
    return [event.to_json() for event in played.log]


def tell_many(
    parts: list[Deal], workers: int | None, cluster: str | None, as_json: bool, texts: Texts
) -> None:
    """Solve many deals, with a bar meanwhile, and tell how many can be won."""
    from dreamcog.lab.solver.deals import report, solve_deal
    from dreamcog.lab.solver.solving import require_together
    from dreamcog.sim.runtimes import chosen_runtime

    name, seeds = parts[0].game, [part.seed for part in parts]
    game = game_kind(name).open(parts[0].options)
    require_together(game)
    chosen_runtime(game.rules, None)
    answers = []
    with (
        open_fleet(workers, cluster) as fleet,
        bar(texts, len(parts)) as shown,
        closing(fleet.run(origin_of(name), solve_deal, parts)) as results,
    ):
        for answer in results:
            answers.append(answer)
            shown.advance(1)
    found = report(answers, seeds)
    about = {"game": name, "options": game.options, "seed": seed_text(seeds[0])}
    if as_json:
        typer.echo(json.dumps({**about, **found}))
        return
    for kind, said in SAID_OF_DEALS.items():
        each = found[kind]
        low, high = (f"{100 * end:.1f}" for end in each["interval"])
        line = {"deals": each["deals"], "all": len(parts), "low": low, "high": high}
        typer.echo(texts.say(f"solve-deals-{said}", **line))
    typer.echo(texts.say("solve-deals-seconds", **{k: str(v) for k, v in found["seconds"].items()}))
