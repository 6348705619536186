"""Mutants that no test can notice: the same SQL in small or in capital letters.

Databases read keywords and plain names in any letters, and the server reads the columns of a row
by their place. Values and names in quotes are another matter: a change of them is a mutant.
"""

from __future__ import annotations

import re

import libcst as cst

WORDS = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|VALUES|FROM|WHERE|AND|OR|ORDER BY|GROUP BY|LIMIT|RETURNING|"
    r"ON CONFLICT|JOIN|UNION|CASE|DROP TABLE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|PRAGMA|LISTEN|"
    r"UNLISTEN|excluded)\b"
)
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


def is_same_sql(before: cst.CSTNode, after: cst.CSTNode) -> bool:
    """Whether only the letters of SQL differ, and none in quotes."""
    if not (isinstance(before, cst.SimpleString) and isinstance(after, cst.SimpleString)):
        return False
    old, new = str(before.evaluated_value), str(after.evaluated_value)
    return (
        old.lower() == new.lower()
        and WORDS.search(old) is not None
        and QUOTED.findall(old) == QUOTED.findall(new)
    )
