/** Why a bot made a move, asked of the server. */

import { get } from "../net/api.ts";
import type { BotReasons } from "../net/teaching.ts";

export class Why {
  found = $state.raw<BotReasons | null>(null);
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);
  /** What is asked: an answer to an earlier question is not shown. */
  #question = 0;

  /** Ask, as a seat or as somebody who watches, about the move of an entry. */
  async ask(table: string, seat: number | null, number: number): Promise<void> {
    if (this.isBusy) return;
    this.forget();
    this.isBusy = true;
    const question = this.#question;
    const path = { table, number };
    const told = await get("/api/tables/{table}/reasons/{number}", { path, query: { seat } }).then(
      (found) => ({ found: found as unknown as BotReasons }),
      (problem: unknown) => ({ problem }),
    );
    if (question !== this.#question) return;
    Object.assign(this, told);
    this.isBusy = false;
  }

  /** Of another move, or in another language, nothing is known yet. */
  forget(): void {
    this.#question += 1;
    this.found = this.problem = null;
    this.isBusy = false;
  }
}
