"""The messages of one language: read from the shared folder and from each game's, spoken by id.

What every game says lies here, in `i18n/<language>`; what one game says lies in `texts/<language>`
beside its `Kind`, so that a game from another package brings its own.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from dreamcog.core.registry import packages
from dreamcog.core.sentences import MissingText

FALLBACK = "en"
"""Spoken where the player's own language has no folder."""

PACKAGE = "dreamcog.i18n"
FOLDER = "texts"
"""The folder of a game's package that has a folder for each language."""

SUFFIX = ".ftl"
BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins in a file."""

LOCALES = {"pt": "pt_PT"}
"""Where a language's folder means one country's use of it: plurals and numbers follow that."""


@cache
def languages() -> list[str]:
    """The languages there are: one folder of shared texts each."""
    folders = (item for item in resources.files(PACKAGE).iterdir() if item.is_dir())
    return sorted(folder.name for folder in folders if files_in(folder))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            found = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return found if found in languages() else FALLBACK
    return FALLBACK


def files_in(folder: Traversable) -> list[Traversable]:
    """The files of texts in a folder, by name; none where there is no such folder."""
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return sorted(files, key=lambda file: file.name)


def sources(lang: str) -> dict[str, str]:
    """The texts of a language by file: the shared ones, then each game's as `game/file`.

    A game that has no texts in a language is spoken in English there.
    """
    found = {file.name: file for file in files_in(resources.files(PACKAGE) / lang)}
    for game, package in packages().items():
        texts = resources.files(package) / FOLDER
        own = files_in(texts / lang) or files_in(texts / FALLBACK)
        found |= {f"{game}/{file.name}": file for file in own}
    return {name: file.read_text("utf-8") for name, file in found.items()}


@cache
def parsed(name: str, source: str) -> Resource:
    """A file of texts, read once however many speak them."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingText(f"cannot read {name}: {entry.content}")
    return resource


class Messages:
    """The messages of one language. Nothing is ever shown in place of a missing one.

    A file is read when one of its messages is first asked for: reading all takes a quarter of a
    second, and a command needs few of them.
    """

    def __init__(self, lang: str | None = None) -> None:
        self.lang = language_of(os.environ) if lang is None else lang
        if self.lang not in languages():
            raise MissingText(f"no texts in {self.lang}")
        self.locale = LOCALES.get(self.lang, self.lang)
        self._bundle = FluentBundle([self.locale.replace("_", "-")], use_isolating=False)
        self._unread = sources(self.lang)
        self._file_of = {
            message: name
            for name, source in reversed(self._unread.items())
            for message in BEGINNING.findall(source)
        }

    def _read(self, name: str | None) -> None:
        """Read a file of messages, if it has not been read."""
        if name in self._unread:
            self._bundle.add_resource(parsed(f"{self.lang}/{name}", self._unread[name]))
            self._unread.pop(name, None)

    def read_all(self) -> None:
        """Read all files now."""
        for name in list(self._unread):
            self._read(name)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        self._read(self._file_of.get(message))
        return self._bundle.has_message(message)

    def say(self, message: str, **params: str | int) -> str:
        """The message with its parameters filled in."""
        if not self.has(message):
            raise MissingText(f"{self.lang} has no {message}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"{message} says nothing in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors and self._unread:
            self.read_all()
            text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingText(f"{message} in {self.lang}: {errors[0]}")
        return str(text)

    def all_of(self, items: list[str]) -> str:
        """Several things in one phrase: "a, b and c"."""
        return format_list(items, locale=self.locale)

    def one_of(self, items: list[str]) -> str:
        """Several things of which one is chosen: "a, b or c"."""
        return format_list(items, style="or", locale=self.locale)
