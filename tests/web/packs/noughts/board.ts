/** Noughts as a drawn table. */

import type { DrawnBoard } from "$page/pack/board.ts";
import Board from "./Board.svelte";

export const board: DrawnBoard = {
  Board: Board as DrawnBoard["Board"],
  places: {
    key: (field, value) => (field === "cell" ? `cell/${String(value)}` : null),
    isOrdered: () => false,
    wonder: () => null,
    touched: () => [],
  },
};
