"""The levels of a game in the terminal: what each is called, how it plays, how strong it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

from dreamcog.bots import level_names
from dreamcog.cli.player_record import PlayerRecord
from dreamcog.core.kind import Kind
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.registry import game_kind
from dreamcog.i18n.texts import Texts


def show_levels(game: str, texts: Texts) -> None:
    """All levels of a game that can be played here, the weakest first; the word to type stands
    before each."""
    kind = game_kind(game)
    for name in level_names(kind):
        typer.echo(f"{name}: {level_line(kind, name, texts)}")
    if not level_names(kind):
        typer.echo(texts.say("levels-none", game=texts.say(f"{kind.name}-title")))


def level_line(kind: Kind, name: str, texts: Texts) -> str:
    """How a level plays, how the player has done with it, how strong it was measured to be."""
    said = [texts.say(f"bot-about-{name}")]
    games, wins = PlayerRecord.read().with_bot(kind.name, name)
    if games and kind.together:
        said.append(texts.say("bot-record-together", won=wins, games=games))
    elif games:
        said.append(texts.say("bot-record", won=games - wins, games=games))
    if name in kind.levels.strengths:
        said.append(texts.level_strength(kind.levels.strengths[name], kind.together))
    return " ".join(said)


def level_news(kind: Kind, bots: Iterable[str], texts: Texts) -> Iterator[str]:
    """What is told of the levels at a table when a game begins, once each."""
    for name in dict.fromkeys(bots):
        if name in LEVEL_NAMES:
            title = texts.bot_level(name)
            yield (
                texts.say("level-plays", level=title[:1].upper() + title[1:])
                + " "
                + (level_line(kind, name, texts))
            )
