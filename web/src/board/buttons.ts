/** The moves that are ready, as buttons: what they do, and what was chosen by words. */

import type { Places } from "../pack/board.ts";
import type { Composed, Words } from "../pack/words.ts";
import type { Params } from "../i18n/messages.ts";
import type { Move } from "../net/wire.ts";

export interface Button {
  key: string;
  move: Move;
  name: string;
  /** What the verb means, for the tooltip. */
  help: string;
  /** What comes of what was chosen by words. */
  note: string;
}

type Say = (id: string, params?: Params) => string;

/** A button for each move. Of several moves with the same words only the first gets a button. */
export function buttonsOf(
  moves: readonly Move[],
  places: Places,
  words: Words,
  composed: Composed,
  names: readonly string[],
  say: Say,
): Button[] {
  const found = new Map<string, Button>();
  for (const move of moves) {
    const button = buttonOf(move, places, words, { ...composed, move }, names, say);
    if (!found.has(button.name + button.note)) found.set(button.name + button.note, button);
  }
  return [...found.values()];
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
  const told = said.filter(Boolean).join(", ");
  const name = told ? say("option-line", { option: verb.name, value: told }) : verb.name;
  return { key: JSON.stringify(move), move, name, help: verb.note ?? "", note: notes.join(" · ") };
}
