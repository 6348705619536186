"""Fingerprints of what is told in plain JSON types."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def fingerprint(told: dict[str, Any]) -> str:
    """A hash of plain JSON types."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
