/** How long a page on how to play takes to read. */

import type { HowToPlay } from "../../pack/how-to-play.ts";
import { plain } from "../../pack/rules-tree.ts";

/** Words that are read in a minute. */
const PACE = 200;

/** The minutes, rounded up. */
export function minutesFor({ parts }: HowToPlay): number {
  const words = parts
    .flatMap(({ title, passages }) => [title, ...passages.map(({ text }) => plain(text))])
    .join(" ")
    .split(/\s+/);
  return Math.ceil(words.length / PACE);
}
