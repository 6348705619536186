"""Bot workers: legal moves, the same for the same request, from processes that may die."""

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
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
import uvloop

from dreamcog.bots import Decision, bot, bot_names, programs
from dreamcog.bots.plain import PlainBot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.server.automation import bot_workers
from dreamcog.server.automation.bot_worker import (
    NICENESS,
    BotRequest,
    BotResponse,
    open_game,
    respond,
)
from dreamcog.server.automation.bot_workers import BotWorkers
from support.outside_bots import odd_program

pytestmark = pytest.mark.slow

OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots", "multibots"]},
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}


def request_at(game: Game[Any], state: Any, name: str, rng: str) -> BotRequest:
    """The request for the bot of a seat that may act now."""
    seat = min(game.deciders(state))
    view = game.view(state, seat)
    return BotRequest(game.kind.name, game.options, game.box_values, view, seat, name, rng)


def first_request(name: str = "cyberion", rng: str = "1") -> BotRequest:
    game = game_kind(name).open(OPTIONS[name])
    return request_at(game, game.deal(7), "greedy", rng)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_worker_chooses_same_legal_move_as_bot(name: str, run: Callable[[Any], None]) -> None:
    async def play() -> None:
        workers = BotWorkers()
        game = game_kind(name).open(OPTIONS[name])
        state = game.deal(7)
        for turn in range(12):
            asked = request_at(game, state, bot_names()[turn % len(bot_names())], f"r{turn}")
            decision = await workers.decide(asked)
            rng = random.Random(asked.rng)
            assert decision == bot(asked.bot).decide(
                game, asked.view, asked.seat, rng, asked.budget
            )
            state = game.play(state, asked.seat, decision.move).after
        assert len(workers.processes) == 1
        await workers.close()

    run(play())


def test_same_request_has_same_response_in_every_worker() -> None:
    async def ask() -> list[Decision]:
        workers = BotWorkers(processes=2)
        asked = replace(first_request(), bot="random")
        answers = await asyncio.gather(*(workers.decide(asked) for _ in range(6)))
        assert len(workers.processes) == 2
        others = [await workers.decide(replace(asked, rng=f"{i}")) for i in range(8)]
        assert any(other != answers[0] for other in others)
        await workers.close()
        return answers

    answers = asyncio.run(ask())
    assert all(answer == answers[0] for answer in answers)


def test_no_worker_starts_before_first_request() -> None:
    async def wait() -> None:
        workers = BotWorkers()
        assert workers.processes == []
        await workers.close()

    asyncio.run(wait())


def test_killed_worker_is_replaced_and_request_retried() -> None:
    async def ask() -> None:
        workers = BotWorkers()
        decision = await workers.decide(first_request())
        (first,) = workers.processes
        os.kill(first, signal.SIGSTOP)
        answer = asyncio.ensure_future(workers.decide(first_request()))
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        assert await answer == decision
        (second,) = workers.processes
        os.kill(second, signal.SIGKILL)
        await asyncio.sleep(0.05)
        assert await workers.decide(first_request()) == decision
        assert {first, second}.isdisjoint(workers.processes)
        await workers.close()

    asyncio.run(ask())


def test_request_that_kills_two_workers_is_an_error_and_next_is_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        workers = BotWorkers()
        started = bot_workers.Worker.start

        async def start_badly() -> bot_workers.Worker:
            worker = await started()
            worker.process.kill()
            return worker

        monkeypatch.setattr(bot_workers.Worker, "start", start_badly)
        with pytest.raises(RuntimeError, match="two workers died"):
            await workers.decide(first_request())
        monkeypatch.setattr(bot_workers.Worker, "start", started)
        assert "do" in (await workers.decide(first_request())).move
        await workers.close()

    asyncio.run(ask())


def test_endless_request_times_out() -> None:
    async def ask() -> None:
        workers = BotWorkers(timeout=3)
        await workers.decide(first_request())
        workers._timeout = 0.1
        os.kill(workers.processes[0], signal.SIGSTOP)
        with pytest.raises(TimeoutError, match=r"0\.1 seconds"):
            await workers.decide(first_request())
        assert workers.processes == []
        workers._timeout = 3
        assert "do" in (await workers.decide(first_request())).move
        await workers.close()

    asyncio.run(ask())


def test_worker_that_never_responds_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        workers = BotWorkers(timeout=0.1)
        started = bot_workers.Worker.start

        async def start_and_stop() -> bot_workers.Worker:
            worker = await started()
            os.kill(worker.process.pid, signal.SIGSTOP)
            return worker

        monkeypatch.setattr(bot_workers.Worker, "start", start_and_stop)
        async with asyncio.timeout(20):
            with pytest.raises(TimeoutError, match=r"0\.1 seconds"):
                await workers.decide(first_request())
        assert workers.processes == []
        await workers.close()

    asyncio.run(ask())


def test_refusal_in_a_worker_keeps_its_rule_and_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_: BotWorkers, __: bytes, ___: float) -> BotResponse:
        return BotResponse(refused=Refused("too-few", "C4.2", needed=3).to_json())

    async def ask() -> None:
        with pytest.raises(Refused) as refused:
            await BotWorkers().decide(first_request())
        assert refused.value.to_json() == Refused("too-few", "C4.2", needed=3).to_json()

    monkeypatch.setattr(BotWorkers, "_respond", refuse)
    asyncio.run(ask())


