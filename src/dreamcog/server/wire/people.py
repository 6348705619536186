"""What is said about people."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from dreamcog.server.wire.fields import Language, Login, Name, Password, Wire

TokenName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w .-]+(?!\n)$")]


class NewGuest(Wire):
    """Somebody who wants to play at once."""

    name: Name
    language: Language = ""


class Me(Wire):
    """Whoever asks."""

    id: str
    name: str
    login: str | None
    language: str
    webhook: str | None
    created: float


class Changes(Wire):
    """What somebody changes about themselves; what is left out stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET


class NewAccount(Wire):
    """A login and a password, to carry on elsewhere."""

    login: Login
    password: Password


class SignIn(Wire):
    """Coming back to an account; a guest's tables come along, unless told otherwise."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]
    claim: bool = True


class NewPassword(Wire):
    """Another password; whoever is signed in elsewhere is signed out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Goodbye(Wire):
    """Leaving for good; an account says its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Wire):
    """A token is wanted, for a program that plays in one's name."""

    name: TokenName


class Token(Wire):
    """A token, as far as it is shown again."""

    name: str
    created: float


class GivenToken(Wire):
    """A token, shown this once: sent as `Authorization: Bearer …`."""

    name: str
    token: str
