import { expect, test } from "vitest";
import type { LessonInfo } from "../../net/wire.ts";
import { isTaught } from "./lessons.ts";

function lesson(teaches: Record<string, unknown>): LessonInfo {
  return { name: "some", steps: 3, teaches };
}

test("a lesson is offered when all it teaches is chosen", () => {
  const moon = lesson({ maps: ["moon"] });
  expect(isTaught(moon, {})).toBe(false);
  expect(isTaught(moon, { maps: ["sea"] })).toBe(false);
  expect(isTaught(moon, { maps: ["sea", "moon"] })).toBe(true);
  expect(isTaught(lesson({ maps: ["moon"], draft: "open" }), { maps: ["moon"] })).toBe(false);
  expect(isTaught(lesson({ draft: "open" }), { draft: "open" })).toBe(true);
});

test("the lesson of the game itself is offered elsewhere", () => {
  expect(isTaught(lesson({}), { maps: ["moon"] })).toBe(false);
});
