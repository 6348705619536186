/** Earlier positions of a table, fetched one by one: first the shown one, then its neighbours. */

import type { Position } from "../net/wire.ts";

/** Between two requests, in milliseconds: keeps a client that runs through a game within the rate limit. */
const GAP = 180;

export class PositionCache {
  #load: (number: number) => Promise<Position>;
  #ready: () => void;
  #failed: (problem: unknown) => void;
  #known = new Map<number, Position>();
  #wanted: number[] = [];
  #isLoading = false;

  constructor(
    load: (number: number) => Promise<Position>,
    ready: () => void,
    failed: (problem: unknown) => void,
  ) {
    this.#load = load;
    this.#ready = ready;
    this.#failed = failed;
  }

  /** A position, if it is here already. */
  at(number: number): Position | undefined {
    return this.#known.get(number);
  }

  /** Fetch these next, in this order, and nothing that was wanted before. */
  want(numbers: readonly number[]): void {
    this.#wanted = numbers.filter((number) => !this.#known.has(number));
    if (!this.#isLoading) void this.#goOn();
  }

  async #goOn(): Promise<void> {
    this.#isLoading = true;
    for (let next = this.#wanted.shift(); next !== undefined; next = this.#wanted.shift()) {
      const gap = new Promise((resolve) => setTimeout(resolve, GAP));
      try {
        this.#known.set(next, await this.#load(next));
        this.#ready();
      } catch (problem) {
        this.#wanted = [];
        this.#failed(problem);
      }
      if (this.#wanted.length) await gap;
    }
    this.#isLoading = false;
  }
}
