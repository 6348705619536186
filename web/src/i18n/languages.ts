/** Which languages there are, as the folders of texts say. */

import { LANGUAGES, NAMES, SOURCES } from "virtual:languages";

export { LANGUAGES, SOURCES };

/** A language of the texts: the type is that of the wire, which the server makes from the folders. */
export type Language = (typeof LANGUAGES)[number];

const FALLBACK: Language = "en";

/** Where a language means one country's use of it: plurals and numbers follow that. */
const LOCALES: Partial<Record<Language, string>> = { pt: "pt-PT" };

/** The locale by whose customs a language is written. */
export function localeOf(language: Language): string {
  return LOCALES[language] ?? language;
}

/** How a language calls itself, as at the beginning of a line. */
export function ownName(language: Language): string {
  return NAMES[language];
}

/** The language to begin with: one's own, or the first that the browser asks for. */
export function languageFor(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return FALLBACK;
}
