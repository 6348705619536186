/** Moves that are the same but for how strong they are: an ability at its level, or at a lower one. */

import type { Move } from "../net/wire.ts";

/** Of these moves, those that none of the others is stronger than. */
export function strongest(moves: readonly Move[], weakening: string | undefined): Move[] {
  if (weakening === undefined) return [...moves];
  const best = new Map<string, Move>();
  for (const move of moves) {
    const name = JSON.stringify({ ...move, [weakening]: undefined });
    const other = best.get(name);
    if (other === undefined || strength(move, weakening) > strength(other, weakening))
      best.set(name, move);
  }
  const found = new Set(best.values());
  return moves.filter((move) => found.has(move));
}

function strength(move: Move, weakening: string): number {
  const value = move[weakening];
  return value === undefined ? Infinity : Number(value);
}
