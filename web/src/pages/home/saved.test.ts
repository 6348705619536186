import { expect, it } from "vitest";
import { savedIn } from "./saved.ts";

it("sends a saved game as it is", () => {
  const saved = { format: 1, moves: [{ act: "end" }], events: [[]] };
  expect(savedIn(JSON.stringify(saved))).toEqual(saved);
});

it("leaves the events of a long game to its moves", () => {
  const saved = { moves: [1], events: ["x".repeat(2_000_000)] };
  expect(savedIn(JSON.stringify(saved))).toEqual({ moves: [1] });
});

it("finds no saved game in other files", () => {
  expect(["", "hello", "[1", "3", "null", "{}"].map(savedIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
