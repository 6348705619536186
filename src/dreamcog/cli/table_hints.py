"""Hints at the terminal's table, and why bots have moved, when a player asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dreamcog.cli.hint import Depth, hint_lines, texts_of
from dreamcog.cli.prompts import Prompts
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Screen
from dreamcog.cli.turns import Turns
from dreamcog.core.refusal import Refused
from dreamcog.i18n.hints import about, hint_in_words
from dreamcog.teacher.knowing import knows_as_much

if TYPE_CHECKING:
    from dreamcog.teacher.hinting import Adviser

DEPTHS = tuple(Depth)

MOST_EXPLAINED = 12
"""Moves of bots that are told of, the last ones."""


class TableHints:
    """Gives hints to whoever is asked, one depth after the other, and notes that it did."""

    def __init__(self, screen: Screen, shelf: Shelf, prompts: Prompts, word: str) -> None:
        """`word` is what a player types to ask."""
        self._screen, self._shelf, self._word = screen, shelf, word
        self._prompts = prompts
        self._adviser: Adviser | None = None
        self._asked: object = None
        self._told: dict[str, Any] = {}
        self._depth = 0

    def tell(self, seat: int) -> None:
        """A hint for the seat's decision: deeper than the last one, if it was about the same."""
        table, screen = self._screen.tabletop.table, self._screen
        if seat not in table.deciders:
            raise Refused("nothing-to-hint")
        asked = (list(table.history), seat)  # after an undo, other moves may be as many
        if asked != self._asked:
            if not self._all_agree(seat):
                screen.tell("hint-not-agreed")
                return
            screen.busy(seat, screen.texts.say("hint-thinking"))
            self._told = self._hint(seat)
            self._asked, self._depth = asked, -1
            self._note(seat)
        self._depth = min(self._depth + 1, len(DEPTHS) - 1)
        depth = DEPTHS[self._depth]
        game, names = screen.tabletop.game, screen.names
        for line in hint_lines(screen.texts, game, self._told, depth, names):
            screen.say(line)
        if depth is not DEPTHS[-1]:
            screen.tell("hint-again", word=self._word)

    def _all_agree(self, seat: int) -> bool:
        """Whether one person plays alone, or all at the table have said yes: they are asked once.

        Hints that the game has had already were agreed to.
        """
        if self._shelf.seats.people < 2 or self._shelf.assisted:
            return True
        composer, shown = self._screen.tabletop.composer(seat), self._screen.scene
        agreed = self._prompts.confirms(composer, self._screen.texts.say("hint-agree"), False)
        self._screen.scene = shown
        return agreed

    def _hint(self, seat: int) -> dict[str, Any]:
        """What the strongest level advises."""
        from dreamcog.teacher.hinting import Adviser

        table = self._screen.tabletop.table
        self._adviser = self._adviser or Adviser(table.game.kind)
        seed = f"{table.game.kind.name} {len(table.history)}"
        return self._adviser.full(table.game, table.position(seat), seat, seed).to_json()

    def _note(self, seat: int) -> None:
        """From now on the game counts as assisted."""
        if not self._shelf.assisted:
            self._screen.tell("play-assisted")
        self._shelf.assisted[seat] += 1
        self._shelf.keep(self._screen.tabletop.table)


def tell_reasons(screen: Screen, turns: Turns) -> None:
    """Why bots have made the moves since a person decided, as far as the seat may know."""
    if not turns.decided:
        screen.tell("explain-none")
        return
    from dreamcog.teacher.explaining import Explainer

    table = turns.table
    explainer = Explainer(table.game.kind)
    for place, kept in turns.decided[-MOST_EXPLAINED:]:
        seat, state = table.history[place][0], table.turns[place].before
        if table.outcome is None and not knows_as_much(table.game, state, turns.seat, seat):
            screen.tell("explain-later", player=screen.names[seat])
            continue
        told = explainer.why(table.game, table.game.view(state, seat), seat, kept)
        for line in reason_lines(screen, told, seat):
            screen.say(line)


def reason_lines(screen: Screen, told: dict[str, Any], seat: int) -> list[str]:
    """One move of a bot with its reasons, and the other moves that it thought of."""
    said = hint_in_words(screen.texts, screen.tabletop.game, told, screen.names)
    first, *others = said["moves"]
    lines = [move_line(screen, first, screen.names[seat]), *texts_of(first["reasons"])]
    return [*lines, *(move_line(screen, each) for each in others)]


def move_line(screen: Screen, told: dict[str, Any], player: str = "") -> str:
    """The move of a player, or another one that was thought of, with its chance if it is known."""
    is_known = told["chance"] is not None
    if player:
        message = "explain-move" if is_known else "explain-move-alone"
    else:
        message = "explain-other" if is_known else "explain-other-alone"
    chance = about(told["chance"], told["reasons"]) if is_known else 0
    return screen.texts.say(message, player=player, move=told["text"], chance=chance)
