/** The steps of a game, to go through one by one: the deal, then every move that stands. */

import type { Happened } from "../net/wire.ts";
import { chaptersOf } from "./chapters.ts";
import { activeEntries } from "../net/log.ts";
import type { Chapter, Mark, GameStory } from "../pack/story.ts";

export interface Step {
  /** The entry after which the table looked like this. */
  number: number;
  /** The move that led here; nothing at the deal. */
  entry: Happened | null;
  chapter: Chapter | null;
  marks: readonly Mark[];
}

export function stepsOf(log: readonly Happened[], story: GameStory | null): Step[] {
  const moves = activeEntries(log).filter(({ what }) => what === "move");
  const first = moves[0];
  if (first === undefined) return [];
  const begun = story === null ? [] : chaptersOf(log, story);
  let place = -1;
  const chapterOf = (number: number) => {
    while ((begun[place + 1]?.after ?? Infinity) < number) place += 1;
    return begun[place]?.chapter ?? null;
  };
  const deal: Step = {
    number: first.number - 1,
    entry: null,
    chapter: begun[0]?.chapter ?? null,
    marks: [],
  };
  return [
    deal,
    ...moves.map((entry) => ({
      number: entry.number,
      entry,
      chapter: chapterOf(entry.number),
      marks: story === null ? [] : entry.events.flatMap((event) => story.mark(event) ?? []),
    })),
  ];
}

/** Steps of one chapter that follow each other. */
export interface Stretch {
  chapter: Chapter | null;
  /** The place of its first step, and how many there are. */
  from: number;
  steps: number;
}

/** Moves by chapter, as they lie beside each other on the strip. The deal takes no room. */
export function stretchesOf(steps: readonly Step[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [place, { chapter }] of steps.entries()) {
    if (place === 0) continue;
    const last = found.at(-1);
    if (last !== undefined && last.chapter === chapter) last.steps += 1;
    else found.push({ chapter, from: place, steps: 1 });
  }
  return found;
}

/** The place of the step that shows the table as it was after an entry. */
export function placeOf(steps: readonly Step[], number: number): number {
  const place = steps.findLastIndex((step) => step.number <= number);
  return Math.max(place, 0);
}
