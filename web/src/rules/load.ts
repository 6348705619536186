/** What is needed to read the rules of a game. */

import { packOf } from "../games/registry.ts";
import { rulesOf } from "../games/rules.ts";
import type { Language } from "../i18n/messages.ts";
import type { RulesTree } from "../pack/rules-tree.ts";
import type { GameSymbols } from "../pack/symbols.ts";

/** The rules of a game, and what its symbols mean. */
export interface Rules {
  page: RulesTree;
  symbols: GameSymbols | undefined;
}

/** The rules of a game in a language; null for a game that has none. */
export async function loadRules(game: string, language: Language): Promise<Rules | null> {
  const [page, symbols] = await Promise.all([rulesOf(game, language), packOf(game)?.symbols?.()]);
  return page === null ? null : { page, symbols };
}
