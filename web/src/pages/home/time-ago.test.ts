import { expect, test } from "vitest";
import { since } from "./time-ago.ts";

test.each([
  [0, "now"],
  [59, "now"],
  [-5, "now"],
  [60, "1 minute ago"],
  [7199, "1 hour ago"],
  [86_400, "yesterday"],
  [86_400 * 9.5, "9 days ago"],
])("%i seconds are told as %s", (seconds, told) => {
  expect(since(1000, 1000 + seconds, "en")).toBe(told);
});

test("in the language that is read", () => {
  expect(since(0, 86_400, "pt-PT")).toBe("ontem");
});
