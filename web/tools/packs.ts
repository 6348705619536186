/**
 * Finds the packs of the games and hands them to the page as the module `virtual:packs`.
 *
 * A pack is a folder named like its game with an `index.ts` that exports `pack` (see
 * `src/pack/pack.ts`). All folders of `src/games` are packs; the environment variable
 * `DREAMCOG_PACKS` names further ones, wherever they are, separated like the entries of `PATH`.
 */

import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../src/games", import.meta.url));
const MODULE = "virtual:packs";

/** The folder of each game's pack, by the game's name in the order of the names. */
export function packFolders(more = process.env["DREAMCOG_PACKS"] ?? ""): Map<string, string> {
  const own = readdirSync(GAMES, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => join(GAMES, name));
  const others = more
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder));
  const folders = new Map<string, string>();
  for (const folder of [...own, ...others].toSorted((a, b) =>
    basename(a) < basename(b) ? -1 : 1,
  )) {
    const game = basename(folder);
    if (!existsSync(join(folder, "index.ts"))) throw new Error(`${folder} has no index.ts`);
    if (folders.has(game))
      throw new Error(`${game} has two packs: ${folders.get(game)}, ${folder}`);
    folders.set(game, folder);
  }
  return folders;
}

/** The plugin that makes `virtual:packs`: the pack of each game, by the game's name. */
export function packs(): Plugin {
  return {
    name: "dreamcog-packs",
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const found = [...packFolders()];
      const imports = found.map(
        ([, folder], nth) =>
          `import { pack as pack${nth} } from ${JSON.stringify(join(folder, "index.ts"))};`,
      );
      const entries = found.map(([game], nth) => `${JSON.stringify(game)}: pack${nth}`);
      return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
    },
  };
}
