import { expect, test } from "vitest";
import { beyond, litIn, whereTo } from "./panes.ts";

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

test("knows whether a pane goes on above and below", () => {
  const pane = (scrollTop: number) => beyond({ scrollTop, scrollHeight: 500, clientHeight: 400 });
  expect(pane(0)).toEqual({ above: false, below: true });
  expect(pane(50)).toEqual({ above: true, below: true });
  expect(pane(99.5)).toEqual({ above: true, below: false });
  expect(beyond({ scrollTop: 0, scrollHeight: 400, clientHeight: 400 })).toEqual({
    above: false,
    below: false,
  });
});
