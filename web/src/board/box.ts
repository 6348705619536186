/** The page of the box that a table is played with, which may be somebody's own. */

import { getContext, setContext } from "svelte";

const TABLE = Symbol("table with a box of its own");

/** Beneath here, links to the box mean this table's. */
export function playWithOwnBox(table: string): void {
  setContext(TABLE, table);
}

/** How to find a thing on the page of the box that is played with here. */
export function boxAddress(): (game: string, id: string) => string {
  const table = getContext<string | undefined>(TABLE);
  const query = table === undefined ? "" : `?table=${encodeURIComponent(table)}`;
  return (game, id) => `box/${game}${query}#${id}`;
}
