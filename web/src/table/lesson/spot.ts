/** Where the text of a lesson stands: beside what it speaks of, and over nothing that matters. */

import type { Area } from "../../board/placing.ts";

type Size = Pick<Area, "width" | "height">;
export type Side = "top" | "bottom" | "left" | "right";

/** Where a box stands, and from where it points at what it speaks of. */
export interface Spot {
  left: number;
  top: number;
}

/** The side of a box that a pointer comes out of, and how far along that side. */
export interface Pointer {
  side: Side;
  at: number;
}

/** Between two places that are tried. */
const STEP = 8;
/** Room for the pointer. */
const GAP = 14;
/** Pixels between the end of a side and the pointer at least. */
const CORNER = 22;
/** To stand aside counts less than to stand far away. */
const ASIDE = 0.25;

/**
 * The place for a box within the room that is nearest to a thing and covers nothing that is to be
 * seen; where there is none, the place that covers the least. Without a thing: at the foot of the
 * room, in its middle.
 */
export function spotFor(
  thing: Area | null,
  box: Size,
  room: Area,
  kept: readonly Area[] = [],
): Spot {
  const aim = thing ?? { left: room.left, top: bottomOf(room), width: room.width, height: 0 };
  const near = grown(aim, thing === null ? 0 : GAP);
  let best: Spot = { left: room.left, top: room.top };
  let least = [Infinity, Infinity];
  for (const top of places(room.top, bottomOf(room) - box.height)) {
    for (const left of places(room.left, rightOf(room) - box.width)) {
      const place = { left, top, ...box };
      const hidden = kept.reduce((sum, each) => sum + overlap(place, each), 0);
      const cost = [hidden + overlap(place, near), distance(place, near)];
      if (isLess(cost, least)) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** From where a box points at a thing; null where they overlap. */
export function pointerOf(box: Area, thing: Area): Pointer | null {
  const gaps: [Side, number][] = [
    ["top", box.top - bottomOf(thing)],
    ["bottom", thing.top - bottomOf(box)],
    ["left", box.left - rightOf(thing)],
    ["right", thing.left - rightOf(box)],
  ];
  const [side, gap] = gaps.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (gap < 0) return null;
  const isLevel = side === "top" || side === "bottom";
  const at = isLevel
    ? thing.left + thing.width / 2 - box.left
    : thing.top + thing.height / 2 - box.top;
  const most = (isLevel ? box.width : box.height) - CORNER;
  return { side, at: Math.max(CORNER, Math.min(at, most)) };
}

/** How much of one area another covers. */
export function overlap(one: Area, other: Area): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What two areas have in common; null where that is nothing. */
export function common(one: Area, other: Area): Area | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(rightOf(one), rightOf(other)) - left;
  const height = Math.min(bottomOf(one), bottomOf(other)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The least area around several. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null;
  const left = Math.min(...areas.map((each) => each.left));
  const top = Math.min(...areas.map((each) => each.top));
  const width = Math.max(...areas.map(rightOf)) - left;
  const height = Math.max(...areas.map(bottomOf)) - top;
  return { left, top, width, height };
}

export function grown({ left, top, width, height }: Area, by: number): Area {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function rightOf({ left, width }: Area): number {
  return left + width;
}

function bottomOf({ top, height }: Area): number {
  return top + height;
}

/** The gap between two areas, and a little for how far aside their middles lie. */
function distance(one: Area, other: Area): number {
  const across = Math.max(0, other.left - rightOf(one), one.left - rightOf(other));
  const down = Math.max(0, other.top - bottomOf(one), one.top - bottomOf(other));
  const aside = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  const below = Math.abs(one.top + one.height / 2 - other.top - other.height / 2);
  return Math.hypot(across, down) + ASIDE * Math.min(aside, below);
}

function isLess([hidden = 0, far = 0]: number[], [most = 0, further = 0]: number[]): boolean {
  return hidden < most || (hidden === most && far < further);
}

/** Places from one end to the other, with both of them. */
function places(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count + 1 }, (_, nth) => from + nth * STEP), Math.max(from, to)];
}
