/** Runs a TypeScript file of ours under Node, with the page's modules: `node tools/run.mjs FILE`. */

import { resolve } from "node:path";
import { loadConfigFromFile, runnerImport } from "vite";

const STYLE = "\0style.js";
/** Nothing is drawn under Node: styles are empty modules. */
const withoutStyles = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? STYLE : undefined),
  load: (id) => (id === STYLE ? "" : undefined),
};

const settings = resolve(import.meta.dirname, "../vite.config.ts");
const found = await loadConfigFromFile({ command: "serve", mode: "test" }, settings);
await runnerImport(resolve(process.argv[2] ?? ""), {
  logLevel: "warn",
  plugins: [withoutStyles, ...(found?.config.plugins ?? [])],
  resolve: found?.config.resolve ?? {},
});
