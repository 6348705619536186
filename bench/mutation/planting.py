"""Put a mutant into the running process."""

from __future__ import annotations

import importlib
import inspect
import os
import tempfile
import textwrap
import types
from pathlib import Path
from typing import Any

from mutation.making import Mutant

WORKER, POOL = "bot_worker.py", "bot_workers.py"


def plant(mutant: Mutant) -> None:
    """Replace the code of one function by the mutant's, whatever refers to the function."""
    name = mutant.path.split("/src/")[1].removesuffix(".py").replace("/", ".")
    module = importlib.import_module(name)
    target = _function(module, mutant.function)
    made = _compiled(mutant, module, needs_class="__class__" in target.__code__.co_freevars)
    target.__code__ = made.__code__
    target.__defaults__ = made.__defaults__
    target.__kwdefaults__ = made.__kwdefaults__
    if mutant.path.endswith(WORKER):
        _plant_in_workers(mutant)


def _function(module: types.ModuleType, name: str) -> types.FunctionType:
    found: Any = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part)
    while not isinstance(found, types.FunctionType):
        found = getattr(found, "__func__", None) or found.__wrapped__
    return found


def _compiled(mutant: Mutant, module: types.ModuleType, needs_class: bool) -> Any:
    name = mutant.function.rsplit(".", 1)[-1]
    text = textwrap.dedent(mutant.text)
    while text.startswith("@"):
        text = text.split("\n", 1)[1]
    if needs_class:
        text = f"class Holder:\n{textwrap.indent(text, '    ')}\n{name} = Holder.__dict__[{name!r}]"
    names: dict[str, Any] = {}
    code = compile(f"from __future__ import annotations\n{text}", mutant.path, "exec")
    exec(code, module.__dict__, names)
    return names[name]


def _plant_in_workers(mutant: Mutant) -> None:
    """A bot's worker is a program of its own: let it start from a file with the mutant."""
    from dreamcog.server.automation import bot_workers

    folder = Path(tempfile.mkdtemp(prefix="mutant-"))
    start = 'if __name__ == "__main__":'
    source = Path(mutant.path).read_text().replace(start, f"{mutant.text}\n\n\n{start}")
    (folder / "mutant_worker.py").write_text(source)
    os.environ["PYTHONPATH"] = str(folder)
    bot_workers.PROGRAM = "mutant_worker"
