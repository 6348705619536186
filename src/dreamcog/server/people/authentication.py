"""Authentication: signed cookies for browsers, tokens for programs, passwords for accounts."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast, get_args

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from dreamcog.core.refusal import Refused
from dreamcog.server.store.database import Database
from dreamcog.server.store.people import add_secret, find_person, find_secret
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.sessions import (
    add_session,
    end_generation,
    find_session,
    remove_session,
)
from dreamcog.server.store.statements import Statement
from dreamcog.server.store.tokens import find_token
from dreamcog.server.wire.people import Scope

T = TypeVar("T")

COOKIE = "dreamcog"
DAY = 24 * 3600
GUEST_SECONDS = 400 * DAY
"""How long the session of a guest lasts, who cannot sign in again: as long as browsers allow."""
ACCOUNT_SECONDS = 90 * DAY
"""How long the session of an account lasts; then its owner signs in again."""
TOKEN_PREFIX = "dc_"
SECRET = "cookies"
MOST_COOKIES = 4096
"""Cookies of which it is remembered that we have signed them."""
SCOPES: tuple[Scope, ...] = get_args(Scope)
"""All scopes, each after those that it includes."""


@dataclass(frozen=True, slots=True)
class Credential:
    """What has authenticated a client: the session of a browser, or a token."""

    key: str
    """It names the credential; nobody can authenticate with it."""
    ends: float
    """When it expires."""
    scope: Scope = "manage"
    """What it may do."""

    def require(self, needed: Scope) -> None:
        """Refuse what the scope does not include."""
        if SCOPES.index(self.scope) < SCOPES.index(needed):
            raise Refused("token-scope", needed=needed)


class Authenticated(NamedTuple):
    """A person, and what has authenticated them."""

    person: PersonRecord
    credential: Credential


class NewSession(NamedTuple):
    """The cookie of a new session, and the statement that stores the session."""

    cookie: str
    stored: Statement


def session_seconds(person: PersonRecord) -> int:
    """How long a session of a person lasts."""
    return GUEST_SECONDS if person.login is None else ACCOUNT_SECONDS


class Authenticator:
    """Authenticates people. Passwords are hashed in threads: each takes a tenth of a second."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._secret = secret.encode()
        self._cookies = URLSafeTimedSerializer(secret, salt="person")
        self._signed = lru_cache(MOST_COOKIES)(self._read_signed)
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")
        self._dummy_hash = ""

    @classmethod
    async def open(cls, database: Database) -> Authenticator:
        """The authenticator of a database; all processes share its secret."""
        await database.write(add_secret(SECRET, secrets.token_urlsafe(32)))
        return cls(database, str(await find_secret(database, SECRET)))

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # Cookies and tokens.

    def new_session(self, person: PersonRecord) -> NewSession:
        """A new session of a person. The cookie is its id, signed; only a digest is stored."""
        session = secrets.token_urlsafe(24)
        stored = add_session(self.digest(session), person, time.time())
        return NewSession(str(self._cookies.dumps(session)), stored)

    async def by_cookie(self, cookie: str) -> Authenticated | None:
        """The person of a session cookie; None if it is forged, expired or of an ended session.

        Cookies from before sessions were stored hold the person's id and a number that counts how
        often all sessions of the person were ended.
        """
        try:
            session, signed = self._signed(cookie)
            if time.time() - signed > GUEST_SECONDS:
                return None
            if isinstance(session, str):
                key = self.digest(session)
                person = await find_session(self._database, key)
            else:
                owner, generation = session
                key = f"{owner} {generation}"
                person = await find_person(self._database, owner)
                person = person if person is not None and person.session == generation else None
        except (BadSignature, ValueError, TypeError):
            return None
        if person is None:
            return None
        ends = signed + session_seconds(person)
        return Authenticated(person, Credential(key, ends)) if ends > time.time() else None

    def _read_signed(self, cookie: str) -> tuple[Any, float]:
        """What a cookie says and when it was signed; `BadSignature` where it is forged.

        Of one cookie this is always the same. Whether its session has ended is asked each time.
        """
        session, signed = self._cookies.loads(cookie, return_timestamp=True)
        return tuple(session) if isinstance(session, list) else session, signed.timestamp()

    def ending(self, cookie: str | None) -> list[Statement]:
        """The statements that end the session of a cookie."""
        try:
            session = self._cookies.loads(cookie or "")
        except BadSignature:
            return []
        if isinstance(session, str):
            return [remove_session(self.digest(session))]
        return [end_generation(*session)]

    def address_digest(self, address: str) -> str:
        """The digest of an address, which is stored instead of the address."""
        return hmac.new(self._secret, address.encode(), "sha256").hexdigest()

    @staticmethod
    def new_token() -> str:
        """A new random token."""
        return TOKEN_PREFIX + secrets.token_urlsafe(32)

    @staticmethod
    def digest(secret: str) -> str:
        """The digest of a token or of a session's id, which is stored instead of it."""
        return hashlib.sha256(secret.encode()).hexdigest()

    async def by_token(self, token: str) -> Authenticated | None:
        """The person of a token; None if there is no such token, or if it has expired."""
        key = self.digest(token)
        found = await find_token(self._database, key)
        if found is None or found.ends <= time.time():
            return None
        scope = cast(Scope, found.scope)
        return Authenticated(found.person, Credential(key, found.ends, scope))

    # Passwords.

    async def hash_password(self, password: str) -> str:
        """The hash of a password, which is stored instead of the password."""
        return await self._run_in_thread(self._hasher.hash, password)

    async def verify_password(self, person: PersonRecord | None, password: str) -> bool:
        """Whether a password is the person's. Without a person it takes as long, and is False."""
        stored = None if person is None else person.password
        if stored is None and not self._dummy_hash:
            self._dummy_hash = await self.hash_password(secrets.token_urlsafe(16))
        try:
            await self._run_in_thread(self._hasher.verify, stored or self._dummy_hash, password)
        except VerificationError:
            return False
        return stored is not None

    async def _run_in_thread(self, work: Callable[..., T], *texts: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *texts)
