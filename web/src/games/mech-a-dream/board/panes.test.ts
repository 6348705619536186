import { expect, test } from "vitest";
import { paneOf } from "./panes.ts";
import type { MechADreamPosition } from "../types.ts";

const position = {
  players: [{ specialists: [{ id: "s01" }] }, { specialists: [{ id: "s02" }] }],
} as unknown as MechADreamPosition;

test("every thing lies in one of the panes", () => {
  const pane = (key: string) => paneOf(key, position, 0);
  expect(["own/robot", "belt/b1.1", "monitor/m1"].map(pane)).toEqual(["mine", "mine", "mine"]);
  expect(["offer/b1.1", "dock", "floor/ink"].map(pane)).toEqual(["factory", "factory", "factory"]);
  expect(pane("seat1/robot")).toBe("rest");
});

test("a Specialist is in the pane of its owner", () => {
  const pane = (key: string) => paneOf(key, position, 0);
  expect(pane("specialist/s01")).toBe("mine");
  expect(pane("specialist/s02")).toBe("rest");
  expect(pane("specialist/s03")).toBe("factory");
});
