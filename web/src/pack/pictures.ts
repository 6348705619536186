/** What is drawn of a game outside its table. Each picture is a whole `<svg>`. */

import type { Component } from "svelte";

export interface Pictures {
  /**
   * The moving picture on the game's card and above a new table: as wide and high as its frame.
   * `chosen` are the expansions or variants that are played with, `seats` how many play.
   */
  Scene?: Component<{ chosen?: readonly string[]; seats?: number }>;
  /** The game in a small round. */
  Badge?: Component;
  /** An expansion or a variant by its name. */
  Option?: Component<{ name: string }>;
}
