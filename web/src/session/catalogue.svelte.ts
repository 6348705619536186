/** The games that the server offers, with their options and bots. */

import type { GameInfo } from "../net/wire.ts";

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
}

/** What this server offers; empty until the page has started. */
export const catalogue = new Catalogue();
