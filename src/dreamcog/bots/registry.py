"""All bots by name, weakest first: plain ones for every game, networks and levels of some; then
those of other packages, and the programs that the operator of this machine has named."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import NamedTuple

from dreamcog.bots.bot import Bot
from dreamcog.bots.levels import level_bot, level_digest
from dreamcog.bots.network_folder import (
    SIZES,
    is_offered,
    network_bot,
    network_digest,
    offered_networks,
)
from dreamcog.bots.offered import made_bot, offered_label, offered_names
from dreamcog.bots.plain import PlainBot
from dreamcog.bots.programs import named_program, named_programs, typed_program
from dreamcog.core.kind import Kind
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.refusal import malformed
from dreamcog.sim.loops import GREEDY, NOBODY, RANDOM
from dreamcog.sim.parts import NetworkSeats

PLAIN = (PlainBot("random", RANDOM), PlainBot("greedy", GREEDY))
SEARCH = "search"
"""The bot that searches, with both networks of a game."""

KNOWN_NAMES = (*(each.name for each in PLAIN), *SIZES, SEARCH, *LEVEL_NAMES)
"""Every name that a bot can have, whether it plays a certain game or not."""


class Cast(NamedTuple):
    """Who plays a run of many games."""

    bots: tuple[int, ...]
    """The numbers by which batches know plain bots: one for each seat, or one for all."""
    networks: NetworkSeats = ()
    """The networks by seat, where there are any; such a seat has the number `NOBODY`."""
    asked: tuple[str, ...] = ()
    """The bots by seat, where one of them is neither a loop nor a network; all are `NOBODY` then,
    and asked move by move. `networks` tells then which files bots play by, theirs or another's."""

    def labels(self, names: Sequence[str]) -> list[str]:
        """These names as files of games tell them: with the beginning of the hash of what they
        play by, where networks or levels are among it."""
        digests = dict(seat for seat in self.networks if seat is not None)
        return [
            f"{name}@{digests[name][:12]}" if name in digests else offered_label(name) or name
            for name in names
        ]


def bot_names(kind: Kind | None = None) -> list[str]:
    """The names of the bots that play this game, those of known strength weakest first.

    Without a game, of those that play any. Bots of ours that were not measured come after those
    that were.
    """
    plain = [each.name for each in PLAIN]
    if kind is None:
        return plain
    strengths = kind.levels.strengths
    names = [*plain, *level_names(kind), *offered_networks(kind)]
    names += [SEARCH] if is_there(kind, SEARCH) else []
    own = sorted(names, key=lambda name: strengths[name].rating if name in strengths else math.inf)
    return [*own, *added_bots(kind)]


def added_bots(kind: Kind) -> list[str]:
    """The bots for this game of other packages, then the programs that the operator has named."""
    names = dict.fromkeys([*offered_names(kind), *named_programs()])
    return [name for name in names if name not in KNOWN_NAMES]


def level_names(kind: Kind) -> list[str]:
    """The levels that can be played here, the weakest first."""
    return [name for name, level in kind.levels.levels.items() if is_there(kind, level.bot)]


def is_there(kind: Kind, name: str) -> bool:
    """Whether there is a bot of this name, which is no level, for this game here."""
    if name == SEARCH:
        return all(is_offered(kind, size) for size in SIZES)
    return is_offered(kind, name) if name in SIZES else name in bot_names()


def stand_in(kind: Kind) -> str:
    """The bot that plays on for a person who is gone."""
    return one_of_levels(kind, kind.levels.stand_in)


def usual_bot(kind: Kind) -> str:
    """The bot that takes a seat where a person has chosen no other."""
    return one_of_levels(kind, kind.levels.usual)


def one_of_levels(kind: Kind, name: str | None) -> str:
    """A level if it can be played here, else the strongest plain bot."""
    return name if name is not None and name in level_names(kind) else PLAIN[-1].name


def bot(name: object, kind: Kind | None = None) -> Bot:
    """The bot of this name that plays this game (without one: any game), or a refusal.

    A name may come from a client or a file: it never says which program is run.
    """
    if kind is None or not isinstance(name, str):
        return plain_bot(name, kind)
    if name in kind.levels.levels:
        return level_bot(kind, kind.levels.levels[name], bot)
    if name in SIZES:
        return network_bot(kind, name)
    if name == SEARCH:
        return search_bot(kind)
    if name in KNOWN_NAMES:
        return plain_bot(name, kind)
    return made_bot(name, kind) or named_program(name) or plain_bot(name, kind)


def typed_bot(name: str, kind: Kind) -> Bot:
    """The same for a name that a person has typed here, which may be `program:COMMAND`."""
    return typed_program(name) or bot(name, kind)


def search_bot(kind: Kind) -> Bot:
    """The bot that searches in this game; a refusal where one of its networks is missing."""
    small, large = (network_bot(kind, name) for name in SIZES)
    from dreamcog.bots.search import SearchBot

    return SearchBot(SEARCH, large, small)


def policy_digest(kind: Kind, name: str) -> str | None:
    """A hash of all that a bot with networks plays by, by which runs are compared; None: no such.

    A level that plays as another bot has that one's: the run says how long it may think.
    """
    level = kind.levels.levels.get(name)
    if level is not None:
        return level_digest(kind, level) if level.bot in SIZES else policy_digest(kind, level.bot)
    if name == SEARCH:
        told = " ".join(network_digest(kind, size) for size in SIZES)
        return hashlib.sha256(told.encode()).hexdigest()
    return network_digest(kind, name) if name in SIZES else None


def plain_bot(name: object, kind: Kind | None = None) -> PlainBot:
    """The plain bot of this name, or a refusal that lists the bots there are."""
    for found in PLAIN:
        if found.name == name:
            return found
    raise malformed("bots", f"one of {', '.join(bot_names(kind))}")


def batch_numbers(names: Sequence[object], players: int) -> list[int]:
    """The numbers by which batches know these bots: one for each seat, or one for all."""
    require_number(names, players, bot_names())
    return [plain_bot(name).number for name in names]


def cast_of(names: Sequence[str], players: int, kind: Kind) -> Cast:
    """Who plays a run of many games: these bots, one for each seat, or one for all."""
    require_number(names, players, bot_names(kind))
    found = {name: typed_bot(name, kind) for name in names}
    numbers = {name: each.number for name, each in found.items() if isinstance(each, PlainBot)}
    if numbers.keys() >= set(names):
        return Cast(tuple(numbers[name] for name in names))
    from dreamcog.bots.network import NetworkBot

    used = {name for name, each in found.items() if isinstance(each, NetworkBot)}
    by_seat = tuple(names) if len(names) == players else tuple(names) * players
    digests = {name: policy_digest(kind, name) for name in found}
    networks = tuple((name, told) if (told := digests[name]) else None for name in by_seat)
    if numbers.keys() | used >= set(names):
        return Cast(tuple(numbers.get(name, NOBODY) for name in by_seat), networks)
    return Cast((NOBODY,) * players, networks if any(networks) else (), by_seat)


def require_number(names: Sequence[object], players: int, known: Sequence[str]) -> None:
    """Refuse a list of bots that is neither one for all nor one for each seat."""
    if len(names) not in (1, players):
        raise malformed("bots", f"one for all, or {players}, of {', '.join(known)}")
