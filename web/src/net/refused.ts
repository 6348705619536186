/** What the server refuses, as an error: a stable code, the rule, and a sentence to be shown. */

import type { Refusal } from "./wire.ts";

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  readonly params: Record<string, unknown>;
  readonly status: number;

  constructor(refusal: Refusal, status = 0) {
    super(refusal.text);
    this.name = "Refused";
    this.code = refusal.code;
    this.rule = refusal.rule;
    this.params = refusal.params;
    this.status = status;
  }
}

/** The server cannot be reached, or what answers is not our server. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
    this.name = "Unreachable";
  }
}

/** Whether something that came is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}
