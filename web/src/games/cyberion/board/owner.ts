/** Whose a place of the Factory is, where two play. */

import type { CyberionPosition } from "../../../net/wire.ts";

/** The seat whose machine stands in a place: the first and the last are the players' own. */
export function ownerOf(
  place: number,
  { factory, all_common }: Pick<CyberionPosition, "factory" | "all_common">,
  players: readonly string[],
): number | null {
  if (players.length < 2 || all_common) return null;
  if (place === 0) return 0;
  return place === factory.length - 1 ? players.length - 1 : null;
}
