/** The chapters of a game: turns, or parts of days. */

import type { Happened } from "../net/wire.ts";
import { activeEntries } from "../net/log.ts";
import type { Chapter, GameStory } from "../pack/story.ts";

/** A chapter that has begun. */
export interface Begun {
  chapter: Chapter;
  /** The entry after which it begins. */
  after: number;
}

/** The chapters of a log, in order. What comes before the first of them belongs to none. */
export function chaptersOf(log: readonly Happened[], story: GameStory): Begun[] {
  const begun: Begun[] = [];
  let next: Happened["events"][number] | null = null;
  for (const { number, events } of activeEntries(log))
    for (const event of events) {
      const chapter = story.chapter(event);
      if (chapter === null) continue;
      next ??= event;
      begun.push({ chapter, after: number });
    }
  const first = log.find(({ what }) => what === "move");
  if (first === undefined || log[0]?.number !== 1) return begun;
  return [{ chapter: story.opening(first, next), after: first.number - 1 }, ...begun];
}

/** Things with numbers, by the chapters they belong to; a chapter that has only begun is empty. */
export function grouped<T extends { number: number }>(
  begun: readonly Begun[],
  things: readonly T[],
): { chapter: Chapter | null; after: number; things: T[] }[] {
  const groups = [{ chapter: null, after: 0 }, ...begun].map(
    (each: { chapter: Chapter | null; after: number }) => ({ ...each, things: [] as T[] }),
  );
  let place = 0;
  for (const thing of things) {
    while ((groups[place + 1]?.after ?? Infinity) < thing.number) place += 1;
    groups[place]?.things.push(thing);
  }
  return groups.filter(({ chapter, things: own }) => chapter !== null || own.length);
}
