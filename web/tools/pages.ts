/**
 * Finds the games' pages in Markdown and hands them to the page as modules: the rules as
 * `virtual:rules`, how to play as `virtual:how-to-play`.
 *
 * A page of a game is `docs/<folder>/<game>.md` and `docs/<folder>/<game>.<language>.md`; that of a
 * pack that lies elsewhere is `<folder>.md` and `<folder>.<language>.md` in the pack's folder. Each
 * page is a module of its own, parsed here, so that the browser need not know Markdown.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parseHowToPlay } from "../src/rules/parse-how-to-play.ts";
import { parsePage } from "../src/rules/parse.ts";
import { packFolders } from "./packs.ts";

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
/** The language of a page whose file names none. */
const USUAL = "en";

/** The plugin that makes `virtual:rules`: for each game the pages of its rules, by language. */
export function rules(): Plugin {
  return pages("rules", parsePage);
}

/** The plugin that makes `virtual:how-to-play`: for each game that page of it, by language. */
export function howToPlay(): Plugin {
  return pages("how-to-play", parseHowToPlay);
}

/** The plugin that makes a module of all pages in a folder. */
function pages(folder: string, parse: (source: string) => unknown): Plugin {
  const module = `virtual:${folder}`;
  const page = `${module}/`;
  return {
    name: `dreamcog-${folder}`,
    resolveId: (id) => (id === module || id.startsWith(page) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${module}`) return index(folder, page);
      if (!id.startsWith(`\0${page}`)) return undefined;
      const [game = "", language = ""] = id.slice(page.length + 1).split("/");
      const file = filesOf(folder, game, packFolders().get(game) ?? "").get(language) ?? "";
      if (!existsSync(file)) throw new Error(`${game} has no ${folder} in ${language}`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(readFileSync(file, "utf-8")))};`;
    },
  };
}

/** The file of each language in which a game's page is written. */
function filesOf(folder: string, game: string, pack: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [place, stem] of [
    [join(DOCS, folder), game],
    [pack, folder],
  ] as const)
    for (const name of readdirSync(place)) {
      const [own, language, end] = name.split(".");
      if (own !== stem || !name.endsWith(".md")) continue;
      files.set(end === undefined ? USUAL : (language ?? USUAL), join(place, name));
    }
  return files;
}

/** The index of all pages: each is imported when it is first read. */
function index(folder: string, page: string): string {
  const games = [...packFolders()].flatMap(([game, pack]) => {
    const languages = [...filesOf(folder, game, pack).keys()].map(
      (language) => `${JSON.stringify(language)}: () => import("${page}${game}/${language}")`,
    );
    return languages.length ? [`${JSON.stringify(game)}: { ${languages.join(", ")} }`] : [];
  });
  return `export default { ${games.join(", ")} };`;
}
