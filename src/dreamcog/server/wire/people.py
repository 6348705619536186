"""Messages about people and their accounts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from dreamcog.server.wire.fields import Language, Login, Name, Password, Wire

Scope = Literal["read", "play", "manage"]
"""What a token may do: `read` only gets and watches, `play` also acts at tables, makes them and
sits down, `manage` everything, the account and its tokens included. Each includes those before."""
MOST_DAYS = 366
TokenName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w .-]+(?!\n)$")]


class NewGuest(Wire):
    """A guest who wants to play without an account."""

    name: Name
    language: Language = ""


class Me(Wire):
    """The caller."""

    id: str
    name: str
    login: str | None
    language: str
    webhook: str | None
    created: float


class Changes(Wire):
    """Changes of the own person; fields that are left out stay."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET


class NewAccount(Wire):
    """The login and the password of a new account."""

    login: Login
    password: Password


class SignIn(Wire):
    """Sign in; with `claim` the account takes over what the present guest has done."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]
    claim: bool = True


class NewPassword(Wire):
    """Another password; all other sessions of the account end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Goodbye(Wire):
    """Delete the own person; an account gives its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Wire):
    """A request for a token, for a program that acts as its owner."""

    name: TokenName
    scope: Scope = "manage"
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS, description="Days until it expires.")] = 90


class Token(Wire):
    """A token in a list, without the token itself."""

    name: str
    created: float
    scope: Scope
    ends: float


class GivenToken(Wire):
    """A new token, shown only now; it is sent as `Authorization: Bearer …`."""

    name: str
    token: str
    scope: Scope
    ends: float
