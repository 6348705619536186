"""Requests generated from the API's schema, valid and invalid, whose responses are checked."""

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
    # Schemathesis imports most of itself on first use; beside a running server that can fail.
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
    """A client that sends requests: its headers, and real values for some parameters.

    Half of the time a parameter of such a name gets a real value (the id of a table, say) instead
    of a generated one: otherwise nearly every response would be "there is no such table".
    """

    headers: dict[str, str] = field(default_factory=dict)
    words: dict[str, list[Any]] = field(default_factory=dict)


def can_be(operation: Any, mode: GenerationMode) -> bool:
    """Whether such requests exist: one with neither body nor query cannot be invalid."""
    return mode == GenerationMode.POSITIVE or bool(list(operation.body) or list(operation.query))


class SchemaFuzz:
    """Sends requests to every operation that the schema names.

    A generated request may delete the account that sends it; then a new client takes its place.
    """

    def __init__(self, url: str, asker: Callable[[], Asker]) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self._make = asker
        self._asker = asker()
        self._session = requests.Session()
        schema = schemathesis.openapi.from_url(f"{url}/api/schema.json")
        self._operations = [found.ok() for found in schema.get_all_operations()]

    def close(self) -> None:
        """Close the connections of this client."""
        self._session.close()

    def run(self, seed: int, examples: int, until: float) -> None:
        """Send `examples` requests of each mode to each operation, in the time there is."""
        rounds = [each for each in itertools.product(self._operations, MODES) if can_be(*each)]
        random.Random(seed).shuffle(rounds)
        for number, (operation, mode) in enumerate(rounds, seed):
            if time.monotonic() < until:
                self.ask(operation, mode, number, examples)

    def ask(self, operation: Any, mode: GenerationMode, seed: int, examples: int) -> None:
        """Send some requests of one mode to one operation."""

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
            case = data.draw(operation.as_strategy(generation_mode=mode))
            for told in (case.path_parameters, case.body):
                if isinstance(told, dict):
                    self._put_real_values(told, data)
            self._session.cookies.clear()
            answer = case.call(session=self._session, headers=self._asker.headers, timeout=30)
            self.answers[operation.label, answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)
            if operation.label.endswith("/goodbye") and answer.status_code == 204:
                self._asker = self._make()

        ask_once()

    def _put_real_values(self, told: dict[str, Any], data: Any) -> None:
        """Replace some generated values by real ones."""
        for name in sorted(self._asker.words.keys() & told.keys()):
            if data.draw(strategies.booleans()):
                told[name] = data.draw(strategies.sampled_from(self._asker.words[name]))

    def seen(self) -> Iterator[str]:
        """Yield a line for each operation and status, with how often it came."""
        for (operation, status), times in sorted(self.answers.items()):
            yield f"{operation} {status}: {times}"
