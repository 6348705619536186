"""What is asked for in words: the help, the log, the piles, the options."""

from __future__ import annotations

from rich.text import Text

from dreamcog.cli.choices import Composer
from dreamcog.cli.look import GAP
from dreamcog.cli.look import flow as flowed
from dreamcog.cli.screen import Screen
from dreamcog.cli.typed import Reader
from dreamcog.core.rng import seed_text


def tell_help(screen: Screen, reader: Reader, composer: Composer) -> None:
    """What can be typed now, and what the marks mean."""
    say, own, name = screen.texts.say, screen.tabletop.own, screen.tabletop.name
    rows = [
        (say(f"{name}-usage-{verb}", word=reader.shown(verb)), say(f"{name}-help-{verb}"))
        for verb in composer.forms.fields
        if composer.fits({"do": verb})
    ]
    rows += [
        (own(f"usage-{command}", word=reader.shown(command)), own(f"help-{command}"))
        for command in reader.commands
    ]
    column = min(max(len(usage) for usage, _ in rows) + GAP, screen.width // 2)
    for usage, meaning in rows:
        words = [Text(word) for word in meaning.split(" ")]
        screen.print(*flowed(Text(usage, "bold"), words, screen.width, column, " "))
    drawn = screen.tabletop.marks.items()
    marks = [Text(own(f"mark-{meaning}", mark=mark)) for meaning, mark in drawn]
    screen.print(*flowed(Text(), marks, screen.width, 0))
    if screen.paints:
        screen.tell("help-keys")
    screen.say(own("help-names"))


def tell_log(screen: Screen, seat: int) -> None:
    """The last events as sentences, as far as a seat may see them."""
    told = screen.tabletop.events(screen.tabletop.table.log, seat)
    for sentence in told[-screen.tabletop.logged :] or [screen.texts.say("log-empty")]:
        screen.say(sentence)


def tell_piles(screen: Screen, composer: Composer) -> None:
    """What is known of things that the board only counts."""
    screen.print(*screen.tabletop.piles(composer, screen.width))


def tell_options(screen: Screen) -> None:
    """How this game was set up; an arranged one has no seed."""
    table, texts, game = screen.tabletop.table, screen.texts, screen.tabletop.game
    seed = {} if table.seed is None else {"seed": seed_text(table.seed)}
    for option, value in {**table.game.options, **seed}.items():
        label = texts.option(game, option)
        told = texts.option_value(game, option, value)
        screen.say(texts.say("option-line", option=label, value=told))
