/** What keys do at a table: arrows lead to everything that can be touched, Enter does what is golden. */

import type { Numbers } from "./numbers.ts";
import { next, spotOf, type Direction } from "./spots.ts";

const DIRECTIONS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

export function isDirection(key: string): key is Direction {
  return DIRECTIONS.includes(key);
}

/** What can be touched: everything on the board or on a sheet over it, and what answers the question. */
function touchables(table: HTMLElement): HTMLElement[] {
  const sheet = document.activeElement?.closest("[role=dialog]") ?? null;
  const where = sheet !== null && table.contains(sheet) ? sheet : table;
  return [
    ...where.querySelectorAll<HTMLElement>(
      ".board button:enabled:not([inert] button), .asked button:enabled",
    ),
  ].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
}

/**
 * Move the focus with an arrow. Where it is not on the table, or on something that a new decision is
 * not about, it begins at what is decided about.
 */
export function step(
  table: HTMLElement,
  direction: Direction,
  numbers: Numbers,
  isNewDecision: boolean,
): boolean {
  const things = touchables(table);
  const here = things.findIndex((thing) => thing === document.activeElement);
  const isBegun = here >= 0 && !(isNewDecision && isIdle(things[here]));
  const found = isBegun
    ? things[next(things.map(spotOf), here, direction)]
    : (numbers.at(1) ?? golden(table)[0] ?? things[0]);
  found?.focus();
  return found !== undefined;
}

/** Whether a thing on the board is neither lit nor picked. */
function isIdle(thing: HTMLElement | undefined): boolean {
  return thing?.dataset.key !== undefined && !("lit" in thing.dataset || "picked" in thing.dataset);
}

/** The golden buttons: what there is to do with what is picked. */
function golden(table: HTMLElement): HTMLElement[] {
  return [
    ...table.querySelectorAll<HTMLElement>(
      ".asked button.commit:enabled:not(.quiet, .aside), .asked button.gold:enabled",
    ),
  ];
}

/** Press the golden button; where there are several, go to the first of them. */
export function pressGold(table: HTMLElement): boolean {
  const [only, another] = golden(table);
  if (another === undefined) only?.click();
  else only?.focus();
  return only !== undefined;
}
