/** The table as the board shows it: moves are possible only while playback has caught up and no replay is open. */

import type { PlayableTable } from "../board/playable-table.ts";
import type { Playback } from "../board/playback.svelte.ts";
import type { Node } from "../net/menu.ts";
import type { Table } from "../net/table.svelte.ts";
import type { Consequences, Done, Move, Position, Refusal } from "../net/wire.ts";
import type { LookingBack } from "../story/LookingBack.svelte.ts";
import { isGuided } from "./lesson/lesson.ts";

export class ShownTable implements PlayableTable {
  #table: () => Table;
  #playback: () => Playback;
  #looking: LookingBack;

  constructor(table: () => Table, playback: () => Playback, looking: LookingBack) {
    this.#table = table;
    this.#playback = playback;
    this.#looking = looking;
  }

  get menu(): Node | null {
    const isNow = !this.#looking.isOpen && this.#playback().isCaughtUp;
    return isNow ? this.#table().menu : null;
  }

  get decision(): number | null {
    return this.#table().decision;
  }

  get position(): Position {
    return this.#looking.position ?? this.#playback().position ?? this.#table().position;
  }

  get seat(): number | null {
    return this.#table().seat;
  }

  get isGuided(): boolean {
    return isGuided(this.#table());
  }

  why(move: Move): Promise<Refusal | null> {
    return this.#table().why(move);
  }

  previews(moves: readonly Move[]): Promise<Consequences[]> {
    return this.#table().previews(moves);
  }

  play(move: Move): Promise<Done> {
    return this.#table().play(move);
  }
}
