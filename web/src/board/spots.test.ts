import { expect, it } from "vitest";
import { inRows, next, type Direction, type Spot } from "./spots.ts";

const at = (x: number, y: number, height = 40): Spot => ({ x, y, height });

/** Everything that arrows lead to from a thing. */
function reached(spots: readonly Spot[], from: number): Set<number> {
  const found = new Set([from]);
  for (const here of found)
    for (const way of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] satisfies Direction[])
      found.add(next(spots, here, way));
  return found;
}

it("reads row by row, from left to right", () => {
  const spots = [at(300, 105), at(100, 200), at(100, 100), at(200, 95), at(50, 210)];
  expect(inRows(spots)).toEqual([2, 3, 0, 4, 1]);
});

it("takes what is a little lower to be of the same row, and what is a row lower not", () => {
  expect(inRows([at(200, 100), at(100, 115)])).toEqual([1, 0]);
  expect(inRows([at(200, 100), at(100, 125)])).toEqual([0, 1]);
});

it("goes along a row, then to the next row, and from the last thing to the first", () => {
  const spots = [at(100, 100), at(200, 100), at(150, 200)];
  expect(next(spots, 0, "ArrowRight")).toBe(1);
  expect(next(spots, 1, "ArrowRight")).toBe(2);
  expect(next(spots, 2, "ArrowRight")).toBe(0);
  expect(next(spots, 0, "ArrowLeft")).toBe(2);
});

it("goes up and down to what is nearest, and rather straight than aside", () => {
  const spots = [at(100, 100), at(160, 150), at(100, 220), at(100, 20)];
  expect(next(spots, 0, "ArrowDown")).toBe(2);
  expect(next(spots, 0, "ArrowUp")).toBe(3);
});

it("goes from the lowest thing up to the highest, and back", () => {
  const spots = [at(100, 100), at(110, 300), at(500, 90)];
  expect(next(spots, 1, "ArrowDown")).toBe(0);
  expect(next(spots, 0, "ArrowUp")).toBe(1);
});

it("has no dead ends, however things lie", () => {
  let seed = 7;
  const chance = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  for (let round = 0; round < 40; round++) {
    const spots = Array.from({ length: 2 + chance(30) }, () =>
      at(chance(1280), chance(600), 20 + chance(200)),
    );
    for (const from of spots.keys()) expect(reached(spots, from).size).toBe(spots.length);
  }
});

it("stays where there is nothing else", () => {
  expect(next([at(1, 1)], 0, "ArrowRight")).toBe(0);
  expect(next([], 0, "ArrowRight")).toBe(-1);
});
