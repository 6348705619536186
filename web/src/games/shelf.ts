/** The games that the page has words for. */

import type { Messages } from "../i18n/messages.ts";
import { CyberionWords } from "./cyberion/words.ts";
import { MechADreamWords } from "./mech-a-dream/words.ts";
import type { Faces, Words } from "./words.ts";

const SHELF: Record<string, new (messages: Messages, faces: Faces) => Words> = {
  cyberion: CyberionWords,
  "mech-a-dream": MechADreamWords,
};

/** A game in words; nothing for a game that this page does not know yet. */
export function wordsOf(game: string, messages: Messages, faces: Faces): Words | null {
  const Own = SHELF[game];
  return Own === undefined ? null : new Own(messages, faces);
}
