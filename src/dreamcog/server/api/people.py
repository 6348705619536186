"""Routes for people: guests, accounts, tokens, and the export of a person's data."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.connection import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from dreamcog.server.api.dependencies import address_of, cookie_in
from dreamcog.server.people.account_data import Everything
from dreamcog.server.people.accounts import SignedIn
from dreamcog.server.people.authentication import COOKIE, session_seconds
from dreamcog.server.people.statistics import Statistics
from dreamcog.server.services import Services
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


def me_of(person: PersonRecord) -> Me:
    """A person as they see themselves."""
    return Me(
        *(person.id, person.name, person.login, person.language, person.webhook, person.created)
    )


def cookie_of(
    request: Request[Any, Any, Any], services: Services, value: str, seconds: int
) -> Cookie:
    """The session cookie for a browser: scripts and other sites cannot read it."""
    return Cookie(
        key=COOKIE,
        value=value,
        path=services.settings.base_path.rstrip("/") or "/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.is_secure or request.scope["scheme"] == "https",
    )


def signed_in(
    request: Request[Any, Any, Any],
    services: Services,
    begun: SignedIn,
    status: int = 200,
    then: BackgroundTask | None = None,
) -> Response[Me]:
    """The response that begins a person's session in a browser; what comes `then`."""
    cookie = cookie_of(request, services, begun.cookie, session_seconds(begun.person))
    return Response(me_of(begun.person), cookies=[cookie], status_code=status, background=then)


def signed_out(
    request: Request[Any, Any, Any], services: Services, then: BackgroundTask | None = None
) -> Response[None]:
    """The response that ends the session of a browser."""
    cookie = cookie_of(request, services, "", 0)
    return Response(None, status_code=204, cookies=[cookie], background=then)


def closing(services: Services, person: str) -> BackgroundTask:
    """Close the connections of a person, after the response: then the new cookie is known."""
    return BackgroundTask(services.accounts.close_connections, person)


async def closing_session(services: Services, cookie: str | None) -> BackgroundTask | None:
    """Close the connections of the session of a cookie, after the response."""
    ended = None if cookie is None else await services.authenticator.by_cookie(cookie)
    if ended is None:
        return None
    person, credential = ended
    return BackgroundTask(services.accounts.close_connections, person.id, credential.key)


class PeopleController(Controller):
    """The caller's own account."""

    path = "/me"
    tags = ("people",)

    @post("/", operation_id="becomeGuest", summary="Become a guest, at once")
    async def become_guest(
        self,
        data: JSONBody[NewGuest],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Play under a name, without an account; the browser forgets whom it was signed in as."""
        begun = await services.accounts.become_guest(data, address_of(request))
        return signed_in(request, services, begun, 201)

    @get("/", operation_id="whoAmI", summary="Who am I?")
    async def who_am_i(self, me: NamedDependency[PersonRecord]) -> Me:
        """The person who is authenticated."""
        return me_of(me)

    @patch("/", operation_id="changeMe", summary="Change name, language or notices")
    async def change_me(
        self,
        data: JSONBody[Changes],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Me:
        """Change the own name, language or webhook. A new name shows at tables made later."""
        return me_of(await services.accounts.change(me, data))

    @post("/account", operation_id="makeAccount", summary="Make an account of a guest")
    async def make_account(
        self,
        data: JSONBody[NewAccount],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Choose a login and a password, to sign in elsewhere; the guest's tables stay theirs."""
        begun = await services.accounts.make_account(me, data, address_of(request))
        return signed_in(request, services, begun, 201, closing(services, me.id))

    @post("/sign-in", operation_id="signIn", summary="Sign in to an account", status_code=200)
    async def sign_in(
        self,
        data: JSONBody[SignIn],
        request: Request[Any, Any, Any],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Sign in. With `claim`, the account takes over what the present guest has done."""
        cookie = cookie_in(request)
        then = await closing_session(services, cookie)
        begun = await services.accounts.sign_in(data, caller, cookie, address_of(request))
        is_claimed = data.claim and caller is not None and caller.login is None
        return signed_in(request, services, begun, then=None if is_claimed else then)

    @post("/sign-out", operation_id="signOut", summary="Forget who I am here", status_code=204)
    async def sign_out(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> Response[None]:
        """End the session of this browser; a guest who signs out cannot sign in again."""
        cookie = cookie_in(request)
        then = await closing_session(services, cookie)
        await services.accounts.sign_out(cookie)
        return signed_out(request, services, then)

    @post("/password", operation_id="changePassword", summary="Another password", status_code=200)
    async def change_password(
        self,
        data: JSONBody[NewPassword],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Set another password; all other sessions and all tokens of the account end."""
        begun = await services.accounts.change_password(me, data, address_of(request))
        return signed_in(request, services, begun, then=closing(services, me.id))

    @post("/goodbye", operation_id="deleteMe", summary="Forget all about me", status_code=204)
    async def delete_me(
        self,
        data: JSONBody[Goodbye],
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Response[None]:
        """Delete name, login, chat lines and results; at running tables a bot plays on."""
        await services.accounts.delete(me, data.password, address_of(request))
        return signed_out(request, services)

    @get("/data", operation_id="myData", summary="Everything that is kept about me")
    async def my_data(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> Everything:
        """Export the own data, with the saved game of every finished table."""
        return await services.accounts.export(me)

    @get("/statistics", operation_id="myStatistics", summary="How I have done")
    async def my_statistics(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> Statistics:
        """The own games and wins: by game, by options, and by opponents."""
        return await services.accounts.statistics(me)

    @delete("/statistics", operation_id="resetStatistics", summary="Count from now on")
    async def reset_statistics(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> None:
        """Count games from now on; the games themselves stay."""
        await services.accounts.reset_statistics(me)

    @get("/tokens", operation_id="myTokens", summary="My tokens")
    async def my_tokens(
        self, me: NamedDependency[PersonRecord], services: NamedDependency[Services]
    ) -> list[Token]:
        """The own tokens that have not expired; the tokens themselves are not stored."""
        return await services.accounts.tokens(me)

    @post("/tokens", operation_id="makeToken", summary="A token for a program of mine")
    async def make_token(
        self,
        data: JSONBody[NewToken],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> GivenToken:
        """A program that sends the token acts as its owner. The token is shown only now."""
        return await services.accounts.make_token(me, data)

    @delete("/tokens/{name:str}", operation_id="removeToken", summary="Remove a token")
    async def remove_token(
        self,
        name: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> None:
        """Programs that send the token are refused and disconnected from now on."""
        await services.accounts.remove_token(me, name)
