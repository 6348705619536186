"""Requests made up from the schema, valid and not, and what no answer to them may be."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import hypothesis
import requests
import schemathesis
import schemathesis.generation
import schemathesis.specs
from hypothesis import HealthCheck, Phase, strategies
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

for part in (schemathesis.specs, schemathesis.generation):
    # It loads most of itself when first used; with a server running beside it that can go wrong.
    for found in walk_packages(part.__path__, f"{part.__name__}."):
        import_module(found.name)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@dataclass
class Asker:
    """Whoever asks: what proves who they are, and words that mean something at this server.

    Such a word, by the name of a parameter, stands half of the time where the schema would take
    any: or hardly anything but "there is no such table" would ever be answered.
    """

    headers: dict[str, str] = field(default_factory=dict)
    words: dict[str, list[Any]] = field(default_factory=dict)


def can_be(door: Any, mode: GenerationMode) -> bool:
    """Whether there are such requests: where nothing but words is told, nothing can be wrong."""
    return mode == GenerationMode.POSITIVE or bool(list(door.body) or list(door.query))


class SchemaFuzz:
    """Asks every door that the schema names, again and again.

    Whoever asks may delete themselves by chance; then somebody else goes on.
    """

    def __init__(self, url: str, asker: Callable[[], Asker]) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self._make = asker
        self._asker = asker()
        self._session = requests.Session()
        schema = schemathesis.openapi.from_url(f"{url}/api/schema.json")
        self._doors = [found.ok() for found in schema.get_all_operations()]

    def close(self) -> None:
        """No more is asked."""
        self._session.close()

    def run(self, seed: int, examples: int, until: float) -> None:
        """So many requests to each door, valid ones and others, as far as there is time."""
        rounds = [each for each in itertools.product(self._doors, MODES) if can_be(*each)]
        random.Random(seed).shuffle(rounds)
        for number, (door, mode) in enumerate(rounds, seed):
            if time.monotonic() < until:
                self.ask(door, mode, number, examples)

    def ask(self, door: Any, mode: GenerationMode, seed: int, examples: int) -> None:
        """Some requests to one door."""

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(strategies.data())
        def ask_once(data: Any) -> None:
            case = data.draw(door.as_strategy(generation_mode=mode))
            for told in (case.path_parameters, case.body):
                if isinstance(told, dict):
                    self._say_something_real(told, data)
            self._session.cookies.clear()
            answer = case.call(session=self._session, headers=self._asker.headers, timeout=30)
            self.answers[door.label, answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)
            if door.label.endswith("/goodbye") and answer.status_code == 204:
                self._asker = self._make()

        ask_once()

    def _say_something_real(self, told: dict[str, Any], data: Any) -> None:
        """Put words that mean something in the place of some."""
        for name in sorted(self._asker.words.keys() & told.keys()):
            if data.draw(strategies.booleans()):
                told[name] = data.draw(strategies.sampled_from(self._asker.words[name]))

    def seen(self) -> Iterator[str]:
        """What was answered, line by line."""
        for (door, status), times in sorted(self.answers.items()):
            yield f"{door} {status}: {times}"
