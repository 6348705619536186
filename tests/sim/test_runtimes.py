"""Which runtime is taken: native where it can be, else interpreted, and that is said once."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.runtime import CHOSEN
from dreamcog.sim import Batch, runtimes
from dreamcog.sim.native import library, source
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.terms import NotInSubset
from dreamcog.sim.runtimes import chosen_runtime, warn_once

RULES = game_kind("cyberion").game_type.rules


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(_rules: RuleSet) -> None:
        raise NoNativeCode("there is no compiler")

    monkeypatch.setattr(runtimes, "prepare", prepare)
    warn_once.cache_clear()


def test_native_code_is_taken_where_it_can_be() -> None:
    assert chosen_runtime(RULES, None) == chosen_runtime(RULES, "native") == "native"
    assert chosen_runtime(RULES, "interpreted") == "interpreted"


def test_the_environment_can_ask_for_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN, "interpreted")
    assert chosen_runtime(RULES, None) == "interpreted"
    assert chosen_runtime(RULES, "native") == "native"


def test_the_environment_cannot_ask_for_what_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN, "numba")
    with pytest.raises(Refused, match=CHOSEN):
        Batch("cyberion", 2)


def test_rules_without_a_translation_run_interpreted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def translate(_rules: RuleSet) -> str:
        raise NotInSubset("rules/turn.py", 7, "a list")

    monkeypatch.setenv("DREAMCOG_CACHE", str(tmp_path))
    monkeypatch.setattr(library, "shipped_library", lambda _rules: None)
    monkeypatch.setattr(source, "cpp_source", translate)
    told: list[str] = []
    assert chosen_runtime(RULES, None, told.append) == "interpreted"
    assert told == ["a rule has no translation: rules/turn.py:7: a list"]


@pytest.mark.usefixtures("no_compiler")
def test_a_batch_without_native_code_says_so_once_and_plays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        for seed in (1, 2):
            batch = Batch("cyberion", 2, seed=seed)
            batch.step(batch.sample())
    assert [each.getMessage() for each in caplog.records] == [
        "The rules run interpreted, which is slower: there is no compiler"
    ]


@pytest.mark.usefixtures("no_compiler")
def test_native_code_that_was_asked_for_and_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="there is no compiler"):
        Batch("cyberion", 2, runtime="native")


@pytest.mark.usefixtures("no_compiler")
@pytest.mark.parametrize(("lang", "said"), [("en", "which is slower"), ("it", "più lento")])
def test_simulate_without_native_code_says_so_and_plays(lang: str, said: str) -> None:
    asked = ["simulate", "cyberion", "--games", "3", "--json", "--lang", lang]
    done = CliRunner().invoke(build_app(asked), asked)
    assert done.exit_code == 0
    assert json.loads(done.stdout)["runtime"] == "interpreted"
    assert done.stderr.count(said) == 1
    assert "there is no compiler" in done.stderr
