import { expect, test } from "vitest";
import { Messages } from "../i18n/messages.ts";
import type { Happened } from "../net/wire.ts";
import { chaptersOf, grouped } from "./chapters.ts";
import { entry, LOG, part, turn } from "./samples.ts";
import type { GameStory } from "../pack/story.ts";
import { storyOf } from "../games/registry.ts";

const messages = await Messages.of("en");
const cyberion = storyOf("cyberion", messages) as GameStory;
const mechADream = storyOf("mech-a-dream", messages) as GameStory;

function titles(log: Happened[], story: GameStory): [string | undefined, number[]][] {
  return grouped(chaptersOf(log, story), log).map(({ chapter, things }) => [
    chapter?.title,
    things.map(({ number }) => number),
  ]);
}

test("what happened is told turn by turn, and the turn that has just begun is there", () => {
  expect(titles(LOG, cyberion)).toEqual([
    [undefined, [1]],
    ["Turn 1", [2, 3]],
    ["Turn 2", [4, 5, 6]],
    ["Turn 3", []],
  ]);
});

test("a turn whose beginning was taken back has not begun", () => {
  const log = [entry(1, [turn(2)]), entry(2, [], { what: "undo", undone: [1] })];
  expect(titles(log, cyberion)).toEqual([["Turn 1", [1, 2]]]);
});

test("days have parts; before the first morning there was the set-up, if it is told of", () => {
  const log = [entry(1), entry(2, [part(1, "afternoon")]), entry(3)];
  expect(titles(log, mechADream).map(([title]) => title)).toEqual([
    "Day 1 · Morning",
    "Day 1 · Afternoon",
  ]);
  const set = [entry(1), entry(2, [part(1, "morning")])];
  expect(titles(set.slice(0, 1), mechADream).map(([title]) => title)).toEqual(["Set-up"]);
  expect(titles(set, mechADream).map(([title]) => title)).toEqual(["Set-up", "Day 1 · Morning"]);
});

test("where the beginning is not known yet, the first lines have no title", () => {
  const log = [entry(71), entry(72, [turn(9)]), entry(73)];
  expect(titles(log, cyberion)).toEqual([
    [undefined, [71, 72]],
    ["Turn 9", [73]],
  ]);
});
