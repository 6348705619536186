/** The interaction of a table, for everything that is drawn of it. */

import { getContext, setContext } from "svelte";
import type { Interaction } from "./interaction.svelte.ts";

const INTERACTION = Symbol("interaction");

export function provideInteraction(interaction: Interaction): void {
  setContext(INTERACTION, interaction);
}

/** The interaction of this table; null where the board is only shown, as in rules. */
export function useInteraction(): Interaction | null {
  return getContext<Interaction | undefined>(INTERACTION) ?? null;
}
