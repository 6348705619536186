/** What a game draws beside its rules. */

import type { Component } from "svelte";
import type { Faces } from "./words.ts";

export interface RulesDrawings {
  /** A symbol by its id. */
  Symbol: Component<{ symbol: string; faces: Faces }>;
  /** What is drawn beside a section, by its number: `C3`. */
  figures: Readonly<Record<string, Component<{ faces: Faces }>>>;
}
