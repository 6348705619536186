import { expect, test } from "vitest";
import type { Thing } from "../../pack/contents.ts";
import { BOX } from "../../pack/samples.ts";
import { byKind, chosen, graded } from "./contents.ts";

function thing(id: string, kind: string, grade: string): Thing {
  return { id, kind, name: id, values: [{ key: "price", text: "3", grade }] };
}

const THINGS = [
  thing("d01", "delivery", "rulebook"),
  thing("r1", "power", "rulebook"),
  thing("d02", "delivery", "reconstructed"),
];

test("values are counted by their grades, the best first", () => {
  expect(graded(BOX)).toEqual([
    { grade: "rulebook", isAttested: true, number: 2 },
    { grade: "reconstructed", isAttested: false, number: 9 },
  ]);
});

test.each([
  ["", "", ["d01", "r1", "d02"]],
  ["delivery", "", ["d01", "d02"]],
  ["", "rulebook", ["d01", "r1"]],
  ["power", "reconstructed", []],
])("things can be chosen by kind %s and grade %s", (kind, grade, expected) => {
  expect(chosen(THINGS, kind, grade).map(({ id }) => id)).toEqual(expected);
});

test("things of a kind are together", () => {
  expect(byKind(THINGS).map(([kind, things]) => [kind, things.length])).toEqual([
    ["delivery", 2],
    ["power", 1],
  ]);
});
