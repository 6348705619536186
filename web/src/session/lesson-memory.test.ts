import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

async function memory() {
  return (await import("./lesson-memory.svelte.ts")).lessonMemory;
}

test("offers that were answered, lessons that are over and games played are remembered", async () => {
  const before = await memory();
  expect(before.hasPlayed("some")).toBe(false);
  before.play(["some", "some"]);
  before.playOn("t1");
  before.answer("some", "first");
  vi.resetModules();
  const after = await memory();
  expect(after).not.toBe(before);
  expect([after.hasPlayed("some"), after.hasPlayed("other")]).toEqual([true, false]);
  expect([after.hasPlayedOn("t1"), after.hasPlayedOn("t2")]).toEqual([true, false]);
  expect([after.isAnswered("some", "first"), after.isAnswered("some", "second")]).toEqual([
    true,
    false,
  ]);
});

test("what cannot be read is forgotten", async () => {
  kept.set("lessons", "{");
  expect((await memory()).hasPlayed("some")).toBe(false);
});
