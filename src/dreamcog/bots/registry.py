"""All bots by name, weakest first: plain ones for every game, networks where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dreamcog.bots.bot import Bot
from dreamcog.bots.network_folder import SIZES, network_bot, network_digest, offered_networks
from dreamcog.bots.plain import PlainBot
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import malformed
from dreamcog.sim.loops import GREEDY, NOBODY, RANDOM
from dreamcog.sim.parts import NetworkSeats

PLAIN = (PlainBot("random", RANDOM), PlainBot("greedy", GREEDY))
KNOWN_NAMES = (*(each.name for each in PLAIN), *SIZES)
"""Every name that a bot can have, whether it plays a certain game or not."""


class Cast(NamedTuple):
    """Who plays a run of many games."""

    bots: tuple[int, ...]
    """The numbers by which batches know plain bots: one for each seat, or one for all."""
    networks: NetworkSeats = ()
    """The networks by seat, where there are any; such a seat has the number `NOBODY`."""
    asked: tuple[str, ...] = ()
    """The bots by seat, where one of them is neither a loop nor a network; all are `NOBODY` then,
    and asked move by move."""

    def labels(self, names: Sequence[str]) -> list[str]:
        """These names as files of games tell them: a network's with the beginning of its hash."""
        digests = dict(seat for seat in self.networks if seat is not None)
        return [f"{name}@{digests[name][:12]}" if name in digests else name for name in names]


def bot_names(kind: Kind | None = None) -> list[str]:
    """The names of the bots that play this game, weakest first; without one, that play any."""
    return [each.name for each in PLAIN] + ([] if kind is None else offered_networks(kind))


def bot(name: object, kind: Kind | None = None) -> Bot:
    """The bot of this name that plays this game (without one: any game), or a refusal."""
    if kind is not None and isinstance(name, str) and name in SIZES:
        return network_bot(kind, name)
    return plain_bot(name, kind)


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
    found = {name: bot(name, kind) for name in names}
    numbers = {name: each.number for name, each in found.items() if isinstance(each, PlainBot)}
    used = set(names) & set(SIZES)
    if numbers.keys() >= set(names):
        return Cast(tuple(numbers[name] for name in names))
    by_seat = tuple(names) if len(names) == players else tuple(names) * players
    digests = {name: network_digest(kind, network_bot(kind, name).name) for name in used}
    networks = tuple((name, digests[name]) if name in used else None for name in by_seat)
    if numbers.keys() | used >= set(names):
        return Cast(tuple(numbers.get(name, NOBODY) for name in by_seat), networks)
    return Cast((NOBODY,) * players, networks if used else (), by_seat)


def require_number(names: Sequence[object], players: int, known: Sequence[str]) -> None:
    """Refuse a list of bots that is neither one for all nor one for each seat."""
    if len(names) not in (1, players):
        raise malformed("bots", f"one for all, or {players}, of {', '.join(known)}")
