/** How far the factory is repaired. */

import type { CyberionPosition } from "../types.ts";

export interface Progress {
  repaired: number;
  /** All machines of this game. */
  all: number;
}

/** The machines that were repaired, of all that were, are or will be in the Factory. */
export function progressOf(position: CyberionPosition): Progress {
  const repaired = position.retired.length;
  const waiting = position.factory.filter((machine) => machine !== null).length;
  return { repaired, all: repaired + waiting + position.machine_deck };
}
