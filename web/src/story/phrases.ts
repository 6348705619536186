/** Phrases and numbers of hints and reviews, as they are written. */

import type { CurvePoint, JudgedMove, Remark } from "../net/teaching.ts";

/** So many of the moves that were considered are shown. */
export const SHOWN = 3;

/** The remarks of which there is something to say. */
export function said(remarks: readonly Remark[] = []): Remark[] {
  return remarks.filter(({ text }) => text !== "");
}

/** A chance in hundredths, as it is said: nothing is certain until a game is decided. */
export function hundredths(chance: number, isDecided = false): number {
  const whole = wholeHundredths(chance);
  return isDecided ? whole : Math.min(Math.max(whole, 1), 99);
}

/** Of a move: certain where it ends the game. */
export function chanceOf({ chance, reasons }: JudgedMove): number | null {
  const isDecided = reasons.some(({ code }) => code === "ends");
  return chance === null ? null : hundredths(chance, isDecided);
}

/** Of a place in the curve of a game: certain at its end. */
export function chanceAt(curve: readonly CurvePoint[], place: number): number {
  return hundredths(curve[place]?.chance ?? 0, place === curve.length - 1);
}

/** A change of a chance in whole hundredths; no minus before a nought. */
export function wholeHundredths(change: number): number {
  return Math.round(change * 100) + 0;
}

/** A phrase at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
