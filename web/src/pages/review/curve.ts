/** The curve of chances as a drawing: where its points lie, its lines and its band. */

import type { CurvePoint } from "../../net/teaching.ts";

/** The paper that a curve is drawn on, in pixels. */
export interface Paper {
  width: number;
  height: number;
  /** Left free above and below the lines. */
  margin: number;
}

/** Where a chance lies; `place` is how many moves have been made. */
export function spot(
  place: number,
  chance: number,
  last: number,
  { width, height, margin }: Paper,
): [x: number, y: number] {
  const x = (place / Math.max(last, 1)) * width;
  const y = margin + (1 - chance) * (height - 2 * margin);
  return [tenths(x), tenths(y)];
}

/** A seat's chances as a line through all its points. */
export function lineOf(points: readonly CurvePoint[], paper: Paper): string {
  const last = points.length - 1;
  return pathOf(points.map(({ chance }, place) => spot(place, chance, last, paper)));
}

/** How sure the chances are: an area between the lowest and the highest that each may be. */
export function bandOf(points: readonly CurvePoint[], paper: Paper): string {
  const last = points.length - 1;
  const above = points.map(({ high }, place) => spot(place, high, last, paper));
  const below = points.map(({ low }, place) => spot(place, low, last, paper));
  return `${pathOf([...above, ...below.toReversed()])}Z`;
}

/** So near to each other, two moments are drawn above one another. */
const NEAR = 22;

/** Where the moments of a curve are drawn: on it, or above those that are too near. */
export function momentSpots(
  moments: readonly number[],
  points: readonly CurvePoint[],
  paper: Paper,
): [x: number, y: number][] {
  const drawn: [number, number][] = [];
  for (const number of moments) {
    const [x, on] = spot(number - 1, points[number - 1]?.chance ?? 0, points.length - 1, paper);
    let y = on;
    while (drawn.some((each) => Math.hypot(each[0] - x, each[1] - y) < NEAR)) y -= NEAR;
    drawn.push([x, y]);
  }
  return drawn;
}

function pathOf(spots: readonly (readonly [number, number])[]): string {
  return spots.map(([x, y], place) => `${place ? "L" : "M"}${x} ${y}`).join("");
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Which of the places are told in the table: the ends, and where some seat's chance has changed. */
export function toldPlaces(curves: readonly (readonly CurvePoint[])[], least = 0.02): number[] {
  const last = Math.max(0, ...curves.map((curve) => curve.length - 1));
  const told = [0];
  for (let place = 1; place <= last; place += 1) {
    const before = told.at(-1) ?? 0;
    const hasChanged = curves.some(
      (curve) => Math.abs((curve[place]?.chance ?? 0) - (curve[before]?.chance ?? 0)) >= least,
    );
    if (hasChanged || place === last) told.push(place);
  }
  return told;
}
