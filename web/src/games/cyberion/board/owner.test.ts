import { expect, test } from "vitest";
import { ownerOf } from "./owner.ts";

const FACTORY = ["a", "b", "c", "d", "e"];

function owners(players: string[], all_common = false) {
  return FACTORY.map((_, place) => ownerOf(place, { factory: FACTORY, all_common }, players));
}

test("of two players each has a machine of their own, at the ends", () => {
  expect(owners(["Ada", "Bo"])).toEqual([0, null, null, null, 1]);
});

test("alone, or when all are common, none is anybody's", () => {
  expect(owners(["Ada"])).toEqual([null, null, null, null, null]);
  expect(owners(["Ada", "Bo"], true)).toEqual([null, null, null, null, null]);
});
