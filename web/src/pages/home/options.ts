/** What can be chosen for a new table, read off the combinations that a game names. */

import type { GameInfo } from "../../net/wire.ts";

export type Value = string | number;
export interface Choice {
  option: string;
  /** Whether any number of the values can be chosen. */
  isMany: boolean;
  values: Value[];
}

/** Options that the form does not show: set by the seats, or left to the server. */
const NOT_HERE = ["players", "first", "seed", "box"];

/** How many can play. */
export function playerCounts(game: GameInfo): number[] {
  return [...new Set(game.option_sets.map((set) => Number(set.players)))].toSorted((a, b) => a - b);
}

/** The options of a game with everything that its combinations set them to. */
export function choicesOf(game: GameInfo): Choice[] {
  return Object.entries(game.options).flatMap(([option, usual]) => {
    if (NOT_HERE.includes(option)) return [];
    const isMany = Array.isArray(usual);
    const all = [usual, ...game.option_sets.map((set) => set[option])].flat();
    const values = [...new Set(all.filter((value) => value !== undefined))] as Value[];
    return [{ option, isMany, values: isMany ? values : values.toSorted(byValue) }];
  });
}

function byValue(one: Value, other: Value): number {
  return typeof one === "number" && typeof other === "number" ? one - other : 0;
}
