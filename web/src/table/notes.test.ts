import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notes } from "./notes.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function texts(notes: Notes): string[] {
  return notes.all.map(({ text }) => text);
}

test("a note goes away by itself, a longer one later", () => {
  const notes = new Notes();
  notes.add("No.");
  notes.add("No, because others have moved since then.");
  expect(texts(notes)).toHaveLength(2);
  vi.advanceTimersByTime(6000);
  expect(texts(notes)).toEqual(["No, because others have moved since then."]);
  vi.advanceTimersByTime(6000);
  expect(texts(notes)).toEqual([]);
});

test("the same said again is shown once, for its whole time", () => {
  const notes = new Notes();
  notes.add("No.");
  vi.advanceTimersByTime(4000);
  notes.add("No.");
  expect(texts(notes)).toEqual(["No."]);
  vi.advanceTimersByTime(4000);
  expect(texts(notes)).toEqual(["No."]);
});

test("a note can be put away, and all of them at the end", () => {
  const notes = new Notes();
  notes.add("One.");
  notes.add("Two.");
  notes.add("Three.");
  notes.remove(notes.all[0]?.id ?? 0);
  expect(texts(notes)).toEqual(["Two.", "Three."]);
  notes.clear();
  expect(texts(notes)).toEqual([]);
});
