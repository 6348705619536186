/** Getting about the table with the arrow keys: to the nearest thing that way. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Point {
  x: number;
  y: number;
}

export function isDirection(key: string): key is Direction {
  return key.startsWith("Arrow");
}

/** How far aside a thing may lie counts more than how far away it is. */
const ASIDE = 2.5;

/** The nearest of some points in a direction: its place among them, or -1. */
export function nearest(from: Point, points: readonly Point[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  for (const [place, { x, y }] of points.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[direction];
    const aside = Math.abs(direction === "ArrowLeft" || direction === "ArrowRight" ? dy : dx);
    const distance = ahead + ASIDE * aside;
    if (ahead > 1 && distance < least) [best, least] = [place, distance];
  }
  return best;
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Move the focus from a thing on the table to the next one in a direction. */
export function step(table: HTMLElement, direction: Direction): boolean {
  const here = document.activeElement;
  if (here === null || !table.contains(here)) return false;
  const things = [...table.querySelectorAll<HTMLElement>("button[data-key]")].filter(
    (thing) => thing !== here && thing.checkVisibility(),
  );
  const found = things[nearest(middle(here), things.map(middle), direction)];
  found?.focus();
  return found !== undefined;
}
