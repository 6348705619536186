import { expect, test } from "vitest";
import { gradeOf } from "./contents.ts";
import { BOX } from "./samples.ts";

test("a sort has the grade of most of its values", () => {
  expect(gradeOf(BOX, "delivery", "price")).toBe("reconstructed");
  expect(gradeOf(BOX, "robot", "effect")).toBe("rulebook");
  expect(gradeOf(BOX, "robot", "price")).toBe("");
});
