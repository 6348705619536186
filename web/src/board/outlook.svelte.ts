/** What lies ahead: what the moves of the menu cost and bring, and which things bring nothing. */

import type { Consequences, Move } from "../net/wire.ts";
import { movesOf } from "../net/menu.ts";
import type { Key, Places } from "../pack/board.ts";
import type { Told } from "../pack/words.ts";
import { Foresight } from "./foresight.svelte.ts";
import type { PlayableTable } from "./playable-table.ts";
import type { Reach } from "./reach.ts";
import { strongest } from "./strength.ts";

/** About so many moves of lit things the server is asked at most, beside those that are ready. */
const MOST = 24;

export class Outlook {
  #table: () => PlayableTable | null;
  #places: () => Places | null;
  #words: (move: Move, seen: Consequences) => Told | null;
  #foresight = new Foresight();
  /** Things that brought nothing when that was last known: they stay so until it is known again. */
  #wasIdle = new Set<Key>();

  constructor(
    table: () => PlayableTable | null,
    places: () => Places | null,
    words: (move: Move, seen: Consequences) => Told | null,
  ) {
    this.#table = table;
    this.#places = places;
    this.#words = words;
  }

  /** Of these moves, those that none of the others is stronger than. */
  best(moves: readonly Move[]): Move[] {
    return strongest(moves, this.#places()?.weakening);
  }

  /** Learn what moves would bring about. */
  async learn(moves: readonly Move[]): Promise<void> {
    const table = this.#table();
    if (table?.menu == null) return;
    const all = [...moves, ...moves.flatMap((move) => this.#rivals(move))];
    await this.#foresight.learn(table.menu, all, (some) => table.previews(some));
  }

  /** Learn what the moves bring that are ready, and those of things that make a move alone. */
  async learnOf({ alone }: Reach, ready: readonly Move[]): Promise<void> {
    const others = [...alone.values()].flatMap((moves) => this.best(moves));
    await this.learn([...ready, ...others.slice(0, MOST)]);
  }

  /** What a move would bring about; null while that is unknown. */
  of(move: Move): Consequences | null {
    return this.#foresight.of(move);
  }

  /** What a move costs and brings, in words; null while that is unknown. */
  told(move: Move): Told | null {
    const seen = this.of(move);
    return seen === null ? null : this.words(move, seen);
  }

  words(move: Move, seen: Consequences): Told | null {
    return this.#words(move, seen);
  }

  /** Whether a move is foreseen to bring the seat nothing. */
  isIdle(move: Move): boolean {
    return this.of(move)?.gives === false;
  }

  /** The lit things of which every move brings nothing. */
  idle({ alone }: Reach): ReadonlySet<Key> {
    const found = new Set<Key>();
    for (const [key, moves] of alone) {
      const seen = this.best(moves).map((move) => this.of(move));
      if (!seen.includes(null)) {
        if (seen.every((each) => each?.gives === false)) this.#wasIdle.add(key);
        else this.#wasIdle.delete(key);
      }
      if (this.#wasIdle.has(key)) found.add(key);
    }
    return found;
  }

  /** Moves that one may have forgotten when about to make this one: they cost nothing, and give. */
  forgotten(move: Move): Move[] {
    return this.#rivals(move).filter((rival) => {
      const seen = this.of(rival);
      return seen !== null && seen.gives && !Object.keys(seen.spends).length;
    });
  }

  /** The moves of the menu that one may prefer to this one. */
  #rivals(move: Move): Move[] {
    const verb = this.#places()?.forgotten?.[String(move.do)];
    const menu = this.#table()?.menu ?? null;
    if (verb === undefined || menu === null) return [];
    return [...movesOf(menu)].filter((each) => each.do === verb);
  }

  /** How often a move can be made in a row, as far as the same is asked again. */
  times(move: Move): number {
    const seen = this.of(move);
    return seen === null ? 1 : (this.#places()?.times?.(move, seen) ?? 1);
  }
}
