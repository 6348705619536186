"""What is asked for in words: the help, the log, the piles, the options."""

from __future__ import annotations

from rich.text import Text

from dreamcog.cli.choices import FORMS, Composer
from dreamcog.cli.look import GAP, MARKS
from dreamcog.cli.look import flow as flowed
from dreamcog.cli.screen import Screen
from dreamcog.cli.typed import COMMANDS, Reader
from dreamcog.core.rng import seed_text

LOGGED = 15
"""How many sentences the log shows."""


def tell_help(screen: Screen, reader: Reader, composer: Composer) -> None:
    """What can be typed now, and what the marks mean."""
    say, name = screen.texts.say, screen.game.name
    rows = [
        (say(f"{name}-usage-{verb}", word=reader.shown(verb)), say(f"{name}-help-{verb}"))
        for verb in FORMS
        if composer.fits({"do": verb})
    ]
    rows += [
        (say(f"usage-{command}", word=reader.shown(command)), say(f"help-{command}"))
        for command in COMMANDS
    ]
    column = max(len(usage) for usage, _ in rows) + GAP
    for usage, meaning in rows:
        words = [Text(word) for word in meaning.split(" ")]
        screen.print(*flowed(Text(usage, "bold"), words, screen.width, column, " "))
    marks = [Text(say(f"mark-{meaning}", mark=mark)) for meaning, mark in MARKS.items()]
    screen.print(*flowed(Text(), marks, screen.width, 0))
    if screen.paints:
        screen.tell("help-keys")
    screen.tell("help-names")


def tell_log(screen: Screen) -> None:
    """The last events as sentences."""
    table = screen.table
    seat = min(table.deciders, default=0)
    told = screen.texts.events(screen.game, [event.seen_by(seat) for event in table.log])
    for sentence in told[-LOGGED:] or [screen.texts.say("log-empty")]:
        screen.say(sentence)


def tell_piles(screen: Screen, composer: Composer) -> None:
    """The discard, what is known of the deck, and who pilots the Gigantobots."""
    screen.print(*screen.drawing.known_piles(composer.position))


def tell_options(screen: Screen) -> None:
    """How this game was set up."""
    table, texts = screen.table, screen.texts
    seed = "" if table.seed is None else seed_text(table.seed)
    for option, value in {**table.game.options, "seed": seed}.items():
        label = texts.option(screen.game, option)
        told = texts.option_value(screen.game, option, value)
        screen.say(texts.say("option-line", option=label, value=told))
