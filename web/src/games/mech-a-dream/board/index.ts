/** Mech A Dream as a drawn table. */

import type { Board as AnyBoard, DrawnBoard } from "$page/pack/board.ts";
import { places } from "../places.ts";
import Board from "./Board.svelte";

export const board: DrawnBoard = { Board: Board as AnyBoard, places };
