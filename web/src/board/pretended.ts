/** A table for tests: it answers as it is told to, and keeps what was played. */

import type { Node } from "../net/menu.ts";
import type { Consequences, Move, Refusal } from "../net/wire.ts";
import type { PlayableTable } from "./playable-table.ts";

export const NOTHING: Consequences = {
  reveals: false,
  ends: null,
  spends: {},
  gains: {},
  lost: {},
  changes: {},
  asks: null,
  others: [],
  gives: true,
  may_change: [],
  may_reveal: [],
};

export class Pretended implements PlayableTable {
  menu: Node | null;
  decision: number | null = 1;
  position = {};
  seat = 0;
  played: Move[] = [];
  foreseen: Partial<Consequences> = {};
  refusal: Refusal | null = null;
  /** The menus that follow, one after each move; without one, the menu stays. */
  following: (Node | null)[] = [];

  constructor(menu: Node) {
    this.menu = menu;
  }

  why(): Promise<Refusal | null> {
    return Promise.resolve(this.refusal);
  }

  previews(moves: readonly Move[]): Promise<Consequences[]> {
    return Promise.resolve(moves.map(() => ({ ...NOTHING, ...this.foreseen })));
  }

  play(move: Move): Promise<void> {
    this.played.push(move);
    const next = this.following.shift();
    if (next !== undefined) {
      this.menu = next;
      this.decision = (this.decision ?? 0) + 1;
    }
    return Promise.resolve();
  }
}
