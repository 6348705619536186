"""What only PostgreSQL does: messages, and servers that lock, stop or fall silent."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from dreamcog.server.store import postgres as postgres_store
from dreamcog.server.store import postgres_connection, postgres_listener
from dreamcog.server.store.database import LONGEST_NOTIFY, Taken, Unreachable
from dreamcog.server.store.postgres import numbered
from dreamcog.server.store.statements import statement
from dreamcog.server.wire.peers import MessagesLost, SignedOut, encode_message
from support.databases import (
    POSTGRES,
    command,
    fresh_url,
    opened,
    postgres,
    start_again,
)
from support.store_checks import receiving, refused, secret, secrets

pytestmark = pytest.mark.slow


def test_committed_messages_reach_other_process(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as teller, opened(url) as hearer, receiving(hearer) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await teller.write(secret("a"), notify=SignedOut("person t1, it’s 7"))
            with pytest.raises(Taken):
                await teller.write(secret("b"), secret("a"), notify=SignedOut("never"))
            longest = SignedOut("x" * (LONGEST_NOTIFY - len(encode_message(SignedOut("")))))
            await teller.write(secret("c"), notify=longest)
            assert await asyncio.wait_for(received.get(), 10) == SignedOut("person t1, it’s 7")
            assert await asyncio.wait_for(received.get(), 10) == longest
            assert received.empty()

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_messages_lost_is_sent_after_reconnect(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database, receiving(database) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await command(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await database.write(secret("a"), notify=SignedOut("again"))
            assert await asyncio.wait_for(received.get(), 10) == SignedOut("again")
            await asyncio.sleep(0.2)
            assert received.empty()

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_locked_row_is_reported_as_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = f"{int(postgres_connection.SETTINGS['lock_timeout']) // 10}"
    monkeypatch.setitem(postgres_connection.SETTINGS, "lock_timeout", shorter)

    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("a"))
            holder = await postgres_connection.connect(url)
            try:
                await holder.execute("BEGIN; UPDATE secrets SET value = 'w'")
                change = statement("UPDATE secrets SET value = ?", "x")
                await refused(database, secret("b"), change, reason="locked")
            finally:
                await holder.close()
            assert await database.write(secret("b"), change) == [1, 2]

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_full_server_is_reported_as_full(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            full = "DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"
            await refused(database, secret("a"), statement(full), reason="full")
            assert await secrets(database) == {}
            await database.write(secret("a"))

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_stopped_server_is_gone_until_restarted(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database, receiving(database) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await database.write(secret("before"))
            assert await database.claim("t")
            await asyncio.to_thread(postgres().stop)
            try:
                for _ in range(2):
                    await refused(database, secret("meanwhile"), reason="gone")
                    await refused(database, secret("a"), secret("b"), reason="gone")
                    with pytest.raises(Unreachable):
                        await secrets(database)
                    with pytest.raises(Unreachable):
                        await database.claim("t")
                    with pytest.raises(Unreachable):
                        async for _batch in database.snapshot(["secrets"]):
                            pass
            finally:
                await asyncio.to_thread(start_again)
            await database.write(secret("after"))
            assert set(await secrets(database)) == {"before", "after"}
            assert await database.claim("t")
            assert await asyncio.wait_for(received.get(), 5) == MessagesLost()
            await database.write(secret("told"), notify=SignedOut("again"))
            assert await asyncio.wait_for(received.get(), 5) == SignedOut("again")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_silent_server_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(url: str) -> None:
        for part in (postgres_store, postgres_connection):
            monkeypatch.setattr(part, "TIMEOUT", 0.3)
        async with opened(url) as database:
            ((silent,),) = await database.rows("SELECT pg_backend_pid()")
            os.kill(silent, signal.SIGSTOP)
            try:
                before = time.monotonic()
                await refused(database, secret("a"), secret("b"), reason="gone")
                assert time.monotonic() - before < 2
                await database.write(secret("c"))
                assert "c" in await secrets(database)
            finally:
                os.kill(silent, signal.SIGCONT)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_silent_message_connection_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(url: str) -> None:
        for part in (postgres_store, postgres_connection):
            monkeypatch.setattr(part, "TIMEOUT", 0.3)
        monkeypatch.setattr(postgres_listener, "HEARTBEAT", 0.1)
        async with opened(url) as database, receiving(database) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await asyncio.sleep(0.3)
            assert received.empty()
            ((silent,),) = await database.rows(
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            os.kill(silent, signal.SIGSTOP)
            try:
                assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
                await asyncio.sleep(0.3)
                await database.write(secret("a"), notify=SignedOut("again"))
                assert await asyncio.wait_for(received.get(), 10) == SignedOut("again")
            finally:
                os.kill(silent, signal.SIGCONT)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_server_without_free_connections_is_gone(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        full = "DO $$ BEGIN RAISE EXCEPTION 'enough' USING ERRCODE = 'too_many_connections'; END $$"
        async with opened(url) as database:
            await refused(database, statement(full), reason="gone")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_question_marks_become_numbered_placeholders() -> None:
    assert numbered("SELECT ? WHERE a = ? OR b = ?") == "SELECT $1 WHERE a = $2 OR b = $3"
    assert numbered("SELECT 1") == "SELECT 1"
