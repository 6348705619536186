/** How whoever is signed in has done against bots so far. */

import { get } from "../../net/api.ts";
import type { Statistics } from "../../net/wire.ts";
import { session } from "../../session/session.svelte.ts";

class OwnRecord {
  found = $state.raw<Statistics | null>(null);

  /** Read it again; nobody has one before they are somebody. */
  async read(): Promise<void> {
    const asked = session.me?.id;
    const found = asked === undefined ? null : await get("/api/me/statistics").catch(() => null);
    if (asked === session.me?.id) this.found = found;
  }
}

/** The record of the session. */
export const ownRecord = new OwnRecord();
