"""The folders and files of the project that `./dev` works with."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "requirements"
TOOLS = ROOT / ".tools"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "dreamcog" / "server" / "page"
LIBRARIES = ROOT / "src" / "dreamcog" / "sim" / "native" / "libraries"
