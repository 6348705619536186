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

/** Where things of some names are, as a query. */
function queryOf(keys: readonly Key[]): string {
  return keys.map((key) => `[data-key="${CSS.escape(key)}"]`).join(",");
}

/** Scroll a pane so that all the things of some names can be seen in it; where that is too much, the upper. */
export function revealAll(pane: Element, keys: readonly Key[]): void {
  const seen = pane.getBoundingClientRect();
  const places = [...pane.querySelectorAll(queryOf(keys))]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => thing.getBoundingClientRect());
  if (!places.length) return;
  const above = Math.min(...places.map(({ top }) => top)) - seen.top - ABOVE;
  const below = Math.max(...places.map(({ bottom }) => bottom)) - seen.bottom + ABOVE;
  const by = above < 0 ? above : Math.min(Math.max(below, 0), above);
  if (by !== 0) pane.scrollBy({ top: by });
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

/** Whether a pane goes on above and below what is seen of it. */
export function beyond(
  pane: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">,
): Record<"above" | "below", boolean> {
  const left = pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  return { above: pane.scrollTop > 1, below: left > 1 };
}

/** Mark a pane with `data-above` and `data-below` as long as it goes on there. */
export function tellsMore(pane: HTMLElement): () => void {
  let asked = 0;
  const mark = () => {
    for (const [edge, isMore] of Object.entries(beyond(pane)))
      pane.toggleAttribute(`data-${edge}`, isMore);
  };
  const ask = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(mark);
  };
  const resized = new ResizeObserver(ask);
  const changed = new MutationObserver(ask);
  resized.observe(pane);
  changed.observe(pane, { childList: true, subtree: true });
  pane.addEventListener("scroll", ask, { passive: true });
  return () => {
    cancelAnimationFrame(asked);
    resized.disconnect();
    changed.disconnect();
    pane.removeEventListener("scroll", ask);
  };
}
