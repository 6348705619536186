import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HEARD, SOUNDS, soundsOf } from "./heard.ts";

/** The kinds of events that a game's own shapes name. */
function kindsOf(game: string): string[] {
  const folder = `../../../../src/dreamcog/games/${game.replaceAll("-", "_")}`;
  const source = readFileSync(new URL(`${folder}/shapes/events.py`, import.meta.url), "utf-8");
  return [...source.matchAll(/kind: Literal\["([a-z-]+)"\]/g)].map(([, kind]) => String(kind));
}

test.each(["cyberion", "mech-a-dream"])("every event of %s has a sound or is silent", (game) => {
  expect(kindsOf(game).length).toBeGreaterThan(20);
  expect(Object.keys(HEARD[game] ?? {}).toSorted()).toEqual(kindsOf(game).toSorted());
});

test("silence is chosen, not forgotten", () => {
  const silent = Object.values(HEARD).map((kinds) =>
    Object.keys(kinds).filter((kind) => kinds[kind] === null),
  );
  expect(silent).toEqual([
    ["turn-began", "nothing-stored", "hidden"],
    ["monitor-kept", "hourglasses-lost", "declined", "slept", "hidden"],
  ]);
});

test("what happens is heard in its order, what is alike only once", () => {
  const kinds = ["robot-discarded", "robot-discarded", "repaired", "machine-revealed"];
  const events = kinds.map((kind) => ({ kind }));
  expect(soundsOf("cyberion", events)).toEqual(["paper", "chime", "wood"]);
});

test("of many sounds the weightiest are kept", () => {
  const kinds = ["paid", "machine-bought", "machine-moved", "machine-completed", "ended"];
  const events = kinds.map((kind) => ({ kind }));
  expect(soundsOf("mech-a-dream", events)).toEqual(["wood", "chime", "fanfare"]);
});

test("night falls with a chord, the day's other parts begin without", () => {
  const began = (part: string) => soundsOf("mech-a-dream", [{ kind: "part-began", part }]);
  expect([began("night"), began("morning")]).toEqual([["night"], []]);
});

test("of unknown games and kinds nothing is heard", () => {
  expect(soundsOf("chess", [{ kind: "repaired" }])).toEqual([]);
  expect(soundsOf("cyberion", [{ kind: "castled" }])).toEqual([]);
});

test("every sound is for something", () => {
  const kinds = Object.values(HEARD).flatMap((each) => Object.values(each));
  const used = kinds.flatMap((each) =>
    each === null ? [] : typeof each === "string" ? [each] : Object.values(each.sounds),
  );
  const byHand = ["your-turn", "not-now"];
  expect([...new Set([...used, ...byHand])].toSorted()).toEqual([...SOUNDS].toSorted());
});
