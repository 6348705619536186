"""What live tables need of the world around them, as small protocols.

The composition in `services.py` plugs in metrics, notifications and the driver of bots and clocks;
without a server others can take their place.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from dreamcog.server.store.records import TableRecord
from dreamcog.server.table.state import TableState

if TYPE_CHECKING:
    from dreamcog.server.broadcast.channel import Subscriber
    from dreamcog.server.live.live_table import LiveTable


class Counter(Protocol):
    """A number that grows."""

    def inc(self) -> Any:
        """Count one more."""


class Histogram(Protocol):
    """Durations, counted by how long they are."""

    def observe(self, amount: float) -> Any:
        """Count one of this many seconds."""


class EntryMetrics(Protocol):
    """What is measured of entries."""

    @property
    def entries(self) -> Mapping[tuple[str, ...], Counter]:
        """Entries by their kind."""

    @property
    def moves(self) -> Mapping[tuple[str, ...], Counter]:
        """Moves by their game."""

    @property
    def chat_lines(self) -> Counter:
        """Lines of chat."""

    @property
    def move_seconds(self) -> Mapping[tuple[str, ...], Histogram]:
        """How long moves take, by stage: `check`, `store`, `tell` and `all`."""


class TurnObserver(Protocol):
    """Is called when it becomes a person's turn, or stops to be."""

    @property
    def subscribers(self) -> list[Subscriber]:
        """The subscribers of all people's own notifications."""

    def turn_changed(self, live: LiveTable, before: TableState, is_local: bool) -> None:
        """Other people are to move than before; `is_local`: by an entry of this process."""

    def table_closed(self, table: TableRecord, people: Sequence[str]) -> None:
        """A table was closed, because it cannot go on by the present rules."""

    async def stop(self) -> None:
        """Finish."""


class Driver(Protocol):
    """Plays bots' moves and lets clocks run out."""

    def schedule(self, live: LiveTable) -> None:
        """Act at a table now or later, as its state says."""

    def is_busy(self, table: str, within: float = ...) -> bool:
        """Whether something is scheduled at a table, within so many seconds."""

    def forget(self, table: str) -> None:
        """A table is closed here."""

    async def stop(self) -> None:
        """Cancel everything that is scheduled."""


class RateLimiter(Protocol):
    """Limits how often something may be requested."""

    def take(self, what: str, *who: str) -> None:
        """Count a request, or refuse it with the seconds to wait."""

    async def take_shared(self, what: str, *who: str) -> None:
        """The same, counted over all processes of the server."""

    async def slow_down(self, address: str) -> None:
        """Let one wait who was refused a request."""


class HintStage(NamedTuple):
    """A hint as far as it is worked out, for a decision of this number."""

    decision: int
    hint: dict[str, Any]
    is_last: bool


class Teacher(Protocol):
    """Gives hints, and says why bots moved."""

    async def why(
        self, state: TableState, seat: int, kept: dict[str, Any], address: str
    ) -> dict[str, Any]:
        """Why a bot made its move in this state, from what was kept of its reasons."""

    def hint(
        self, live: LiveTable, person: str, seat: int, address: str
    ) -> AsyncGenerator[HintStage, None]:
        """The stages of a hint for a person's seat, the whole one last; or a refusal."""


class RequestMetrics(Protocol):
    """What is measured of requests."""

    def refused(self, code: str) -> None:
        """A request was refused."""

    def store_failed(self, reason: str) -> None:
        """The store could not do what it should."""
