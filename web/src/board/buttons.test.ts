import { expect, it } from "vitest";
import type { Places } from "../pack/board.ts";
import type { Composed, Words } from "../pack/words.ts";
import { buttonsOf } from "./buttons.ts";

const places = {
  key: (field: string, value: unknown) => (field === "robot" ? `robot/${String(value)}` : null),
} as unknown as Places;
const words = {
  choice: (field: string, value: unknown) =>
    field === "do"
      ? { name: `do ${String(value)}`, note: "what it means" }
      : { name: String(value), note: `at ${String(value)}` },
} as unknown as Words;
const composed: Composed = { move: {}, position: {}, seat: 0 };

function names(...moves: Record<string, unknown>[]) {
  const say = (_: string, params = {}) => Object.values(params).join(": ");
  return buttonsOf(moves, places, words, composed, [], say).map(({ name, note }) => [name, note]);
}

it("names what is done, not the things that were picked for it", () => {
  expect(names({ do: "trigger", robot: "a" })).toEqual([["do trigger", ""]]);
});

it("adds what was chosen by words, and what comes of it", () => {
  expect(names({ do: "trigger", robot: "a", level: 2 })).toEqual([["do trigger: 2", "at 2"]]);
});

it("offers moves that are told by the same words only once", () => {
  expect(names({ do: "trigger", robot: "a" }, { do: "trigger", robot: "b" })).toHaveLength(1);
});
