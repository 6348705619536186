/** The games that the page knows: in words, and drawn. */

import type { Messages } from "../i18n/messages.ts";
import type { Board, Places } from "../pack/board.ts";
import { CyberionWords } from "./cyberion/words.ts";
import { MechADreamWords } from "./mech-a-dream/words.ts";
import type { Faces, Words } from "../pack/words.ts";

/** A game's drawn table, and how its moves are told in things on it. */
export interface Drawn {
  Board: Board;
  places: Places;
}

interface Shelved {
  Words: new (messages: Messages, faces: Faces) => Words;
  /** Fetched when somebody sits down at such a table. */
  draw: () => Promise<Drawn>;
}

const SHELF: Record<string, Shelved> = {
  cyberion: {
    Words: CyberionWords,
    draw: () => import("./cyberion/drawn.ts").then((own) => own.drawn),
  },
  "mech-a-dream": {
    Words: MechADreamWords,
    draw: () => import("./mech-a-dream/drawn.ts").then((own) => own.drawn),
  },
};

/** A game in words; nothing for a game that this page does not know yet. */
export function wordsOf(game: string, messages: Messages, faces: Faces): Words | null {
  const own = SHELF[game];
  return own === undefined ? null : new own.Words(messages, faces);
}

/** A game's drawn table; nothing for a game that this page does not know yet. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  return (await SHELF[game]?.draw()) ?? null;
}
