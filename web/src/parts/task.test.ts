import { expect, test } from "vitest";
import { Task } from "./task.svelte.ts";

test("one thing is done at a time, and what goes wrong is kept until the next", async () => {
  const task = new Task();
  let done = () => {};
  const first = task.try(() => new Promise<void>((resolve) => (done = resolve)));
  expect(task.isBusy).toBe(true);
  expect(await task.try(() => Promise.resolve())).toBe(false);
  done();
  expect(await first).toBe(true);
  const problem = new Error("no");
  expect(await task.try(() => Promise.reject(problem))).toBe(false);
  expect([task.isBusy, task.problem]).toEqual([false, problem]);
  await task.try(() => Promise.resolve());
  expect(task.problem).toBeNull();
});
