import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { packFolders, packs } from "./tools/packs.ts";
import { rules } from "./tools/rules.ts";

/** Where the built page goes: `DREAMCOG_PAGE` names another folder than the server's own. */
const PAGE =
  process.env["DREAMCOG_PAGE"] ??
  fileURLToPath(new URL("../src/dreamcog/server/page", import.meta.url));
/** The page's own modules, which a pack imports by `$page/`. */
const SOURCES = fileURLToPath(new URL("./src", import.meta.url));
const TEXTS = fileURLToPath(new URL("../src/dreamcog/i18n/", import.meta.url));
const NOT_FOR_THE_PAGE = ["admin.ftl", "box.ftl"];
const MODULE = "virtual:texts/";

/** The texts that the terminal speaks as well: all files of a language as one module. */
function texts(): Plugin {
  return {
    name: "dreamcog-texts",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const folder = TEXTS + id.slice(MODULE.length + 1) + "/";
      const files = readdirSync(folder).filter(
        (name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.includes(name),
      );
      const sources = files.sort().map((name) => {
        this.addWatchFile(folder + name);
        return readFileSync(folder + name, "utf-8");
      });
      const spoken = sources.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(spoken)};`;
    },
  };
}

export default defineConfig({
  base: "./",
  // Packs that lie elsewhere find the page's modules and its svelte.
  resolve: { alias: { $page: SOURCES }, dedupe: ["svelte"] },
  plugins: [texts(), packs(), rules(), svelte()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", ...packFolders().values()] },
    proxy: {
      "/api": "http://localhost:8000",
      "/live": { target: "ws://localhost:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
