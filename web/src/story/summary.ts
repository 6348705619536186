/** What happened in a while, in a few sentences. */

import type { Happened } from "../net/wire.ts";
import type { Teller } from "./lines.ts";
import { gist } from "./gist.ts";
import type { Tale } from "../pack/tale.ts";

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
export function summary(entries: readonly Happened[], tale: Tale, teller: Teller): Summary {
  const all = entries.flatMap((entry) => tellings(entry, tale, teller));
  const best = all
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST);
  const lines = all.filter((told) => best.includes(told));
  const told = new Set(lines.map(({ number }) => number));
  return { lines, more: entries.filter(({ number }) => !told.has(number)).length };
}

/** What can be told of an entry: each moment of it, or all in short where it has none. */
function tellings(entry: Happened, tale: Tale, teller: Teller): Told[] {
  const sentences = teller.sentences(entry);
  const moments = sentences.flatMap(({ text, events }) => {
    const moment = events.find((event) => tale.mark(event) !== null);
    if (moment === undefined) return [];
    return [{ number: entry.number, seat: Number(moment.seat), text, weight: 2 }];
  });
  if (moments.length) return moments;
  const text = gist(sentences, tale).slice(0, 2).join(" ");
  const isSmall = entry.events.every((event) => tale.isSmall(event));
  return [{ number: entry.number, seat: entry.seat, text, weight: isSmall ? 0 : 1 }];
}
