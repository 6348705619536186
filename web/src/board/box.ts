/** The address of the box page of a table, which may be played with a box of its own. */

import { getContext, setContext } from "svelte";

const TABLE = Symbol("table with a box of its own");

/** Let links to the box beneath this component lead to the table's own box. */
export function playWithOwnBox(table: string): void {
  setContext(TABLE, table);
}

/** How to find the page of the box that is played with here. */
export function boxAddress(): (game: string) => string {
  const table = getContext<string | undefined>(TABLE);
  const query = table === undefined ? "" : `?table=${encodeURIComponent(table)}`;
  return (game) => `box/${game}${query}`;
}
