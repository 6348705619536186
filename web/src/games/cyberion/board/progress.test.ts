import { expect, test } from "vitest";
import type { CyberionPosition } from "../types.ts";
import { progressOf } from "./progress.ts";

test("repaired machines are counted of all machines of the game", () => {
  const position = {
    retired: ["m1", "m2"],
    factory: ["m3", null, "m4"],
    machine_deck: 20,
  } as unknown as CyberionPosition;
  expect(progressOf(position)).toEqual({ repaired: 2, all: 24 });
});
