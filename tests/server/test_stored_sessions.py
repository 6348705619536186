"""What is stored of sessions, of where people have signed in, and of tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamcog.server.store import people, sessions, tokens
from dreamcog.server.store.database import Database
from dreamcog.server.store.records import TokenRecord
from support.databases import KINDS
from support.stored_rows import on, person

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_session_is_the_persons_until_it_or_all_of_them_end(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        ada, bob = person("ada"), person("bob")
        for digest, who, at in (("a", ada, 1.0), ("b", ada, 2.0), ("c", ada, 3.0), ("d", bob, 3.0)):
            await database.write(sessions.add_session(digest, who, at))

        async def left() -> set[str]:
            return {each for each in "abcd" if await sessions.find_session(database, each)}

        assert await sessions.find_session(database, "a") == ada
        await database.write(sessions.remove_old_sessions(2.0))
        assert await left() == {"b", "c", "d"}
        await database.write(sessions.remove_session("b"))
        assert await left() == {"c", "d"}
        await database.write(sessions.remove_sessions("ada"))
        assert await left() == {"d"}
        await database.write(sessions.end_generation("bob", 1), sessions.end_generation("ada", 0))
        await database.write(sessions.add_session("a", ada, 4.0))
        assert await left() == {"d"}
        assert await sessions.find_session(database, "d") == bob

    on(kind, tmp_path, work)


@both
def test_sign_in_is_known_by_owner_and_address_until_forgotten(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await database.write(people.update_login(person("ada", login="ada")))
        await database.write(sessions.add_sign_in("ada", "here", 1.0))
        await database.write(sessions.add_sign_in("ada", "there", 1.0))
        await database.write(sessions.add_sign_in("ada", "here", 5.0))
        for login, address, is_known in (
            ("ada", "here", True),
            ("ada", "elsewhere", False),
            ("bob", "here", False),
        ):
            assert await sessions.has_signed_in(database, login, address) is is_known
        await database.write(sessions.remove_old_sign_ins(5.0))
        assert await sessions.has_signed_in(database, "ada", "here")
        assert not await sessions.has_signed_in(database, "ada", "there")

    on(kind, tmp_path, work)


@both
def test_tokens_are_listed_oldest_first_until_removed_or_expired(kind: str, tmp_path: Path) -> None:
    late = TokenRecord("phone", 2.5, "play", 20.0)
    early = TokenRecord("script", 1.5, "read", 10.0)

    async def work(database: Database) -> None:
        await database.write(tokens.add_token("late", "ada", late))
        await database.write(tokens.add_token("early", "ada", early))
        await database.write(tokens.add_token("bobs", "bob", late))
        found = await tokens.find_token(database, "early")
        assert found == tokens.TokenOwner(person("ada"), "read", 10.0)
        assert await tokens.find_token(database, "none") is None
        assert await tokens.tokens_of(database, "ada", 9.5) == [early, late]
        assert await tokens.tokens_of(database, "ada", 10.0) == [late]
        assert await tokens.find_token_digests(database, "ada", "phone") == ["late"]
        await database.write(tokens.remove_expired_tokens(10.0))
        assert await tokens.find_token(database, "early") is None
        await database.write(tokens.remove_tokens("ada"))
        assert await tokens.find_token(database, "late") is None
        assert await tokens.tokens_of(database, "bob", 0.0) == [late]
        await database.write(tokens.remove_token("bobs"))
        assert await tokens.tokens_of(database, "bob", 0.0) == []

    on(kind, tmp_path, work)
