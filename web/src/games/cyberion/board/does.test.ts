import { beforeAll, expect, test } from "vitest";
import { language } from "$page/i18n/language.svelte.ts";
import { Messages } from "$page/i18n/messages.ts";
import { Names } from "../names.ts";
import { abilities, cogDoes, everyLevel, levelDoes } from "./does.ts";

const FACES = {
  abilities: {
    stockbot: [{}, { number: 1 }, { number: 2 }],
    commandbot: [{}, { number: 5 }],
  },
  prices: [7, 9],
};

let names: Names;

beforeAll(async () => {
  language.messages = await Messages.of("en");
  names = new Names(language.messages, FACES);
});

test("where a level has no ability, that is said", () => {
  expect(abilities("stockbot", [1], names)).toBe("Level I: no ability yet.");
  expect(abilities("stockbot", [2], names)).toBe("Level II: up to 1 robot moves to the Stock.");
});

test("every level is told after the other", () => {
  expect(everyLevel("stockbot", names)).toBe(
    "Level I: no ability yet. Level II: up to 1 robot moves to the Stock. Level III: up to 2 robots move to the Stock.",
  );
});

test("what it means to Prepare a machine is said with the ability, once", () => {
  expect(abilities("commandbot", [1], names)).toBe("Level I: no ability yet.");
  expect(abilities("commandbot", [1, 2], names)).toBe(
    "Level I: no ability yet. Level II: discard 5 more robots to Prepare a machine. Prepared: this turn it needs one robot fewer.",
  );
});

test("a level that is still to come says what it costs, by what the server tells", () => {
  expect(levelDoes("stockbot", 3, false, names)).toBe(
    "Level III: up to 2 robots move to the Stock. Upgrade from level II to III: 9\u00a0Experience.",
  );
  expect(levelDoes("stockbot", 2, true, names)).toBe("Level II: up to 1 robot moves to the Stock.");
  expect(levelDoes("stockbot", 1, false, names)).toBe("Level I: no ability yet.");
});

test("a Cog says what its level does and what the next one will do; at the last level, that alone", () => {
  expect(cogDoes("stockbot", 1, names)).toBe(
    "Level I: no ability yet. Level II: up to 1 robot moves to the Stock.",
  );
  expect(cogDoes("stockbot", 3, names)).toBe("Level III: up to 2 robots move to the Stock.");
});
