/** Plays the moves that have arrived on the board one by one, each with its motion. */

import { tick } from "svelte";
import type { Happened, Position } from "../net/wire.ts";
import { Pace } from "./motion/pace.ts";

/** How a step of the game is brought to the table. */
export interface Stage {
  /** Before something changes: take note of where everything is. */
  before(): void;
  /** Afterwards: let it travel, and come back when it has. */
  after(): Promise<void>;
  /** Be done with it at once. */
  skip(): void;
}

export interface Shown {
  position: Position;
  /** What brought it about; nothing where the table was just opened. */
  happened: Happened | null;
}

interface Settings {
  stage: () => Stage | null;
  /** Whether steps follow one another without a pause. */
  isHurried: () => boolean;
  /** How quickly: 1 is the usual. */
  speed: () => number;
  /** A step has just been drawn. */
  onShown?: (shown: Shown) => void;
}

export class Playback {
  position = $state.raw<Position | null>(null);
  /** The number of the last entry that has come to the table. */
  number = $state(0);
  isCaughtUp = $state(true);
  /** How quickly things should travel now. */
  readonly pace: Pace;

  #queue: Shown[] = [];
  #settings: Settings;
  #wake: (() => void) | null = null;
  /** Which beginning is being followed: what came before it is shown no more. */
  #beginning = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.pace = new Pace(settings.speed);
  }

  /** Show a position at once, as when a table is opened. */
  begin(position: Position, number: number): void {
    this.#beginning += 1;
    this.#queue = [];
    this.position = position;
    this.number = number;
    this.isCaughtUp = true;
    this.#wake?.();
  }

  /** One more step to show, after those that wait. */
  add(shown: Shown): void {
    this.#queue.push(shown);
    if (!this.isCaughtUp) return;
    this.isCaughtUp = false;
    this.pace.begin();
    void this.#run(this.#beginning);
  }

  /** Show what is left at once. */
  skip(): void {
    if (this.isCaughtUp) return;
    const last = this.#queue.at(-1);
    if (last !== undefined) this.#queue = [last];
    this.#settings.stage()?.skip();
    this.#wake?.();
  }

  async #run(beginning: number): Promise<void> {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const isAlike = next.position === this.position;
      const stage = isAlike || this.#settings.isHurried() ? null : this.#settings.stage();
      const until = performance.now() + this.pace.next(this.#queue.length);
      stage?.before();
      this.position = next.position;
      this.number = next.happened?.number ?? this.number;
      this.#settings.onShown?.(next);
      await tick();
      await stage?.after();
      if (this.#queue.length && !isAlike) await this.#pause(until - performance.now());
      if (beginning !== this.#beginning) return;
    }
    this.isCaughtUp = true;
  }

  #pause(long: number): Promise<void> {
    if (this.#settings.isHurried() || long <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, long);
      const wake = done;
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = wake;
    });
  }
}
