"""The doors for people: guests, accounts, tokens, and taking one's data along."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from litestar import Controller, Response, delete, get, patch, post
from litestar.connection import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import address_of
from dreamcog.server.live.creation import new_id
from dreamcog.server.people import account_data as farewell
from dreamcog.server.people.authentication import COOKIE, COOKIE_SECONDS, Authenticator
from dreamcog.server.people.statistics import Statistics, statistics_of
from dreamcog.server.services import Services
from dreamcog.server.store.database import Taken
from dreamcog.server.store.people import (
    add_person,
    add_token,
    change_login,
    change_person,
    find_login,
    remove_token,
    tokens_of,
)
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.people import (
    Changes,
    GivenToken,
    Goodbye,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    SignIn,
    Token,
)
from dreamcog.server.wire.text import clean_name, same_login

MOST_TOKENS = 20


def me_of(person: PersonRecord) -> Me:
    """Somebody as they see themselves."""
    return Me(
        *(person.id, person.name, person.login, person.language, person.webhook, person.created)
    )


def cookie_of(services: Services, value: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    """What a browser is to keep: no script and no other site gets at it."""
    return Cookie(
        key=COOKIE,
        value=value,
        path=services.settings.base_path.rstrip("/") or "/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.is_secure,
    )


def known(services: Services, person: PersonRecord, status: int = 200) -> Response[Me]:
    """The answer to somebody who is known from now on."""
    cookie = cookie_of(services, services.authenticator.cookie(person))
    return Response(me_of(person), cookies=[cookie], status_code=status)


class PeopleController(Controller):
    """Who is who."""

    path = "/me"
    tags = ("people",)

    @post("/", operation_id="becomeGuest", summary="Become a guest, at once")
    async def become_guest(
        self,
        data: JSONBody[NewGuest],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Be known by a name, without an account; what was known before is left behind."""
        services.rate_limits.take("guest", address_of(request))
        now = time.time()
        name = clean_name(data.name)
        person = PersonRecord(new_id(), name, now, now, language=data.language)
        await services.database.write(add_person(person))
        return known(services, person, 201)

    @get("/", operation_id="whoAmI", summary="Who am I?")
    async def who_am_i(self, me: NamedDependency[PersonRecord]) -> Me:
        """Whoever asks."""
        return me_of(me)

    @patch("/", operation_id="changeMe", summary="Change name, language or notices")
    async def change_me(
        self,
        data: JSONBody[Changes],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Me:
        """Change something about oneself. A new name shows at tables made from now on."""
        changed = me
        if data.name is not UNSET:
            changed = replace(changed, name=clean_name(data.name))
        if data.language is not UNSET:
            changed = replace(changed, language=data.language)
        if data.webhook is not UNSET:
            services.rate_limits.take("webhook", me.id)
            if data.webhook is not None:
                services.notifications.webhooks.check(data.webhook)
            changed = replace(changed, webhook=data.webhook)
        await services.database.write(change_person(changed))
        return me_of(changed)

    @post("/account", operation_id="makeAccount", summary="Make an account of a guest")
    async def make_account(
        self,
        data: JSONBody[NewAccount],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Choose a login and a password, to carry on elsewhere; all tables stay one's own."""
        services.rate_limits.take("account", address_of(request))
        if me.login is not None:
            raise Refused("has-account")
        password = await services.authenticator.hashed(data.password)
        changed = replace(me, login=same_login(data.login), password=password)
        try:
            await services.database.write(change_login(changed))
        except Taken as taken:
            raise Refused("login-taken") from taken
        return known(services, changed, 201)

    @post("/sign-in", operation_id="signIn", summary="Sign in to an account", status_code=200)
    async def sign_in(
        self,
        data: JSONBody[SignIn],
        request: Request[Any, Any, Any],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Come back; what one did as a guest meanwhile comes along, unless told otherwise."""
        login = same_login(data.login)
        services.rate_limits.take("login", address_of(request), login)
        person = await find_login(services.database, login)
        if not await services.authenticator.is_right(person, data.password) or person is None:
            raise Refused("wrong-login")
        if guest is not None and guest.login is None and data.claim:
            await farewell.claim(services.registry, guest.id, person.id)
        person = replace(person, seen=time.time())
        await services.database.write(change_person(person))
        return known(services, person)

    @post("/sign-out", operation_id="signOut", summary="Forget who I am here", status_code=204)
    async def sign_out(self, services: NamedDependency[Services]) -> Response[None]:
        """Leave this browser; a guest who does cannot come back."""
        return Response(None, status_code=204, cookies=[cookie_of(services, "", 0)])

    @post("/password", operation_id="changePassword", summary="Another password", status_code=200)
    async def change_password(
        self,
        data: JSONBody[NewPassword],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Another password: everywhere else one is signed out."""
        services.rate_limits.take("login", address_of(request), me.id)
        if not await services.authenticator.is_right(me, data.old):
            raise Refused("wrong-login")
        password = await services.authenticator.hashed(data.new)
        changed = replace(me, password=password, session=me.session + 1)
        await services.database.write(change_login(changed))
        await services.registry.sign_out(me.id)
        return known(services, changed)

    @post("/goodbye", operation_id="deleteMe", summary="Forget all about me", status_code=204)
    async def delete_me(
        self,
        data: JSONBody[Goodbye],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[None]:
        """Leave for good: name, login, words and results go; at running tables a bot plays on."""
        services.rate_limits.take("login", address_of(request), me.id)
        if me.login is not None and not await services.authenticator.is_right(me, data.password):
            raise Refused("wrong-login")
        await farewell.remove(services.registry, me.id)
        return Response(None, status_code=204, cookies=[cookie_of(services, "", 0)])

    @get("/data", operation_id="myData", summary="Everything that is kept about me")
    async def my_data(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> farewell.Everything:
        """Take one's data along: also every finished game, as it is saved."""
        services.rate_limits.take("export", me.id)
        return await farewell.everything(services.registry, me)

    @get("/statistics", operation_id="myStatistics", summary="How I have done")
    async def my_statistics(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> Statistics:
        """Games and wins: by game, combination, and who else played."""
        return await statistics_of(services.database, me)

    @delete("/statistics", operation_id="resetStatistics", summary="Count from now on")
    async def reset_statistics(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> None:
        """Begin anew; the games themselves stay."""
        await services.database.write(change_person(replace(me, counted_from=time.time())))

    @get("/tokens", operation_id="myTokens", summary="My tokens")
    async def my_tokens(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> list[Token]:
        """The names of one's tokens; the tokens themselves are not kept."""
        return [Token(name, created) for name, created in await tokens_of(services.database, me.id)]

    @post("/tokens", operation_id="makeToken", summary="A token for a program of mine")
    async def make_token(
        self,
        data: JSONBody[NewToken],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> GivenToken:
        """A program that sends it plays in one's name. It is shown this once."""
        services.rate_limits.take("token", me.id)
        names = [name for name, _ in await tokens_of(services.database, me.id)]
        if len(names) >= MOST_TOKENS or data.name in names:
            raise Refused("too-many-tokens", most=MOST_TOKENS)
        token = Authenticator.new_token()
        digest = Authenticator.token_digest(token)
        await services.database.write(add_token(digest, me.id, data.name, time.time()))
        return GivenToken(data.name, token)

    @delete("/tokens/{name:str}", operation_id="removeToken", summary="Remove a token")
    async def remove_token(
        self,
        name: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> None:
        """It is worth nothing from now on."""
        await services.database.write(remove_token(me.id, name))
