import { expect, test } from "vitest";
import type { Playback } from "../board/playback.svelte.ts";
import type { Happened } from "../net/wire.ts";
import type { LogText } from "../story/log-text.ts";
import { newsOf } from "./sentence.ts";

const logText = {
  sentences: ({ number }: Happened) => [{ text: `Entry ${number}`, events: [{ kind: "slept" }] }],
} as unknown as LogText;

function entry(number: number, seat: number, what = "move"): Happened {
  return { number, seat, what, at: 1, events: [] } as unknown as Happened;
}

function news(log: Happened[], isCaughtUp = true): string {
  const playback = { isCaughtUp } as unknown as Playback;
  return newsOf({ table: { log, seat: 0, lesson: null }, playback, logText, story: null });
}

test("the last move of another seat is told, once it is shown", () => {
  const log = [entry(1, 0), entry(2, 1)];
  expect(news(log)).toBe("Entry 2");
  expect(news(log, false)).toBe("");
});

test("nothing is told after a move of the seat itself", () => {
  expect(news([entry(1, 1), entry(2, 0)])).toBe("");
  expect(news([])).toBe("");
});

test("chat and changes of seats are no news", () => {
  expect(news([entry(1, 1, "bot")])).toBe("");
  expect(news([entry(1, 0), entry(2, 1, "say")])).toBe("");
  expect(news([entry(1, 1), entry(2, 0, "say")])).toBe("Entry 1");
});
