/**
 * A pack: everything that the page needs of one game.
 *
 * `games/<game>/index.ts` exports a `Pack` by the name `pack`; the build finds it by its folder
 * (`tools/packs.ts`). Only `Words` is required. Whatever else is missing, the page does without:
 * a game that has no board is played in words.
 *
 * What the start page and every table need stands in the pack itself; what is large or seldom seen
 * (board, rules, box) is a function that imports it.
 */

import type { Messages } from "../i18n/messages.ts";
import type { DrawnBoard } from "./board.ts";
import type { BoxContents } from "./contents.ts";
import type { HowToPlayDrawings } from "./how-to-play.ts";
import type { OptionTexts } from "./options.ts";
import type { Pictures } from "./pictures.ts";
import type { RulesDrawings } from "./rules.ts";
import type { EventSounds } from "./sounds.ts";
import type { GameSymbols } from "./symbols.ts";
import type { GameStory } from "./story.ts";
import type { Faces, Words } from "./words.ts";

/** One game on the page. */
export interface Pack {
  /** The game in words: questions, zones, choices, events, outcomes. The only required member. */
  Words: new (messages: Messages, faces: Faces) => Words;
  /** The game as a story: chapters, marks, summaries. Without it the log has no chapters. */
  Story?: new (messages: Messages) => GameStory;
  /** How long a game takes with the box, in minutes, for the start page. */
  minutes?: number;
  /** Names a message that says what the score of a finished game is made of. */
  scoreAbout?: string;
  /** What is drawn of the game on the start page and in lists. */
  pictures?: Pictures;
  /** What the options of a new table are called and explained by, beside the usual messages. */
  options?: OptionTexts;
  /** The sound of each kind of event. Kinds that are not listed are silent. */
  sounds?: EventSounds;
  /** Import the drawn board, with the names of the things on it. */
  board?: () => Promise<DrawnBoard>;
  /** Import the symbols on the components, each with its rule. */
  symbols?: () => Promise<GameSymbols>;
  /** Import what is drawn beside the rules. */
  rules?: () => Promise<RulesDrawings>;
  /** Import what is drawn on the page on how to play. */
  howToPlay?: () => Promise<HowToPlayDrawings>;
  /** Import what is in the box, piece by piece. */
  box?: () => Promise<BoxContents>;
}
