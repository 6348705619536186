import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

/** How long so many steps take together, and how fast things travel in the first and the last. */
function shown(steps: number, wish = 1) {
  let now = 1000;
  const pace = new Pace(
    () => wish,
    () => now,
  );
  const speeds: number[] = [];
  pace.begin();
  for (let waiting = steps - 1; waiting >= 0; waiting -= 1) {
    now += pace.next(waiting);
    speeds.push(pace.speed);
  }
  return { time: now - 1000, first: speeds[0] ?? 0, last: speeds.at(-1) ?? 0 };
}

test("a few steps take the time they need, at the usual speed", () => {
  expect(shown(1)).toEqual({ time: 650, first: 1, last: 1 });
  expect(shown(3)).toEqual({ time: 1950, first: 1, last: 1 });
});

test("three bots' turns are shown in less than four seconds, also a night", () => {
  for (const steps of [6, 12, 23]) expect(shown(steps).time).toBeLessThan(4000);
  expect(shown(23).first).toBeGreaterThan(3);
});

test("who wishes it quicker waits as much less", () => {
  expect(shown(3, 2)).toEqual({ time: 975, first: 2, last: 2 });
  expect(shown(20, 4).time).toBeLessThan(1200);
});

test("where steps keep coming, those that wait are shown in good time", () => {
  let now = 0;
  const pace = new Pace(
    () => 1,
    () => now,
  );
  pace.begin();
  now = 5000;
  expect([pace.next(0), pace.next(4), pace.next(40)]).toEqual([650, 180, 120]);
});
