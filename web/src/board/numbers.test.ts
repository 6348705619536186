import { expect, it } from "vitest";
import { MOST, numbersOf } from "./numbers.ts";

it("numbers things in their order", () => {
  expect([...numbersOf(["a", "b", "c"])]).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
});

it("lets a thing keep its number, and gives what is new the lowest that are free", () => {
  const before = numbersOf(["a", "b", "c", "d"]);
  const now = numbersOf(["m", "b", "d", "n"], before);
  expect(Object.fromEntries(now)).toEqual({ b: 2, d: 4, m: 1, n: 3 });
});

it("gives as many numbers as there are keys", () => {
  const things = Array.from({ length: 12 }, (_, place) => `thing ${place}`);
  const now = numbersOf(things);
  expect(now.size).toBe(MOST);
  expect(Math.max(...now.values())).toBe(MOST);
  expect(numbersOf(["other", ...things.slice(0, MOST)], now).has("other")).toBe(false);
});
