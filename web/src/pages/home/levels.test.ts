import { beforeEach, expect, test } from "vitest";
import { language } from "../../i18n/language.svelte.ts";
import { Messages } from "../../i18n/messages.ts";
import type { GameInfo, Statistics } from "../../net/wire.ts";
import { linesOn, offeredBots } from "./levels.ts";

const game = {
  name: "mech-a-dream",
  together: false,
  bots: ["random", "greedy", "easy", "hard"],
  added_bots: [],
  usual_bot: "easy",
  levels: [
    { name: "easy", rating: 1310, low: 1290, high: 1330, won: 0.26, against: "hard" },
    { name: "hard", rating: 1690, low: 1670, high: 1710, won: 0.741, against: "easy" },
  ],
} as unknown as GameInfo;

function recordOf(others: string[], games: number, wins: number): Statistics {
  const tally = { games, wins, best: null, mean: null };
  return { by_opponents: [{ game: game.name, others, tally }] } as unknown as Statistics;
}

beforeEach(async () => {
  language.messages = await Messages.of("en");
});

test("levels are offered where there are any, and what was chosen before besides", () => {
  expect(offeredBots(game, "")).toEqual(["easy", "hard"]);
  expect(offeredBots(game, "hard")).toEqual(["easy", "hard"]);
  expect(offeredBots(game, "greedy")).toEqual(["easy", "hard", "greedy"]);
  expect(offeredBots({ ...game, levels: [] }, "greedy")).toEqual(game.bots);
});

test("bots that the server's operator has added are offered after the levels", () => {
  expect(offeredBots({ ...game, added_bots: ["clever"] }, "")).toEqual(["easy", "hard", "clever"]);
  expect(linesOn({ ...game, added_bots: ["clever"] }, "clever", null)).toEqual([]);
});

test("of a level it is said how it plays, whom it beats and how it is rated", () => {
  const lines = linesOn(game, "hard", null);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("74");
  expect(lines[2]).toMatch(/1690.*1670.*1710/);
  expect(linesOn(game, "easy", null)[1]).toContain("74");
  expect(linesOn(game, "greedy", null)).toEqual([]);
});

test("a level that was not measured has no chance and no rating", () => {
  const [level] = game.levels;
  const bare = { ...level!, won: null, rating: null, low: null, high: null };
  expect(linesOn({ ...game, levels: [bare] }, "easy", null)).toHaveLength(1);
});

test("what has come of one's own games with this level alone is told", () => {
  const lines = linesOn(game, "easy", recordOf(["easy"], 7, 3));
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/4.*7/);
  expect(linesOn(game, "easy", recordOf(["easy", "people"], 7, 3))).toHaveLength(3);
  expect(linesOn(game, "hard", recordOf(["easy"], 7, 3))).toHaveLength(3);
});

test("where all win together, the deals that it wins are told, and those won with it", () => {
  const together = { ...game, together: true } as GameInfo;
  const lines = linesOn(together, "easy", recordOf(["easy"], 7, 3));
  expect(lines[1]).toMatch(/3.*7/);
  expect(lines[2]).toContain("26");
});
