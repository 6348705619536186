/** What matters of something that happened: for summaries, captions and announcements. */

import type { Sentence } from "./lines.ts";
import type { Tale } from "../pack/tale.ts";

/** The sentences that say what happened; the first where all of them are small. */
export function gist(sentences: readonly Sentence[], tale: Tale | null): string[] {
  const great = sentences.filter(
    ({ events }) => !events.length || events.some((event) => !tale?.isSmall(event)),
  );
  return (great.length ? great : sentences.slice(0, 1)).map(({ text }) => text);
}
