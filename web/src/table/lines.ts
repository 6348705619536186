/** What has happened at a table, line by line, in words. */

import { sentences, type Words } from "../games/words.ts";
import type { Messages } from "../i18n/messages.ts";
import type { Happened } from "../net/wire.ts";

export interface Line {
  number: number;
  at: number;
  texts: string[];
  isUndone: boolean;
}

/** The entries of a table in words, without what was only said. */
export function linesOf(
  log: readonly Happened[],
  messages: Messages,
  words: Words | null,
  game: string,
  names: readonly string[],
): Line[] {
  const undone = new Set(log.flatMap((entry) => entry.undone ?? []));
  return log.flatMap((entry) => {
    if (entry.what === "say") return [];
    const isGame = entry.what === "move";
    const own = isGame ? [] : [happening(entry, messages, names)];
    const events = words === null ? [] : sentences(messages, words, game, entry.events, names);
    const texts = [...own, ...events];
    return [{ number: entry.number, at: entry.at, texts, isUndone: undone.has(entry.number) }];
  });
}

/** What somebody did at a table, besides the game. */
export function happening(entry: Happened, messages: Messages, names: readonly string[]): string {
  const bot = entry.bot ? messages.say(`bot-level-${entry.bot}`) : "";
  return messages.say(`table-event-${kindOf(entry)}`, {
    player: entry.name ?? names[entry.seat] ?? "",
    by: entry.by == null ? "" : (names[entry.by] ?? ""),
    bot,
    text: "",
  });
}

function kindOf(entry: Happened): string {
  if (entry.what === "ask") return entry.asks === "seat" ? "ask-seat" : "ask-undo";
  if (entry.what !== "hand-over") return entry.what;
  if (entry.why === "clock") return "hand-over-by-clock";
  return entry.by != null && entry.by !== entry.seat ? "hand-over-by" : "hand-over";
}
