/** How a game is told as a story: its chapters, its moments, and what is too small for a summary. */

import type { Happened, Telling } from "../net/wire.ts";
import type { Score } from "./words.ts";

/** What a chapter looks like on the strip: a turn of its own, or the light of a part of the day. */
export type Tone = "turn" | "set-up" | "morning" | "afternoon" | "evening" | "night";

/** A turn, or a part of a day. */
export interface Chapter {
  title: string;
  /** Its number, where it is written on the strip. */
  label: string;
  tone: Tone;
}

/** A moment worth finding again on the strip, by its shape. */
export type Mark = "made" | "raised" | "parcel" | "lost" | "spark" | "end";

/** How one game is told. */
export interface GameStory {
  /** The chapter that begins with an event, if one does. */
  chapter(event: Telling): Chapter | null;
  /** The chapter that a game begins with, by its first move and what begins the next. */
  opening(first: Happened, next: Telling | null): Chapter;
  /** The mark that an event leaves on the strip. */
  mark(event: Telling): Mark | null;
  /** What a mark stands for; only marks that the game leaves. */
  readonly marks: readonly { mark: Mark; name: string }[];
  /** Whether an event goes without saying in a summary. */
  isSmall(event: Telling): boolean;
  /** Whether an event took something from a seat, which is told of it at once. */
  isLoss?(event: Telling, seat: number): boolean;
  /** How a game ended that all win or lose together, in a heading. */
  together?(isWon: boolean): string;
  /** Scores in as much detail as the story allows. */
  detailed(scores: readonly Score[], log: readonly Happened[]): Score[];
}
