/** What every part of the drawn table looks at: the position, the names of things, who is who. */

import type { Names } from "../names.ts";
import type { MechADreamPlayer, MechADreamPosition } from "../types.ts";

export const PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof PARTS)[number];

export const PILES = ["resource", "power", "crystal"] as const;
export type Pile = (typeof PILES)[number];

/** What can be laid over the table: a workshop in full, or what can still come. */
export type Opened = { workshop: number } | { pile: Pile } | "deliveries";

/** The two sides of a machine tile. */
export const CONSTRUCTION = "construction";
export const COMPLETED = "completed";

export interface Tabletop {
  position: MechADreamPosition;
  names: Names;
  /** The players, by seat. */
  players: readonly string[];
  /** The seat that the board is seen from; null for a watcher. */
  seat: number | null;
  /** The seats whose turn it is. */
  turn: readonly number[];
}

/** An Assistant: whose, and of which part of the day. */
export interface Assistant {
  seat: number;
  part: DayPart;
}

/** The Assistants of a seat that are at a place; null is the locker room. */
export function assistantsAt(
  player: MechADreamPlayer,
  seat: number,
  place: string | null,
): Assistant[] {
  return PARTS.filter((part) => player.assistants[part] === place).map((part) => ({ seat, part }));
}

/** The Assistants of all seats that were sent to a place in a part of the day. */
export function assistantsIn(
  position: MechADreamPosition,
  place: string,
  part: DayPart,
): Assistant[] {
  return position.players.flatMap((player, seat) =>
    player.assistants[part] === place ? [{ seat, part }] : [],
  );
}

/** How an Assistant is called while it travels. */
export function flyName({ seat, part }: Assistant): string {
  return `pawn-${seat}-${part}`;
}
