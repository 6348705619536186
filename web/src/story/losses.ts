/** What others took from a seat. */

import type { GameStory } from "../pack/story.ts";
import type { Happened, Telling } from "../net/wire.ts";
import type { LogText } from "./log-text.ts";

export interface Loss {
  text: string;
  event: Telling;
}

/** The losses of a seat in an entry, in words. */
export function lossesOf(
  entry: Happened,
  seat: number,
  story: GameStory | null,
  logText: LogText,
): Loss[] {
  return logText
    .sentences(entry)
    .flatMap(({ text, events }) =>
      events.filter((event) => story?.isLoss?.(event, seat)).map((event) => ({ text, event })),
    );
}

/** How far each seat of a screen has been told of what happened. */
export class ToldSeats {
  #told = new Map<number, number>();
  /** Where the log stood when the screen came to the table: what is older is told elsewhere. */
  #began: number | null = null;

  /** The entries up to a number that happened since a seat last looked. */
  since(log: readonly Happened[], seat: number, upTo: number): Happened[] {
    this.#began ??= upTo;
    const from = this.#told.get(seat) ?? this.#began;
    this.#told.set(seat, upTo);
    return log.filter(({ number }) => number > from && number <= upTo);
  }
}
