import { expect, test } from "vitest";
import { lookOf, shardsOf } from "./machines.ts";

const DESIGNS = ["b", "r", "g"].flatMap((kind) =>
  Array.from({ length: { b: 9, r: 8, g: 4 }[kind] ?? 0 }, (_, place) => `${kind}${place + 1}`),
);

test("no two machines of the box look the same", () => {
  const looks = DESIGNS.map((design) => JSON.stringify(lookOf(design)));
  expect(new Set(looks).size).toBe(DESIGNS.length);
  const crystals = Array.from({ length: 8 }, (_, place) =>
    JSON.stringify(shardsOf(`y${place + 1}`)),
  );
  expect(new Set(crystals).size).toBe(8);
});

test("a machine of another box than the game's own always looks the same", () => {
  expect(lookOf("my-own")).toEqual(lookOf("my-own"));
  expect(shardsOf("my-own")).toEqual(shardsOf("my-own"));
  expect(Object.values(lookOf("my-own")).every(Boolean)).toBe(true);
});
