import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "../net/wire.ts";
import { Playback, type Stage } from "./playback.svelte.ts";

function step(number: number) {
  const happened: Happened = { number, what: "move", seat: 0, at: 0, events: [] } as never;
  return { position: { number }, happened };
}

function stageOf(log: string[]): Stage {
  return {
    before: () => log.push("before"),
    after: () => {
      log.push("after");
      return Promise.resolve();
    },
    skip: () => log.push("skip"),
  };
}

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("brings step after step to the table, with a pause between them", async () => {
    const seen: unknown[] = [];
    const log: string[] = [];
    const playback = new Playback({
      stage: () => stageOf(log),
      isHurried: () => false,
      speed: () => 1,
      onShown: ({ position }) => seen.push(position.number),
    });
    playback.begin({ number: 0 }, 0);
    for (const number of [1, 2, 3]) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1]);
    expect(playback.isCaughtUp).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([1, 2, 3]);
    expect(playback.isCaughtUp).toBe(true);
    expect(log).toEqual(["before", "after", "before", "after", "before", "after"]);
  });

  it("shows a long row of others' moves in a few seconds", async () => {
    const playback = new Playback({ stage: () => null, isHurried: () => false, speed: () => 1 });
    playback.begin({}, 0);
    for (let number = 1; number <= 12; number += 1) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(4000);
    expect(playback.isCaughtUp).toBe(true);
  });

  it("is at the end at once when skipped, and never shows what was left out", async () => {
    const seen: unknown[] = [];
    const playback = new Playback({
      stage: () => null,
      isHurried: () => false,
      speed: () => 1,
      onShown: ({ position }) => seen.push(position.number),
    });
    playback.begin({}, 0);
    for (const number of [1, 2, 3, 4]) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1, 4]);
    expect(playback.position).toEqual({ number: 4 });
    expect(playback.isCaughtUp).toBe(true);
  });

  it("does not wait where nothing shall move", async () => {
    const playback = new Playback({ stage: () => null, isHurried: () => true, speed: () => 1 });
    playback.begin({}, 0);
    for (const number of [1, 2, 3]) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.isCaughtUp).toBe(true);
    expect(playback.number).toBe(3);
  });

  it("begins anew in the middle of showing, and follows only that", async () => {
    const seen: unknown[] = [];
    const playback = new Playback({
      stage: () => null,
      isHurried: () => false,
      speed: () => 1,
      onShown: ({ position }) => seen.push(position.number),
    });
    playback.begin({}, 0);
    for (const number of [1, 2, 3]) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    playback.begin({ number: 3 }, 3);
    for (const number of [4, 5]) playback.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.isCaughtUp).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([1, 4, 5]);
    expect(playback.isCaughtUp).toBe(true);
  });
});
