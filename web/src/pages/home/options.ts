/** What can be chosen for a new table, as a game declares it. */

import type { GameInfo } from "../../net/wire.ts";

export type Value = string | number;
export interface Choice {
  option: string;
  /** Whether any number of the values can be chosen. */
  isMany: boolean;
  /** The addition without which it changes nothing. */
  needs: string | null;
  values: Value[];
}

/** How many can play. */
export function playerCounts(game: GameInfo): number[] {
  const declared = game.declared.filter(({ kind }) => kind === "players");
  return declared.flatMap(({ values }) => values.map(Number));
}

/** The options that a form offers; players and first seat are chosen with the seats. */
export function choicesOf(game: GameInfo): Choice[] {
  return game.declared
    .filter(({ kind }) => kind !== "players" && kind !== "first-seat")
    .map(({ name, kind, values, needs }) => ({
      option: name,
      isMany: kind === "any-of",
      needs,
      values,
    }));
}
