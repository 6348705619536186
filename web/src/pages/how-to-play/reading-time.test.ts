import { expect, test } from "vitest";
import { minutesFor } from "./reading-time.ts";

function pageOf(words: number) {
  const text = [Array(words).fill("word").join(" ")];
  const passages = [{ is: "prose" as const, text, rules: ["C1"] }];
  return { title: "", parts: [{ level: 2 as const, title: "Goal", figure: null, passages }] };
}

test("two hundred words are read in a minute, and a minute begun counts", () => {
  expect(minutesFor(pageOf(199))).toBe(1);
  expect(minutesFor(pageOf(200))).toBe(2);
  expect(minutesFor(pageOf(599))).toBe(3);
});
