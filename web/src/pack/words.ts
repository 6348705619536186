/** What a page needs to be able to say about any game. A game's own words are in its folder. */

import type { Messages, Params } from "../i18n/messages.ts";
import type { Consequences, Move, Position, Telling } from "../net/wire.ts";

/** A thing in words: its name, and what it does or how it stands. */
export interface Thing {
  name: string;
  note?: string;
  /** How many of it, where there are several alike. */
  count?: number;
}

/** A place on the table, and what lies there. */
export interface Zone {
  title: string;
  things: Thing[];
  /** The seat that it belongs to, where it belongs to one. */
  seat?: number;
}

/** What is known while a move is being composed. */
export interface Composed {
  move: Move;
  position: Position;
  seat: number;
}

/** What a move costs and brings, in a few words. */
export interface Told {
  text: string;
  /** Whether it takes what the seat should not lose unawares: it is said with a warning. */
  isDangerous?: boolean;
  /** What is asked before such a move is made, whatever the seat likes to be asked about. */
  question?: string;
}

/** Things of a kind that have yet to be picked. */
export interface Missing {
  kind: string;
  n: number;
  /** How many of the kind are picked already. */
  picked: number;
  /** Those that can be picked, by their names on the table. */
  keys: readonly string[];
}

/** One game in words, in one language. */
export interface Words {
  /** The title of the game. */
  title: string;
  /** What the seat that looks is asked now. */
  question(position: Position, names: readonly string[]): string;
  /** Where the game stands, in a line: turn, day. */
  moment(position: Position): string;
  zones(position: Position, names: readonly string[]): Zone[];
  /** Something that can be chosen for a field of a move. */
  choice(field: string, value: unknown, composed: Composed, names: readonly string[]): Thing;
  /** What a move costs and brings, from what the server foresees of it. */
  consequence?(seen: Consequences, composed: Composed, names: readonly string[]): Told;
  /** What could still be done for free before such a move, in words. */
  stillFree?(moves: readonly Move[], composed: Composed, names: readonly string[]): string;
  /** So many more things of a kind, where these can be picked: "1 more robot (Flash)". */
  missing?(missing: Missing, names: readonly string[]): string;
  /** What a move does that it need not say, such as the level of an ability. */
  implied?(composed: Composed): Thing | null;
  /** Hidden things that a move shows, by where they lie. */
  shown?(zones: readonly string[]): string;
  /** What tells a move apart from another that is made of the same things. */
  apart?(composed: Composed): string;
  /** What a field asks for. */
  field(field: string, composed: Composed): string;
  areAlike(one: Telling, other: Telling): boolean;
  event(group: readonly Telling[], names: readonly string[]): Params;
  outcome(outcome: Telling, names: readonly string[]): string;
  /** What a score is made of, for each seat; nothing where there are no scores. */
  scores(outcome: Telling): Score[];
}

export interface Score {
  seat: number;
  isWinner: boolean;
  total: number;
  sources: { id: string; name: string; amount: number }[];
}

/** What stands on a game's components, as the server tells it. */
export type Faces = Record<string, unknown>;

/** Events as sentences; what is alike in a row is one sentence. */
export function sentences(
  messages: Messages,
  words: Words,
  game: string,
  events: readonly Telling[],
  names: readonly string[],
): string[] {
  return alike(words, events).map((group) => sentence(messages, words, game, group, names));
}

/** Events with those together that are told in one sentence. */
export function alike(words: Words, events: readonly Telling[]): Telling[][] {
  const groups: Telling[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && words.areAlike(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Events that are alike, in one sentence. */
export function sentence(
  messages: Messages,
  words: Words,
  game: string,
  group: readonly Telling[],
  names: readonly string[],
): string {
  const kind = String(group[0]?.kind);
  if (kind === "hidden") return messages.say("event-hidden");
  return messages.say(`${game}-event-${kind}`, words.event(group, names));
}

/** A player by name; without names, by number. */
export function playerName(messages: Messages, seat: number, names: readonly string[]): string {
  return names[seat] ?? messages.say("seat-name", { seat: seat + 1 });
}

/** Things that are alike, counted, in the order in which they first come. */
export function counted(names: readonly string[]): Thing[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => (count > 1 ? { name, count } : { name }));
}

/** Something and what is said of it: "Delivery: 3 flowers". */
export function labelled(messages: Messages, option: string, value: string): string {
  return messages.say("option-line", { option, value });
}

/** Names as things. */
export function things(names: readonly string[]): Thing[] {
  return names.map((name) => ({ name }));
}
