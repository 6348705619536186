import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turns } from "./later.ts";

const dataset: Record<string, string> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let so many milliseconds pass within a task. */
function pass(time: number): void {
  const later = performance.now() + time;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

test("there is time for more until a task has lasted long, and in the next one", () => {
  const turns = new Turns();
  turns.begin();
  pass(10);
  expect(turns.hasTime()).toBe(true);
  pass(1000);
  expect(turns.hasTime()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(turns.hasTime()).toBe(true);
});

test("parts come in their order, ornaments last, and the page says when all are there", async () => {
  const turns = new Turns();
  const seen: string[] = [];
  void turns.wait(true).then(() => seen.push("picture"));
  void turns.wait().then(() => seen.push("first"));
  void turns.wait().then(() => seen.push("second"));
  expect(turns.hasTime()).toBe(false);
  expect(dataset).toHaveProperty("unfinished");
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["first", "second", "picture"]);
  expect(dataset).not.toHaveProperty("unfinished");
  expect(turns.hasTime()).toBe(true);
});

test("what takes long leaves the rest for after the next frame", async () => {
  const turns = new Turns();
  const seen: string[] = [];
  void turns.wait().then(() => {
    seen.push("long");
    pass(1000);
  });
  void turns.wait().then(() => seen.push("next"));
  await vi.advanceTimersByTimeAsync(17);
  expect(seen).toEqual(["long"]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["long", "next"]);
});
