import { soundsOf } from "$page/board/sound/event-sounds.ts";
import { expect, test } from "vitest";
import { sounds } from "./sounds.ts";

test("silence is chosen, not forgotten", () => {
  const silent = Object.entries(sounds).filter(([, sound]) => sound === null);
  expect(silent.map(([kind]) => kind)).toEqual([
    "monitor-kept",
    "hourglasses-lost",
    "nothing-gained",
    "declined",
    "slept",
    "hidden",
  ]);
});

test("night falls with a chord, the day's other parts begin without", () => {
  const began = (part: string) => soundsOf(sounds, [{ kind: "part-began", part }]);
  expect([began("night"), began("morning")]).toEqual([["night"], []]);
});
