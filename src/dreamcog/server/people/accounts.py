"""What people do with their own account: become a guest, sign in, change it, delete it, tokens.

`api.people` translates between HTTP and this module. Rate limits are counted here, by the address
of the client or by the person.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace
from typing import NamedTuple, cast

from msgspec import UNSET

from dreamcog.core.refusal import Refused
from dreamcog.server.live.creation import new_id
from dreamcog.server.live.protocols import RateLimiter
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.ops.guess_limits import Attempt, GuessLimits
from dreamcog.server.ops.logs import log_event
from dreamcog.server.people import account_data
from dreamcog.server.people.authentication import DAY, Authenticator
from dreamcog.server.people.statistics import Statistics, statistics_of
from dreamcog.server.people.webhooks import Webhooks
from dreamcog.server.store.database import Database, Taken, Unreachable
from dreamcog.server.store.people import (
    add_person,
    find_login,
    update_login,
    update_person,
)
from dreamcog.server.store.records import PersonRecord, TokenRecord
from dreamcog.server.store.sessions import add_sign_in, has_signed_in, remove_sessions
from dreamcog.server.store.statements import Statement
from dreamcog.server.store.tokens import (
    add_token,
    find_token_digests,
    remove_expired_tokens,
    remove_token,
    remove_tokens,
    tokens_of,
)
from dreamcog.server.wire.people import (
    Changes,
    GivenToken,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    Scope,
    SignIn,
    Token,
)
from dreamcog.server.wire.text import clean_name, new_login, same_login

log = logging.getLogger(__name__)


class SignedIn(NamedTuple):
    """A person as stored after the request, and the cookie of their new session."""

    person: PersonRecord
    cookie: str


@dataclass(frozen=True)
class Accounts:
    """The accounts of a server.

    Who signs in ends the session that the browser had before, of which `cookie` is the cookie.
    Connections are closed by `close_connections`, when the browser has received its new cookie.
    """

    database: Database
    registry: TableRegistry
    authenticator: Authenticator
    webhooks: Webhooks
    rate_limits: RateLimiter
    guess_limits: GuessLimits
    most_tokens: int
    """Tokens that one person may have."""

    # Guests and accounts.

    async def become_guest(self, wanted: NewGuest, address: str) -> SignedIn:
        """Store a new person without a login."""
        await self.rate_limits.take_shared("guest", address)
        now = time.time()
        name = clean_name(wanted.name)
        person = PersonRecord(new_id(), name, now, now, language=wanted.language)
        session = self.authenticator.new_session(person)
        await self.database.write(add_person(person), session.stored)
        return SignedIn(person, session.cookie)

    async def change(self, person: PersonRecord, changes: Changes) -> PersonRecord:
        """Change a person's name, language or webhook."""
        self.rate_limits.take("change", person.id)
        changed = person
        if changes.name is not UNSET:
            changed = replace(changed, name=clean_name(changes.name))
        if changes.language is not UNSET:
            changed = replace(changed, language=changes.language)
        if changes.webhook is not UNSET:
            await self.rate_limits.take_shared("webhook", person.id)
            if changes.webhook is not None:
                self.webhooks.check(changes.webhook)
            changed = replace(changed, webhook=changes.webhook)
        await self.database.write(update_person(changed))
        return changed

    async def make_account(
        self, person: PersonRecord, wanted: NewAccount, address: str
    ) -> SignedIn:
        """Give a guest a login and a password; the guest's tables stay theirs.

        All sessions that the guest had end.
        """
        await self.rate_limits.take_shared("account", address)
        if person.login is not None:
            raise Refused("has-account")
        login = new_login(wanted.login)
        password = await self.authenticator.hash_password(wanted.password)
        changed = replace(
            person,
            login=login,
            password=password,
            session=person.session + 1,
        )
        session = self.authenticator.new_session(changed)
        ending = remove_sessions(person.id)
        try:
            known = self._signed_in_from(changed, address)
            await self.database.write(update_login(changed), ending, known, session.stored)
        except Taken as taken:
            raise Refused("login-taken") from taken
        return SignedIn(changed, session.cookie)

    async def sign_in(
        self, wanted: SignIn, guest: PersonRecord | None, cookie: str | None, address: str
    ) -> SignedIn:
        """Authenticate by login and password; the account may claim what the guest has done."""
        login = same_login(wanted.login)
        attempt = await self._begin_attempt(login, address)
        person = await find_login(self.database, login)
        if not await self.authenticator.verify_password(person, wanted.password) or person is None:
            raise Refused("wrong-login")
        await self._succeed(attempt)
        if guest is not None and guest.login is None and wanted.claim:
            await account_data.claim_guest(self.registry, guest.id, person.id)
        person = replace(person, seen=time.time())
        session = self.authenticator.new_session(person)
        ending = self.authenticator.ending(cookie)
        changes = (update_person(person), self._signed_in_from(person, address))
        *_, begun = await self.database.write(*ending, *changes, session.stored)
        if not begun:  # the password was changed meanwhile
            raise Refused("wrong-login")
        return SignedIn(person, session.cookie)

    async def sign_out(self, cookie: str | None) -> None:
        """End the session of a browser."""
        await self.database.write(*self.authenticator.ending(cookie))

    async def close_connections(self, person: str, credential: str = "") -> None:
        """Close the connections of a person, or those of one of their credentials."""
        try:
            await self.registry.sign_out(person, credential)
        except Unreachable as unreachable:
            log_event(log, "store-unreachable", reason=unreachable.reason)

    async def change_password(
        self, person: PersonRecord, wanted: NewPassword, address: str
    ) -> SignedIn:
        """Set another password; all sessions and tokens of the person end."""
        await self._require_password(person, wanted.old, address)
        password = await self.authenticator.hash_password(wanted.new)
        changed = replace(person, password=password, session=person.session + 1)
        session = self.authenticator.new_session(changed)
        ending = (remove_sessions(person.id), remove_tokens(person.id))
        await self.database.write(update_login(changed), *ending, session.stored)
        return SignedIn(changed, session.cookie)

    async def delete(self, person: PersonRecord, password: str, address: str) -> None:
        """Delete a person; an account has to give its password once more."""
        if person.login is not None:
            await self._require_password(person, password, address)
        await account_data.delete_account(self.registry, person.id)

    # Passwords.

    async def _require_password(self, person: PersonRecord, password: str, address: str) -> None:
        """Refuse a person who does not give their password once more."""
        attempt = await self._begin_attempt(person.login or person.id, address)
        if not await self.authenticator.verify_password(person, password):
            raise Refused("wrong-login")
        await self._succeed(attempt)

    async def _begin_attempt(self, login: str, address: str) -> Attempt:
        """Count an attempt to give a password, or refuse it."""
        await self.guess_limits.refresh(address, login)
        is_known = self.guess_limits.is_slowed(login) and await has_signed_in(
            self.database, login, self.authenticator.address_digest(address)
        )
        attempt = self.guess_limits.require(address, login, is_known)
        self.rate_limits.take("login", address, f"{address} {login}")
        self.guess_limits.begin(attempt)
        await self.guess_limits.store_begun(attempt)
        return attempt

    async def _succeed(self, attempt: Attempt) -> None:
        """The password was right."""
        self.guess_limits.succeed(attempt)
        await self.guess_limits.store_succeeded(attempt)

    def _signed_in_from(self, person: PersonRecord, address: str) -> Statement:
        return add_sign_in(person.id, self.authenticator.address_digest(address), time.time())

    # Data and statistics.

    async def export(self, person: PersonRecord) -> account_data.Everything:
        """Everything that is stored about a person."""
        self.rate_limits.take("export", person.id)
        return await account_data.export_account(self.registry, person)

    async def statistics(self, person: PersonRecord) -> Statistics:
        """The person's games and wins since they last reset their statistics."""
        self.rate_limits.take("look", person.id)
        return await statistics_of(self.database, person)

    async def reset_statistics(self, person: PersonRecord) -> None:
        """Count the person's games from now on; the games themselves stay."""
        self.rate_limits.take("change", person.id)
        await self.database.write(update_person(replace(person, counted_from=time.time())))

    # Tokens.

    async def tokens(self, person: PersonRecord) -> list[Token]:
        """A person's tokens that have not expired; the tokens themselves are not stored."""
        found = await tokens_of(self.database, person.id, time.time())
        return [
            Token(each.name, each.created, cast(Scope, each.scope), each.ends) for each in found
        ]

    async def make_token(self, person: PersonRecord, wanted: NewToken) -> GivenToken:
        """Make a token; only its digest is stored."""
        await self.rate_limits.take_shared("token", person.id)
        now = time.time()
        names = [each.name for each in await tokens_of(self.database, person.id, now)]
        if len(names) >= self.most_tokens or wanted.name in names:
            raise Refused("too-many-tokens", most=self.most_tokens)
        token = Authenticator.new_token()
        record = TokenRecord(wanted.name, now, wanted.scope, now + wanted.days * DAY)
        added = add_token(Authenticator.digest(token), person.id, record)
        await self.database.write(remove_expired_tokens(now), added)
        return GivenToken(wanted.name, token, wanted.scope, record.ends)

    async def remove_token(self, person: PersonRecord, name: str) -> None:
        """Remove a token; programs that send it are refused and disconnected."""
        self.rate_limits.take("change", person.id)
        for digest in await find_token_digests(self.database, person.id, name):
            await self.database.write(remove_token(digest))
            await self.close_connections(person.id, digest)
