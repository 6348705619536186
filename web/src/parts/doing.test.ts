import { expect, test } from "vitest";
import { Doing } from "./doing.svelte.ts";

test("one thing is done at a time, and what goes wrong is kept until the next", async () => {
  const doing = new Doing();
  let done = () => {};
  const first = doing.try(() => new Promise<void>((resolve) => (done = resolve)));
  expect(doing.isBusy).toBe(true);
  expect(await doing.try(() => Promise.resolve())).toBe(false);
  done();
  expect(await first).toBe(true);
  const problem = new Error("no");
  expect(await doing.try(() => Promise.reject(problem))).toBe(false);
  expect([doing.isBusy, doing.problem]).toEqual([false, problem]);
  await doing.try(() => Promise.resolve());
  expect(doing.problem).toBeNull();
});
