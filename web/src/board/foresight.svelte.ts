/** What the moves of one menu would bring about, as the server tells it: each is asked about once. */

import type { Consequences, Move } from "../net/wire.ts";

/** How many moves the server foresees at once. */
const MOST = 12;

type Ask = (moves: readonly Move[]) => Promise<Consequences[]>;

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Consequences>>(new Map());
  #asked = new Set<string>();
  #about: unknown = null;

  /** What would follow from a move; null while that is unknown. */
  of(move: Move): Consequences | null {
    return this.#known.get(nameOf(move)) ?? null;
  }

  /** Ask about those moves of a menu that have not been asked about; another menu begins anew. */
  async learn(menu: unknown, moves: readonly Move[], ask: Ask): Promise<void> {
    if (menu !== this.#about) {
      this.#about = menu;
      this.#asked.clear();
      this.#known = new Map();
    }
    const fresh = moves.filter((move) => !this.#asked.has(nameOf(move)));
    for (const move of fresh) this.#asked.add(nameOf(move));
    for (let first = 0; first < fresh.length; first += MOST) {
      const some = fresh.slice(first, first + MOST);
      const found = await ask(some).catch(() => []);
      if (menu !== this.#about) return;
      const pairs = found.flatMap((seen, place): [string, Consequences][] => {
        const move = some[place];
        return move === undefined ? [] : [[nameOf(move), seen]];
      });
      this.#known = new Map([...this.#known, ...pairs]);
    }
  }
}

/** A move as text, by which it is known again. */
export function nameOf(move: Move): string {
  return JSON.stringify(move);
}
