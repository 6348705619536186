import { expect, test } from "vitest";
import type { MechFaces } from "../names.ts";
import { unseenDeliveries, unseenTiles } from "./unseen.ts";
import type { MechADreamPosition } from "../types.ts";

const FACES = {
  tiles: {
    "b1.1": { pile: "resource", design: "b1" },
    "b1.2": { pile: "resource", design: "b1" },
    "b2.1": { pile: "resource", design: "b2" },
    "b2.2": { pile: "resource", design: "b2" },
    g1: { pile: "resource", design: "g1" },
    y1: { pile: "crystal", design: "y1" },
  },
  deliveries: { d1: {}, d2: {}, d3: {}, d4: {} },
} as unknown as MechFaces;

const POSITION = {
  offer: { resource: ["b1.2"], power: [], crystal: ["y1"] },
  piles: { resource: 2, power: 0, crystal: 0 },
  players: [
    { belt: [{ tile: "b2.1" }], workshop: [] },
    { belt: [], workshop: ["b2.2"] },
  ],
  delivery: "d3",
  delivery_past: ["d1"],
  delivery_deck: 1,
} as unknown as MechADreamPosition;

test("what lies open is not in a pile", () => {
  const found = unseenTiles(POSITION, FACES, "resource");
  expect(found.map(({ face, unseen }) => [face.design, unseen])).toEqual([
    ["b1", 1],
    ["g1", 1],
  ]);
});

test("an empty pile holds nothing", () => {
  expect(unseenTiles(POSITION, FACES, "crystal")).toEqual([]);
  const emptied = { ...POSITION, piles: { resource: 0, power: 0, crystal: 0 } };
  expect(unseenTiles(emptied, FACES, "resource")).toEqual([]);
});

test("Delivery cards of today and of days gone do not come again", () => {
  expect(unseenDeliveries(POSITION, FACES).map(({ id }) => id)).toEqual(["d2", "d4"]);
  expect(unseenDeliveries({ ...POSITION, delivery_deck: 0 }, FACES)).toEqual([]);
});
