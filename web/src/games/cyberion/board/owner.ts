/** Whose a place of the Factory is, where two play. */

import type { CyberionPosition } from "../types.ts";

/** The seat whose own place it is; null where machines are common. */
export function ownerOf(
  place: number,
  { all_common }: Pick<CyberionPosition, "all_common">,
  players: readonly string[],
  ownPlaces: readonly number[],
): number | null {
  if (players.length < 2 || all_common) return null;
  const seat = ownPlaces.indexOf(place);
  return seat < 0 ? null : seat;
}
