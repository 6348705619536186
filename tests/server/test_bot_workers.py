"""Bots at work: legal moves, the same for the same question, from workers that may die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import psutil
import pytest
import uvloop

from dreamcog.bots import bot, bot_names
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.server.automation import bot_workers
from dreamcog.server.automation.bot_worker import NICENESS, BotRequest, open_game, respond
from dreamcog.server.automation.bot_workers import BotWorkers

pytestmark = pytest.mark.slow

OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots", "multibots"]},
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}


def question_at(game: Game[Any], state: Any, name: str, rng: str) -> BotRequest:
    """What a bot of whoever may act now is asked."""
    seat = min(game.deciders(state))
    view = game.view(state, seat)
    return BotRequest(game.kind.name, game.options, game.box_values, view, seat, name, rng)


def first_question(name: str = "cyberion", rng: str = "1") -> BotRequest:
    game = game_kind(name).open(OPTIONS[name])
    return question_at(game, game.deal(7), "greedy", rng)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_worker_chooses_same_legal_move_as_bot(name: str, run: Callable[[Any], None]) -> None:
    async def play() -> None:
        thinkers = BotWorkers()
        game = game_kind(name).open(OPTIONS[name])
        state = game.deal(7)
        for turn in range(12):
            asked = question_at(game, state, bot_names()[turn % len(bot_names())], f"r{turn}")
            move = await thinkers.choose_move(asked)
            here = bot(asked.bot).choose(game, asked.view, asked.seat, random.Random(asked.rng))
            assert move == here
            state = game.play(state, asked.seat, move).after
        assert len(thinkers.processes) == 1
        await thinkers.close()

    run(play())


def test_same_request_has_same_response_in_every_worker() -> None:
    async def ask() -> list[dict[str, Any]]:
        thinkers = BotWorkers(processes=2)
        asked = replace(first_question(), bot="random")
        answers = await asyncio.gather(*(thinkers.choose_move(asked) for _ in range(6)))
        assert len(thinkers.processes) == 2
        others = [await thinkers.choose_move(replace(asked, rng=f"{i}")) for i in range(8)]
        assert any(other != answers[0] for other in others)
        await thinkers.close()
        return answers

    answers = asyncio.run(ask())
    assert all(answer == answers[0] for answer in answers)


def test_no_worker_starts_before_first_request() -> None:
    async def wait() -> None:
        thinkers = BotWorkers()
        assert thinkers.processes == []
        await thinkers.close()

    asyncio.run(wait())


def test_killed_worker_is_replaced_and_request_retried() -> None:
    async def ask() -> None:
        thinkers = BotWorkers()
        move = await thinkers.choose_move(first_question())
        (first,) = thinkers.processes
        os.kill(first, signal.SIGSTOP)
        answer = asyncio.ensure_future(thinkers.choose_move(first_question()))
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        assert await answer == move
        (second,) = thinkers.processes
        os.kill(second, signal.SIGKILL)
        await asyncio.sleep(0.05)
        assert await thinkers.choose_move(first_question()) == move
        assert {first, second}.isdisjoint(thinkers.processes)
        await thinkers.close()

    asyncio.run(ask())


def test_request_that_kills_two_workers_is_an_error_and_next_is_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        thinkers = BotWorkers()
        started = bot_workers.Worker.start

        async def start_badly() -> bot_workers.Worker:
            worker = await started()
            worker.process.kill()
            return worker

        monkeypatch.setattr(bot_workers.Worker, "start", start_badly)
        with pytest.raises(RuntimeError, match="twice"):
            await thinkers.choose_move(first_question())
        monkeypatch.setattr(bot_workers.Worker, "start", started)
        assert "do" in await thinkers.choose_move(first_question())
        await thinkers.close()

    asyncio.run(ask())


def test_endless_request_times_out() -> None:
    async def ask() -> None:
        thinkers = BotWorkers(timeout=3)
        await thinkers.choose_move(first_question())
        thinkers._timeout = 0.1
        os.kill(thinkers.processes[0], signal.SIGSTOP)
        with pytest.raises(RuntimeError, match=r"0\.1 seconds"):
            await thinkers.choose_move(first_question())
        assert thinkers.processes == []
        thinkers._timeout = 3
        assert "do" in await thinkers.choose_move(first_question())
        await thinkers.close()

    asyncio.run(ask())


def test_refusals_and_errors_are_raised_and_worker_stays() -> None:
    async def ask() -> None:
        thinkers = BotWorkers()
        with pytest.raises(Refused) as refused:
            await thinkers.choose_move(replace(first_question(), bot="nobody"))
        assert refused.value.code == "malformed"
        assert refused.value.params["where"] == "bots"
        (worker,) = thinkers.processes
        with pytest.raises(RuntimeError, match="Error"):
            await thinkers.choose_move(replace(first_question(), view={}))
        assert "do" in await thinkers.choose_move(first_question())
        assert thinkers.processes == [worker]
        await thinkers.close()

    asyncio.run(ask())


def test_fifty_requests_are_served_in_order_without_blocking_event_loop() -> None:
    async def ask() -> None:
        thinkers = BotWorkers()
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.002)
                ticks += 1

        answered: list[int] = []

        async def ask_one(number: int) -> None:
            await thinkers.choose_move(first_question(rng=f"{number}"))
            answered.append(number)

        await thinkers.choose_move(first_question())
        questions = [asyncio.ensure_future(ask_one(number)) for number in range(50)]
        ticking = asyncio.ensure_future(tick())
        await asyncio.sleep(0)
        assert thinkers.waiting > 40
        began = time.perf_counter()
        await asyncio.gather(*questions)
        took = time.perf_counter() - began
        assert ticks > took / 0.002 / 10
        assert answered == list(range(50))
        assert thinkers.waiting == 0
        ticking.cancel()
        await thinkers.close()

    asyncio.run(ask())


def test_withdrawn_request_is_not_served() -> None:
    async def ask() -> None:
        thinkers = BotWorkers()
        move = await thinkers.choose_move(first_question())
        (worker,) = thinkers.processes
        os.kill(worker, signal.SIGSTOP)
        thought_about = asyncio.ensure_future(thinkers.choose_move(first_question(rng="2")))
        others = [asyncio.ensure_future(thinkers.choose_move(first_question())) for _ in range(3)]
        await asyncio.sleep(0.02)
        assert thinkers.waiting == 3
        thought_about.cancel()
        others[0].cancel()
        await asyncio.sleep(0.02)
        assert thinkers.waiting == 2
        os.kill(worker, signal.SIGCONT)
        assert await asyncio.gather(*others[1:]) == [move, move]
        assert thinkers.processes == [worker]
        await thinkers.close()

    asyncio.run(ask())


def test_closing_ends_busy_workers() -> None:
    before = set(psutil.Process().children(recursive=True))

    async def ask() -> None:
        thinkers = BotWorkers(processes=2)
        await asyncio.gather(*(thinkers.choose_move(first_question()) for _ in range(4)))
        workers = [psutil.Process(number) for number in thinkers.processes]
        assert len(workers) == 2
        assert all(worker.nice() >= NICENESS for worker in workers)
        os.kill(workers[0].pid, signal.SIGSTOP)
        os.kill(workers[1].pid, signal.SIGSTOP)
        unanswered = [
            asyncio.ensure_future(thinkers.choose_move(first_question())) for _ in range(5)
        ]
        await asyncio.sleep(0.02)
        await thinkers.close()
        answers = await asyncio.gather(*unanswered, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["closed"] * 5
        with pytest.raises(RuntimeError, match="closed"):
            await thinkers.choose_move(first_question())

    asyncio.run(ask())
    assert set(psutil.Process().children(recursive=True)) == before


SERVER = """
import asyncio
from dreamcog.server.automation.bot_workers import Question, Thinkers

async def serve():
    thinkers = Thinkers()
    try:
        await thinkers.think(Question("no game", {}, {}, {}, 0, "random", ""))
    except Exception:
        print(thinkers.processes[0], flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def test_worker_ends_with_its_server_and_not_before() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = psutil.Process(int(server.stdout.readline()))
        worker.send_signal(signal.SIGINT)
        time.sleep(0.1)
        was_deaf = worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE
        server.kill()
    assert was_deaf
    deadline = time.monotonic() + 10
    while worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < deadline, "still there"
        time.sleep(0.01)


def test_worker_opens_box_once() -> None:
    open_game.cache_clear()
    asked = first_question("mech-a-dream")
    for rng in ("1", "2", "3"):
        assert respond(msgspec.json.encode(replace(asked, rng=rng))).move
    assert open_game.cache_info().misses == 1
    other = {**asked.options, "variants": []}
    respond(msgspec.json.encode(replace(asked, options=other)))
    assert open_game.cache_info().misses == 2
    open_game.cache_clear()


def test_unreadable_request_gets_error_response() -> None:
    assert "Error" in respond(b"nonsense\n").error
