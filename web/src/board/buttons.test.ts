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

const say = (_: string, params = {}) => Object.values(params).join(": ");

function names(...moves: Record<string, unknown>[]) {
  return buttonsOf(moves, places, words, composed, [], say).map(({ name, note }) => [name, note]);
}

it("names what is done, not the things that were picked for it", () => {
  expect(names({ do: "trigger", robot: "a" })).toEqual([["do trigger", ""]]);
});

it("adds what was chosen by words, and what comes of it", () => {
  expect(names({ do: "trigger", robot: "a", level: 2 })).toEqual([["do trigger: 2", "at 2"]]);
});

it("adds what a move need not say", () => {
  const own = { ...words, implied: () => ({ name: "III", note: "two robots" }) };
  const [button] = buttonsOf([{ do: "trigger" }], places, own, composed, [], say);
  expect(button).toMatchObject({ name: "do trigger: III", note: "two robots" });
});

it("offers moves that are told by the same words only once", () => {
  expect(names({ do: "trigger", robot: "a" }, { do: "trigger", robot: "b" })).toHaveLength(1);
});

it("tells moves of the same words apart where the game can", () => {
  const own = { ...words, apart: ({ move }: Composed) => `on ${String(move.robot)}` };
  const moves = ["a", "b", "a"].map((robot) => ({ do: "pilot", robot }));
  const told = buttonsOf(moves, places, own, composed, [], say).map(({ name }) => name);
  expect(told).toEqual(["do pilot: on a", "do pilot: on b"]);
  const [only] = buttonsOf(moves.slice(0, 1), places, own, composed, [], say);
  expect(only?.name).toBe("do pilot");
});

it("names only what differs, where all do the same", () => {
  const moves = ["failsafes", "damage"].map((take) => ({ do: "reward", take }));
  expect(names(...moves).map(([name]) => name)).toEqual(["Failsafes", "Damage"]);
  expect(names(...moves, { do: "end-turn" }).map(([name]) => name)).toEqual([
    "do reward: failsafes",
    "do reward: damage",
    "do end-turn",
  ]);
});
