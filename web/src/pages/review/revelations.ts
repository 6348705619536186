/** The luck of a game, revelation by revelation. */

import type { Review } from "../../net/teaching.ts";
import { wholeHundredths } from "../../story/phrases.ts";

/** Something that was shown, and what it changed for the seat of the review. */
export interface Shown {
  number: number;
  /** Who showed it. */
  seat: number;
  luck: number;
}

/**
 * What was shown in a game, in its order or the most important first; without what changed less
 * than a game of a hundred, unless that is wanted.
 */
export function revelationsOf(
  { revelations, seat: own }: Pick<Review, "revelations" | "seat">,
  isBySize: boolean,
  hasSmaller: boolean,
): Shown[] {
  const shown = revelations
    .map(({ number, seat, luck }) => ({ number, seat, luck: luck[own] ?? 0 }))
    .filter(({ luck }) => hasSmaller || wholeHundredths(luck) !== 0);
  return isBySize ? shown.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck)) : shown;
}
