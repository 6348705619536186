"""The teacher's workers: what they answer, that they stand back, and that they may die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec
import psutil
import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import save
from dreamcog.core.table import Table
from dreamcog.server.automation import bot_worker
from dreamcog.server.automation.teacher_worker import (
    HINTING,
    NICENESS,
    REVIEWING,
    HintRequest,
    OpenGame,
    ReviewRequest,
    TeacherResponse,
    WhyRequest,
    respond,
)
from dreamcog.server.automation.teacher_workers import TeacherWorkers

NO_GAME = HintRequest(OpenGame("chess", {}, {}), {}, 0, "s")


def opening(name: str) -> tuple[Table, int]:
    """A game that was just dealt, and a seat that may act."""
    game = game_kind(name).open({"players": 2})
    table = Table(game, game.deal(7), 7)
    return table, min(table.deciders)


def hint_of(name: str) -> HintRequest:
    table, seat = opening(name)
    game = OpenGame(name, table.game.options, table.game.box_values)
    return HintRequest(game, table.position(seat), seat, "s")


def responses(request: Any) -> list[TeacherResponse]:
    """What a worker writes in answer to a request."""
    found: list[TeacherResponse] = []
    respond(msgspec.json.encode(request), found.append)
    return found


async def parts(asked: AsyncGenerator[dict[str, Any], None]) -> list[dict[str, Any]]:
    async with aclosing(asked):
        return [part async for part in asked]


@pytest.mark.parametrize("name", games())
def test_a_hint_has_two_stages_and_a_bots_reasons_are_told(name: str) -> None:
    request = hint_of(name)
    first, full = responses(request)
    assert first.told is not None
    assert full.told is not None
    assert (first.told["stage"], first.is_last) == ("first", False)
    assert (full.told["stage"], full.is_last) == ("full", True)
    chosen = {each: full.told["moves"][0][each] for each in ("move", "chance", "score", "share")}
    kept = {"choices": [chosen], "about": {}}
    (why,) = responses(WhyRequest(request.game, request.view, request.seat, kept))
    assert why.told is not None
    assert why.told["moves"][0]["move"] == chosen["move"]


def test_a_review_tells_how_far_it_has_come_and_every_seats_part() -> None:
    table, seat = opening("cyberion")
    table.play({"do": "end-turn"}, seat)
    *said, whole = responses(ReviewRequest(save(table)))
    assert [each.told for each in said] == [{"done": 1}]
    assert whole.told is not None
    assert len(whole.told["common"]["decisions"]) == 1
    assert [own["seat"] for own in whole.told["seats"]] == [0, 1]


def test_refusals_and_errors_are_answers_as_well() -> None:
    (refused,) = responses(NO_GAME)
    assert refused.refused is not None
    assert refused.refused["code"] == "malformed"
    (failed,) = responses(HintRequest(hint_of("cyberion").game, {}, 0, "s"))
    assert (failed.told, failed.is_last, bool(failed.error)) == (None, True, True)
    unreadable: list[TeacherResponse] = []
    respond(b"nonsense", unreadable.append)
    assert "Error" in unreadable[0].error


@pytest.mark.slow
def test_a_worker_stands_back_is_replaced_and_ends_with_its_pool() -> None:
    async def ask() -> None:
        workers = TeacherWorkers(HINTING, 30.0)
        assert len(await parts(workers.ask(hint_of("cyberion")))) == 2
        (process,) = psutil.Process().children()
        assert process.nice() == os.nice(0) + NICENESS[HINTING]
        with pytest.raises(Refused):
            await parts(workers.ask(NO_GAME))
        assert psutil.Process().children() == [process]
        process.kill()
        process.wait(5)
        await asyncio.sleep(0.05)
        assert len(await parts(workers.ask(hint_of("cyberion")))) == 2
        (other,) = psutil.Process().children()
        os.kill(other.pid, signal.SIGSTOP)
        waiting = [asyncio.ensure_future(parts(workers.ask(NO_GAME))) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert workers.waiting == 1
        await workers.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in answers] == [RuntimeError] * 2
        assert psutil.Process().children() == []

    asyncio.run(ask())


@pytest.mark.slow
def test_a_worker_that_does_not_answer_or_is_not_waited_for_is_ended() -> None:
    async def ask() -> None:
        workers = TeacherWorkers(REVIEWING, 30.0)
        first = workers.ask(hint_of("cyberion"))
        assert (await anext(first))["stage"] == "first"
        await first.aclose()
        assert psutil.Process().children() == []
        workers._timeout = 0.01
        with pytest.raises(RuntimeError, match="TimeoutError"):
            await parts(workers.ask(hint_of("cyberion")))
        assert psutil.Process().children() == []
        await workers.close()
        with pytest.raises(RuntimeError, match="closed"):
            await parts(workers.ask(NO_GAME))

    asyncio.run(ask())


def test_what_nobody_waits_for_any_more_is_not_begun_when_its_turn_comes() -> None:
    async def ask() -> None:
        workers = TeacherWorkers(HINTING, 30.0)
        begun = asyncio.ensure_future(parts(workers.ask(NO_GAME)))
        is_open = True

        def require() -> None:
            if not is_open:
                raise Refused("stale", decision=2)

        late = asyncio.ensure_future(parts(workers.ask(NO_GAME, require)))
        await asyncio.sleep(0)
        is_waiting, is_open = workers.waiting == 1, False
        answers = await asyncio.gather(begun, late, return_exceptions=True)
        await workers.close()
        assert is_waiting
        assert [getattr(each, "code", each) for each in answers] == ["malformed", "stale"]

    asyncio.run(ask())


def test_bots_come_before_hints_and_hints_before_reviews() -> None:
    assert bot_worker.NICENESS < NICENESS[HINTING] < NICENESS[REVIEWING]
