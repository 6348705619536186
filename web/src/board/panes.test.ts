import { expect, test } from "vitest";
import { litIn, whereTo } from "./panes.ts";

const panes = [
  { holds: (key: string) => key.startsWith("own/") },
  { holds: () => true },
  { holds: (key: string) => key.startsWith("other/") },
];

test("a thing can lie in several panes", () => {
  expect(litIn(panes, new Set(["own/a", "offer/b"]))).toEqual([true, true, false]);
  expect(litIn(panes, new Set(["offer/b"]))).toEqual([false, true, false]);
});

test("nothing is lit where nothing can be done", () => {
  expect(litIn(panes, new Set())).toEqual([false, false, false]);
  expect(litIn(panes, undefined)).toEqual([false, false, false]);
});

test("one stays where something is lit, and where nothing is lit anywhere", () => {
  expect(whereTo(2, [true, false, true])).toBe(2);
  expect(whereTo(1, [false, false, false])).toBe(1);
});

test("else one goes to the first pane that has something lit", () => {
  expect(whereTo(0, [false, true, true])).toBe(1);
  expect(whereTo(2, [true, true, false])).toBe(0);
});
