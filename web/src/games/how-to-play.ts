/** How to play each game: found by file when the page is built, fetched when first read. */

import pages from "virtual:how-to-play";
import type { Language } from "../i18n/messages.ts";
import type { HowToPlay } from "../pack/how-to-play.ts";

/** Whether a game has a page on how to play it. */
export function hasHowToPlay(game: string): boolean {
  return game in pages;
}

/** How to play a game, in a language, else in English; null for a game without such a page. */
export async function howToPlayOf(game: string, language: Language): Promise<HowToPlay | null> {
  const page = pages[game]?.[language] ?? pages[game]?.en;
  return page === undefined ? null : (await page()).default;
}

/** The address of the page. */
export function howToPlayAddress(game: string): string {
  return `how-to-play/${game}`;
}
