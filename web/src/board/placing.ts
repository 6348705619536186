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
 * room and nothing is covered that is to be seen at all times. Where it fits nowhere, it goes where
 * there is more room.
 */
export function placeOf(thing: Area, box: Size, window: Size, kept: readonly Area[] = []): Place {
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
  const fitting = places.filter((place) => isWithin({ ...place, ...box }, window));
  const isFree = (place: Place) => !kept.some((each) => overlap({ ...place, ...box }, each));
  return fitting.find(isFree) ?? fitting[0] ?? squeezed(left, thing.top, bottom, box, window);
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

function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Put a box beside a thing; what is marked `data-uncovered` stays in sight. */
export function placeBeside(box: HTMLElement, at: HTMLElement): void {
  box.style.maxHeight = "";
  const kept = [...document.querySelectorAll("[data-uncovered]")].filter(
    (each) => each.checkVisibility() && !each.contains(at),
  );
  const { left, top, most } = placeOf(
    at.getBoundingClientRect(),
    box.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
    kept.map((each) => each.getBoundingClientRect()),
  );
  box.style.maxHeight = `${most}px`;
  box.style.top = `${top}px`;
  box.style.left = `${left}px`;
}
