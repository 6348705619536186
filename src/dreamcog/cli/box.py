"""`dreamcog box`: the printed numbers of a game, shown, checked, graded and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType

from dreamcog.cli.box_pages import difference_table, status_page, status_table
from dreamcog.cli.box_show import show_box
from dreamcog.core.attested import Value, attested_share, differences, tally
from dreamcog.core.box import BAD_BOX, bad_box, file_values, naming_file, shown
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts, languages

box = typer.Typer(no_args_is_help=True, help="A game's printed numbers, or those of a box file.")

Which = Annotated[str, typer.Argument(help="A game (its built-in box), or a box file.")]
OfGame = Annotated[str | None, typer.Option("--game", help="The game that a file is for.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Lang = Annotated[str | None, typer.Option(help="Language; your terminal's by default.")]


@box.command()
def show(which: Which, game: OfGame = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Show every component of a box with what is printed on it."""
    with speaking(lang) as texts:
        opened = open_box(which, game)
        if as_json:
            told = {"printed": opened.printed(), "values": opened.box_values}
            typer.echo(json.dumps({"game": opened.kind.name, "box": which, **told}))
        else:
            display(*show_box(texts, opened, name_of(texts, which)))


@box.command()
def check(
    file: Annotated[Path, typer.Argument(help="A box file.")],
    game: OfGame = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what is wrong with a box file, and where (exit status 1 if anything is)."""
    with speaking(lang) as texts:
        name, problems = problems_of(str(file), game)
        if as_json:
            answer = {"file": str(file), "game": name, "good": not problems}
            typer.echo(json.dumps({**answer, "problems": problems}))
        elif problems:
            typer.echo(texts.say("box-bad", box=shown(file.name), problems=len(problems)))
            for problem in problems:
                told = {**problem, "where": problem["entry"]}
                typer.echo(f"  {texts.say('box-problem', **told)}")
        else:
            typer.echo(texts.say("box-good", box=shown(file.name), game=texts.title(str(name))))
        raise typer.Exit(1 if problems else 0)


@box.command()
def status(
    which: Annotated[
        str | None, typer.Argument(help="A game, or a box file; all games if none is named.")
    ] = None,
    game: OfGame = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print it as a Markdown page.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell how much of a box is attested, and how."""
    with speaking(lang) as texts:
        found = {name: open_box(name, game) for name in (games() if which is None else [which])}
        if as_json:
            boxes = [{"box": name, **status_json(opened)} for name, opened in found.items()]
            typer.echo(json.dumps({"boxes": boxes}))
        elif markdown:
            named = {name_of(texts, name): one for name, one in found.items()}
            typer.echo(status_page(texts, named), nl=False)
        else:
            for name, opened in found.items():
                display(*status_table(texts, name_of(texts, name), opened))


@box.command()
def diff(
    one: Which,
    other: Annotated[str, typer.Argument(help="Another box of the same game.")],
    game: OfGame = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the values that differ between two boxes (exit status 1 if any does)."""
    with speaking(lang) as texts:
        ours, theirs = open_box(one, game), open_box(other, game)
        if ours.kind is not theirs.kind:
            raise another_game(shown(one), ours, shown(other), theirs)
        found = differences(ours.box_values, theirs.box_values)
        names = {"one": name_of(texts, one), "other": name_of(texts, other)}
        if as_json:
            told = [
                {
                    "entry": entry.entry,
                    "one": value_json(entry.one),
                    "other": value_json(entry.other),
                }
                for entry in found
            ]
            answer = {"game": ours.kind.name, "same": not found, "differences": told}
            typer.echo(json.dumps(answer))
        elif found:
            typer.echo(texts.say("box-differences", **names, number=len(found)))
            display(difference_table(texts, found, names["one"], names["other"]))
        else:
            typer.echo(texts.say("box-same", **names))
        raise typer.Exit(1 if found else 0)


@contextmanager
def speaking(lang: str | None) -> Iterator[Texts]:
    """The texts of a language; whatever is refused meanwhile is said in it (exit status 2)."""
    known = lang if lang in languages() else None
    texts = Texts(known)
    try:
        if lang != known:
            raise malformed("lang", ", ".join(languages()))
        yield texts
    except Refused as refused:
        typer.echo(texts.refusal(None, refused), err=True)
        raise typer.Exit(2) from refused


def open_box(which: str, game: str | None) -> Game[Any]:
    """A game with its built-in box, or with the box of a file."""
    if which in games():
        return game_kind(which).open({})
    with naming_file(which):
        values = file_values(which)
        return game_kind(game or game_of(values, which)).open({"box": values})


def another_game(one: str, ours: Game[Any], other: str, theirs: Game[Any]) -> Refused:
    """Boxes of two games have nothing to compare."""
    return Refused(
        "box-of-another-game",
        one=one,
        other=other,
        game=ours.kind.name,
        other_game=theirs.kind.name,
    )


def game_of(values: Mapping[str, Any], file: str) -> str:
    """The game whose own box has the most blocks in common with these values."""
    common = {
        name: len(values.keys() & game_kind(name).open({}).box_values.keys()) for name in games()
    }
    best = max(common, key=lambda name: common[name])
    if not common[best]:
        raise bad_box(shown(Path(file).name), "no-game")
    return best


def problems_of(file: str, game: str | None) -> tuple[str | None, list[dict[str, Any]]]:
    """The game that a file is for, if any, and all that is wrong with it; no file is misuse."""
    name = game
    try:
        with naming_file(file):
            values = file_values(file)
            name = game or game_of(values, file)
            game_kind(name).open({"box": values})
    except Refused as refused:
        if refused.code != BAD_BOX or refused.params["reason"] == "no-such-file":
            raise
        first = {key: value for key, value in refused.params.items() if key != "also"}
        return name, [first, *refused.params.get("also", ())]
    return name, []


def name_of(texts: Texts, which: str) -> str:
    """How a box is called: a game's own by its game, another by its file."""
    if which not in games():
        return shown(Path(which).name)
    return texts.say("box-built-in", game=texts.title(which))


def status_json(opened: Game[Any]) -> dict[str, Any]:
    """How a box is attested, as plain JSON types."""
    attested, values = attested_share(opened.box_values)
    kinds = [
        {"kind": row.kind, "value": row.key, "grades": dict(row.grades)}
        for row in tally(opened.box_values)
    ]
    return {"game": opened.kind.name, "values": values, "attested": attested, "kinds": kinds}


def value_json(value: Value | None) -> dict[str, Any] | None:
    """A value and its grade; nothing where a box has none."""
    return None if value is None else {"value": value.value, "grade": value.grade}


def display(*shown_things: RenderableType) -> None:
    """Print tables and lines as wide as the terminal."""
    console = Console(highlight=False, markup=False)
    for thing in shown_things:
        console.print(thing)
