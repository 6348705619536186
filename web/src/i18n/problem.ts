/** Errors of requests in words. */

import { Refused } from "../net/refused.ts";
import { say } from "./language.svelte.ts";

/** What went wrong, as a sentence to show: the server's own, or that it cannot be reached. */
export function problemText(problem: unknown): string {
  return problem instanceof Refused ? problem.message : say("web-unreachable");
}
