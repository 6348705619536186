/**
 * Finds the pages of rules and hands them to the page as the module `virtual:rules`.
 *
 * The rules of a game are `docs/rules/<game>.md` and `docs/rules/<game>.<language>.md`; those of a
 * pack that lies elsewhere are `rules.md` and `rules.<language>.md` in the pack's folder. Each page
 * is a module of its own, parsed here, so that the browser need not know Markdown.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parsePage } from "../src/rules/parse.ts";
import { packFolders } from "./packs.ts";

const RULES = fileURLToPath(new URL("../../docs/rules", import.meta.url));
const MODULE = "virtual:rules";
const PAGE = `${MODULE}/`;
/** The language of a page whose file names none. */
const USUAL = "en";

/** The file of each language in which a game's rules are written. */
function pagesOf(game: string, folder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [place, stem] of [
    [RULES, game],
    [folder, "rules"],
  ] as const)
    for (const name of readdirSync(place)) {
      const [own, language, end] = name.split(".");
      if (own !== stem || !name.endsWith(".md")) continue;
      pages.set(end === undefined ? USUAL : (language ?? USUAL), join(place, name));
    }
  return pages;
}

/** The plugin that makes `virtual:rules`: for each game the pages of its rules, by language. */
export function rules(): Plugin {
  return {
    name: "dreamcog-rules",
    resolveId: (id) => (id === MODULE || id.startsWith(PAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return index();
      if (!id.startsWith(`\0${PAGE}`)) return undefined;
      const [game = "", language = ""] = id.slice(PAGE.length + 1).split("/");
      const file = pagesOf(game, packFolders().get(game) ?? "").get(language) ?? "";
      if (!existsSync(file)) throw new Error(`${game} has no rules in ${language}`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parsePage(readFileSync(file, "utf-8")))};`;
    },
  };
}

/** The index of all pages: each is imported when it is first read. */
function index(): string {
  const games = [...packFolders()].flatMap(([game, folder]) => {
    const pages = [...pagesOf(game, folder).keys()].map(
      (language) => `${JSON.stringify(language)}: () => import("${PAGE}${game}/${language}")`,
    );
    return pages.length ? [`${JSON.stringify(game)}: { ${pages.join(", ")} }`] : [];
  });
  return `export default { ${games.join(", ")} };`;
}
