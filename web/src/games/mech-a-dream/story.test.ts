import { expect, test } from "vitest";
import { Messages } from "$page/i18n/messages.ts";
import { MechADreamStory } from "./story.ts";

const story = new MechADreamStory(await Messages.of("en"));
const taken = { kind: "specialist-taken", seat: 1, specialist: "s01" };

test("a Specialist that another takes is a loss for its owner, and for nobody else", () => {
  expect([0, 1, 2].filter((seat) => story.isLoss({ ...taken, from: 0 }, seat))).toEqual([0]);
  expect([0, 1, 2].filter((seat) => story.isLoss({ ...taken, from: "centre" }, seat))).toEqual([]);
});
