import { expect, test } from "vitest";
import { Messages } from "../i18n/messages.ts";
import { entry, LOG } from "./samples.ts";
import { placeOf, stepsOf, stretchesOf } from "./steps.ts";
import { storyOf } from "../games/registry.ts";

const story = storyOf("cyberion", await Messages.of("en"));

test("the steps of a game are its deal and every move, each in its chapter with its marks", () => {
  const steps = stepsOf(LOG, story);
  expect(steps.map(({ number, chapter, marks }) => [number, chapter?.label, ...marks])).toEqual([
    [1, "1"],
    [2, "1", "made"],
    [3, "1"],
    [5, "2", "made"],
    [6, "2", "lost"],
  ]);
  expect(
    stretchesOf(steps).map(({ chapter, from, steps: n }) => [chapter?.label, from, n]),
  ).toEqual([
    ["1", 1, 2],
    ["2", 3, 2],
  ]);
});

test("moves that were taken back are no steps", () => {
  const log = [entry(1), entry(2), entry(3, [], { what: "undo", undone: [2] }), entry(4)];
  expect(stepsOf(log, story).map(({ number }) => number)).toEqual([0, 1, 4]);
});

test("nothing has happened yet", () => {
  expect(stepsOf([entry(1, [], { what: "sit" })], story)).toEqual([]);
});

test("any entry is found at the last step before it", () => {
  const steps = stepsOf(LOG, story);
  expect([0, 1, 3, 4, 99].map((number) => placeOf(steps, number))).toEqual([0, 0, 2, 2, 4]);
});
