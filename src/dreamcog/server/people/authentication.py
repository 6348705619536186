"""Authentication: signed cookies for browsers, tokens for programs, passwords for accounts."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from dreamcog.server.store.database import Database
from dreamcog.server.store.people import add_secret, find_person, find_secret, find_token
from dreamcog.server.store.records import PersonRecord

T = TypeVar("T")

COOKIE = "dreamcog"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_PREFIX = "dc_"
SECRET = "cookies"


class Authenticator:
    """Authenticates people. Passwords are hashed in threads: each takes a tenth of a second."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._cookies = URLSafeTimedSerializer(secret, salt="person")
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

    def make_cookie(self, person: PersonRecord) -> str:
        """The session cookie of a person: their id and session number, signed."""
        return str(self._cookies.dumps([person.id, person.session]))

    async def by_cookie(self, cookie: str) -> PersonRecord | None:
        """The person of a session cookie; None if it is forged, expired or of an ended session."""
        try:
            person, session = self._cookies.loads(cookie, max_age=COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        found = await find_person(self._database, person)
        return found if found is not None and found.session == session else None

    @staticmethod
    def new_token() -> str:
        """A new random token."""
        return TOKEN_PREFIX + secrets.token_urlsafe(32)

    @staticmethod
    def token_digest(token: str) -> str:
        """The digest of a token, which is stored instead of the token."""
        return hashlib.sha256(token.encode()).hexdigest()

    async def by_token(self, token: str) -> PersonRecord | None:
        """The person of a token; None if there is no such token."""
        person = await find_token(self._database, self.token_digest(token))
        return None if person is None else await find_person(self._database, person)

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
