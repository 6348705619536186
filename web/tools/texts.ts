/**
 * The texts that the terminal speaks as well, for the page: the list of languages, and all files
 * of a language as one module. Both are read from the folders, so that a new language or a new
 * game needs no line of code here.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SHARED = fileURLToPath(new URL("../../src/dreamcog/i18n", import.meta.url));
const GAMES = fileURLToPath(new URL("../../src/dreamcog/games", import.meta.url));
const FALLBACK = "en";
const SUFFIX = ".ftl";

/** Shared files of which the page says nothing. */
const NOT_FOR_THE_PAGE = ["admin.ftl", "box.ftl", "commands.ftl"];

/** What hints say, of all games and of each: their sentences come from the server. */
const SAID_BY_THE_SERVER = "hints.ftl";

/** Names further folders of texts, each with a folder for each language: of games from elsewhere. */
const ELSEWHERE = "DREAMCOG_TEXTS";

const LIST = "virtual:languages";
const TEXTS = "virtual:texts/";

/** The paths of all files of texts in a folder; none where there is no such folder. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  return names.sort().map((name) => join(folder, name));
}

/** The folders of games' texts: those of the games here, then those from elsewhere. */
function foldersOfGames(): string[] {
  const here = readdirSync(GAMES).sort();
  const elsewhere = (process.env[ELSEWHERE] ?? "").split(delimiter);
  return [...here.map((game) => join(GAMES, game, "texts")), ...elsewhere.filter(Boolean)];
}

/** The languages there are: one folder of shared texts each. */
export function languages(): string[] {
  const found = readdirSync(SHARED, { withFileTypes: true }).filter((each) => each.isDirectory());
  return found
    .map((each) => each.name)
    .filter((name) => filesIn(join(SHARED, name)).length)
    .sort();
}

/** The files of a language for the page; a game without the language is spoken in English. */
export function filesOf(language: string): string[] {
  const shared = filesIn(join(SHARED, language)).filter(
    (file) => !NOT_FOR_THE_PAGE.some((name) => file.endsWith(join(language, name))),
  );
  const own = foldersOfGames().flatMap((texts) => {
    const files = filesIn(join(texts, language));
    return files.length ? files : filesIn(join(texts, FALLBACK));
  });
  return [...shared, ...own].filter((file) => basename(file) !== SAID_BY_THE_SERVER);
}

/** All messages of a language, without comments. */
export function spoken(language: string): string {
  const sources = filesOf(language).map((file) => readFileSync(file, "utf-8"));
  return sources.join("\n").replace(/^#.*\n/gm, "");
}

/** How a language calls itself, as at the beginning of a line. A browser needs long to find it out. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A module with the list of languages, their names, and where the messages of each are fetched from. */
function listOfLanguages(): string {
  const all = languages();
  const names = Object.fromEntries(all.map((each) => [each, ownName(each)]));
  const fetched = all.map((each) => `${JSON.stringify(each)}: () => import("${TEXTS}${each}")`);
  return [
    `export const LANGUAGES = ${JSON.stringify(all)};`,
    `export const NAMES = ${JSON.stringify(names)};`,
    `export const SOURCES = { ${fetched.join(", ")} };`,
  ].join("\n");
}

/** Serves `virtual:languages` and `virtual:texts/<language>`. */
export function texts(): Plugin {
  return {
    name: "dreamcog-texts",
    resolveId: (id) => (id === LIST || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOfLanguages();
      if (!id.startsWith(`\0${TEXTS}`)) return undefined;
      const language = id.slice(TEXTS.length + 1);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(spoken(language))};`;
    },
  };
}
