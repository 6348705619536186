import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parsePage } from "./src/rules/parse.ts";
import { texts } from "./tools/texts.ts";

const PAGE = fileURLToPath(new URL("../src/dreamcog/server/page", import.meta.url));
const RULES = fileURLToPath(new URL("../docs/rules/", import.meta.url));
const RULES_MODULE = "virtual:rules/";

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
