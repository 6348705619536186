import { expect, test } from "vitest";
import type { BoxInfo } from "../net/wire.ts";
import { gradeOf } from "./contents.ts";

const BOX: BoxInfo = {
  game: "chess",
  printed: {},
  values: {},
  grades: [
    { grade: "rulebook", is_attested: true },
    { grade: "reconstructed", is_attested: false },
  ],
  sorts: [
    { kind: "delivery", value: "price", grades: { rulebook: 1, reconstructed: 9 } },
    { kind: "robot", value: "effect", grades: { rulebook: 1 } },
  ],
};

test("a sort has the grade of most of its values", () => {
  expect(gradeOf(BOX, "delivery", "price")).toBe("reconstructed");
  expect(gradeOf(BOX, "robot", "effect")).toBe("rulebook");
  expect(gradeOf(BOX, "robot", "price")).toBe("");
});
