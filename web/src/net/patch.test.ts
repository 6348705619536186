import { expect, test } from "vitest";
import { DoesNotFit, patched } from "./patch.ts";

const before = { turn: 1, rows: ["a", "b"], players: [{ ink: 1 }, { ink: 2 }], held: { "a/b": 1 } };

test("what is named changes, and the rest is the same thing as before", () => {
  const after = patched(before, [{ op: "replace", path: "/players/1/ink", value: 5 }]);
  expect(after.players).toEqual([{ ink: 1 }, { ink: 5 }]);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.rows).toBe(before.rows);
  expect(before.players[1]).toEqual({ ink: 2 });
});

test("keys come and go, also those with a stroke in them", () => {
  const patch = [
    { op: "remove", path: "/held/a~1b" } as const,
    { op: "add", path: "/held/c~0d", value: 2 } as const,
  ];
  expect(patched(before, patch).held).toEqual({ "c~d": 2 });
});

test("the whole value can be another", () => {
  expect(patched<unknown>(before, [{ op: "replace", path: "", value: 3 }])).toBe(3);
});

test("a patch for another position does not fit", () => {
  for (const path of ["/nowhere", "/players/2/ink", "/turn/deeper", "/held/x/y"])
    expect(() => patched(before, [{ op: "replace", path, value: 0 }])).toThrow(DoesNotFit);
});
