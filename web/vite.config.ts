import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parsePage } from "./src/pages/rules/parse.ts";

const PAGE = fileURLToPath(new URL("../src/dreamcog/server/page", import.meta.url));
const SOURCES = fileURLToPath(new URL("./src", import.meta.url));
const TEXTS = fileURLToPath(new URL("../src/dreamcog/i18n/", import.meta.url));
const RULES = fileURLToPath(new URL("../docs/rules/", import.meta.url));
const NOT_FOR_THE_PAGE = ["admin.ftl", "box.ftl"];
const MODULE = "virtual:texts/";
const RULES_MODULE = "virtual:rules/";

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

/** The rules pages, each a module: read here, so that the page need not know Markdown. */
function rules(): Plugin {
  return {
    name: "dreamcog-rules",
    resolveId: (id) => (id.startsWith(RULES_MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${RULES_MODULE}`)) return undefined;
      const file = `${RULES}${id.slice(RULES_MODULE.length + 1)}.md`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parsePage(readFileSync(file, "utf-8")))};`;
    },
  };
}

export default defineConfig({
  base: "./",
  resolve: { alias: { $page: SOURCES } },
  plugins: [texts(), rules(), svelte()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": "http://localhost:8000",
      "/live": { target: "ws://localhost:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
