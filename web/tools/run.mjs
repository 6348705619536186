/** Runs a TypeScript file of ours under Node: `node tools/run.mjs FILE`. */

import { resolve } from "node:path";
import { runnerImport } from "vite";

await runnerImport(resolve(process.argv[2] ?? ""), {
  configFile: false,
  logLevel: "warn",
  resolve: { alias: { $page: resolve(import.meta.dirname, "../src") } },
});
