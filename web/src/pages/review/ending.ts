/** The end of a game in a sentence: what was possible for a seat, and what it came to. */

import type { Messages } from "../../i18n/messages.ts";
import type { SeatEnding } from "../../net/teaching.ts";

/** What was possible at the end, in the game's own words where it has some. */
export function endingSaid(messages: Messages, game: string, ending: SeatEnding): string {
  const { number, best, made } = ending;
  return made < best
    ? messages.own(game, "review-ending", { number, best, made })
    : messages.own(game, "review-ending-best", { number, best });
}
