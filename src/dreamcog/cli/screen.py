"""What the terminal shows during a game: the board, the question and the choices.

Lines go out one below the other; in a terminal with keys (`paints`) the whole window is painted
again instead, and what is said in between waits in `notes` for the next painting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product

from rich.console import Console
from rich.text import Text

from dreamcog.cli.advice import advice_line
from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.look import WIDE, Look, flow
from dreamcog.cli.offer import Offer, Offers
from dreamcog.cli.tabletop import Tabletop
from dreamcog.i18n.texts import Texts

PROMPT = "> "
HINT = 2
"""Lines kept free for the longest hints, and for the line being typed."""

MORE = "…"
"""There is more than is shown."""

HOME, TO_LINE_END, TO_SCREEN_END = "\x1b[H", "\x1b[K", "\x1b[J"


@dataclass(frozen=True, slots=True)
class Scene:
    """What is on the screen: the table, what has just happened, a question and its choices.

    The question is written anew for every painting, as wide as the window is then. A scene that
    `pauses` waits for any key; one that is `bare` does without the table.
    """

    composer: Composer
    news: list[str] = field(default_factory=list)
    asked: Callable[[], list[Text]] = list
    offer: Offer = field(default_factory=lambda: Offer({}))
    pauses: bool = False
    is_bare: bool = False


class Screen:
    """Shows one table in one language."""

    def __init__(self, tabletop: Tabletop, console: Console, paints: bool = False) -> None:
        self.tabletop = tabletop
        self.console = console
        self.paints = paints
        self.gives_advice = False
        """Whether a beginner is told what is worth knowing before each decision."""
        self.notes: list[Text] = []
        self.scene = Scene(tabletop.composer(0))

    @property
    def texts(self) -> Texts:
        """The language that is spoken."""
        return self.tabletop.texts

    @property
    def look(self) -> Look:
        """How sentences are drawn."""
        return self.tabletop.look

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.tabletop.names

    @property
    def width(self) -> int:
        """The window's width as it is now; the last column stays free."""
        return self.console.width - 1

    # Sentences.

    def print(self, *lines: Text) -> None:
        """Show lines that already fit the window."""
        for line in lines or (Text(),):
            if self.paints:
                self.notes += line.split("\n", allow_blank=True)
            else:
                self.console.print(line, soft_wrap=True)

    def say(self, sentence: str, style: str = "") -> None:
        """Show a sentence within the window."""
        self.print(self.look.sentence(sentence, self.width, style))

    def tell(self, message: str, **params: str | int) -> None:
        """Show a message."""
        self.say(self.texts.say(message, **params))

    # Scenes.

    def show(self, scene: Scene, with_board: bool = True) -> None:
        """Show a scene; where lines go out one below the other, with the board only if told so."""
        self.scene = scene
        if self.paints:
            return
        if with_board:
            for part in self._parts(short=bool(scene.offer.partial) and self.width < WIDE):
                self.print(*part, Text())
            if scene.news and not scene.offer.partial:
                self.print(*self._news(), Text())
        self.print(*scene.asked(), *self.choices())

    def asking(
        self,
        composer: Composer,
        news: list[str],
        partial: Move,
        lead: Callable[[], list[Text]] = list,
    ) -> Scene:
        """The scene that asks for a move, or for more of one, beside the whole table.

        `lead` is what stands above the question.
        """

        def asked(offer: Offer) -> list[Text]:
            return [*lead(), *self.question(composer, offer)]

        room = None
        if self.paints:
            begun = Offer(partial)
            self.scene = Scene(composer, news, lambda: asked(begun), begun)
            least = min(self.tabletop.news_lines)
            lines = self._lines(0, self.tabletop.shortens, least)
            room = self.console.height - len(lines) - HINT
        offer = Offers(self.tabletop, composer, self.width).make(partial, room)
        return Scene(composer, news, lambda: asked(offer), offer)

    def question(self, composer: Composer, offer: Offer) -> list[Text]:
        """The open question in one sentence, and the move so far; before it, advice."""
        asked = bool(composer.pending)
        lines = []
        if self.gives_advice and not offer.partial:
            if advice := advice_line(self.tabletop, composer.seat):
                lines.append(self.look.sentence(advice, self.width, "italic"))
        if asked or not offer.partial:
            lines.append(self.look.sentence(self.tabletop.question(composer), self.width, "bold"))
        if begun := self.tabletop.labels(composer).so_far(offer.partial):
            lines += flow(Text(), [begun], self.width, 0)
        if offer.asks_for in composer.forms.lists or (offer.partial and not asked):
            lines.append(self.look.sentence(self.tabletop.choosing(offer.asks_for), self.width))
        return lines

    def choices(self, chosen: int | None = None) -> list[Text]:
        """The choices of the scene."""
        scene = self.scene
        return Offers(self.tabletop, scene.composer, self.width).draw(scene.offer, chosen)

    def _parts(self, short: bool) -> list[list[Text]]:
        """The parts of the board; a short one shows what moves are made of and no more."""
        if self.scene.is_bare:
            return []
        return self.tabletop.board(self.scene.composer, self.width, short)

    # Painting.

    def frame(self, chosen: int | None = None, typed: str = "") -> list[Text]:
        """The window's lines: as much of the table as there is room for, the question, the line."""
        room = self.console.height
        for short, most, gap in product((False, True), self.tabletop.news_lines, (1, 0)):
            lines = self._lines(gap, short, most, chosen)
            whole = [*lines, Text(PROMPT + typed[-(self.width - len(PROMPT)) :])]
            if len(whole) <= room:
                return whole
        return whole[-room:]

    def _lines(self, gap: int, short: bool, most: int, chosen: int | None = None) -> list[Text]:
        """All lines above the one being typed, the parts so many lines apart, so much news."""
        scene = self.scene
        below = self.notes or ([] if scene.offer.partial else self._news(most))
        asked = [*scene.asked(), *self.choices(chosen), self._hint(chosen)]
        parts = [part for part in (*self._parts(short), below, asked) if part]
        return split_lines([line for part in parts for line in (*part, *[Text()] * gap)])

    def _news(self, most: int | None = None) -> list[Text]:
        """What has happened, the last of it where it is too much."""
        told = self.tabletop.paragraphs(self.scene.news)
        lines = split_lines([self.look.sentence(part, self.width) for part in told])
        if most is None or len(lines) <= most:
            return lines
        return [Text(MORE), *lines[1 - most :]]

    def _hint(self, chosen: int | None) -> Text:
        """What the choice under the cursor would do, or which keys there are."""
        if self.scene.pauses:
            hint = self.texts.say("any-key")
        else:
            hint = self.scene.offer.hint(chosen) or self.texts.say("keys-line")
        return self.look.sentence(hint, self.width, "dim")

    def pages(self) -> Iterator[list[Text]]:
        """Notes that are too long to stand below the board, page by page."""
        room = self.console.height
        board = sum(len(split_lines(part)) for part in self._parts(short=True))
        asked = len(split_lines([*self.scene.asked(), *self.choices()]))
        notes = split_lines(self.notes)
        if board + asked + len(notes) + 2 <= room:
            return
        more = self.look.sentence(self.texts.say("any-key"), self.width, "dim")
        for start in range(0, len(notes), room - 2):
            yield [*notes[start : start + room - 2], Text(), more]
        self.notes.clear()

    def paint(self, lines: list[Text]) -> None:
        """Paint the window; the cursor stays behind the last line."""
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(line, soft_wrap=True)
        painted = captured.get().rstrip("\n").split("\n")
        ending = f"{TO_LINE_END}\r\n"
        file = self.console.file
        file.write(HOME + ending.join(painted) + TO_LINE_END + TO_SCREEN_END)
        file.flush()

    def busy(self, seat: int, sentence: str) -> None:
        """Show the table from a seat while no player is asked, where the window is painted."""
        if self.paints:
            said = self.look.sentence(sentence, self.width, "dim")
            self.scene = Scene(self.tabletop.composer(seat), asked=lambda: [said])
            self.paint(self.frame())

    def wipe(self) -> None:
        """Let nothing of what has been shown be seen any more."""
        self.notes.clear()
        if not self.paints and self.console.is_terminal:
            self.console.clear()

    def leave(self) -> None:
        """Stop painting: what follows goes below what is there."""
        if self.paints:
            self.paints = False
            self.notes.clear()
            self.print()


def split_lines(lines: list[Text]) -> list[Text]:
    """Every line by itself."""
    return [piece for line in lines for piece in line.split("\n", allow_blank=True)]
