/** Where things lie on the screen, and how one gets from one to the other by arrow keys. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Where a thing lies: its middle, and how high it is. */
export interface Spot {
  x: number;
  y: number;
  height: number;
}

/** How far aside a thing may lie counts more than how far away it is. */
const ASIDE = 2.5;
/** Further away than anything on a screen. */
const BEYOND = 1e5;

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

/** The places of things as one reads: row after row, each from left to right. */
export function inRows(spots: readonly Spot[]): number[] {
  const rows: [number, Spot][][] = [];
  let bottom = -Infinity;
  for (const each of [...spots.entries()].sort(([, one], [, other]) => one.y - other.y)) {
    const { y, height } = each[1];
    if (y < bottom) rows.at(-1)?.push(each);
    else {
      rows.push([each]);
      bottom = y + height / 2;
    }
  }
  return rows.flatMap((row) =>
    row.sort(([, one], [, other]) => one.x - other.x).map(([place]) => place),
  );
}

/**
 * Where an arrow leads from a thing: its place, or -1. Left and right go through all things, row by row,
 * and begin again at the end: so there is a way from everything to everything. Up and down go to the
 * nearest thing that way, from the edge to the other edge.
 */
export function next(spots: readonly Spot[], from: number, direction: Direction): number {
  const here = spots[from];
  if (here === undefined) return -1;
  if (direction === "ArrowLeft" || direction === "ArrowRight") {
    const order = inRows(spots);
    const place = order.indexOf(from) + (direction === "ArrowRight" ? 1 : -1);
    return order.at(place % order.length) ?? -1;
  }
  const isDown = direction === "ArrowDown";
  const ahead = nearest(here, spots, isDown);
  return ahead < 0 ? nearest({ ...here, y: isDown ? -BEYOND : BEYOND }, spots, isDown) : ahead;
}

/** The nearest thing above or below; what is hardly higher or lower lies beside. */
function nearest(from: Spot, spots: readonly Spot[], isDown: boolean): number {
  let best = -1;
  let least = Infinity;
  for (const [place, { x, y, height }] of spots.entries()) {
    const ahead = isDown ? y - from.y : from.y - y;
    if (ahead < Math.min(height, from.height) / 2) continue;
    const distance = ahead + ASIDE * Math.abs(x - from.x);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
