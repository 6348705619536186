/** What happened while the player was away: since the last entry that this browser has shown. */

import type { Table } from "../net/table.svelte.ts";
import type { Happened } from "../net/wire.ts";
import { activeEntries } from "../net/log.ts";

const KEPT = "seen/";

/** Where it is noted what was seen. */
export type Notes = Pick<Storage, "getItem" | "setItem">;

type FollowedTable = Pick<Table, "id" | "log" | "number" | "status" | "info">;

export class Away {
  /** What others did meanwhile, in the order in which they did it. */
  missed = $state.raw<readonly Happened[]>([]);
  /** The last entry that was seen before. */
  since = $state.raw(0);

  #notes: Notes;
  #table = "";
  #seen: number | null = null;
  #wasThere = false;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  /** Note the state of the table: while the tab is visible, every entry counts as seen. */
  notice(table: FollowedTable, isVisible: boolean): void {
    if (table.id !== this.#table) this.#comeTo(table.id);
    const isThere = isVisible && table.status === "live";
    if (isThere && table.number > 0) {
      if (!this.#wasThere && this.#seen !== null) this.#compare(table, this.#seen);
      this.#see(table.number);
    }
    this.#wasThere = isThere;
  }

  /** The summary has been read. */
  dismiss(): void {
    this.missed = [];
  }

  #comeTo(table: string): void {
    this.#table = table;
    this.#wasThere = false;
    this.missed = [];
    const noted = this.#notes.getItem(KEPT + table);
    this.#seen = noted === null ? null : Number(noted);
  }

  #see(number: number): void {
    if (number === this.#seen) return;
    this.#seen = number;
    this.#notes.setItem(KEPT + this.#table, String(number));
  }

  #compare(table: FollowedTable, seen: number): void {
    const mine = table.info?.my_seats ?? [];
    const others = activeEntries(table.log).filter(
      ({ number, what, seat }) => number > seen && what === "move" && !mine.includes(seat),
    );
    if (!others.length) return;
    if (!this.missed.length) this.since = seen;
    this.missed = [...this.missed, ...others];
  }
}
