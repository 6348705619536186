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

/** Move the focus to the next thing in a direction; to the first that is lit where there is none. */
export function step(table: HTMLElement, direction: Direction): boolean {
  const things = [...table.querySelectorAll<HTMLElement>("button[data-key]")].filter((thing) =>
    thing.checkVisibility(),
  );
  const here = document.activeElement;
  const others = things.filter((thing) => thing !== here);
  const found =
    here !== null && table.contains(here)
      ? others[nearest(middle(here), others.map(middle), direction)]
      : (things.find((thing) => thing.dataset.lit !== undefined) ?? things[0]);
  found?.focus();
  return found !== undefined;
}
