/** Small menus for tests. */

import type { Node } from "./menu.ts";

/** A menu that asks for one field: each thing to choose, with what follows it. */
export function ask(field: string, ...choices: [unknown, Node][]): Exclude<Node, true> {
  return { next: [{ field, choices }] };
}

/** A menu that asks for one of some sets, each a bit mask over the pool; nothing follows. */
export function askSet(field: string, pool: string[], ...sets: number[]): Exclude<Node, true> {
  return { next: [{ field, pool, ways: [{ sets, then: true }] }] };
}