def test_requests_that_no_worker_has_taken_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    may_respond = asyncio.Event()

    async def wait(_: BotWorkers, __: bytes, ___: float) -> BotResponse:
        await may_respond.wait()
        return BotResponse(decision=Decision({"do": "end-turn"}))

    async def ask() -> None:
        workers = BotWorkers(processes=1)
        asked = [asyncio.create_task(workers.decide(first_request())) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert workers.waiting == 2
        may_respond.set()
        await asyncio.gather(*asked)
        assert workers.waiting == 0

    monkeypatch.setattr(BotWorkers, "_respond", wait)
    asyncio.run(ask())


def test_refusals_and_errors_are_raised_and_worker_stays() -> None:
    async def ask() -> None:
        workers = BotWorkers()
        with pytest.raises(Refused) as refused:
            await workers.decide(replace(first_request(), bot="nobody"))
        assert refused.value.code == "malformed"
        assert refused.value.params["where"] == "bots"
        (worker,) = workers.processes
        with pytest.raises(RuntimeError, match="Error"):
            await workers.decide(replace(first_request(), view={}))
        assert "do" in (await workers.decide(first_request())).move
        assert workers.processes == [worker]
        await workers.close()

    asyncio.run(ask())


def test_fifty_requests_are_served_in_order_without_blocking_event_loop() -> None:
    async def ask() -> None:
        workers = BotWorkers()
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.002)
                ticks += 1

        answered: list[int] = []

        async def ask_one(number: int) -> None:
            await workers.decide(first_request(rng=f"{number}"))
            answered.append(number)

        await workers.decide(first_request())
        questions = [asyncio.ensure_future(ask_one(number)) for number in range(50)]
        ticking = asyncio.ensure_future(tick())
        await asyncio.sleep(0)
        assert workers.waiting > 40
        began = time.perf_counter()
        await asyncio.gather(*questions)
        took = time.perf_counter() - began
        assert ticks > took / 0.002 / 10
        assert answered == list(range(50))
        assert workers.waiting == 0
        ticking.cancel()
        await workers.close()

    asyncio.run(ask())


def test_withdrawn_request_is_not_served() -> None:
    async def ask() -> None:
        workers = BotWorkers()
        decision = await workers.decide(first_request())
        (worker,) = workers.processes
        os.kill(worker, signal.SIGSTOP)
        thought_about = asyncio.ensure_future(workers.decide(first_request(rng="2")))
        others = [asyncio.ensure_future(workers.decide(first_request())) for _ in range(3)]
        await asyncio.sleep(0.02)
        assert workers.waiting == 3
        thought_about.cancel()
        others[0].cancel()
        await asyncio.sleep(0.02)
        assert workers.waiting == 2
        os.kill(worker, signal.SIGCONT)
        assert await asyncio.gather(*others[1:]) == [decision, decision]
        assert workers.processes == [worker]
        await workers.close()

    asyncio.run(ask())


def test_closing_ends_busy_workers() -> None:
    before = set(psutil.Process().children(recursive=True))

    async def ask() -> None:
        workers = BotWorkers(processes=2)
        await asyncio.gather(*(workers.decide(first_request()) for _ in range(4)))
        processes = [psutil.Process(number) for number in workers.processes]
        assert len(processes) == 2
        lower = min(os.nice(0) + NICENESS, 19)
        assert [process.nice() for process in processes] == [lower, lower]
        os.kill(processes[0].pid, signal.SIGSTOP)
        os.kill(processes[1].pid, signal.SIGSTOP)
        unanswered = [asyncio.ensure_future(workers.decide(first_request())) for _ in range(5)]
        await asyncio.sleep(0.02)
        await workers.close()
        answers = await asyncio.gather(*unanswered, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["closed"] * 5
        with pytest.raises(RuntimeError, match="closed"):
            await workers.decide(first_request())

    asyncio.run(ask())
    assert set(psutil.Process().children(recursive=True)) == before


SERVER = """
import asyncio
from dreamcog.server.automation.bot_workers import BotRequest, BotWorkers

async def serve():
    workers = BotWorkers()
    try:
        await workers.decide(BotRequest("no game", {}, {}, {}, 0, "random", ""))
    except Exception:
        print(workers.processes[0], flush=True)
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
    asked = first_request("mech-a-dream")
    for rng in ("1", "2", "3"):
        assert respond(msgspec.json.encode(replace(asked, rng=rng))).decision
    assert open_game.cache_info().misses == 1
    other = {**asked.options, "variants": []}
    respond(msgspec.json.encode(replace(asked, options=other)))
    assert open_game.cache_info().misses == 2
    open_game.cache_clear()


def test_unreadable_request_gets_error_response() -> None:
    assert "Error" in respond(b"nonsense\n").error


def test_a_program_plays_in_a_worker_and_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is killed while the program does not answer: nothing of either is left."""
    monkeypatch.setenv(programs.VARIABLE, f"odd={odd_program(tmp_path, 'sleeps', often=2)}")
    before = set(psutil.Process().children(recursive=True))

    async def ask() -> None:
        workers = BotWorkers()
        asked = replace(first_request(), bot="odd")
        decision = await workers.decide(asked)
        assert decision.about == {"kind": "program"}
        (worker,) = workers.processes
        (program,) = psutil.Process(worker).children()
        waiting = asyncio.ensure_future(workers.decide(asked))
        await asyncio.sleep(0.2)
        await workers.close()
        with pytest.raises(RuntimeError, match="closed"):
            await waiting
        program.wait(10)

    asyncio.run(ask())
    assert set(psutil.Process().children(recursive=True)) == before


def test_a_program_that_is_late_is_told_so_by_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: object) -> Decision:
        raise TimeoutError("no answer within 0.1 seconds")

    monkeypatch.setattr(PlainBot, "decide", late)
    response = respond(msgspec.json.encode(first_request()))
    assert (response.decision, response.is_late) == (None, True)


def test_a_client_names_no_program() -> None:
    asked = replace(first_request(), bot="program:touch /tmp/never")
    refused = respond(msgspec.json.encode(asked)).refused
    assert refused is not None
    assert refused["params"]["where"] == "bots"
