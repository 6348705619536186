/** Whether a move should be asked about before it is made. */

import type { Consequences, Move } from "../net/wire.ts";
import type { Told } from "../pack/words.ts";

/** A move that waits for a second yes, and why: it loses, takes something dear, or shows something. */
export interface Sure {
  move: Move;
  why: "loses" | "costs" | "reveals";
  /** The game's own words for the question. */
  question?: string;
  /** Where the hidden things lie that it shows. */
  shows?: readonly string[];
}

/** Why a move should be asked about, if it should: by what is foreseen of it, and the game's words. */
export function doubtOf(
  move: Move,
  seen: Consequences,
  told: Told | null,
  asksBeforeRevealing: boolean,
): Sure | null {
  if (isLost(seen.ends)) return { move, why: "loses" };
  const question = told?.question;
  if (question !== undefined) return { move, why: "costs", question };
  return seen.reveals && asksBeforeRevealing
    ? { move, why: "reveals", shows: seen.may_reveal }
    : null;
}

/** Whether an outcome is a loss, of which the player is warned first. */
function isLost(outcome: Consequences["ends"]): boolean {
  return outcome != null && (outcome as { won?: boolean }).won === false;
}
