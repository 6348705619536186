/** How a table is followed. */

import type { MakeSocket } from "./connection.ts";
import type { Follower } from "./follower.ts";

/** From which seat, who is told of everything that happens; the rest, tests give. */
export interface Settings {
  seat?: number | null;
  follower?: Follower;
  makeSocket?: MakeSocket;
  newName?: () => string;
  base?: string;
}
