"""The flags of `dreamcog serve`: one for each setting, in place of the parameter `given`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Any, get_type_hints

import typer

from dreamcog.cli.server.setting_table import LIMIT, SETTINGS, Setting
from dreamcog.core.refusal import malformed

GIVEN = "given"
"""The parameter of the command in whose place the flags are put."""


def with_setting_flags(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for each setting; it gets those that were typed, by name."""

    def run(**typed: Any) -> None:
        given = {each.name: typed.pop(each.name) for each in SETTINGS}
        command(**typed, given={name: value for name, value in given.items() if value is not None})

    parameters = list(parameters_of(command))
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    run.__dict__["__signature__"] = inspect.Signature(parameters)
    return run


def parameters_of(command: Callable[..., None]) -> Iterator[inspect.Parameter]:
    """The parameters of the command with flags, for the command line to read."""
    hints = get_type_hints(command, include_extras=True)
    for each in inspect.signature(command).parameters.values():
        if each.name == GIVEN:
            yield from map(parameter_of, SETTINGS)
        else:
            yield each.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=hints[each.name])


def parameter_of(setting: Setting) -> inspect.Parameter:
    """The parameter of one setting: a text, which is checked like that of any other source."""
    annotation: Any
    if setting.kind is bool:
        names = f"{setting.flag}/--no-{setting.flag[2:]}"
        annotation = Annotated[bool | None, typer.Option(names, help=help_of(setting))]
    else:
        metavar = f"[{'|'.join(setting.choices)}]" if setting.choices else setting.metavar
        info = typer.Option(setting.flag, metavar=metavar, help=help_of(setting))
        is_several = setting.kind is tuple
        annotation = Annotated[list[str] | None if is_several else str | None, info]
    return inspect.Parameter(
        setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


def help_of(setting: Setting) -> str:
    """What a setting is for, and its default if it has one."""
    if setting.default in (None, (), "") or callable(setting.default):
        return setting.about
    usual = str(setting.default).lower() if setting.kind is bool else f"{setting.default}"
    return f"{setting.about} (default: {usual.removesuffix('.0')})"


def limits_given(typed: list[str]) -> dict[str, str]:
    """The rate limits of a command line, by the names of their settings."""
    found = {}
    for each in typed:
        name, equals, value = each.partition("=")
        if not equals:
            raise malformed(f"--{LIMIT} {each}", "NAME=LIMIT")
        found[f"{LIMIT}.{name.strip()}"] = value
    return found
