/** The sums of a review in whole hundredths that add up to what they are the parts of. */

import type { Params } from "../../i18n/messages.ts";
import type { SeatAccount } from "../../net/teaching.ts";
import { chanceAt, wholeHundredths } from "../../story/phrases.ts";

/** What a seat's chance came to, in games won of a hundred. */
export interface Sums {
  first: number;
  last: number;
  luck: number;
  skill: number;
  others: number;
}

const PARTS = ["luck", "skill", "others"] as const;

/** The sums of a seat: what rounding leaves over goes to the part that it changes least. */
export function sumsOf({ curve, ...account }: SeatAccount): Sums {
  const first = chanceAt(curve, 0);
  const last = chanceAt(curve, curve.length - 1);
  const exact = PARTS.map((part) => account[part] * 100);
  const whole = PARTS.map((part) => wholeHundredths(account[part]));
  let left = last - first - whole.reduce((sum, each) => sum + each, 0);
  while (left !== 0) {
    const by = Math.sign(left);
    // Skill is never more than nought: nobody plays better than best.
    const isFull = (part: number) => PARTS[part] === "skill" && by > 0 && whole[part] === 0;
    const gaps = exact.map((each, part) =>
      isFull(part) ? -Infinity : (each - (whole[part] ?? 0)) * by,
    );
    const part = gaps.indexOf(Math.max(...gaps));
    whole[part] = (whole[part] ?? 0) + by;
    left -= by;
  }
  const [luck = 0, skill = 0, others = 0] = whole;
  return { first, last, luck, skill, others };
}

/** What a move lost: a little where it is less than a game of a hundred; empty where nothing. */
export function lossSaid(loss: number, say: (id: string, params?: Params) => string): string {
  if (loss <= 0) return "";
  const lost = wholeHundredths(loss);
  return lost === 0 ? say("web-review-lost-little") : say("web-review-lost", { lost });
}

/** A change with its sign: +12, −8, ±0. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
