"""Bots that are programs outside: which there are, and who may name them.

A command is run on this machine. So only its operator names commands: in the variable
`DREAMCOG_BOT_PROGRAMS`, as `name=command` with a semicolon between two; from then on the name is
that of a bot like any other. `program:COMMAND` is a bot only where a person types it at a command
line of their own, never where it comes from a client or a file.
"""

from __future__ import annotations

import os
import shlex
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from dreamcog.bots.offered import NAME
from dreamcog.core.refusal import malformed

if TYPE_CHECKING:
    from dreamcog.bots.program import ProgramBot

VARIABLE = "DREAMCOG_BOT_PROGRAMS"
PREFIX = "program:"
KEPT = 16
"""Programs that a process keeps running."""


def named_programs() -> dict[str, str]:
    """The commands that the operator has named, by the name of the bot."""
    return read_programs(os.environ.get(VARIABLE, ""))


def name_programs(text: str) -> None:
    """Name programs for this process and those that it begins."""
    read_programs(text)
    os.environ[VARIABLE] = text


def read_programs(text: str) -> dict[str, str]:
    """Names with their commands; a refusal where the text has none of that form."""
    found = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, is_there, command = (each.strip() for each in part.partition("="))
        if not (is_there and NAME.fullmatch(name) and words_of(command)):
            raise malformed(VARIABLE, "name=command; name=command")
        found[name] = command
    return found


def words_of(command: str) -> list[str]:
    """The words of a command; none where its quotes do not match."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def named_program(name: str) -> ProgramBot | None:
    """The program that the operator has named so."""
    command = named_programs().get(name)
    return None if command is None else program_bot(name, command)


def typed_program(name: str) -> ProgramBot | None:
    """The program of a name that was typed as `program:COMMAND`."""
    command = name.removeprefix(PREFIX)
    if command == name:
        return None
    if not words_of(command):
        raise malformed("bots", f"{PREFIX}COMMAND")
    return program_bot(name, command)


def program_title(name: str) -> str:
    """What a program that was typed is called at a table: by the last file of its command."""
    words = words_of(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else []
    files = [word for word in words if Path(word).suffix] or words[:1]
    return Path(files[-1]).stem.capitalize() if files else ""


@lru_cache(KEPT)
def program_bot(name: str, command: str) -> ProgramBot:
    """The bot of a command: one process of it, which is begun when it is first asked."""
    from dreamcog.bots.program import ProgramBot

    return ProgramBot(name, words_of(command))
