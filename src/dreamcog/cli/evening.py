"""An evening at one table: games one after the other, until the players leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from dreamcog.cli.keys import Keyboard
from dreamcog.cli.offer import Item, Offer
from dreamcog.cli.picker import Picker
from dreamcog.cli.saving import Shelf, load
from dreamcog.cli.screen import Screen
from dreamcog.cli.sitting import Again, Sitting
from dreamcog.cli.talk import Ask, Left
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table, deal
from dreamcog.i18n.texts import Texts


def play(
    game: str,
    texts: Texts,
    console: Console,
    ask: Ask | Keyboard,
    path: Path | None = None,
    names: tuple[str, ...] = (),
    seed: int | str | None = None,
    **options: Any,
) -> None:
    """Games at one table, one after the other, until the players leave."""
    kept = load(path) if path else None
    news = "play-resumed" if kept else f"{game}-welcome"
    table, known = kept or (deal(game, seed=seed, **options), ())
    shelf = Shelf(path, fitting(names or known, table))
    while True:
        screen = Screen(table, texts, console, shelf.names, isinstance(ask, Keyboard))
        asker = Picker(screen, ask).ask if isinstance(ask, Keyboard) else ask
        sitting = Sitting(table, screen, asker, shelf)
        sitting.news = [texts.say(news)]
        try:
            shelf.keep(table)
            play_and_stay(sitting)
        except Again as again:
            shelf.keep(table)
            shelf = shelf.next()
            table = deal_again(table, again.support)
            news = f"{table.game.kind.name}-welcome"
        except (Left, KeyboardInterrupt):
            say_farewell(sitting)
            return


def play_and_stay(sitting: Sitting) -> None:
    """Play, then look at the end; on with the game where its last move is taken back."""
    while True:
        sitting.play_out()
        sitting.stay(lambda: ending(sitting.screen), offer_again(sitting))


def ending(screen: Screen) -> list[Text]:
    """How the game ended, and whether to play again."""
    ended = screen.texts.outcome(screen.game, screen.table.outcome or {})
    again = screen.texts.say("play-again")
    return [
        screen.look.sentence(ended, screen.width, "bold"),
        screen.look.sentence(again, screen.width),
    ]


def offer_again(sitting: Sitting) -> Offer:
    """Another game with as many Support tokens as C6.1 offers, the same again, or to leave."""
    say, shown = sitting.texts.say, sitting.reader.shown
    again, same = next_support(sitting.table), int(sitting.table.game.options["support"])
    items = [Item("", Text(say("offer-again", support=again)), line=f"{shown('again')} {again}")]
    if same != again:
        label = Text(say("offer-same", support=same))
        items.append(Item("", label, line=f"{shown('again')} {same}"))
    return Offer({}, [*items, Item("", Text(say("offer-quit")), line=shown("quit"))])


def fitting(names: tuple[str, ...], table: Table) -> tuple[str, ...]:
    """A name for each player, or a refusal; none at all is fine."""
    if names and len(names) != table.game.options["players"]:
        raise Refused("names-needed")
    return names


def deal_again(table: Table, support: int) -> Table:
    """Another game like this one, with so many Support tokens (-1: as many as C6.1 offers)."""
    game = table.game
    wanted = next_support(table) if support < 0 else support
    return deal(game.kind.name, **{**game.options, "support": wanted, "box": game.box_values})


def say_farewell(sitting: Sitting) -> None:
    """Keep the game where the player asked for it, and say so."""
    sitting.shelf.keep(sitting.table)
    sitting.screen.leave()
    if sitting.shelf.path:
        sitting.screen.tell("play-saved", file=str(sitting.shelf.path))
    sitting.screen.tell("play-farewell")


def next_support(table: Table) -> int:
    """C6.1: one Support token more after a loss, one fewer after a win, as far as there are."""
    options = table.game.options
    won = bool((table.outcome or {}).get("won"))
    wanted = int(options["support"]) + (-1 if won else 1)
    try:
        table.game.kind.open({**options, "support": wanted})
    except Refused:
        return int(options["support"])
    return wanted
