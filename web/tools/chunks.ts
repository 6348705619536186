/**
 * How the page is cut into files. A browser takes time for every file and for every function that it
 * meets: so what is needed together is one file, and scripts are compiled before they are called.
 */

import type { Plugin, Rolldown } from "vite";

/** What every page needs, then what any table needs besides, each with all that it imports. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: "start", tags: ["$initial"], priority: 2 },
  { name: "table", test: /\/src\/(table\/TablePage\.svelte|board\/[^/]+)$/, priority: 1 },
];

/** Tells browsers that know it to compile the whole file, and to do so beside the main thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Puts the hint at the head of every script, where alone it is read. */
export function compileHints(): Plugin {
  return {
    name: "dreamcog-compile-hints",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const each of Object.values(bundle))
          if (each.type === "chunk") each.code = HINT + each.code;
      },
    },
  };
}
