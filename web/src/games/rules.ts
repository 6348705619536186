/** The rules of each game in words: found by file when the page is built, fetched when first read. */

import pages from "virtual:rules";
import type { Language } from "../i18n/messages.ts";
import type { RulesTree } from "../pack/rules-tree.ts";

/** Whether a game has a page of rules. */
export function hasRules(game: string): boolean {
  return game in pages;
}

/** The rules of a game in a language, else in English; null for a game that has none. */
export async function rulesOf(game: string, language: Language): Promise<RulesTree | null> {
  const page = pages[game]?.[language] ?? pages[game]?.en;
  return page === undefined ? null : (await page()).default;
}

/** The address of a rule on its page. */
export function ruleAddress(game: string, number: string): string {
  return `rules/${game}#${number}`;
}
