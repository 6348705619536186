"""The flags of commands that deal games, made from the options that the registered games declare.

A command takes one parameter, `given`, for all of them; `flagged` puts the flags in its place. So a
game that is registered has its flags without a change to any command.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Annotated, Any, get_args, get_type_hints

import typer
from typer.models import ArgumentInfo, OptionInfo

from dreamcog.cli.option_texts import flag_help
from dreamcog.core.options import AnyOf, FirstSeat, Number, Option, Players
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts, languages

Given = Mapping[str, Any]
"""What was typed, by flag; flags that were not typed are not there."""

GIVEN = "given"
"""The parameter of a command in whose place the flags are put."""

PREFIX = "flag_"
"""Begins the parameter of a game's flag, so that it is no other parameter of a command."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A command-line flag and the options that it sets, by game."""

    name: str
    options: dict[str, Option] = field(default_factory=dict)

    @property
    def type(self) -> type[int] | type[str]:
        """What the command line accepts: a whole number where every game wants one."""
        are_numbers = all(isinstance(each, Players | Number) for each in self.options.values())
        return int if are_numbers else str

    @property
    def parameter(self) -> str:
        """The name of the flag's parameter."""
        return PREFIX + self.name.replace("-", "_")


def game_flags() -> list[Flag]:
    """The flags of all registered games; the same flag of several games is one."""
    flags: dict[str, Flag] = {}
    for game in games():
        for option in game_kind(game).options:
            flag = flags.setdefault(option.flag_name, Flag(option.flag_name))
            flag.options[game] = option
    return list(flags.values())


def options_of(game: str, given: Given) -> dict[str, Any]:
    """What was typed as options of this game.

    Nothing is refused here: a value that the game does not accept, or a flag that it does not
    have, is handed on for the game to refuse.
    """
    found = {}
    for flag in game_flags():
        if flag.name in given:
            option = flag.options.get(game) or next(iter(flag.options.values()))
            found[option.name] = typed_value(option, given[flag.name])
    return found


def typed_value(option: Option, typed: str | int) -> Any:
    """What was typed after a flag, as the kind of its option has it."""
    if isinstance(option, AnyOf):
        return words(str(typed))
    if isinstance(option, FirstSeat | Players | Number) and isinstance(typed, str):
        return int(typed) if typed.isascii() and typed.isdecimal() else typed
    return typed


def words(text: str) -> list[str]:
    """Words with commas between them."""
    return [word.strip() for word in text.split(",") if word.strip()]


def flagged(
    command: Callable[..., None], flags: Sequence[Flag] = (), texts: Texts | None = None
) -> Callable[..., None]:
    """The command with these flags in place of `given`, if it has that; these texts say its help.

    Without texts the help stays a message id: for commands that are listed but not called.
    """

    def run(**typed: Any) -> None:
        typed.pop("help", None)
        values = {flag.name: typed.pop(flag.parameter, None) for flag in flags}
        if GIVEN in inspect.signature(command).parameters:
            typed[GIVEN] = {name: value for name, value in values.items() if value is not None}
        command(**typed)

    parameters = list(parameters_of(command, flags, texts))
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    run.__dict__["__signature__"] = inspect.Signature(parameters)
    return run


def parameters_of(
    command: Callable[..., None], flags: Sequence[Flag], texts: Texts | None
) -> Iterator[inspect.Parameter]:
    """The parameters of a command with flags, for the command line to read."""
    hints = get_type_hints(command, include_extras=True)
    for each in inspect.signature(command).parameters.values():
        if each.name == GIVEN:
            yield from (flag_parameter(flag, texts) for flag in flags)
        else:
            kind, info = get_args(hints[each.name])
            yield keyword(each.name, Annotated[kind, helped(info, texts)], each.default)
    info = typer.Option("--help", is_eager=True, callback=show_help, help="flag-help")
    yield keyword("help", Annotated[bool, helped(info, texts)], False)


def flag_parameter(flag: Flag, texts: Texts | None) -> inspect.Parameter:
    """The parameter of one flag; a flag of one game stands under the game's title."""
    info = typer.Option(f"--{flag.name}")
    if texts is not None:
        info.help = flag_help(texts, flag.options)
        info.rich_help_panel = texts.say("flags-title")
        if len(flag.options) == 1 < len(games()):
            info.rich_help_panel = texts.title(next(iter(flag.options)))
    return keyword(flag.parameter, Annotated[flag.type | None, info], None)


def keyword(name: str, annotation: Any, default: object) -> inspect.Parameter:
    """A parameter that is given by name."""
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, kind, default=default, annotation=annotation)


def helped(info: OptionInfo | ArgumentInfo, texts: Texts | None) -> OptionInfo | ArgumentInfo:
    """A command's own flag or argument with its help, which is a message id, said by the texts."""
    found = copy(info)
    if texts is not None and found.help is not None:
        about = {"games": texts.one_of(games()), "languages": texts.one_of(languages())}
        found.help = texts.say(found.help, **about)
        is_flag = isinstance(found, OptionInfo)
        found.rich_help_panel = texts.say("flags-title" if is_flag else "arguments-title")
    return found


def show_help(context: typer.Context, is_wanted: bool) -> None:
    """Print a command's help instead of running it."""
    if is_wanted:
        typer.echo(context.get_help())
        raise typer.Exit


def language_in(args: Sequence[str]) -> str | None:
    """The language that a command line asks for by `--lang`, where there are texts in it."""
    asked = None
    for each, after in pairwise((*args, "")):
        flag, _, value = each.partition("=")
        if flag == "--lang":
            asked = value or after
    return asked if asked in languages() else None
