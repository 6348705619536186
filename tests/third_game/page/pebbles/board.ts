/** Pebbles as a drawn table, and which thing on it a number of a move stands for. */

import type { DrawnBoard } from "$page/pack/board.ts";
import Board from "./Board.svelte";

export const board: DrawnBoard = {
  Board: Board as DrawnBoard["Board"],
  places: {
    key: (field, value) => (field === "do" ? null : `${field}/${String(value)}`),
    isOrdered: () => false,
    wonder: (key) => {
      const [field = "", value = ""] = key.split("/");
      return { do: field === "pebbles" ? "take" : "show", [field]: Number(value) };
    },
    touched: () => [],
  },
};
