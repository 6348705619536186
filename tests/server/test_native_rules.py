"""A server builds native rules in the background, or says once why tables are interpreted."""

from __future__ import annotations

import logging
import threading

import pytest

from dreamcog.core.registry import game_kind, games
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.runtime import CHOSEN
from dreamcog.server.ops import native_rules
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.table_runtime import NATIVE_RUNTIMES


def test_the_rules_of_every_game_are_prepared_without_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(CHOSEN, raising=False)
    prepared: list[RuleSet] = []
    may_go_on, is_done = threading.Event(), threading.Event()

    def prepare(rules: RuleSet) -> None:
        may_go_on.wait(10)
        prepared.append(rules)
        if len(prepared) == len(games()):
            is_done.set()

    monkeypatch.setattr(NATIVE_RUNTIMES, "prepare", prepare)
    native_rules.start_preparing()
    assert prepared == []
    may_go_on.set()
    assert is_done.wait(10)
    assert prepared == [game_kind(name).game_type.rules for name in games()]


def test_nothing_is_built_where_only_the_interpreter_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(CHOSEN, "interpreted")
    monkeypatch.setattr(native_rules, "prepare_all", lambda: pytest.fail("built"))
    before = threading.active_count()
    native_rules.start_preparing()
    assert threading.active_count() == before


def test_a_reason_why_nothing_can_be_built_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def prepare(_rules: RuleSet) -> None:
        raise NoNativeCode("there is no compiler")

    monkeypatch.setattr(NATIVE_RUNTIMES, "prepare", prepare)
    with caplog.at_level(logging.INFO, native_rules.__name__):
        native_rules.prepare_all()
    (record,) = caplog.records
    assert record.getMessage() == "rules-interpreted"
    assert record.fields == {"reason": "there is no compiler"}  # type: ignore[attr-defined]
