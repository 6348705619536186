import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "../net/wire.ts";
import { Showing, type Stage } from "./showing.svelte.ts";

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

describe("showing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("brings step after step to the table, with a pause between them", async () => {
    const seen: unknown[] = [];
    const log: string[] = [];
    const showing = new Showing({
      stage: () => stageOf(log),
      isHurried: () => false,
      speed: () => 1,
      showed: ({ position }) => seen.push(position.number),
    });
    showing.begin({ number: 0 }, 0);
    for (const number of [1, 2, 3]) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1]);
    expect(showing.isCaughtUp).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([1, 2, 3]);
    expect(showing.isCaughtUp).toBe(true);
    expect(log).toEqual(["before", "after", "before", "after", "before", "after"]);
  });

  it("shows a long row of others' moves in a few seconds", async () => {
    const showing = new Showing({ stage: () => null, isHurried: () => false, speed: () => 1 });
    showing.begin({}, 0);
    for (let number = 1; number <= 12; number += 1) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(4000);
    expect(showing.isCaughtUp).toBe(true);
  });

  it("is at the end at once when skipped, and never shows what was left out", async () => {
    const seen: unknown[] = [];
    const showing = new Showing({
      stage: () => null,
      isHurried: () => false,
      speed: () => 1,
      showed: ({ position }) => seen.push(position.number),
    });
    showing.begin({}, 0);
    for (const number of [1, 2, 3, 4]) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    showing.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1, 4]);
    expect(showing.position).toEqual({ number: 4 });
    expect(showing.isCaughtUp).toBe(true);
  });

  it("does not wait where nothing shall move", async () => {
    const showing = new Showing({ stage: () => null, isHurried: () => true, speed: () => 1 });
    showing.begin({}, 0);
    for (const number of [1, 2, 3]) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.isCaughtUp).toBe(true);
    expect(showing.number).toBe(3);
  });

  it("begins anew in the middle of showing, and follows only that", async () => {
    const seen: unknown[] = [];
    const showing = new Showing({
      stage: () => null,
      isHurried: () => false,
      speed: () => 1,
      showed: ({ position }) => seen.push(position.number),
    });
    showing.begin({}, 0);
    for (const number of [1, 2, 3]) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    showing.begin({ number: 3 }, 3);
    for (const number of [4, 5]) showing.add(step(number));
    await vi.advanceTimersByTimeAsync(1);
    expect(showing.isCaughtUp).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual([1, 4, 5]);
    expect(showing.isCaughtUp).toBe(true);
  });
});
