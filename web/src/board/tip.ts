/** Things as they are told of. */

import type { Refusal } from "../net/wire.ts";
import type { Key } from "../pack/board.ts";

/** A thing in a few words. */
export interface Named {
  label: string;
  about: string;
}

/** A page that tells more. */
export interface Link {
  address: string;
  text: string;
}

/** A thing in a few words, and where it is. */
export interface Tip extends Named {
  key: Key;
  at: HTMLElement;
}

/** A thing that the player asked about. */
export interface Wondered extends Tip {
  /** Why it cannot be used now: unknown yet, or nothing stands in its way. */
  refusal: Refusal | null;
  /** Whether the seat is to decide, and no legal move uses this thing with what is picked. */
  isDim: boolean;
  link: Link | null;
}
