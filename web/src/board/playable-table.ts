/** A table that can be played at. */

import type { Node } from "../net/menu.ts";
import type { Consequences, Move, Position, Refusal } from "../net/wire.ts";

/** The table as far as the interaction needs it. */
export interface PlayableTable {
  readonly menu: Node | null;
  readonly decision: number | null;
  readonly position: Position;
  readonly seat: number | null;
  /** Whether a lesson says what to do: little is filled in, and nothing asked about. */
  readonly isGuided?: boolean;
  why(move: Move): Promise<Refusal | null>;
  previews(moves: readonly Move[]): Promise<Consequences[]>;
  play(move: Move): Promise<unknown>;
}
