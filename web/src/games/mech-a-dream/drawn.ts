/** Mech A Dream as a drawn table. */

import type { Board as AnyBoard } from "$page/pack/board.ts";
import type { Drawn } from "$page/games/registry.ts";
import Board from "./board/Board.svelte";
import { places } from "./places.ts";

export const drawn: Drawn = { Board: Board as AnyBoard, places };
