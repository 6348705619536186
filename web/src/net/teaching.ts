/** What the teacher tells: hints, why bots moved, and reviews, in the reader's language. */

import type { Move, Telling } from "./wire.ts";

/** One thing that is said, and the things on the table that it speaks of. */
export interface Remark {
  code: string;
  text: string;
  marks: readonly string[];
  /** What it is about, as data: among others the events that it names. */
  params?: { event?: Telling; events?: readonly Telling[] };
}

/** A move that was considered, with what is expected of it. */
export interface JudgedMove {
  move: Move;
  /** The move as a phrase. */
  text: string;
  /** Of winning, from 0 to 1. */
  chance: number | null;
  reasons: readonly Remark[];
}

/** What a strong player would do, in three depths. */
export interface Hint {
  seat: number;
  /** The first answer comes at once, the full one has been thought about. */
  stage: "first" | "full";
  /** Where to look; nothing in a game that does not say where its moves take place. */
  nudge: Remark | null;
  /** The moves with which the seat would go on, as far as nothing is shown. */
  plan: readonly Move[];
  goals: readonly Remark[];
  /** The advised move, then the next best. */
  moves: readonly JudgedMove[];
}

/** Why a bot moved as it did. */
export interface BotReasons {
  number: number;
  seat: number;
  bot: string;
  told: { seat: number; move: Move; moves: readonly JudgedMove[] };
}

/** A seat's chance of winning before a move, with its interval. */
export interface CurvePoint {
  /** The place of the move in the game, from 1; one more than the last is the end. */
  number: number;
  chance: number;
  low: number;
  high: number;
}

/** What a seat could still have come to at the end of the game. */
export interface SeatEnding {
  /** The move from which on it was in the seat's own hands. */
  number: number;
  /** The best score that was possible then. */
  best: number;
  /** The score that was reached. */
  made: number;
  /** The moves that lead to the best score; none where it was reached. */
  moves: readonly Move[];
  /** The same as phrases. */
  texts?: readonly string[];
}

/** What a seat's chance came to: the three sums add up to its change. */
export interface SeatAccount {
  luck: number;
  skill: number;
  others: number;
  curve: readonly CurvePoint[];
  /** Nothing where it is not known; reviews of before have none. */
  ending?: SeatEnding | null;
}

/** A decision, beside the best move that was found for it. */
export interface ReviewedDecision {
  number: number;
  seat: number;
  move: Move;
  best: Move;
  text?: string;
  best_text?: string;
  /** What the move lost of the seat's chance, from 0 to 1. */
  loss: number;
  chance: number;
  reasons?: readonly Remark[];
}

/** What came of something hidden that was shown. */
export interface Revelation {
  number: number;
  seat: number;
  /** By seat, in chances. */
  luck: readonly number[];
}

/** A whole game as it was judged. */
export interface Review extends SeatAccount {
  seat: number;
  decisions: readonly ReviewedDecision[];
  revelations: readonly Revelation[];
  /** The moves that changed the seat's chance most. */
  moments: readonly number[];
  seats: readonly SeatAccount[];
}
