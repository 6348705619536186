/** Pebbles on the page: its words and its board. */

import type { Pack } from "$page/pack/pack.ts";
import { PebblesWords } from "./words.ts";

export const pack: Pack = {
  Words: PebblesWords,
  minutes: 5,
  board: () => import("./board.ts").then(({ board }) => board),
};
