"""Every sentence exists in every language, is used, and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dreamcog.i18n.bundle import sources
from dreamcog.i18n.texts import languages
from i18n.asked import PARTS, asked_in, trees, wanted, welcome

Sources = dict[str, dict[str, str]]
"""The texts: by language, then by file."""


class Uses(Visitor):
    """What a message is made of: its parameters, the messages in it, the cases it tells apart."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()
        self.cases: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            cases = self.cases.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ftl.NumberLiteral):
                    cases.add(int(key.value))
                elif key.name in ("zero", "one", "two", "few", "many", "other"):
                    cases |= {0, 1, 2, 5, 11, 21}
                else:
                    cases.add(key.name)
        self.generic_visit(node)


parsed = cache(FluentResource)
"""A file of texts, read once however often it is looked at."""


def entries(texts: dict[str, str]) -> Iterator[ftl.Message | ftl.Junk]:
    for source in texts.values():
        for entry in parsed(source).body:
            if isinstance(entry, ftl.Message | ftl.Junk):
                yield entry


def uses(texts: dict[str, str]) -> dict[str, Uses]:
    """What each message of a language is made of, through the messages it contains."""
    own: dict[str, Uses] = {}
    for entry in entries(texts):
        if isinstance(entry, ftl.Message):
            own[entry.id.name] = Uses()
            own[entry.id.name].visit(entry)
    for found in own.values():
        for inner in [own[name] for name in found.messages if name in own]:
            found.params |= inner.params
            for name, cases in inner.cases.items():
                found.cases.setdefault(name, set()).update(cases)
    return own


def problems(texts: Sources, asked: Iterable[str]) -> list[str]:
    """Everything that is wrong with the texts, given what the code asks for."""
    known = {lang: uses(texts[lang]) for lang in texts}
    return [
        *(
            f"{lang}: cannot read {entry.content!r}"
            for lang in texts
            for entry in entries(texts[lang])
            if isinstance(entry, ftl.Junk)
        ),
        *twice(texts),
        *(f"{lang}: {name} is missing" for lang in texts for name in set(asked) - set(known[lang])),
        *(f"{lang}: {name} is not used" for lang in texts for name in unused(known[lang], asked)),
        *different_params(known, asked),
        *(problem for lang in texts for problem in unsayable(lang, texts[lang], known[lang])),
    ]


def twice(texts: Sources) -> Iterator[str]:
    for lang, files in texts.items():
        seen: set[str] = set()
        for entry in entries(files):
            if isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    yield f"{lang}: {entry.id.name} is there twice"
                seen.add(entry.id.name)


def unused(known: dict[str, Uses], asked: Iterable[str]) -> set[str]:
    inner = {name for found in known.values() for name in found.messages}
    return set(known) - set(asked) - inner - welcome()


def different_params(known: dict[str, dict[str, Uses]], asked: Iterable[str]) -> Iterator[str]:
    for name in asked:
        params = {
            lang: frozenset(known[lang][name].params) for lang in known if name in known[lang]
        }
        if len(set(params.values())) > 1:
            yield f"{name} has different parameters: {params}"


def unsayable(lang: str, texts: dict[str, str], known: dict[str, Uses]) -> Iterator[str]:
    """Messages that fail, or leave a hole, in any of the cases they tell apart."""
    bundle = FluentBundle([lang], use_isolating=False)
    for source in texts.values():
        bundle.add_resource(parsed(source))
    for name, found in known.items():
        pattern = bundle.get_message(name).value
        cases = [sorted(found.cases.get(param, {3}), key=str) for param in sorted(found.params)]
        for values in product(*cases):
            assert pattern is not None
            text, errors = bundle.format_pattern(
                pattern, dict(zip(sorted(found.params), values, strict=True))
            )
            if errors or not str(text).strip() or "{" in str(text):
                yield f"{lang}: {name} cannot be said with {values}: {errors or text!r}"


def untranslated(texts: Sources) -> Iterator[str]:
    """Sentences that are the same in another language as in English."""
    english = dict(sentences(texts["en"]))
    for lang in texts:
        if lang != "en":
            for name, words in sentences(texts[lang]):
                if len(words) > 2 and words == english.get(name):
                    yield f"{lang}: {name} is in English"


def sentences(texts: dict[str, str]) -> Iterator[tuple[str, set[str]]]:
    """The words of every message, without what is filled in or stands in capitals."""
    for entry in entries(texts):
        if isinstance(entry, ftl.Message):
            words = set(re.findall(r"[^\W\d_]{2,}", " ".join(texts_in(entry))))
            yield entry.id.name, {word for word in words if not word.isupper()}


def texts_in(entry: ftl.Message) -> list[str]:
    """All text of a message, in all its variants."""
    found: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Reader().visit(entry)
    return found


def all_texts() -> Sources:
    return {lang: sources(lang) for lang in languages()}


# The tests.


@pytest.mark.slow
def test_there_is_nothing_wrong_with_the_texts() -> None:
    assert problems(all_texts(), wanted()) == []


def test_no_english_is_left_in_other_languages() -> None:
    texts = all_texts()
    assert list(untranslated(texts)) == []
    broken = texts["pt"]["mech-a-dream/events.ftl"].splitlines()
    english = dict(
        line.split(" = ")
        for line in texts["en"]["mech-a-dream/events.ftl"].splitlines()
        if " = " in line
    )
    name = "mech-a-dream-refusal-not-for-sale"
    texts["pt"]["mech-a-dream/events.ftl"] = "\n".join(
        f"{name} = {english[name]}" if line.startswith(name) else line for line in broken
    )
    assert list(untranslated(texts)) == [f"pt: {name} is in English"]


def test_calls_give_the_parameters_that_messages_need() -> None:
    known = uses(all_texts()["en"])
    for part in PARTS:
        for _, tree in trees(part):
            for message, call in asked_in(tree):
                if message in known and not any(word.arg is None for word in call.keywords):
                    given = {word.arg for word in call.keywords}
                    assert known[message].params <= given, f"line {call.lineno}: {message}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (("command-log = log", ""), "command-log is missing"),
        (("command-log = log", "command-log = log\nidle = never said"), "idle is not used"),
        (("{ $typed } is not", "{ $other } is not"), "typed-no-choice has different parameters"),
        (("option-none = none", "option-none = none { $oops"), "cannot read"),
        (("option-none = none", "option-none = { nowhere }"), "option-none cannot be said"),
        (
            ("option-none = none", "option-none = none\nlog-empty = again"),
            "log-empty is there twice",
        ),
    ],
)
def test_a_broken_text_is_complained_about(broken: tuple[str, str], complaint: str) -> None:
    texts = all_texts()
    assert broken[0] in texts["en"]["table.ftl"]
    texts["en"]["table.ftl"] = texts["en"]["table.ftl"].replace(*broken)
    assert any(complaint in problem for problem in problems(texts, wanted()))


def test_a_new_refusal_or_event_needs_a_sentence() -> None:
    asked = {*wanted(), "cyberion-refusal-brand-new", "mech-a-dream-event-brand-new"}
    found = problems(all_texts(), asked)
    assert len([problem for problem in found if "brand-new is missing" in problem]) == 2 * len(
        languages()
    )
