/** The games that this page knows: their packs, found by folder when the page is built. */

import packs from "virtual:packs";
import type { Messages } from "../i18n/messages.ts";
import type { Pack } from "../pack/pack.ts";
import type { GameStory } from "../pack/story.ts";
import type { Faces, Words } from "../pack/words.ts";

/** The names of the games with a pack. */
export const GAMES: readonly string[] = Object.keys(packs);

/** A game's pack; null for a game that this page does not know. */
export function packOf(game: string): Pack | null {
  return packs[game] ?? null;
}

/** A game in words; null for a game that this page does not know. */
export function wordsOf(game: string, messages: Messages, faces: Faces): Words | null {
  const pack = packOf(game);
  return pack === null ? null : new pack.Words(messages, faces);
}

/** How a game is told as a story; null for a game that has no story. */
export function storyOf(game: string, messages: Messages): GameStory | null {
  const Own = packOf(game)?.Story;
  return Own === undefined ? null : new Own(messages);
}
