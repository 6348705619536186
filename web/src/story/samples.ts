/** Small logs for tests. */

import type { Happened, Telling } from "../net/wire.ts";

/** An entry; a move unless it is said to be something else. */
export function entry(number: number, events: Telling[] = [], more = {}): Happened {
  return { number, what: "move", seat: 0, at: 1, events, ...more };
}

export const turn = (n: number): Telling => ({
  kind: "turn-began",
  seat: 0,
  rule: "C3.12",
  turn: n,
});

export const part = (day: number, name: string): Telling => ({
  kind: "part-began",
  seat: 0,
  rule: "M3",
  day,
  part: name,
});

export const repaired: Telling = { kind: "repaired", seat: 0, rule: "C3.1", machine: "I/size-4" };

/** A seat is taken, then two turns and the beginning of a third. */
export const LOG: Happened[] = [
  entry(1, [], { what: "sit" }),
  entry(2, [repaired]),
  entry(3, [turn(2)]),
  entry(4, [], { what: "say" }),
  entry(5, [repaired]),
  entry(6, [{ kind: "failsafe-lost", failsafes: 1 }, turn(3)]),
];
