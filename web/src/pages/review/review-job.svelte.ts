/** A review that is being made at the server: asked for once, and followed until it is done. */

import { get, post } from "../../net/api.ts";
import type { ReviewState } from "../../net/wire.ts";

/** Milliseconds between two questions how far it has come. */
const OFTEN = 1000;

export class ReviewJob {
  status = $state.raw<ReviewState | null>(null);
  problem = $state.raw<unknown>(null);

  readonly #table: string;
  #seat: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(table: string, seat: number | null) {
    this.#table = table;
    this.#seat = seat;
  }

  /** Have the game reviewed, if it is not yet, and follow that. */
  async begin(): Promise<void> {
    this.problem = null;
    await this.#follow(async () => {
      const found = await this.#read();
      const isMade = found.status !== "none" && found.status !== "failed";
      if (!isMade) await post("/api/tables/{table}/review", { path: { table: this.#table } });
      return isMade ? found : this.#read();
    });
  }

  /** See it as a seat: its sums, its curve and its moments come first. */
  async look(seat: number): Promise<void> {
    this.#seat = seat;
    await this.#follow(() => this.#read());
  }

  /** Follow it no longer; the server goes on. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #follow(ask: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.status = await ask();
    } catch (problem) {
      this.problem = problem;
      return;
    }
    const goesOn = this.status.status === "waiting" || this.status.status === "working";
    if (goesOn && !this.#isOver)
      this.#timer = setTimeout(() => void this.#follow(() => this.#read()), OFTEN);
  }

  async #read(): Promise<ReviewState> {
    const path = { table: this.#table };
    const query = { seat: this.#seat };
    return get("/api/tables/{table}/review", { path, query });
  }
}
