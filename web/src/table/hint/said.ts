/** What is read out of a hint: what has just been shown of it. */

import type { Params } from "../../i18n/messages.ts";
import type { JudgedMove } from "../../net/teaching.ts";
import { capitalised, chanceOf, said } from "../../story/phrases.ts";
import type { Hints } from "./hints.svelte.ts";

type Say = (id: string, params?: Params) => string;

/** A move, with the chance that is expected of it. */
export function moveSaid(judged: JudgedMove, say: Say): string {
  const move = capitalised(judged.text);
  const chance = chanceOf(judged);
  return chance === null ? move : `${move}: ${say("web-hint-chance", { chance })}`;
}

/** What there is to read out: one depth, not those before it. */
export function saidOf(hints: Hints, say: Say): string {
  const { hint, depth } = hints;
  if (hints.isWarning) return say("web-hint-marked");
  if (depth === 0 || hints.problem !== null) return "";
  if (hint === null) return say("web-hint-thinking");
  if (depth === 1) return hint.nudge?.text ?? "";
  if (depth === 2)
    return said(hint.goals)
      .map(({ text }) => text)
      .join(" ");
  const shown = hints.moves[hints.pointed];
  if (shown === undefined) return "";
  const reasons = said(shown.reasons).map(({ text }) => text);
  return [`${moveSaid(shown, say)}.`, ...reasons].join(" ");
}
