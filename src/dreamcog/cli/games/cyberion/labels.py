"""Cyberion's moves and their parts as a player reads them in a list of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Addition, Move
from dreamcog.cli.games.cyberion.choices import FORMS, CyberionComposer
from dreamcog.cli.games.cyberion.look import CyberionLook
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import ASIDE

NOWHERE = "–"
LEADS_TO = " ← "
SIDES = ("top", "bottom")

OPEN_ENDED = ("store", "prepare")
"""Moves that may name fewer robots than there is room for: "done" is one of the choices.

Each has words of its own for it; other moves that can be whole and go on (a repair with a
Microbot to serve) use those of the first.
"""

SPENT = ("experience", "held_microbots", "failsafes", "interference", "battery")
GAINED = ("platform", "flash", "experience", "held_microbots", "failsafes", "factory")
"""What is told of a preview: the robots that a move names, and where they go, are in its name."""

ABILITIES = ("trigger", "support", "choose-level", "microbot-swap")
"""Moves of which one expects something."""

WAIVE = "waive"
"""The heading for robots that would be discarded for nothing."""


class CyberionLabels(Labels):
    """Writes moves of one position."""

    groups = (*(verb for verb in FORMS.fields if verb != "end-turn"), WAIVE, "end-turn")
    last = ("level", "on", "take")

    def __init__(self, look: CyberionLook, composer: CyberionComposer) -> None:
        super().__init__(look.texts, look.game.name)
        self.look = look
        self.composer = composer

    def group(self, move: Move, known: Move) -> str:
        """The heading under which a move stands; robots discarded for nothing stand apart."""
        if move["do"] == "trigger" and "robot" not in known:
            if self.composer.level_of(move) == 1:
                return WAIVE
        return str(move["do"])

    def done(self, move: Move) -> str:
        """That no more robots are named."""
        how = move["do"] if move["do"] in OPEN_ENDED else OPEN_ENDED[0]
        return self.texts.say(f"{self.name}-done-{how}")

    def end(self, ends: Mapping[str, Any]) -> str:
        """The mark of a move that wins or loses the game."""
        return "wins" if ends["won"] else "loses"

    def step(self, partial: Move, addition: Addition) -> Text:
        """One more thing for a move that is being composed."""
        verb = partial.get("do")
        field, value = addition
        if field in self.last:
            return self.whole(FORMS.added(partial, addition), partial)
        if field == "do":
            return Text(self.verb(value))
        if field in ("machine", "machines"):
            return self._machine(value)
        if field == "model":
            return self._cog(value) if verb == "upgrade" else self.look.model(value)
        if field in SIDES:
            return self.look.robot(value).append(f"\xa0{self._side(field)}")
        return self.look.robots([str(value)])

    def so_far(self, partial: Move) -> Text | None:
        """A move as far as it has been composed; nothing where only its verb is known."""
        if "machine" in partial:
            named = self._machine(partial["machine"])
            if partial.get("robots"):
                named.append(LEADS_TO).append_text(self.look.robots(partial["robots"]))
        elif partial.get("machines"):
            named = self._machine(partial["machines"][0])
        elif "robot" in partial or "model" in partial:
            named = self._source(partial)
        elif partial.get("robots"):
            named = self.look.robots(partial["robots"])
        elif partial.get("top") or partial.get("bottom"):
            named = self._sides(partial)
        else:
            return None
        return Text.assemble((self.verb(partial["do"]), "bold"), " ", named, " …")

    def whole(self, move: Move, known: Move) -> Text:
        """A whole move, without what has been chosen before (`known`)."""
        verb = move["do"]
        if self.group(move, known) == WAIVE:
            return self.look.placed(move["robot"])
        if verb in ("repair", "prepare"):
            return self._team(move, known)
        if verb in ("trigger", "support"):
            return self._ability(move, named="robot" in known or "model" in known)
        if verb == "upgrade":
            return self._cog(move["model"])
        if verb == "arrange":
            return self._sides(move)
        if verb == "recover":
            return self.look.robot(move["robot"])
        if verb in ("store", "make-babybot"):
            return self._more(move, known) or self._no_more(known)
        return self._token(move, known)

    def hint(self, move: Move) -> str:
        """What a move, whole or begun, would do: where its name alone does not say it."""
        verb = move["do"]
        if len(move) == 1:
            return self.texts.say(f"{self.look.game.name}-help-{verb}")
        if verb in ("trigger", "support") and (level := self.composer.level_of(move)):
            return self.look.words.ability(self._model(move), level)
        return ""

    def foreseen(self, move: Move, seen: Mapping[str, Any]) -> str:
        """What a move costs and brings; that it brings nothing, where its level does not say so."""
        spent = (*SPENT, "flash") if move["do"] == "end-turn" else SPENT
        told = self.amounts(seen, spent, GAINED)
        if seen["gives"] or move["do"] not in ABILITIES or self.composer.level_of(move) == 1:
            return told
        return ", ".join(part for part in (told, self.texts.say("foreseen-nothing")) if part)

    def _token(self, move: Move, known: Move) -> Text:
        """A move with Gigantobots, Microbots or Interference."""
        game, verb = self.look.game, move["do"]
        if verb == "pilot":
            return self._pilots(move)
        if verb in ("microbot-replace", "microbot-remove"):
            return self._machine(move["machine"])
        if verb == "microbot-swap":
            left = move["machines"][len(known.get("machines", [])) :]
            return Text(" ↔ ").join([self._machine(machine) for machine in left])
        if verb == "choose-level":
            does = self.look.words.ability(self._asked()["ability"], move["level"])
            return Text.assemble((self.look.words.level(move["level"]), "bold"), ASIDE, does)
        if verb == "reward":
            return Text(self.texts.say(f"{game.name}-reward-{move['take']}"))
        return Text()

    def _asked(self) -> Move:
        """The question that is open."""
        asked: Move = self.composer.position["pending"][-1]
        return asked

    def _pilots(self, move: Move) -> Text:
        """Two robots and the Gigantobots they are laid on."""
        laid = []
        for robot, giga in zip(move["robots"], move["on"], strict=True):
            where = self.look.words.gigantobot(giga) if giga else NOWHERE
            laid.append(self.look.placed(robot).append(f" → {where}"))
        return Text(", ").join(laid)

    def _machine(self, machine: str) -> Text:
        return Text(self.look.words.machine(machine))

    def _source(self, move: Move) -> Text:
        """The robot or the Support token whose ability is used."""
        return (
            self.look.model(move["model"]) if "model" in move else self.look.placed(move["robot"])
        )

    @staticmethod
    def _model(move: Move) -> str:
        """The model whose ability is used."""
        if "model" in move:
            return str(move["model"])
        return str(move["robot"]).partition("/")[2].partition("-")[0]

    def _more(self, move: Move, known: Move) -> Text:
        """The robots of a move that have not been named yet."""
        left = list(move["robots"])
        for robot in known.get("robots", []):
            left.remove(robot)
        return self.look.robots(left)

    def _no_more(self, known: Move) -> Text:
        """Nothing is added: either nothing at all, or nothing to what has been named."""
        if known.get("robots"):
            return Text(self.texts.say(f"{self.look.game.name}-done-store"))
        return Text(self.texts.say("choose-none"))

    def _team(self, move: Move, known: Move) -> Text:
        """The robots that go for a machine, and the machine unless it has been named."""
        more = self._more(move, known)
        paid = [more] if more else []
        if move["do"] == "prepare":
            left = self._asked()["left"] - len(move["robots"])
            paid += [Text(self.texts.say("choose-from-deck", robots=left))] if left else []
        team = Text(" + ").join(paid)
        if "machine" in known:
            return team
        return self._machine(move["machine"]).append(LEADS_TO).append_text(team)

    def _ability(self, move: Move, named: bool) -> Text:
        """Whose ability at which level; what that does, where the level alone is left open."""
        level = self.composer.level_of(move)
        if level == 0:
            return self._source(move).append("\xa0·\xa0?")
        does = self.look.words.ability(self._model(move), level)
        if named:
            return Text.assemble((self.look.words.level(level), "bold"), ASIDE, does)
        if level == 1:
            return self._source(move).append(ASIDE + does)
        return self._source(move).append("\xa0·\xa0").append(self.look.words.level(level), "bold")

    def _cog(self, model: str) -> Text:
        """A Cog that moves one level right."""
        level = self.composer.position["levels"][model]
        steps = f" {self.look.words.level(level)}\xa0→\xa0{self.look.words.level(level + 1)}"
        return self.look.model(model, steps)

    def _side(self, side: str) -> str:
        return self.texts.say("choose-on-top" if side == "top" else "choose-at-bottom")

    def _sides(self, move: Move) -> Text:
        """Which cards go on top of the deck and which to the bottom."""
        return Text(ASIDE).join(
            self.look.robots(move[side]).append(f" {self._side(side)}")
            for side in SIDES
            if move.get(side)
        )
