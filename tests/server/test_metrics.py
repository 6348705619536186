"""Metrics: counted by label, measured by stage, bounded in number."""

from __future__ import annotations

import asyncio
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from dreamcog.server.ops import metrics as module
from dreamcog.server.ops.metrics import MOST_LABELS, SECONDS, Metrics, measure_loop_lag


def value_of(metrics: Metrics, name: str, **labels: str) -> float | None:
    """A number out of the text, as Prometheus reads it."""
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            if sample.name == f"dreamcog_{name}" and sample.labels == labels:
                return float(sample.value)
    return None


def test_events_are_counted_by_label() -> None:
    metrics = Metrics("1.2.3")
    for _ in range(3):
        metrics.moves["cyberion",].inc()
    metrics.moves["mech-a-dream",].inc()
    metrics.refused("not-enough-ink")
    metrics.entries["undo",].inc()
    metrics.chat_lines.inc()
    metrics.store_failed("full")
    metrics.webhook_called(True)
    metrics.webhook_called(False)
    metrics.answered("GET", "/api/tables/{table}", 200)
    assert value_of(metrics, "moves_total", game="cyberion") == 3
    assert value_of(metrics, "moves_total", game="mech-a-dream") == 1
    assert value_of(metrics, "refusals_total", code="not-enough-ink") == 1
    assert value_of(metrics, "acts_total", kind="undo") == 1
    assert value_of(metrics, "chat_lines_total") == 1
    assert value_of(metrics, "store_errors_total", reason="full") == 1
    assert value_of(metrics, "notices_total", told="yes") == 1
    assert value_of(metrics, "notices_total", told="no") == 1
    asked = {"method": "GET", "route": "/api/tables/{table}", "status": "200"}
    assert value_of(metrics, "http_requests_total", **asked) == 1


def test_gauges_go_up_and_down() -> None:
    metrics = Metrics("1")
    metrics.connected("seat")
    metrics.connected("seat")
    metrics.connected("watcher")
    metrics.disconnected("seat")
    metrics.tables_live.set(4)
    waiting = [7]
    metrics.bots_waiting.set_function(lambda: waiting[0])
    assert value_of(metrics, "connections", kind="seat") == 1
    assert value_of(metrics, "connections", kind="watcher") == 1
    assert value_of(metrics, "tables_live") == 4
    assert value_of(metrics, "thinking_waiting") == 7
    waiting[0] = 2
    assert value_of(metrics, "thinking_waiting") == 2


def test_move_durations_are_measured_by_stage() -> None:
    metrics = Metrics("1")
    for stage in ("check", "store", "tell", "all"):
        metrics.move_seconds[stage,].observe(0.0004)
        metrics.move_seconds[stage,].observe(0.05)
        metrics.move_seconds[stage,].observe(3.0)
        assert value_of(metrics, "move_seconds_bucket", stage=stage, le="0.0005") == 1
        assert value_of(metrics, "move_seconds_bucket", stage=stage, le="0.06") == 2
        assert value_of(metrics, "move_seconds_bucket", stage=stage, le="2.0") == 2
        assert value_of(metrics, "move_seconds_count", stage=stage) == 3
    assert (SECONDS[0], SECONDS[-1]) == (0.0005, 2.0)


def test_two_servers_have_separate_metrics() -> None:
    one, other = Metrics("1"), Metrics("1")
    one.moves["cyberion",].inc()
    assert value_of(one, "moves_total", game="cyberion") == 1
    assert value_of(other, "moves_total", game="cyberion") is None


def test_metrics_text_has_build_and_process_info() -> None:
    text = Metrics("1.2.3").text().decode()
    assert 'version="1.2.3"' in text
    assert "process_resident_memory_bytes" in text
    assert module.CONTENT_TYPE.startswith("text/plain")


def test_number_of_labels_is_bounded() -> None:
    metrics = Metrics("1")
    for number in range(MOST_LABELS + 100):
        metrics.refused(f"made-up-{number}")
        metrics.answered(f"VERB{number}", "/", 405)
    assert value_of(metrics, "refusals_total", code="other") == 100
    asked = {"method": "other", "route": "/", "status": "405"}
    assert value_of(metrics, "http_requests_total", **asked) == MOST_LABELS + 100
    metrics.refused("made-up-1")
    assert value_of(metrics, "refusals_total", code="made-up-1") == 2


def test_blocked_event_loop_shows_in_lag(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TICK", 0.01)

    async def hold_up() -> None:
        metrics = Metrics("1")
        watching = asyncio.ensure_future(measure_loop_lag(metrics))
        await asyncio.sleep(0.02)
        time.sleep(0.2)
        while not value_of(metrics, "loop_lag_seconds"):
            await asyncio.sleep(0.01)
        assert (value_of(metrics, "loop_lag_seconds") or 0) > 0.1
        watching.cancel()

    asyncio.run(hold_up())
