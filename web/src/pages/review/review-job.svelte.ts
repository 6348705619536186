/** A review that is being made at the server: asked for once, and followed until it is done. */

import { get, post } from "../../net/api.ts";
import { Refused } from "../../net/refused.ts";
import type { ReviewState } from "../../net/wire.ts";

/** Milliseconds between two questions how far it has come; longer each time one fails. */
const OFTEN = 1000;
const SELDOM = 30_000;

/** What a server says to who asks too often, or while it cannot: later it may answer. */
const PASSING: readonly number[] = [429, 500, 502, 503, 504];

export class ReviewJob {
  status = $state.raw<ReviewState | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whether it is followed still: then a problem may pass by itself. */
  isFollowing = $state(false);

  readonly #table: string;
  readonly #signIn: () => Promise<void>;
  #seat: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last question: an answer to an earlier one comes too late. */
  #question = 0;
  #failed = 0;

  /** `signIn` gives a name to a visitor who has none: only somebody can ask for a review. */
  constructor(table: string, seat: number | null, signIn: () => Promise<void>) {
    this.#table = table;
    this.#seat = seat;
    this.#signIn = signIn;
  }

  /** Have the game reviewed, if it is not yet, and follow that. */
  async begin(): Promise<void> {
    await this.#ask(this.#seat, async () => {
      const found = await this.#read(this.#seat);
      if (found.status !== "none" && found.status !== "failed") return found;
      await this.#signIn();
      await post("/api/tables/{table}/review", { path: { table: this.#table } });
      return this.#read(this.#seat);
    });
  }

  /** See it as a seat: its sums, its curve and its moments come first. */
  async look(seat: number | null): Promise<void> {
    await this.#ask(seat, () => this.#read(seat));
  }

  /** Have it said again, as when another language is chosen. */
  async again(): Promise<void> {
    await this.look(this.#seat);
  }

  /** Follow it no longer; the server goes on. */
  end(): void {
    this.#question += 1;
    this.isFollowing = false;
    clearTimeout(this.#timer);
  }

  /** Ask as a seat, and go on asking while it is not done. What is known stays where that fails. */
  async #ask(seat: number | null, read: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    const question = (this.#question += 1);
    const isMeant = () => question === this.#question;
    try {
      const found = await read();
      if (!isMeant()) return;
      this.status = found;
      this.#seat = seat;
      this.problem = null;
      this.#failed = 0;
      this.isFollowing = found.status === "waiting" || found.status === "working";
    } catch (problem) {
      if (!isMeant()) return;
      this.problem = problem;
      this.#failed += 1;
      this.isFollowing &&= !(problem instanceof Refused) || PASSING.includes(problem.status);
    }
    if (!this.isFollowing) return;
    const pause = Math.min(OFTEN * 2 ** this.#failed, SELDOM);
    this.#timer = setTimeout(() => void this.again(), pause);
  }

  async #read(seat: number | null): Promise<ReviewState> {
    const path = { table: this.#table };
    return get("/api/tables/{table}/review", { path, query: { seat } });
  }
}
