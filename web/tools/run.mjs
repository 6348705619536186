/** Runs a TypeScript file of ours under Node: `node tools/run.mjs FILE`. */

import { resolve } from "node:path";
import { runnerImport } from "vite";

const config = { configFile: false, logLevel: "warn" };
const plugin = resolve(import.meta.dirname, "texts.ts");
const { module } = await runnerImport(plugin, config);
await runnerImport(resolve(process.argv[2] ?? ""), { ...config, plugins: [module.texts()] });
