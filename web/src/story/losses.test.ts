import { expect, test } from "vitest";
import { wordsOf } from "../games/registry.ts";
import { Messages } from "../i18n/messages.ts";
import { MechADreamStory } from "../games/mech-a-dream/story.ts";
import { LogText } from "./log-text.ts";
import { lossesOf, ToldSeats } from "./losses.ts";

const messages = await Messages.of("en");
const story = new MechADreamStory(messages);
const words = wordsOf("mech-a-dream", messages, { specialists: {} });
const logText = new LogText(messages, words, "mech-a-dream", ["Ada", "Bea"]);
const slept = { kind: "slept", seat: 1 };
const taken = { kind: "specialist-taken", seat: 1, specialist: "s01", from: 0 };
const entry = { number: 4, what: "move", seat: 1, at: 1, events: [slept, taken] };

test("only who lost something is told, in the words of the log", () => {
  const losses = lossesOf(entry, 0, story, logText);
  expect(losses.map(({ event }) => event)).toEqual([taken]);
  expect(losses[0]?.text).toMatch(/^Bea takes the .* from Ada/);
  expect(lossesOf(entry, 1, story, logText)).toEqual([]);
  expect(lossesOf(entry, 0, null, logText)).toEqual([]);
});

test("each seat of a screen is told once of what happened since it last looked", () => {
  const log = [1, 2, 3, 4, 5].map((number) => ({ ...entry, number }));
  const told = new ToldSeats();
  const since = (seat: number, upTo: number) =>
    told.since(log, seat, upTo).map(({ number }) => number);
  expect(since(1, 2)).toEqual([]);
  expect(since(1, 4)).toEqual([3, 4]);
  expect(since(1, 4)).toEqual([]);
  expect(since(0, 4)).toEqual([3, 4]);
  expect(since(1, 5)).toEqual([5]);
  expect(since(0, 5)).toEqual([5]);
});
