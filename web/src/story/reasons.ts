/** Which moves bots made, and whether they tell why: at the end, or at once where hints are allowed. */

import { activeEntries } from "../net/log.ts";
import type { Happened, TableInfo } from "../net/wire.ts";

/** The statuses of a game in which nothing is decided any more. */
const OVER: readonly string[] = ["finished", "closed"];

/** Whether a seat, or who watches, is told now why bots moved; a saved game keeps no reasons. */
export function tellsWhy(info: TableInfo | null, seat: number | null): boolean {
  if (info === null || info.is_uploaded) return false;
  if (OVER.includes(info.room.status)) return true;
  const isAlike = info.room.status === "playing" && info.room.hints === "allowed";
  return seat !== null && info.daily === null && isAlike;
}

/** The entries by which a bot comes to play a person's seat, and the one by which it goes again. */
const TO_BOT: readonly string[] = ["hand-over", "resign"];
const TO_PERSON = "take-back";
/** The move before it was made in the place of a bot that failed: nobody has reasons for it. */
const REPLACED = "replaced";

/**
 * The numbers of the moves that bots made, also of bots that stood in for somebody, by what is known
 * of the log: whose seat it was then matters, not whose it is now.
 */
export function botMoves(log: readonly Happened[], info: TableInfo | null): Set<number> {
  const found = new Set<number>();
  for (const { seat, kind, bot } of info?.room.seats ?? []) {
    const own = log.filter((entry) => entry.seat === seat);
    const change = own.find(({ what }) => what === TO_PERSON || TO_BOT.includes(what));
    let isBot = kind === "bot" || (change === undefined ? bot !== null : change.what === TO_PERSON);
    let last = 0;
    for (const { number, what } of own) {
      if (TO_BOT.includes(what)) isBot = true;
      else if (what === TO_PERSON) isBot = false;
      else if (what === REPLACED) found.delete(last);
      else if (what === "move") {
        last = number;
        if (isBot) found.add(number);
      }
    }
  }
  return found;
}

/** Of each seat its last move that stands, where a bot made it. */
export function lastBotMoves(
  log: readonly Happened[],
  info: TableInfo | null,
): Map<number, number> {
  const bots = botMoves(log, info);
  const moves = activeEntries(log).filter(({ what }) => what === "move");
  const last = new Map(moves.map(({ seat, number }) => [seat, number]));
  return new Map([...last].filter(([, number]) => bots.has(number)));
}
