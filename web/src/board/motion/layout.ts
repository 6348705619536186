/** A look at the table: everything that can travel, and the anchors it comes from and goes to. */

import type { Piece, Place } from "./journeys.ts";

export type Drawn = HTMLElement | SVGElement;

/** Something drawn that can travel. */
export interface Seen extends Piece<Drawn> {
  /** The zone around it, which stays when it goes. */
  around: Element | null;
  on: Seen | null;
}

/** What a look at the table finds. */
export interface Look {
  /** The table itself. */
  whole: Place;
  pieces: Seen[];
}

/** Everything on the table that has a place now; what is in a hidden pane has none. */
export function look(root: HTMLElement): Look {
  const known = new Map<Element, Seen>();
  for (const thing of root.querySelectorAll<Drawn>("[data-fly]")) {
    const { fly = "", side = "" } = thing.dataset;
    const place = thing.getBoundingClientRect();
    if (fly === "" || place.width === 0 || place.height === 0) continue;
    const around = thing.closest("[data-zone]");
    const zone = around?.getAttribute("data-zone") ?? "";
    const under = thing.parentElement?.closest("[data-fly]");
    const on = (under && known.get(under)) ?? null;
    known.set(thing, { thing, fly, zone, side, place, on, around });
  }
  return { whole: root.getBoundingClientRect(), pieces: [...known.values()] };
}

/** Where things new in a zone come from, or those that vanish there go to: the first that is drawn. */
export function anchor(
  root: HTMLElement,
  whole: Place,
  piece: Seen,
  way: "from" | "to",
): Place | null {
  const holder = piece.thing.closest(`[data-${way}]`) ?? piece.around?.closest(`[data-${way}]`);
  for (const name of holder?.getAttribute(`data-${way}`)?.split(" ") ?? []) {
    const drawn = [...root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const found = drawn.find((place) => touches(place, whole)) ?? drawn[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether two places have something in common. */
export function touches(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
