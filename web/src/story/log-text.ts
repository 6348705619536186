/** What has happened at a table, line by line, in words. */

import { alike, sentence, type Words } from "../pack/words.ts";
import type { Messages } from "../i18n/messages.ts";
import type { Happened, Telling } from "../net/wire.ts";
import { undoneOf } from "../net/log.ts";

/** A sentence, and the events that it tells. */
export interface Sentence {
  text: string;
  events: readonly Telling[];
}

export interface Line {
  number: number;
  /** The seat that acted. */
  seat: number;
  sentences: readonly Sentence[];
  isMove: boolean;
  isUndone: boolean;
}

/** Entries that the log does not tell. */
const UNTOLD: readonly string[] = ["say", "lesson"];

/** Puts the entries of a log into words, each once. */
export class LogText {
  readonly game: string;
  readonly names: readonly string[];
  readonly messages: Messages;
  #words: Words | null;
  #told = new WeakMap<Happened, readonly Sentence[]>();

  constructor(messages: Messages, words: Words | null, game: string, names: readonly string[]) {
    this.messages = messages;
    this.game = game;
    this.names = names;
    this.#words = words;
  }

  /** An entry in sentences; none for chat and the steps of lessons. */
  sentences(entry: Happened): readonly Sentence[] {
    const known = this.#told.get(entry);
    if (known !== undefined) return known;
    const told = [...this.#besides(entry), ...this.#events(entry.events)];
    this.#told.set(entry, told);
    return told;
  }

  #besides(entry: Happened): Sentence[] {
    if (entry.what === "move" || UNTOLD.includes(entry.what)) return [];
    return [{ text: happening(entry, this.messages, this.names), events: [] }];
  }

  #events(events: readonly Telling[]): Sentence[] {
    const words = this.#words;
    if (words === null) return [];
    return alike(words, events.filter(isSeen)).map((group) => ({
      text: sentence(this.messages, words, this.game, group, this.names),
      events: group,
    }));
  }
}

/** Whether the seat that looks may know an event. Of the others not even a blank is told. */
function isSeen({ kind }: Telling): boolean {
  return kind !== "hidden";
}

/** Whether there is anything to tell of an entry. */
function isTold({ what, events }: Happened): boolean {
  return !UNTOLD.includes(what) && (!events.length || events.some(isSeen));
}

/** The entries of a table in words, without chat, and without what is none of the seat's business. */
export function linesOf(log: readonly Happened[], logText: LogText): Line[] {
  const undone = undoneOf(log);
  return log.filter(isTold).map((entry) => ({
    number: entry.number,
    seat: entry.seat,
    sentences: logText.sentences(entry),
    isMove: entry.what === "move",
    isUndone: undone.has(entry.number),
  }));
}

/** An entry that is no move, in words: a seat taken, a request, an undo. */
export function happening(entry: Happened, messages: Messages, names: readonly string[]): string {
  const bot = entry.bot ? messages.botLevel(entry.bot) : "";
  return messages.say(`table-event-${kindOf(entry)}`, {
    player: entry.name ?? names[entry.seat] ?? "",
    by: entry.by == null ? "" : (names[entry.by] ?? ""),
    bot,
    text: "",
    found: entry.rules?.found ?? 0,
    known: entry.rules?.known ?? 0,
  });
}

function kindOf(entry: Happened): string {
  if (entry.what === "ask") return entry.asks === "seat" ? "ask-seat" : "ask-undo";
  if (entry.what === "close" && entry.why === "rules") return "close-by-rules";
  if (entry.what === "replaced") return `replaced-${entry.why}`;
  if (entry.what !== "hand-over") return entry.what;
  if (entry.why === "clock") return "hand-over-by-clock";
  return entry.by != null && entry.by !== entry.seat ? "hand-over-by" : "hand-over";
}
