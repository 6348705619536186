import { expect, test } from "vitest";
import type { CyberionFaces } from "../names.ts";
import { composition } from "./composition.ts";
import type { CyberionPosition } from "../types.ts";

const FACES = {
  cards: {
    robots: { "planbot-1": 2, "planbot-2": 2 },
    multibots: { "any-1": 1, "any-2": 1, "planbot-any": 1 },
    babybots: { "baby-planbot": 1 },
  },
} as unknown as CyberionFaces;

function table(own: Partial<Record<keyof CyberionPosition, unknown>>): CyberionPosition {
  const empty = {
    platform: [],
    flash: [],
    stock: [],
    discard: [],
    out_of_game: [],
    limbo: [],
    pending: [],
    gigantobots: {},
    robot_deck: 0,
  };
  return { ...empty, ...own } as unknown as CyberionPosition;
}

function deckOf(position: CyberionPosition): Record<string, number> {
  return Object.fromEntries(composition(position, FACES).map(({ robot, deck }) => [robot, deck]));
}

test("what does not lie open is in the deck", () => {
  const position = table({
    robot_deck: 1,
    platform: ["planbot-1", "planbot-2"],
    discard: ["planbot-1"],
  });
  expect(composition(position, FACES)).toEqual([
    { robot: "planbot-1", deck: 0, discard: 1, elsewhere: 1 },
    { robot: "planbot-2", deck: 1, discard: 0, elsewhere: 1 },
  ]);
});

test("the number of cards tells which expansions are in play", () => {
  const babies = table({ robot_deck: 4, limbo: ["planbot"] });
  expect(deckOf(babies)).toEqual({ "planbot-1": 2, "planbot-2": 2, "baby-planbot": 0 });
  expect(deckOf(table({ robot_deck: 5 }))["baby-planbot"]).toBe(1);
  expect(deckOf(table({ robot_deck: 7 }))["planbot-any"]).toBe(1);
  expect(Object.keys(deckOf(table({ robot_deck: 8 })))).toHaveLength(6);
});

test("looked-at cards and those on Gigantobots are not in the deck", () => {
  const position = table({
    robot_deck: 2,
    pending: [{ cards: ["planbot-2"] }],
    gigantobots: { "giga-planbot": { robots: ["planbot-1"], holiday: false } },
  });
  expect(deckOf(position)).toEqual({ "planbot-1": 1, "planbot-2": 1 });
});
