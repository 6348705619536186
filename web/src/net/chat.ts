/** The chat of a table. */

import type { Said } from "./wire.ts";

/** Two parts of the chat as one, in the order of their entries and without repetition. */
export function joinedChat(known: readonly Said[], more: readonly Said[]): Said[] {
  const numbers = new Set(known.map(({ number }) => number));
  const all = [...known, ...more.filter(({ number }) => !numbers.has(number))];
  return all.toSorted((one, other) => one.number - other.number);
}
