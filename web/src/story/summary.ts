/** What happened in a while, in a few sentences. */

import type { Happened } from "../net/wire.ts";
import type { LogText } from "./log-text.ts";
import { keySentences } from "./key-sentences.ts";
import type { GameStory } from "../pack/story.ts";

/** Sentences that a summary has at most. */
const MOST = 4;

interface Told {
  number: number;
  /** Whom it is about. */
  seat: number;
  text: string;
  /** What left a mark comes before what did not, and that before what goes without saying. */
  weight: number;
}

export interface Summary {
  lines: Told[];
  /** How many moves are not told. */
  more: number;
}

/** The weightiest of what happened, and of what weighs the same the latest. */
export function summary(entries: readonly Happened[], story: GameStory, logText: LogText): Summary {
  const all = entries.flatMap((entry) => tellings(entry, story, logText));
  const best = all
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST);
  const lines = all.filter((told) => best.includes(told));
  const told = new Set(lines.map(({ number }) => number));
  return { lines, more: entries.filter(({ number }) => !told.has(number)).length };
}

/** What can be told of an entry: each moment of it, or all in short where it has none. */
function tellings(entry: Happened, story: GameStory, logText: LogText): Told[] {
  const sentences = logText.sentences(entry);
  const moments = sentences.flatMap(({ text, events }) => {
    const moment = events.find((event) => story.mark(event) !== null);
    if (moment === undefined) return [];
    return [{ number: entry.number, seat: Number(moment.seat), text, weight: 2 }];
  });
  if (moments.length) return moments;
  const text = keySentences(sentences, story).slice(0, 2).join(" ");
  const isSmall = entry.events.every((event) => story.isSmall(event));
  return [{ number: entry.number, seat: entry.seat, text, weight: isSmall ? 0 : 1 }];
}
