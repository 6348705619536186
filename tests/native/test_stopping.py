"""That checked programs stop at what they are for: each fault is found, what is whole passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from native import sample_rules as rules
from native.checked import STOP, build_checked, run_checked
from native.samples import text_of

FAULTS = {
    "read one too far": (rules.read_at, 5, 6, "out of bounds"),
    "read before the first": (rules.read_at, 0, -1, "out of bounds"),
    "write one too far": (rules.write_at, 5, 6, "out of bounds"),
    "read a parameter one too far": (rules.sum_of_row, 5, 6, "out of bounds"),
    "store more than a byte": (rules.store, 127, 128, "128 does not fit into 1 bytes"),
    "store less than a byte": (rules.store, -128, -129, "-129 does not fit into 1 bytes"),
    "add more than two bytes": (rules.add_to_stored, 32767, 32768, "does not fit into 2 bytes"),
    "multiply beyond 32 bits": (rules.squared, 46340, 46341, "signed integer overflow"),
    "shift out of 32 bits": (rules.shift_one, 30, 31, "1 does not fit into 4 bytes"),
    "shift by less than none": (rules.shift_back, 40, -1, "-1 does not fit into 4 bytes"),
    "pass on beyond 32 bits": (rules.passed_on, 0, 1, "5000000000 does not fit into 4 bytes"),
}
"""A function, a number that it takes, one that it must not take, and what is said then."""

MAIN = """
int main(int, char** given) {{
  rules::Sample* s = (rules::Sample*)std::calloc(1, sizeof(rules::Sample));
  int which = std::atoi(given[1]), number = std::atoi(given[2]);
  i64 answer = 0;
{calls}  std::printf("%lld", answer);
  std::free(s);
}}
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that calls one of the functions with one of the numbers."""
    functions = [fault[0] for fault in FAULTS.values()]
    calls = [
        f"  if (which == {i}) answer = call_{f.__name__}(s, number);\n"
        for i, f in enumerate(functions)
    ]
    text = text_of(dict.fromkeys(functions)) + STOP + MAIN.format(calls="".join(calls))
    program = tmp_path_factory.mktemp("faulty") / "program"
    build_checked(text, program)
    return program


@pytest.mark.parametrize("name", FAULTS)
def test_a_checked_program_stops_at(name: str, faulty: Path) -> None:
    which = list(FAULTS).index(name)
    _, within, beyond, told = FAULTS[name]
    done = run_checked(faulty, str(which), str(within))
    assert done.returncode == 0, done.stderr
    done = run_checked(faulty, str(which), str(beyond))
    assert done.returncode != 0
    assert told in done.stderr
