/** A game that is not the page's own: the least that a pack can be, and a board. */

import type { Pack } from "$page/pack/pack.ts";
import { NoughtsWords } from "./words.ts";

export const pack: Pack = {
  Words: NoughtsWords,
  ruleLetter: "N",
  board: () => import("./board.ts").then(({ board }) => board),
};
