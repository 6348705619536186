import { expect, test } from "vitest";
import { ownerOf } from "./owner.ts";

function owners(players: string[], all_common = false) {
  return [0, 1, 2, 3, 4].map((place) => ownerOf(place, { all_common }, players, [0, 4]));
}

test("of two players each has a machine of their own, where the box says", () => {
  expect(owners(["Ada", "Bo"])).toEqual([0, null, null, null, 1]);
});

test("with one player, or when all machines are common, no machine has an owner", () => {
  expect(owners(["Ada"])).toEqual([null, null, null, null, null]);
  expect(owners(["Ada", "Bo"], true)).toEqual([null, null, null, null, null]);
});
