/** Mech A Dream as a story: day after day, from morning to night. */

import type { Score } from "$page/pack/words.ts";
import type { Messages } from "$page/i18n/messages.ts";
import type { Happened, Telling } from "$page/net/wire.ts";
import { withOrigins } from "./origins.ts";
import type { Chapter, Mark, GameStory, Tone } from "$page/pack/story.ts";

const MARKS: Record<string, Mark> = {
  "machine-completed": "made",
  "specialist-taken": "spark",
  ended: "end",
};

/** Events that go with greater ones. */
const SMALL = [
  "paid",
  "tile-revealed",
  "machine-moved",
  "hourglasses-lost",
  "token-turned",
  "monitor-kept",
  "slept",
  "declined",
];

export class MechADreamStory implements GameStory {
  readonly marks: GameStory["marks"];
  #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
    this.marks = [
      { mark: "made", name: messages.say("web-story-mark-completed") },
      { mark: "parcel", name: messages.say("web-story-mark-packages") },
      { mark: "spark", name: messages.say("web-story-mark-specialist") },
    ];
  }

  chapter(event: Telling): Chapter | null {
    if (event.kind !== "part-began") return null;
    return this.#part(Number(event.day), String(event.part));
  }

  /** The set-up, where the first morning begins later or the first move sends no Assistant. */
  opening({ events }: Happened, next: Telling | null): Chapter {
    const works = events.some(({ kind }) => kind === "assistant-sent");
    const isSetUp = next === null ? !works : next.part === "morning";
    if (!isSetUp) return this.#part(Number(next?.day ?? 1), "morning");
    return { title: this.#name("set-up"), label: "", tone: "set-up" };
  }

  #part(day: number, part: string): Chapter {
    const title = this.#messages.say("web-story-day", { day, part: this.#name(part) });
    return { title, label: part === "morning" ? String(day) : "", tone: part as Tone };
  }

  #name(part: string): string {
    return this.#messages.say(`mech-a-dream-part-${part}`);
  }

  mark(event: Telling): Mark | null {
    if (event.kind === "assistant-sent" && event.where === "dock") return "parcel";
    return MARKS[String(event.kind)] ?? null;
  }

  isSmall(event: Telling): boolean {
    return SMALL.includes(String(event.kind));
  }

  isLoss(event: Telling, seat: number): boolean {
    return event.kind === "specialist-taken" && event.from === seat && event.seat !== seat;
  }

  detailed(scores: readonly Score[], log: readonly Happened[]): Score[] {
    return withOrigins(scores, log, this.#messages);
  }
}
