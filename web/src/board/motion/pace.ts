/** How quickly the game is shown: each step in its time, and all that waits before long. */

/** All steps that came together are shown in about this time, in milliseconds. */
const ALL = 2600;
/** If more have come by then, those that wait are shown in about this time. */
const REST = 900;
/** A step takes at most and at least this. */
const LONGEST = 650;
const SHORTEST = 120;
/** With so much time, things travel as fast as usual; with less, faster. */
const USUAL = 500;

export class Pace {
  #wish: () => number;
  #now: () => number;
  #until = 0;
  #hurry = 1;

  /** With how fast it is wished: 1 is the usual. */
  constructor(wish: () => number, now: () => number = () => performance.now()) {
    this.#wish = wish;
    this.#now = now;
  }

  /** How many times as fast as usual things should travel now. */
  get speed(): number {
    return this.#wish() * this.#hurry;
  }

  /** The first of some steps is about to be shown. */
  begin(): void {
    this.#until = this.#now() + ALL / this.#wish();
  }

  /** The time for the next step, with so many more that wait after it. */
  next(waiting: number): number {
    const left = (this.#until - this.#now()) * this.#wish();
    const share = (left > 0 ? left : REST) / (waiting + 1);
    const time = Math.max(SHORTEST, Math.min(LONGEST, share));
    this.#hurry = Math.max(1, USUAL / time);
    return time / this.#wish();
  }
}
