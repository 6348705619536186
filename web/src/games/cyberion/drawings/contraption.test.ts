import { expect, test } from "vitest";
import { contraption } from "./contraption.ts";

const NAMES = ["I", "II", "III"].flatMap((tier) =>
  ["sirenbot", "stockbot", "cyclobot", "planbot", "commandbot", "size-1", "size-2", "run"].map(
    (what) => `${tier}/${what}`,
  ),
);

test("every machine looks its own, and always the same", () => {
  const drawn = NAMES.map((name) => JSON.stringify(contraption(name, 2)));
  expect(new Set(drawn).size).toBe(NAMES.length);
  expect(NAMES.map((name) => JSON.stringify(contraption(name, 2)))).toEqual(drawn);
});

test("the higher the tier, the more turns in it", () => {
  const parts = (tier: number) => contraption("II/run", tier).behind.length;
  expect(parts(3)).toBeGreaterThan(parts(2));
  expect(parts(2)).toBeGreaterThan(parts(1));
});
