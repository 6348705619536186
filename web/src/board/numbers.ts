/** Numbers for what is lit or picked, so that number keys can touch it. */

import { inRows, spotOf } from "./spots.ts";

/** As many things have a number as there are keys for it. */
export const MOST = 9;

/**
 * A number for each of some things, in their order. What had one keeps it, so that nothing changes its
 * number while a move is put together.
 */
export function numbersOf(
  things: readonly string[],
  before: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const kept = things.map((thing) => before.get(thing));
  const free = Array.from({ length: MOST }, (_, place) => place + 1).filter(
    (number) => !kept.includes(number),
  );
  const found = new Map<string, number>();
  for (const [place, thing] of things.entries()) {
    const number = kept[place] ?? free.shift();
    if (number !== undefined) found.set(thing, number);
  }
  return found;
}

/** The numbers at a table, and the things that have them. */
export class Numbers {
  #given = new Map<string, number>();
  #things = new Map<number, HTMLElement>();

  /** The thing that has a number. */
  at(number: number): HTMLElement | undefined {
    return this.#things.get(number);
  }

  /** Number what is lit or picked now: kinds in this order, each row by row. */
  count(table: HTMLElement, kinds: readonly string[] = []): void {
    const things = ordered(table, kinds);
    const isBegun = things.some(({ dataset }) => dataset.picked !== undefined);
    this.#given = numbersOf(things.map(nameOf), isBegun ? this.#given : undefined);
    this.#things.clear();
    for (const thing of things) {
      const number = this.#given.get(nameOf(thing));
      if (number !== undefined && !this.#things.has(number)) this.#things.set(number, thing);
    }
  }

  /** Show the numbers at their things. */
  show(table: HTMLElement): void {
    this.hide(table);
    for (const [number, thing] of this.#things) thing.dataset.number = String(number);
  }

  hide(table: HTMLElement): void {
    for (const thing of table.querySelectorAll<HTMLElement>("[data-number]"))
      delete thing.dataset.number;
  }
}

function nameOf({ dataset }: HTMLElement): string {
  return `${dataset.key} ${dataset.nth}`;
}

function ordered(table: HTMLElement, kinds: readonly string[]): HTMLElement[] {
  const things = [
    ...table.querySelectorAll<HTMLElement>(
      "button:is([data-lit], [data-picked]):not([inert] button)",
    ),
  ].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  const rank = ({ dataset }: HTMLElement) => {
    const place = kinds.indexOf(dataset.key?.split("/")[0] ?? "");
    return place < 0 ? kinds.length : place;
  };
  return inRows(things.map(spotOf))
    .flatMap((place) => things[place] ?? [])
    .sort((one, other) => rank(one) - rank(other));
}
