/** The symbols that are drawn on a game's components: what each is called and means, and its rule. */

import type { Messages } from "../i18n/messages.ts";

/** A symbol in one language. */
export interface Explained {
  id: string;
  name: string;
  about: string;
  /** The number of the rule that says more. */
  rule: string;
}

/** Symbols that belong together: the number of the rule of each, by the symbol's id. */
interface Group {
  group: string;
  symbols: Readonly<Record<string, string>>;
}

/** All symbols of one game. */
export interface GameSymbols {
  groups: readonly Group[];
  /** The game's own word for a symbol, where it has one. */
  named(messages: Messages, id: string): string | null;
  /** The name of a symbol that the game has no word for. */
  called(messages: Messages, id: string): string;
  /** The heading of a group. */
  titled(messages: Messages, group: string): string;
  /** What a symbol means, in a sentence. */
  about(messages: Messages, id: string): string;
}

/** The first of some messages that exists; null where none does. */
export function firstOf(messages: Messages, ids: readonly string[]): string | null {
  const known = ids.find((id) => messages.has(id));
  return known === undefined ? null : messages.say(known);
}

/** A symbol explained; null for one that the game does not have. */
export function symbolOf(messages: Messages, own: GameSymbols, id: string): Explained | null {
  const rule = own.groups.find(({ symbols }) => id in symbols)?.symbols[id];
  if (rule === undefined) return null;
  const name = own.named(messages, id) ?? own.called(messages, id);
  return { id, name, about: own.about(messages, id), rule };
}

/** All symbols of a game, in groups with their headings. */
export function symbolsOf(
  messages: Messages,
  own: GameSymbols,
): { title: string; symbols: Explained[] }[] {
  return own.groups.map(({ group, symbols }) => ({
    title: own.titled(messages, group),
    symbols: Object.keys(symbols).flatMap((id) => symbolOf(messages, own, id) ?? []),
  }));
}
