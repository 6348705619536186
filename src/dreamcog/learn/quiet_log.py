"""A log that keeps nothing but whether something hidden was shown: learners read no events.

In the rules' own subset; on a GPU these functions stand for those of `core/log.py`, whose record
they use. Plain bots ask whether a move has shown something, and nothing else of a log.
"""

from __future__ import annotations

from dreamcog.core.log import Log


def drop_event(log: Log, _kind: int, _seat: int, _rule: int, _a: int, _b: int) -> None:
    """In place of `emit`: all events are the first one, which shows nothing until it is marked."""
    if log.n == 0:
        log.reveals[0] = 0
    log.n = 1


def keep_reveal(log: Log) -> None:
    """In place of `reveal`: one of the events has shown something."""
    log.reveals[0] = 1


def drop_lost(_log: Log, _amount: int) -> None:
    """In place of `note_lost`."""
