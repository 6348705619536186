/** What a page needs to draw any game. A game's own table is in its folder. */

import type { Component } from "svelte";
import type { Consequences, Move, Position, Telling } from "../net/wire.ts";
import type { Faces } from "./words.ts";

/** The name of a thing on the table: `machine/m3`. Things alike have the same name. */
export type Key = string;

/** What a drawn table is given. It shows live play, looking back and replays alike. */
export interface BoardProps {
  position: Position;
  /** What is printed on the components of the box. */
  faces: Faces;
  /** The players, by seat. */
  names: readonly string[];
  /** The seat that the board is seen from; null for a watcher. */
  seat: number | null;
  /** The seats whose turn it is. */
  turn: readonly number[];
}

export type Board = Component<BoardProps>;

/** How a game's moves and events are told in things on its table. */
export interface Places {
  /**
   * The thing on the table that a value of a move's field stands for; null where it is chosen by
   * words. A field that is a list is asked about each of its elements.
   */
  key(field: string, value: unknown, move: Move): Key | null;
  /** Whether it matters in which order the things of a list are picked. */
  isOrdered(field: string): boolean;
  /** What kind of thing it is, by which what is still to be picked is counted. */
  kind?(key: Key): string;
  /** Kinds of things (what a key begins with) in the order in which number keys touch them. */
  numbered?: readonly string[];
  /** A field that makes a move weaker: without it, or with the most of it, the move is at its best. */
  weakening?: string;
  /** By a verb, the moves that one may have forgotten when one is about to make its move. */
  forgotten?: Record<string, string>;
  /** How often a move can be made in a row, from what is foreseen of it: the same is asked again. */
  times?(move: Move, seen: Consequences): number;
  /** What to ask "why not?" about when a dim thing is touched: a move, whole or not. */
  wonder(key: Key, picked: readonly Key[], position: Position, seat: number): Move | null;
  /** Whether a position shows what only the seat that looks may know. */
  isSecret?(position: Position): boolean;
  /** The things on the table that an event is about, as the seat that looks knows them. */
  touched(event: Telling, seat: number | null): Key[];
}

/** A game's drawn table. */
export interface DrawnBoard {
  Board: Board;
  /** How the game stands, in one line, for the bar above the board; includes the moment. */
  Status?: Board;
  /** How the game's moves and events are told in things on the board. */
  places: Places;
  /** What the result shows beside the scores: how far a game that has none was won. */
  Result?: Component<{ position: Position }>;
}

/** The places of a game without a board: every value is chosen by words. */
export const NO_PLACES: Places = {
  key: () => null,
  isOrdered: () => false,
  wonder: () => null,
  touched: () => [],
};
