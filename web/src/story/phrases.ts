/** Phrases and numbers of hints and reviews, as they are written. */

import type { Remark } from "../net/teaching.ts";

/** The remarks of which there is something to say. */
export function said(remarks: readonly Remark[] = []): Remark[] {
  return remarks.filter(({ text }) => text !== "");
}

/** A chance in hundredths, as it is said. */
export function hundredths(chance: number): number {
  return Math.round(chance * 100);
}

/** A phrase at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
