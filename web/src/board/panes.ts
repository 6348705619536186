/** The parts of a table: all at once where there is room, else one beside the other. */

import type { Snippet } from "svelte";
import type { Key } from "../pack/board.ts";

/** Pixels that are left free above the thing that is scrolled to. */
const ABOVE = 12;

/** A part of the table. */
export interface Pane {
  title: string;
  /** Whether a thing lies there; it may lie in several. */
  holds: (key: Key) => boolean;
  content: Snippet;
}

/** Whether each of the panes holds something that is lit. */
export function litIn(
  panes: readonly Pick<Pane, "holds">[],
  lit: ReadonlySet<Key> | undefined,
): boolean[] {
  const keys = [...(lit ?? [])];
  return panes.map(({ holds }) => keys.some(holds));
}

/** Where to look when there is something to decide: elsewhere only if nothing is lit here. */
export function whereTo(shown: number, lit: readonly boolean[]): number {
  const first = lit.indexOf(true);
  return lit[shown] || first < 0 ? shown : first;
}

/** Scroll a pane so that something lit can be seen in it, if nothing is. */
export function reveal(pane: Element): void {
  const { top, bottom } = pane.getBoundingClientRect();
  const places = [...pane.querySelectorAll("[data-lit]")]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => thing.getBoundingClientRect());
  const [first] = places;
  const isSeen = places.some((place) => place.top >= top && place.bottom <= bottom);
  if (first !== undefined && !isSeen) pane.scrollBy({ top: first.top - top - ABOVE });
}
