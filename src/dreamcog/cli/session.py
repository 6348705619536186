"""A session in the terminal: games one after the other, until the players leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.text import Text

from dreamcog.cli.game_loop import Again, GameLoop
from dreamcog.cli.keys import Keyboard
from dreamcog.cli.levels import level_news
from dreamcog.cli.offer import Item, Offer
from dreamcog.cli.picker import Picker
from dreamcog.cli.player_record import PlayerRecord
from dreamcog.cli.prompts import Ask, Left
from dreamcog.cli.saving import Shelf, load
from dreamcog.cli.screen import Screen
from dreamcog.cli.seats import seated
from dreamcog.cli.terminals import tabletop
from dreamcog.core.table import Table, deal
from dreamcog.i18n.texts import Texts

Loop = TypeVar("Loop", bound=GameLoop)


def play(
    game: str,
    texts: Texts,
    console: Console,
    ask: Ask | Keyboard,
    path: Path | None = None,
    names: Sequence[str] = (),
    bots: Sequence[str] = (),
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    hint: str = "",
    advice: bool = False,
) -> None:
    """Play games at one table, one after the other, until the players leave.

    `hint` is a sentence under the welcome; with `advice` each question has a line for beginners.
    """
    kept = load(path) if path else None
    if kept is None:
        table = deal(game, seed=seed, **(options or {}))
        kept = table, Shelf(seated(table.game, names, bots), path)
        news = [texts.say(f"{game}-welcome"), *([hint] if hint else [])]
        news += level_news(table.game.kind, bots, texts)
    else:
        news = [texts.say("play-resumed")]
    table, shelf = kept
    if names or bots:
        shelf.seats = seated(table.game, names, bots)
    play_on(table, texts, console, ask, shelf, news, advice)


def play_on(
    table: Table,
    texts: Texts,
    console: Console,
    ask: Ask | Keyboard,
    shelf: Shelf,
    news: list[str],
    advice: bool,
) -> None:
    """Play this game, and others after it, until the players leave."""
    while True:
        loop = loop_at(GameLoop, table, texts, console, ask, shelf)
        loop.news = news
        loop.screen.gives_advice = advice
        is_open = not loop.is_over
        try:
            shelf.keep(table)
            play_and_stay(loop)
        except Again as again:
            shelf.keep(table)
            note_result(loop, is_open)
            shelf = shelf.next()
            table = deal_again(table, again.options)
            news = [texts.say(f"{table.game.kind.name}-welcome")]
        except (Left, KeyboardInterrupt):
            note_result(loop, is_open)
            say_farewell(loop)
            return


def note_result(loop: GameLoop, is_open: bool) -> None:
    """Keep what came of a game with one bot alone, which was open when the player sat down."""
    players, table = loop.shelf.seats.players, loop.table
    if not is_open or table.outcome is None or len(players) != 2 or loop.shelf.seats.people != 1:
        return
    (person,) = (seat for seat, player in enumerate(players) if not player.is_bot)
    is_won = table.game.ending(table.state, person).is_won
    PlayerRecord.read().end(table.game.kind.name, players[1 - person].kind, is_won)


def loop_at(
    kind: type[Loop],
    table: Table,
    texts: Texts,
    console: Console,
    ask: Ask | Keyboard,
    shelf: Shelf,
) -> Loop:
    """The loop of one game, with the screen and the keys there are."""
    top = tabletop(table, texts, shelf.seats.names(texts))
    screen = Screen(top, console, isinstance(ask, Keyboard))
    asker = Picker(screen, ask).ask if isinstance(ask, Keyboard) else ask
    return kind(screen, asker, shelf)


def play_and_stay(loop: GameLoop) -> None:
    """Play, then look at the end; on with the game where its last move is taken back."""
    while True:
        loop.play_out()
        loop.stay(lambda: ending(loop), offer_again(loop))


def ending(loop: GameLoop) -> list[Text]:
    """How the game ended, who had hints, and whether to play again."""
    screen = loop.screen
    told = [
        screen.texts.say("play-assisted-seat", player=screen.names[seat], decisions=number)
        for seat, number in sorted(loop.shelf.assisted.items())
    ]
    sentences = [*told, screen.texts.say("play-again")]
    return [
        *screen.tabletop.ending(screen.width),
        *(screen.look.sentence(each, screen.width) for each in sentences),
    ]


def offer_again(loop: GameLoop) -> Offer:
    """Another game, as the game proposes it, or to leave."""
    say, shown = loop.texts.say, loop.reader.shown
    games = [
        Item("", Text(label), line=f"{shown('again')} {words}".strip())
        for label, words in loop.tabletop.next_games()
    ]
    return Offer({}, [*games, Item("", Text(say("offer-quit")), line=shown("quit"))])


def deal_again(table: Table, changed: dict[str, Any]) -> Table:
    """Another game like this one, but for these options."""
    game = table.game
    return deal(game.kind.name, **{**game.options, **changed, "box": game.box_values})


def say_farewell(loop: GameLoop) -> None:
    """Keep the game where the player asked for it, and say so."""
    loop.shelf.keep(loop.table)
    loop.screen.leave()
    loop.tell_kept()
    loop.screen.say(loop.tabletop.own("play-farewell"))
