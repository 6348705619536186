import { beforeEach, expect, test } from "vitest";
import { language } from "../../i18n/language.svelte.ts";
import { Messages } from "../../i18n/messages.ts";
import type { Statistics, Tally } from "../../net/wire.ts";
import { rowsOf } from "./result-rows.ts";

const SOLO = { players: 1, expansions: [], support: 2 };
const tallied = (games: number): Tally => ({ games, wins: 0, best: 15, assisted: 0, mean: 15 });
const played = (options: Record<string, unknown>, games = 1) => ({
  game: "cyberion",
  options,
  tally: tallied(games),
});
const against = (others: string[], games = 1) => ({
  game: "cyberion",
  others,
  tally: tallied(games),
});

function results(
  by_combination: Statistics["by_combination"],
  by_opponents: Statistics["by_opponents"],
): Statistics {
  const games = by_combination.reduce((sum, { tally }) => sum + tally.games, 0);
  return {
    since: 0,
    by_game: { cyberion: tallied(games) },
    by_combination,
    by_opponents,
    uncounted: [],
  };
}

function told(found: Statistics): [string, number][] {
  return rowsOf(found, "cyberion").map(({ what, tally }) => [what, tally.games]);
}

beforeEach(async () => {
  language.messages = await Messages.of("en");
});

test("games of one sort make one line", () => {
  expect(told(results([played(SOLO, 3)], [against([], 3)]))).toEqual([["solo", 3]]);
});

test("no two lines say the same: options are named where they differ", () => {
  const found = results([played(SOLO), played({ ...SOLO, support: 5 })], [against([], 2)]);
  expect(told(found)).toEqual([
    ["All games", 2],
    ["solo, Support tokens: 2", 1],
    ["solo, Support tokens: 5", 1],
  ]);
});

test("company is told only where there was more than one", () => {
  const two = { ...SOLO, players: 2, expansions: ["microbots"] };
  const one = results([played(two), played(SOLO)], [against([]), against(["greedy"])]);
  expect(told(one).map(([what]) => what)).toEqual(["All games", "solo", "2 players, Microbots"]);
  const several = results([played(two, 2)], [against(["greedy"]), against(["people"])]);
  expect(told(several).map(([what]) => what)).toEqual([
    "2 players, Microbots",
    "with bot (one move ahead)",
    "with other people",
  ]);
});

test("a game that was never finished has no lines", () => {
  expect(rowsOf(results([], []), "mech-a-dream")).toEqual([]);
});
