import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Why } from "./why.svelte.ts";

let asked: ((told: object, status?: number) => Promise<void>)[] = [];

beforeEach(() => {
  asked = [];
  const answered = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) =>
        asked.push((told, status = 200) => {
          resolve({ status, ok: status < 400, json: () => Promise.resolve(told) });
          return answered();
        }),
      ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const reasons = (number: number) => ({ number, told: { moves: [] } });

test("a bot tells why it moved, once for each time it is asked", async () => {
  const why = new Why();
  void why.ask("t1", 0, 4);
  void why.ask("t1", 0, 4);
  expect(asked).toHaveLength(1);
  expect(why.isBusy).toBe(true);
  await asked[0]?.(reasons(4));
  expect([why.found, why.problem, why.isBusy]).toEqual([reasons(4), null, false]);
});

test("what it says of one move is not shown for the next", async () => {
  const why = new Why();
  void why.ask("t1", 0, 4);
  why.forget();
  await asked[0]?.(reasons(4));
  expect([why.found, why.isBusy]).toEqual([null, false]);
  void why.ask("t1", 0, 4);
  why.forget();
  void why.ask("t1", 0, 6);
  await asked[2]?.(reasons(6));
  await asked[1]?.({ code: "no-reasons", rule: "", params: {}, text: "Nothing." }, 404);
  expect([why.found, why.problem]).toEqual([reasons(6), null]);
});

test("a refusal is kept, to be shown", async () => {
  const why = new Why();
  void why.ask("t1", null, 4);
  await asked[0]?.({ code: "no-reasons", rule: "", params: {}, text: "Nothing." }, 404);
  expect([why.found, why.isBusy]).toEqual([null, false]);
  expect(String(why.problem)).toContain("Nothing.");
});
