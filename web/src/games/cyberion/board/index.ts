/** Cyberion as a drawn table. */

import type { Board as AnyBoard, DrawnBoard } from "$page/pack/board.ts";
import { places } from "../places.ts";
import Board from "./Board.svelte";
import Repairs from "./Repairs.svelte";
import Status from "./Status.svelte";

export const board: DrawnBoard = {
  Board: Board as AnyBoard,
  Status: Status as AnyBoard,
  places,
  Result: Repairs as NonNullable<DrawnBoard["Result"]>,
};
