"""What is sent to a worker of a cluster: it finds out whether the worker can do the work.

This module is sent as it stands, by value: the worker need not have our package, and then says so.
So it imports nothing of ours, and nothing but the standard library.
"""

from __future__ import annotations

import pickle
import platform
import traceback
from typing import Any


def do_part(origin: bytes, payload: bytes) -> tuple[str, Any]:
    """Do one part: how it went, and its pickled result or what is to be told of the failure."""
    try:
        from dreamcog.core.refusal import Refused
        from dreamcog.sim.origin import check_origin

        wanted = pickle.loads(origin)
    except (ImportError, AttributeError) as error:
        return "lacking", {"host": platform.node(), "reason": str(error)}
    try:
        check_origin(wanted)
        work, part = pickle.loads(payload)
        return "done", pickle.dumps(work(part), pickle.HIGHEST_PROTOCOL)
    except Refused as refused:
        return "refused", refused.to_json()
    except Exception:
        return "failed", traceback.format_exc()
