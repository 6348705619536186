import { expect, test } from "vitest";
import type { EventSounds } from "../../pack/sounds.ts";
import { soundsOf } from "./event-sounds.ts";

const SOUNDS: EventSounds = {
  paid: "tick",
  drawn: "paper",
  moved: "wood",
  made: "chime",
  won: "fanfare",
  began: { by: "part", sounds: { night: "night" } },
  slept: null,
};

const soundsFor = (kinds: string[]) =>
  soundsOf(
    SOUNDS,
    kinds.map((kind) => ({ kind })),
  );

test("sounds come in the order of the events, each only once", () => {
  expect(soundsFor(["drawn", "drawn", "made", "moved"])).toEqual(["paper", "chime", "wood"]);
});

test("of many sounds the weightiest are kept", () => {
  expect(soundsFor(["paid", "drawn", "moved", "made", "won"])).toEqual([
    "wood",
    "chime",
    "fanfare",
  ]);
});

test("a sound can depend on a field of the event", () => {
  const began = (part: string) => soundsOf(SOUNDS, [{ kind: "began", part }]);
  expect([began("night"), began("morning")]).toEqual([["night"], []]);
});

test("silent and unknown events have no sound", () => {
  expect(soundsFor(["slept", "castled"])).toEqual([]);
});
