/** What matters of something that happened: for summaries, captions and announcements. */

import type { Sentence } from "./log-text.ts";
import type { GameStory } from "../pack/story.ts";

/** The sentences that say what happened; the first where all of them are small. */
export function keySentences(sentences: readonly Sentence[], story: GameStory | null): string[] {
  const great = sentences.filter(
    ({ events }) => !events.length || events.some((event) => !story?.isSmall(event)),
  );
  return (great.length ? great : sentences.slice(0, 1)).map(({ text }) => text);
}
