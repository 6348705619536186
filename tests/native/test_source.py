"""The generated text: readable, the same everywhere, and what the entry points say it is."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from ctypes import sizeof
from importlib.resources import files
from pathlib import Path

import pytest

from dreamcog.core.registry import game_kind, games, packages
from dreamcog.sim.native.building import machines_compiler
from dreamcog.sim.native.library import SIGNATURES
from dreamcog.sim.native.source import cpp_source
from dreamcog.sim.native.terms import RESERVED

ROOT = Path(__file__).parents[2]
NATIVE = files("dreamcog.sim.native")
FUNCTION = re.compile(r"(?:template <[^>]*> )?RULE(?:_CALLED)? \w+ (\w+?)_?\((.*)\) \{")
"""The head of a function of the rules."""

DEFINED = (
    r"#define (\w+)",
    r"^(?:static|extern)[^(=]*[ &*](\w+)\(",
    r"^(?:template <[^>]*> )?RULE(?:_CALLED)? \w+ (\w+)\(",
    r"^RULE_TABLE \w+ (\w+)\[",
    r"^(?:template <[^>]*> )?struct (\w+)",
    r"^(?:template <[^>]*> )?using (\w+) =",
)
"""How a name is defined in the texts that are written by hand."""

WIDTHS = {"i64": 8, "u64": 8, "int": 4, "bool": 1, "void": 0}


def text_of(name: str) -> str:
    return cpp_source(game_kind(name).open({}).rules)


def generated(name: str) -> list[str]:
    """The lines of the rules alone."""
    text = text_of(name)
    return text[text.index("namespace rules {") : text.index("}  // namespace rules")].splitlines()


def folders(name: str) -> list[Path]:
    """Where the packages lie whose functions the text can name."""
    package = packages()[name]
    game = Path(str(files(package)))
    return [ROOT / "src", game.parents[package.count(".")]]


@pytest.mark.parametrize("name", games())
def test_every_function_names_its_file_and_line_and_says_what_it_is(name: str) -> None:
    lines = generated(name)
    heads = [i for i, line in enumerate(lines) if re.search(r"\bRULE(_CALLED)? ", line)]
    assert len(heads) > 20
    for i in heads:
        found = FUNCTION.fullmatch(lines[i])
        assert found, lines[i]
        file, _, line = lines[i - 2].removeprefix("// ").partition(":")
        (source,) = {folder / file for folder in folders(name) if (folder / file).is_file()}
        below = source.read_text("utf-8").splitlines()[int(line) - 1 :]
        assert below[0].startswith(f"def {found[1]}(")
        says = lines[i - 1].removeprefix("// ")
        assert any(f'"""{says}' in each for each in below[:20])


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_the_text_is_the_same_in_every_process(name: str) -> None:
    program = (
        "import hashlib, sys\n"
        "from dreamcog.core.registry import game_kind\n"
        "from dreamcog.sim.native.source import cpp_source\n"
        "text = cpp_source(game_kind(sys.argv[1]).open({}).rules)\n"
        "print(hashlib.sha256(text.encode()).hexdigest())"
    )
    told = hashlib.sha256(text_of(name).encode()).hexdigest()
    done = subprocess.run(
        [sys.executable, "-c", program, name], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout.strip() == told


@pytest.mark.parametrize("name", games())
def test_the_text_needs_nothing_and_names_no_folder_of_this_machine(name: str) -> None:
    text = text_of(name)
    assert "#include" not in text
    assert str(ROOT) not in text
    assert str(Path.home()) not in text
    assert sys.prefix not in text


@pytest.mark.parametrize("name", games())
def test_a_compiler_has_nothing_to_warn_of(name: str) -> None:
    """Unused parameters are admitted: rules have the parameters of their contract."""
    compiler = machines_compiler()
    assert compiler, "this test needs the machine's C++ compiler"
    warnings = ("-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror")
    command = [compiler, "-x", "c++", "-std=c++20", "-fsyntax-only", *warnings, "-"]
    done = subprocess.run(command, input=text_of(name), text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[:3000]


def test_names_of_the_texts_written_by_hand_are_reserved() -> None:
    """Else a rule of the same name would be taken for them, or they for it."""
    for file, least in (("prelude.hpp", 10), ("seeds.cpp", 10), ("entries.cpp", 2)):
        text = (NATIVE / file).read_text("utf-8")
        found = {name for form in DEFINED for name in re.findall(form, text, re.MULTILINE)}
        assert len(found) >= least
        assert found <= RESERVED


@pytest.mark.parametrize("name", games())
def test_the_entry_points_are_declared_as_they_are(name: str) -> None:
    entries = re.findall(r"^ENTRY (\w+) (\w+)\(([^)]*)\)", text_of(name), re.MULTILINE)
    declared = {entry: (result, told.split(",")) for result, entry, told in entries}
    assert set(declared) == {*SIGNATURES, "rules_size"}
    for entry, (result, arguments) in SIGNATURES.items():
        given, told = declared[entry]
        assert (entry, size(given)) == (entry, sizeof(result) if result else 0)
        assert (entry, [size(each) for each in told]) == (entry, [sizeof(a) for a in arguments])


def size(told: str) -> int:
    """The bytes of a C++ type, as a parameter is declared."""
    return 8 if "*" in told else WIDTHS[told.split()[0]]
