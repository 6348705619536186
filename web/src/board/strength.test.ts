import { expect, it } from "vitest";
import { strongest } from "./strength.ts";

const trigger = (robot: string, level?: number) =>
  level === undefined ? { do: "trigger", robot } : { do: "trigger", robot, level };

it("keeps the move that names no level, whatever comes first", () => {
  const moves = [trigger("a", 2), trigger("a"), trigger("a", 1)];
  expect(strongest(moves, "level")).toEqual([trigger("a")]);
});

it("keeps the highest level where each move names one", () => {
  const moves = [trigger("a", 1), trigger("a", 3), trigger("a", 2)];
  expect(strongest(moves, "level")).toEqual([trigger("a", 3)]);
});

it("compares only moves that are the same otherwise", () => {
  const moves = [trigger("a", 2), trigger("b", 1), { do: "end-turn" }];
  expect(strongest(moves, "level")).toEqual(moves);
});

it("keeps every move of a game without such a field", () => {
  const moves = [trigger("a", 2), trigger("a")];
  expect(strongest(moves, undefined)).toEqual(moves);
});
