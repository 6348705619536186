import { expect, test } from "vitest";
import { journeys, type Piece } from "./journeys.ts";

let made = 0;

/** Something in a zone, at a place in a row; a thing of its own unless it is told which. */
function piece(fly: string, zone: string, x: number, more: Partial<Piece> = {}): Piece {
  const place = { x, y: 0, width: 40, height: 60 };
  return { thing: `#${(made += 1)}`, fly, zone, side: "", place, on: null, ...more };
}

/** Journeys in short: what travels, and its zones and places. */
function told(before: Piece[], after: Piece[]): string[] {
  const end = (each: Piece | null) => (each === null ? "" : `${each.zone}@${each.place.x}`);
  return journeys(before, after).map(({ was, is }) => {
    const fly = is?.fly ?? was?.fly;
    return `${fly}: ${end(was)} > ${end(is)}`;
  });
}

test("what stays where it is does not travel", () => {
  const siren = piece("siren", "platform", 0);
  expect(told([siren], [{ ...siren, place: { ...siren.place, x: 1 } }])).toEqual([]);
});

test("the same thing at another place moves, also when it only turns over or grows", () => {
  const siren = piece("siren", "platform", 0);
  expect(told([siren], [{ ...siren, place: { ...siren.place, x: 50 } }])).toEqual([
    "siren: platform@0 > platform@50",
  ]);
  expect(told([siren], [{ ...siren, side: "back" }])).toHaveLength(1);
  const grown = { ...siren.place, x: -20, width: 80 };
  expect(told([siren], [{ ...siren, place: grown }])).toHaveLength(1);
});

test("what vanishes here and appears there under the same name travels between them", () => {
  expect(told([piece("siren", "platform", 0)], [piece("siren", "stock", 90)])).toEqual([
    "siren: platform@0 > stock@90",
  ]);
});

test("what has no twin comes or goes, those that go first", () => {
  const before = [piece("siren", "platform", 0)];
  const after = [piece("plan", "platform", 0)];
  expect(told(before, after)).toEqual(["siren: platform@0 > ", "plan:  > platform@0"]);
});

test("of things alike, each is itself first, then the one of its zone, then the nearest", () => {
  const kept = piece("siren", "platform", 0);
  const near = piece("siren", "flash", 80);
  const far = piece("siren", "flash", 20);
  const fresh = piece("siren", "stock", 100);
  const again = piece("siren", "flash", 10);
  expect(told([kept, far, near], [kept, again, fresh])).toEqual([
    "siren: flash@20 > flash@10",
    "siren: flash@80 > stock@100",
  ]);
});

test("a drawing that now shows another thing is not the thing it was", () => {
  const slot = piece("siren", "platform", 0, { thing: "slot 1" });
  const next = piece("plan", "platform", 50, { thing: "slot 2" });
  const after = piece("plan", "platform", 0, { thing: "slot 1" });
  expect(told([slot, next], [after])).toEqual([
    "siren: platform@0 > ",
    "plan: platform@50 > platform@0",
  ]);
});

test("what lies on something that comes or goes is carried along", () => {
  const machine = piece("m12", "factory", 0);
  const token = piece("microbot", "factory", 5, { on: machine });
  expect(told([machine, token], [])).toEqual(["m12: factory@0 > "]);
  expect(told([], [machine, token])).toEqual(["m12:  > factory@0"]);
  expect(told([machine, token], [machine])).toEqual(["microbot: factory@5 > "]);
});
