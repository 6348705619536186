/** What has happened at a table and was said there, as far as it is known. */

import { get } from "./api.ts";
import { joinedChat } from "./chat.ts";
import type { Happened, Said } from "./wire.ts";

/** How much of what happened before is asked for at once. */
const MOST_OLDER = 200;

export class KnownLog {
  entries = $state.raw<readonly Happened[]>([]);
  said = $state.raw<readonly Said[]>([]);

  /** Whether more has happened than is known. */
  get hasOlder(): boolean {
    return (this.entries[0]?.number ?? 1) > 1;
  }

  /** Learn what happened before, as a seat may know it, if it is still wanted when it comes. */
  async older(table: string, seat: number | null, isWanted: () => boolean): Promise<void> {
    const before = (this.entries[0]?.number ?? 1) - 1;
    const after = Math.max(0, before - MOST_OLDER);
    if (before === after) return;
    const query = { seat, after, most: before - after };
    const found = await get("/api/tables/{table}/log", { path: { table }, query });
    const fits = this.entries[0]?.number === before + 1;
    if (fits && isWanted()) this.entries = [...found, ...this.entries];
  }

  /** Add what is newer than all that is known. */
  append(entries: readonly Happened[]): void {
    const last = this.entries.at(-1)?.number ?? 0;
    const fresh = entries.filter(({ number }) => number > last);
    this.entries = [...this.entries, ...fresh];
    this.hear(fresh.flatMap(({ said }) => (said ? [said] : [])));
  }

  /** Add what was said. */
  hear(said: readonly Said[]): void {
    this.said = joinedChat(this.said, said);
  }

  /** Begin anew, as for another seat. */
  forget(): void {
    this.entries = [];
    this.said = [];
  }
}
