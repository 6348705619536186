/** The moves that are ready, as buttons: what they do, and what was chosen by words. */

import type { Places } from "../pack/board.ts";
import type { Composed, Words } from "../pack/words.ts";
import type { Params } from "../i18n/messages.ts";
import type { Move } from "../net/wire.ts";
import { keysOf, type Touched } from "./touched.ts";

export interface Button {
  key: string;
  move: Move;
  name: string;
  /** What was chosen by words, or need not be said. */
  value: string;
  /** What the verb means, for the tooltip. */
  help: string;
  /** What comes of what was chosen by words, or need not be said. */
  note: string;
}

type Say = (id: string, params?: Params) => string;

/**
 * A button for each move. Moves of the same words are told apart by the game, where that matters;
 * otherwise only the first of them gets a button.
 */
export function buttonsOf(
  moves: readonly Move[],
  places: Places,
  words: Words,
  composed: Composed,
  names: readonly string[],
  say: Say,
): Button[] {
  const all = moves.map((move) => buttonOf(move, places, words, { ...composed, move }, names, say));
  const isDouble = ({ name, note }: Button) =>
    all.filter((other) => other.name === name && other.note === note).length > 1;
  const found = new Map<string, Button>();
  for (const button of all) {
    const { move } = button;
    const value = (isDouble(button) && words.apart?.({ ...composed, move })) || "";
    const name = value ? say("option-line", { option: button.name, value }) : button.name;
    if (!found.has(name + button.note)) found.set(name + button.note, { ...button, name });
  }
  return inShort([...found.values()]);
}

/** Where all do the same and differ in what is chosen by words, that alone is their name. */
function inShort(buttons: Button[]): Button[] {
  const isShort = new Set(buttons.map(({ move }) => move.do)).size === 1 && buttons.length > 1;
  const differ = new Set(buttons.map(({ value }) => value)).size === buttons.length;
  if (!isShort || !differ || buttons.some(({ value }) => !value)) return buttons;
  return buttons.map((each) => ({ ...each, name: capitalised(each.value) }));
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function buttonOf(
  move: Move,
  places: Places,
  words: Words,
  composed: Composed,
  names: readonly string[],
  say: Say,
): Button {
  const verb = words.choice("do", move.do, composed, names);
  const said: string[] = [];
  const notes: string[] = [];
  for (const [field, value] of Object.entries(move)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (field === "do" || values.some((each) => places.key(field, each, move) !== null)) continue;
    const things = values.map((each) => words.choice(field, each, composed, names));
    said.push(things.map(({ name }) => name).join(", "));
    notes.push(...things.flatMap((thing) => thing.note ?? []));
  }
  const implied = words.implied?.(composed) ?? null;
  if (implied !== null) {
    said.push(implied.name);
    if (implied.note) notes.push(implied.note);
  }
  const value = said.filter(Boolean).join(", ");
  const name = value ? say("option-line", { option: verb.name, value }) : verb.name;
  const note = notes.join(" · ");
  return { key: JSON.stringify(move), move, name, value, help: verb.note ?? "", note };
}

/** The names of those things of a move that were filled in. */
export function filledIn(
  move: Move,
  filled: readonly Touched[],
  places: Places,
  words: Words,
  composed: Composed,
  names: readonly string[],
): string[] {
  const left = keysOf(filled);
  return Object.entries(move).flatMap(([field, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => {
      const place = left.indexOf(places.key(field, each, move) ?? "");
      if (place < 0) return [];
      left.splice(place, 1);
      return words.choice(field, each, { ...composed, move }, names).name;
    });
  });
}
