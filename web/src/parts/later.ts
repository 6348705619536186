/** Work that can wait: in tasks of its own, so that the page is drawn and can be touched meanwhile. */

import { tick } from "svelte";

/** Milliseconds after which nothing has been drawn: the tab is hidden. */
const PATIENCE = 100;
/** Milliseconds after which a task has lasted long enough. */
const LONG = 30;

/** Wait until what has changed is drawn; in a hidden tab, a moment. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Wait until there is nothing more urgent to do. */
export function idle(): Promise<void> {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === "undefined") return drawn();
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/**
 * The parts of the page that are drawn one after the other, where all of them at once would take a slow
 * processor too long. On a quick one they are drawn at once.
 */
export class Turns {
  /** When the present task began, as far as is known. */
  #since: number | null = null;
  #waiting: (() => void)[] = [];
  #ornaments: (() => void)[] = [];
  #isRunning = false;

  /** How many wait. */
  get #count(): number {
    return this.#waiting.length + this.#ornaments.length;
  }

  /** Something larger is drawn from now on. */
  begin(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    setTimeout(() => (this.#since = null));
  }

  /** Whether there is time in this task for one part more. */
  hasTime(): boolean {
    this.begin();
    return this.#count === 0 && performance.now() - (this.#since ?? 0) < LONG;
  }

  /** Wait for one's turn, after those who came before; with what only adorns the page, after all. */
  wait(isOrnament = false): Promise<void> {
    return new Promise((resolve) => {
      (isOrnament ? this.#ornaments : this.#waiting).push(resolve);
      if (!this.#isRunning) void this.#run();
    });
  }

  /** While somebody waits, the page says that it is not complete. */
  async #run(): Promise<void> {
    this.#isRunning = true;
    const { dataset } = document.documentElement;
    dataset["unfinished"] = "";
    while (this.#count > 0) {
      await drawn();
      const end = performance.now() + LONG;
      do {
        (this.#waiting.shift() ?? this.#ornaments.shift())?.();
        await tick();
      } while (this.#count > 0 && performance.now() < end);
    }
    this.#isRunning = false;
    delete dataset["unfinished"];
  }
}

/** The turns of the page. */
export const turns = new Turns();
