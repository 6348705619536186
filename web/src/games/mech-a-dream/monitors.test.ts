import { expect, it } from "vitest";
import { monitorsToChoose } from "./monitors.ts";
import type { MechADreamPosition } from "./types.ts";

function position(part: string, own: string | null, other: string | null = null) {
  const players = [{ monitor: own }, { monitor: other }];
  return { part, monitors_dealt: ["e1", "e2"], players } as unknown as MechADreamPosition;
}

it("offers the Monitor Screens until one of them is chosen", () => {
  expect(monitorsToChoose(position("set-up", null))).toEqual(["e1", "e2"]);
  expect(monitorsToChoose(position("set-up", "e2"))).toEqual([]);
  expect(monitorsToChoose(position("morning", null))).toEqual([]);
});

it("does not take what others chose for a choice of one's own", () => {
  expect(monitorsToChoose(position("set-up", null, "e5"))).toEqual(["e1", "e2"]);
});
