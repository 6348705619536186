"""What the seats of a table may know of one state: positions and menus, each made and encoded once.

To write out a long menu takes up to a second. It is done in a thread while the event loop goes on;
a message that needs the menu waits for it in the queues of its subscribers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from msgspec import Raw

from dreamcog.core.menu import Menu
from dreamcog.core.menu_tree import menu_tree
from dreamcog.server.broadcast.messages import encode, moves_of_seat
from dreamcog.server.broadcast.taking_turns import TakingTurns
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.messages import News, Whole

MOST_AT_ONCE = 100
"""Moves of a menu that is written out at once, on the event loop: some milliseconds."""
NO_MENU = Raw(b"null")

EncodedMenu = Raw | asyncio.Future[Raw]
Message = bytes | asyncio.Future[bytes]
"""A message, or one that is not complete yet."""

builder = TakingTurns("menus")
"""The thread in which long menus are written out, one after the other, for people by turns."""


class Outdated(Exception):
    """The table has moved on, so the menu is not sent."""


class SeatMenus:
    """The menus of one state, by seat."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._encoded: dict[int | None, EncodedMenu] = {}
        self._is_outdated = False

    def of(self, seat: int | None) -> EncodedMenu:
        """The menu of a seat, or null where it cannot act."""
        if seat not in self._encoded:
            self._encoded[seat] = self._build(seat)
        return self._encoded[seat]

    def outdate(self) -> None:
        """The table has moved on: menus that are not written out yet are given up, as null."""
        self._is_outdated = True

    def hold_for(self, after: TableState) -> bool:
        """Whether these are also the menus of a later state."""
        before = self._state
        is_same_game = after.table.state is before.table.state and after.lesson is before.lesson
        is_same_turn = after.turn == before.turn
        return is_same_game and is_same_turn and after.seating.bot_seats == before.seating.bot_seats

    def _build(self, seat: int | None) -> EncodedMenu:
        moves = moves_of_seat(self._state, seat)
        if moves is None:
            return NO_MENU
        unordered = self._state.table.game.unordered
        if not isinstance(moves, Menu):
            return Raw(encode(menu_tree(moves, unordered)))
        if not moves.has_more_than(MOST_AT_ONCE):
            return Raw(encode(menu_tree(moves.kept(), unordered)))
        person = None if seat is None else self._state.seating.places[seat].person
        return builder.run(person or "", partial(self._write_out, moves, unordered))

    def _write_out(self, moves: Menu, unordered: Mapping[str, str]) -> Raw:
        try:
            return Raw(encode(menu_tree(self._while_needed(moves.kept()), unordered)))
        except Outdated:
            return NO_MENU

    def _while_needed(self, moves: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for move in moves:
            if self._is_outdated:
                raise Outdated
            yield move


class SeatViews:
    """Positions and menus of one state, by seat; None is a watcher."""

    def __init__(self, state: TableState, menus: SeatMenus | None = None) -> None:
        self.state = state
        self.menus = menus or SeatMenus(state)
        self._positions: dict[int | None, dict[str, Any]] = {}
        self._encoded: dict[int | None, Raw] = {}

    def after(self, state: TableState) -> SeatViews:
        """The views of the next state; menus that have not changed are kept."""
        if self.menus.hold_for(state):
            return SeatViews(state, self.menus)
        self.menus.outdate()
        return SeatViews(state)

    def known(self, seat: int | None) -> dict[str, Any] | None:
        """The position of a seat, if anybody has asked for it."""
        return self._positions.get(seat)

    def position(self, seat: int | None) -> dict[str, Any]:
        """The position of a seat."""
        if seat not in self._positions:
            self._positions[seat] = self.state.position(seat)
        return self._positions[seat]

    def encoded_position(self, seat: int | None) -> Raw:
        """The position of a seat, as it is sent."""
        if seat not in self._encoded:
            self._encoded[seat] = Raw(encode(self.position(seat)))
        return self._encoded[seat]

    def forget(self, seat: int | None) -> None:
        """The last subscriber of a seat has left."""
        self._positions.pop(seat, None)
        self._encoded.pop(seat, None)


def complete(message: Whole | News, menu: EncodedMenu) -> Message:
    """A message with its menu, encoded; where the menu takes long, as soon as it is there."""
    if isinstance(menu, Raw):
        message.menu = menu
        return encode(message)
    return asyncio.ensure_future(complete_later(message, menu))


async def complete_later(message: Whole | News, menu: asyncio.Future[Raw]) -> bytes:
    """A message with a menu that takes long."""
    message.menu = await asyncio.shield(menu)
    return encode(message)
