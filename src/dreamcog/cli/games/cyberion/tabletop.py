"""What Cyberion brings to the terminal table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.games.cyberion.board import Board, Setting
from dreamcog.cli.games.cyberion.choices import FORMS, CyberionComposer
from dreamcog.cli.games.cyberion.labels import CyberionLabels
from dreamcog.cli.games.cyberion.look import HOLIDAY, MICROBOT, CyberionLook
from dreamcog.cli.games.cyberion.typed import CyberionReader
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import LOSES, READY, SHOWS, WINS
from dreamcog.cli.tabletop import Tabletop
from dreamcog.cli.typed import Unreadable, echo
from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.table import Table
from dreamcog.i18n.printed import Printed, printed
from dreamcog.i18n.texts import Texts

ALIKE = {"": "move", "level": "move", "bottom": "top"}
"""Fields that are asked for in the words of another."""

MARKS = {
    "ready": READY,
    "shows": SHOWS,
    "wins": WINS,
    "loses": LOSES,
    "microbot": MICROBOT,
    "holiday": HOLIDAY,
}
"""Marks by their meaning."""

NOT_WORTH_TELLING = (MALFORMED, "not-in-play", "nothing-to-answer")
"""Codes of refusals that `why` leaves out: their moves are out of the question now."""


class CyberionTabletop(Tabletop):
    """Cyberion at the terminal."""

    forms = FORMS
    marks = MARKS

    def __init__(self, table: Table, texts: Texts, names: tuple[str, ...] = ()) -> None:
        super().__init__(table, texts, names)
        self._printed = printed(table.game)
        self._look = CyberionLook(texts, self._printed)

    @property
    def game(self) -> Printed:
        """What stands on the game's components."""
        return self._printed

    @property
    def look(self) -> CyberionLook:
        """How robots, machines and sentences are drawn."""
        return self._look

    def board(self, composer: Composer, width: int, short: bool) -> list[list[Text]]:
        """The table; the machines that can be repaired now are marked."""
        ready = [
            machine
            for machine in composer.position["factory"]
            if machine and composer.fits({"do": "repair", "machine": machine})
        ]
        return self._drawing(width).draw(composer.position, ready, short)

    def piles(self, composer: Composer, width: int) -> list[Text]:
        """The discard, what is known of the deck, and who pilots the Gigantobots."""
        return self._drawing(width).known_piles(composer.position)

    def _drawing(self, width: int) -> Board:
        setting = Setting(self.names, self.table.game.options["expansions"])
        return Board(self.look, width, setting)

    def composer(self, seat: int) -> CyberionComposer:
        """What a seat can compose in the position as it is."""
        return CyberionComposer(self.table, seat)

    def labels(self, composer: Composer) -> Labels:
        """How the moves of a position are written."""
        assert isinstance(composer, CyberionComposer)
        return CyberionLabels(self.look, composer)

    def reader(self) -> CyberionReader:
        """How what is typed is read."""
        return CyberionReader(self.texts, self.look.words)

    def question(self, composer: Composer) -> str:
        """What is asked of the player now."""
        position = composer.position
        if not position["pending"]:
            if len(self.names) == 1:
                return self.texts.say(f"{self.name}-ask-intervention")
            player = self.names[position["seat"]]
            return self.texts.say(f"{self.name}-ask-intervention-named", player=player)
        asked = position["pending"][-1]
        params: dict[str, str | int] = {"left": asked["left"]}
        if "ability" in asked:
            params["model"] = self.look.words.model(asked["ability"])
        elif "level" in asked:
            params |= self.game.faces["abilities"][asked["source"]][asked["level"] - 1]
        return self.texts.say(f"{self.name}-ask-{asked['do']}", **params)

    def choosing(self, field: str) -> str:
        """The question for one field of a move (none: for the rest of it)."""
        return self.texts.say(f"choose-{ALIKE.get(field, field)}")

    def obstacles(self, composer: Composer) -> Iterator[tuple[str, Refused]]:
        """Every machine that cannot be repaired, then every other action that is not possible."""
        for machine in composer.position["factory"]:
            if machine and (why := composer.obstacle({"do": "repair", "machine": machine})):
                yield self.look.words.machine(machine), why
        for verb in FORMS.fields:
            found = composer.obstacle({"do": verb}) if verb != "repair" else None
            if found and found.code not in NOT_WORTH_TELLING:
                yield self.texts.say(f"{self.name}-move-{verb}"), found

    def sure(self, ends: Mapping[str, Any]) -> tuple[str, bool]:
        """Why a move would win or lose the game, and which of them."""
        rule = str(ends["reason"])
        reason = self.texts.say(f"{self.name}-sure-{rule.lower().replace('.', '-')}")
        asked = "sure-won" if ends["won"] else "sure-lost"
        return self.texts.say(asked, reason=reason, rule=rule), bool(ends["won"])

    def ending(self, width: int) -> list[Text]:
        """How the game ended."""
        ended = self.texts.outcome(self.game, self.table.outcome or {})
        return [self.look.sentence(ended, width, "bold")]

    # Another game.

    def next_games(self) -> list[tuple[str, str]]:
        """With as many Support tokens as C6.1 offers, or as before."""
        again, same = self._next_support(), int(self.table.game.options["support"])
        games = [(self.texts.say("offer-again", support=again), str(again))]
        if same != again:
            games.append((self.texts.say("offer-same", support=same), str(same)))
        return games

    def next_options(self, words: list[str]) -> Move:
        """With as many Support tokens as are named; none named, as many as C6.1 offers."""
        if not words:
            return {"support": self._next_support()}
        if not (words[0].isascii() and words[0].isdecimal()):
            raise Unreadable("typed-no-choice", typed=echo(words[0]))
        options = {**self.table.game.options, "support": int(words[0][:9])}
        self.table.game.kind.open(options)
        return {"support": options["support"]}

    def _next_support(self) -> int:
        """C6.1: one Support token more after a loss, one fewer after a win, as far as possible."""
        options = self.table.game.options
        won = bool((self.table.outcome or {}).get("won"))
        wanted = int(options["support"]) + (-1 if won else 1)
        try:
            self.table.game.kind.open({**options, "support": wanted})
        except Refused:
            return int(options["support"])
        return wanted
