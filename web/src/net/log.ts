/** What still stands of a log. */

import type { Happened } from "./wire.ts";

/** The numbers of the entries that were taken back. */
export function undoneOf(log: readonly Happened[]): Set<number> {
  return new Set(log.flatMap(({ undone }) => undone ?? []));
}

/** The entries that were not taken back. */
export function activeEntries(log: readonly Happened[]): Happened[] {
  const undone = undoneOf(log);
  return log.filter(({ number }) => !undone.has(number));
}
