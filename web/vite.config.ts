import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { CHUNKS, compileHints } from "./tools/chunks.ts";
import { packFolders, packs } from "./tools/packs.ts";
import { howToPlay, rules } from "./tools/pages.ts";
import { texts } from "./tools/texts.ts";

/** Where the built page goes: `DREAMCOG_PAGE` names another folder than the server's own. */
const PAGE =
  process.env["DREAMCOG_PAGE"] ??
  fileURLToPath(new URL("../src/dreamcog/server/page", import.meta.url));
/** The page's own modules, which a pack imports by `$page/`. */
const SOURCES = fileURLToPath(new URL("./src", import.meta.url));

export default defineConfig({
  base: "./",
  // Packs that lie elsewhere find the page's modules and its svelte.
  resolve: { alias: { $page: SOURCES }, dedupe: ["svelte"] },
  plugins: [texts(), packs(), rules(), howToPlay(), svelte(), compileHints()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
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
