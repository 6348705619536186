"""The page's types are those of the schema as it is now."""

from __future__ import annotations

import json

import pytest

from dreamcog.server.api.app import routes
from dreamcog.server.api.schema import whole_schema
from web.node import WEB, node

TYPES = WEB / "src" / "net" / "types.ts"


@pytest.mark.slow
def test_the_types_are_those_of_the_schema() -> None:
    made = node("tools/run.mjs", "tools/types.ts", given=json.dumps(whole_schema(routes())))
    assert made == TYPES.read_text("utf-8"), "they have changed: ./dev types"


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 50
    assert not [name for name, about in packages.items() if "resolved" in about]
