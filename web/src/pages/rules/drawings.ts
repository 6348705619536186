/** A game's drawings beside its rules, fetched with its rules page. */

import type { Component } from "svelte";
import type { Faces } from "../../pack/words.ts";

export interface Drawings {
  /** A symbol by its name. */
  Symbol: Component<{ symbol: string; faces: Faces }>;
  /** What is drawn beside a section, by its number. */
  figures: Record<string, Component<{ faces: Faces }>>;
}

const DRAWINGS: Record<string, () => Promise<{ drawings: Drawings }>> = {
  cyberion: () => import("../../games/cyberion/rules/drawings.ts"),
  "mech-a-dream": () => import("../../games/mech-a-dream/rules/drawings.ts"),
};

/** The drawings of a game; none for a game that has none here. */
export async function drawingsOf(game: string): Promise<Drawings | null> {
  const found = await DRAWINGS[game]?.();
  return found?.drawings ?? null;
}
