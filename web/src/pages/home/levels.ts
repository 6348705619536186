/** The levels of bots that people choose from, and what is said of each. */

import { language, say } from "../../i18n/language.svelte.ts";
import type { GameInfo, Statistics } from "../../net/wire.ts";

/**
 * What can be chosen, the weakest first: levels where the game has them, and bots that this server's
 * operator has added; else all bots.
 */
export function offeredBots(game: GameInfo, chosen: string): string[] {
  const levels = game.levels.map(({ name }) => name);
  const offered = levels.length ? [...levels, ...game.added_bots] : game.bots;
  return !chosen || offered.includes(chosen) ? offered : [...offered, chosen];
}

const HUNDRED = 100;

/** How a level plays, what its chances are, and how one has done with it: a sentence each. */
export function linesOn(game: GameInfo, name: string, record: Statistics | null): string[] {
  const level = game.levels.find((each) => each.name === name);
  if (level === undefined) return [];
  return [say(`bot-about-${name}`), ...recordWith(game, name, record), ...chance(game, level)];
}

/** What has come of the games with this bot alone; nothing where there were none. */
function recordWith(game: GameInfo, name: string, record: Statistics | null): string[] {
  const found = record?.by_opponents.find(
    ({ game: played, others }) => played === game.name && others.join() === name,
  );
  if (found === undefined) return [];
  const { games, wins } = found.tally;
  return game.together
    ? [say("bot-record-together", { won: wins, games })]
    : [say("bot-record", { won: games - wins, games })];
}

function chance(game: GameInfo, level: GameInfo["levels"][number]): string[] {
  const { won, rating, low, high, against } = level;
  if (won === null || rating === null || low === null || high === null) return [];
  const told = say("bot-rating", {
    rating: String(rating),
    low: String(low),
    high: String(high),
  });
  const percent = Math.round(HUNDRED * won);
  if (game.together) return [say("bot-wins-deals", { won: percent }), told];
  if (against === null) return [told];
  const other = language.messages.botLevel(against);
  return won < 1 / 2
    ? [say("bot-beaten", { level: other, lost: HUNDRED - percent }), told]
    : [say("bot-beats", { level: other, won: percent }), told];
}
