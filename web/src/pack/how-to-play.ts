/** How to play a game, on one page: its text, made when the page is built, and what a game draws for it. */

import type { Component } from "svelte";
import type { Span } from "./rules-tree.ts";
import type { Faces } from "./words.ts";

/** A paragraph, or an item of a list with or without numbers; and the rules that say it exactly. */
export interface Passage {
  is: "prose" | "item" | "step";
  text: Span[];
  rules: string[];
}

/** A section; at level 3, a part of the section before it. */
export interface Part {
  level: 2 | 3;
  title: string;
  /** The drawing beside it: its name among the game's figures, and what it shows. */
  figure: { name: string; caption: string } | null;
  passages: Passage[];
}

export interface HowToPlay {
  title: string;
  parts: Part[];
}

export interface HowToPlayDrawings {
  /** The figures by their names. Each moves in a loop; without motion it shows how the loop ends. */
  figures: Readonly<Record<string, Component<{ faces: Faces }>>>;
}
