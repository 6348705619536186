/** The rules pages, each fetched when it is first read. */

import type { Language } from "../../i18n/messages.ts";
import type { RulesTree } from "./tree.ts";

type Source = () => Promise<{ default: RulesTree }>;

const PAGES: Record<string, Record<Language, Source>> = {
  cyberion: {
    en: () => import("virtual:rules/cyberion"),
    fr: () => import("virtual:rules/cyberion.fr"),
    it: () => import("virtual:rules/cyberion.it"),
    pt: () => import("virtual:rules/cyberion.pt"),
  },
  "mech-a-dream": {
    en: () => import("virtual:rules/mech-a-dream"),
    fr: () => import("virtual:rules/mech-a-dream.fr"),
    it: () => import("virtual:rules/mech-a-dream.it"),
    pt: () => import("virtual:rules/mech-a-dream.pt"),
  },
};

/** The rules of a game in a language; nothing for a game that has none here. */
export async function rulesOf(game: string, language: Language): Promise<RulesTree | null> {
  const page = PAGES[game]?.[language];
  return page === undefined ? null : (await page()).default;
}

/** The address of a rule. */
export function ruleAddress(game: string, number: string): string {
  return `rules/${game}#${number}`;
}

/** The game that a rule's number belongs to: C3.8 is Cyberion's. */
export function ruleGame(number: string): string {
  return number.startsWith("C") ? "cyberion" : "mech-a-dream";
}
