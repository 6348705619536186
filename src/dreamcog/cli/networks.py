"""`dreamcog networks`: the networks that come with the package, and how well they play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from dreamcog.bots.network_folder import SIZES, network_file, network_path
from dreamcog.cli.network_pages import page
from dreamcog.cli.reliability_picture import Told, reliability_svg
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts


class Released(NamedTuple):
    """A file that is here: its bot, what its header tells, and why it cannot be used, if so."""

    game: str
    bot: str
    path: Path
    header: dict[str, Any]
    refused: Refused | None


def networks(
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a Markdown page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    picture: Annotated[
        Path | None, typer.Option("--picture", help="Draw told chances beside wins, as an SVG.")
    ] = None,
) -> None:
    """List the networks that play, with their size, their training and how well they play."""
    texts, found = Texts(), released()
    if picture is not None:
        picture.write_text(reliability_svg(told_chances(found)), encoding="utf-8")
    elif as_json:
        told = {each.path.name: {"bot": each.bot, **each.header} for each in found}
        typer.echo(json.dumps(told))
    elif markdown:
        shown = [
            (Texts("en").title(each.game), each.path, each.header) for each in found if each.header
        ]
        typer.echo("\n".join(page(shown)))
    else:
        for each in found:
            typer.echo(line(each, texts))
        if not found:
            typer.echo(texts.say("networks-none"))


def told_chances(found: list[Released]) -> list[Told]:
    """The networks whose told chances were compared with what came of them."""
    return [
        (f"{Texts('en').title(each.game)}: {each.header['name']}", told)
        for each in found
        if each.header and (told := each.header["evaluation"].get("reliability"))
    ]


def line(each: Released, texts: Texts) -> str:
    """A network in one line."""
    about = texts.say(f"bot-about-{each.bot}")
    if each.refused is not None:
        about = texts.refusal(None, each.refused)
    return f"{each.game:14} {each.bot:14} {each.path.stat().st_size / 1e6:5.1f} MB  {about}"


def released() -> list[Released]:
    """All files that are here, those that do not fit among them."""
    found = []
    for game in games():
        for bot in reversed(SIZES):
            if (path := network_path(game, bot)).is_file():
                found.append(read(game, bot, path))
    return found


def read(game: str, bot: str, path: Path) -> Released:
    """A file and whether it can be used; one that cannot even be read has no header."""
    from dreamcog.bots.network_file import read_network

    try:
        header = read_network(path).header
    except Refused as refused:
        return Released(game, bot, path, {}, refused)
    try:
        network_file(game_kind(game), bot)
    except Refused as refused:
        return Released(game, bot, path, header, refused)
    return Released(game, bot, path, header, None)
