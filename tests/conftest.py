"""Settings that hold for every test."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("DREAMCOG_CACHE", str(Path(__file__).parents[1] / ".cache"))
