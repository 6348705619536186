/** What the server tells of a position of Pebbles. */

export interface Player {
  pebbles: number;
  /** The values of the pebbles that lie face down; null where the seat that looks may not know them. */
  held: number[] | null;
  shown: number[];
}

export interface PebblesPosition {
  turn: number;
  seat: number;
  heap: number;
  players: Player[];
}

export interface PebblesOutcome {
  points: number[];
  winners: number[];
}
