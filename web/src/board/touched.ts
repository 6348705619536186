/** Things that were touched, or need not be. */

import type { Move } from "../net/wire.ts";
import type { Key, Places } from "../pack/board.ts";

/** A thing that was touched: its name, and which of several alike. */
export interface Touched {
  key: Key;
  nth: number;
}

export function keysOf(things: readonly Touched[]): Key[] {
  return things.map(({ key }) => key);
}

export function isAmong(things: readonly Touched[], { key, nth }: Touched): boolean {
  return things.some((each) => each.key === key && each.nth === nth);
}

/** What is filled in beside what is picked; a lesson leaves all but the last thing to be touched. */
export function filledBeside(
  picked: readonly Touched[],
  forced: readonly Key[],
  isGuided: boolean,
): Touched[] {
  const isLeft = isGuided && (!picked.length || forced.length > 1);
  return isLeft ? [] : othersOf(forced, picked);
}

/** Things of these names, of several alike the first that is not taken. */
function othersOf(keys: readonly Key[], taken: readonly Touched[]): Touched[] {
  const found: Touched[] = [];
  for (const key of keys) {
    let nth = 0;
    while (isAmong([...taken, ...found], { key, nth })) nth += 1;
    found.push({ key, nth });
  }
  return found;
}

/** The things on the table that a move is made of. */
export function keysOfMove(move: Move, places: Places): Key[] {
  return Object.entries(move).flatMap(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => places.key(field, each, move) ?? []);
  });
}
