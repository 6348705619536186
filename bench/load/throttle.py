"""Lets processes have a share of a core each, and no more: python throttle.py SHARE PID…

Works anywhere, without control groups: a process that has used more than its share is stopped until
it has not. Only the time that it has used counts, so it is fair on a busy machine too.
"""

from __future__ import annotations

import os
import signal
import sys
import time

SLICE = 0.004
"""Seconds between two looks."""
SAVED = 0.02
"""Seconds of its share that a process may save up while it has nothing to do."""


def used(pid: int) -> float:
    """Seconds of processor time that a process has used: the clock of another process."""
    return time.clock_gettime(~pid << 3 | 2)


class Throttled:
    """A process with a share of a core."""

    def __init__(self, pid: int, share: float) -> None:
        self.pid, self.share = pid, share
        self._credit = 0.0
        self._used, self._at = used(pid), time.monotonic()
        self._is_stopped = False

    def look(self) -> None:
        """Stop the process or let it go on."""
        now, total = time.monotonic(), used(self.pid)
        self._credit += self.share * (now - self._at) - (total - self._used)
        self._credit = min(self._credit, SAVED)
        self._used, self._at = total, now
        if self._is_stopped != (self._credit < 0):
            self._is_stopped = not self._is_stopped
            os.kill(self.pid, signal.SIGSTOP if self._is_stopped else signal.SIGCONT)

    def end(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


def main() -> None:
    throttled = [Throttled(int(pid), float(sys.argv[1])) for pid in sys.argv[2:]]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        while True:
            for each in throttled:
                each.look()
            time.sleep(SLICE)
    finally:
        for each in throttled:
            each.end()


if __name__ == "__main__":
    main()
