/** Putting something that floats beside what it is about. */

const GAP = 8;
/** Less room than this is not used: there one could read nothing. */
const LEAST = 64;

/** Where something lies in the window. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Area, "width" | "height">;

interface Place {
  left: number;
  top: number;
  /** How high the box may be at most: what does not fit is scrolled to. */
  most: number;
}

/**
 * Where to put a box beside a thing: above it, else below, on its right or its left, where there is
 * room and nothing is covered that is to be seen at all times, and the least of what can be touched
 * next. Where it fits nowhere, it goes where there is more room.
 */
export function placeOf(
  thing: Area,
  box: Size,
  window: Size,
  kept: readonly Area[] = [],
  lit: readonly Area[] = [],
): Place {
  const { width, height } = box;
  const left = middle(thing.left, thing.width, width, window.width);
  const top = middle(thing.top, thing.height, height, window.height);
  const above = thing.top - 2 * GAP;
  const bottom = thing.top + thing.height + GAP;
  const below = window.height - bottom - GAP;
  const most = window.height - 2 * GAP;
  const places: Place[] = [
    { left, top: thing.top - height - GAP, most: above },
    { left, top: bottom, most: below },
    { left: thing.left + thing.width + GAP, top, most },
    { left: thing.left - width - GAP, top, most },
  ];
  const fitting = places.filter((place) => isWithin({ ...place, width, height }, window));
  const covered = (place: Place, some: readonly Area[]) =>
    some.reduce((sum, each) => sum + overlap({ ...place, width, height }, each), 0);
  const free = fitting.filter((place) => covered(place, kept) === 0);
  const [best] = (free.length ? free : fitting).toSorted(
    (one, other) => covered(one, lit) - covered(other, lit),
  );
  return best ?? squeezed(left, thing.top, bottom, box, window);
}

/** Above or below the thing, where there is more room, as high as that is; over it at the worst. */
function squeezed(left: number, top: number, bottom: number, box: Size, window: Size): Place {
  const above = top - 2 * GAP;
  const below = window.height - bottom - GAP;
  const room = Math.max(above, below);
  const most = room < LEAST ? window.height - 2 * GAP : room;
  const height = Math.min(box.height, most);
  const wanted = above >= below ? top - GAP - height : bottom;
  return { left, top: clamp(wanted, GAP, window.height - height - GAP), most };
}

/** The beginning of a stretch that has its middle where another has it, within the window. */
function middle(from: number, length: number, own: number, most: number): number {
  return clamp(from + length / 2 - own / 2, GAP, most - own - GAP);
}

/** Within two limits; where they cross, the first counts. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function isWithin({ left, top, width, height }: Area, window: Size): boolean {
  return (
    left >= GAP &&
    top >= GAP &&
    left + width <= window.width - GAP &&
    top + height <= window.height - GAP
  );
}

/** How much of one area lies in the other. */
function overlap(one: Area, other: Area): number {
  const shared = (from: number, length: number, its: number, own: number) =>
    Math.max(0, Math.min(from + length, its + own) - Math.max(from, its));
  const wide = shared(one.left, one.width, other.left, other.width);
  return wide * shared(one.top, one.height, other.top, other.height);
}

/** Put a box beside a thing; what is marked `data-uncovered` stays in sight, and what is lit if it can. */
export function placeBeside(box: HTMLElement, at: HTMLElement): void {
  box.style.maxHeight = "";
  const areas = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility() && !each.contains(at))
      .map((each) => each.getBoundingClientRect());
  const { left, top, most } = placeOf(
    at.getBoundingClientRect(),
    box.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
    areas("[data-uncovered]"),
    areas("[data-lit]"),
  );
  box.style.maxHeight = `${most}px`;
  box.style.top = `${top}px`;
  box.style.left = `${left}px`;
}
