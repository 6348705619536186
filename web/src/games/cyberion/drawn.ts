/** Cyberion as a drawn table. */

import type { Board as AnyBoard } from "../board.ts";
import type { Drawn } from "../shelf.ts";
import Board from "./board/Board.svelte";
import { places } from "./places.ts";

export const drawn: Drawn = { Board: Board as AnyBoard, places };
