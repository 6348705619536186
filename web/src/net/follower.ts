/** The interface of what follows a table step by step, such as the playback of the board. */

import type { Happened, Position } from "./wire.ts";

/** A subscriber to every single step of the game, also where several come at once. */
export interface Follower {
  /** The table as it is, all at once. */
  begin(position: Position, number: number): void;
  /** What happened next, and the position it led to. */
  add(step: { position: Position; happened: Happened }): void;
}
