/** Cyberion as a story: turn after turn. */

import type { Score } from "$page/pack/words.ts";
import type { Messages } from "$page/i18n/messages.ts";
import type { Happened, Telling } from "$page/net/wire.ts";
import type { Chapter, Mark, GameStory } from "$page/pack/story.ts";

const MARKS: Record<string, Mark> = {
  repaired: "made",
  "machine-removed": "made",
  upgraded: "raised",
  "failsafe-lost": "lost",
  "battery-spent": "spark",
  won: "end",
  lost: "end",
};

/** Events that go with greater ones. */
const SMALL = [
  "robot-discarded",
  "robot-drawn",
  "robot-seen",
  "robot-put-back",
  "robot-paid-from-deck",
  "machine-realigned",
  "machine-revealed",
  "microbot-placed",
  "microbot-discarded",
  "microbots-spent",
  "microbots-shuffled",
];

export class CyberionStory implements GameStory {
  readonly marks: GameStory["marks"];
  #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
    this.marks = [
      { mark: "made", name: messages.say("web-story-mark-repaired") },
      { mark: "raised", name: messages.say("web-story-mark-upgraded") },
      { mark: "lost", name: messages.say("web-story-mark-failsafe-lost") },
      { mark: "spark", name: messages.say("web-story-mark-battery-spent") },
    ];
  }

  chapter(event: Telling): Chapter | null {
    return event.kind === "turn-began" ? this.#turn(Number(event.turn)) : null;
  }

  opening(_: Happened, next: Telling | null): Chapter {
    return this.#turn(next === null ? 1 : Number(next.turn) - 1);
  }

  #turn(turn: number): Chapter {
    const title = this.#messages.say("web-story-turn", { turn });
    return { title, label: String(turn), tone: "turn" };
  }

  mark(event: Telling): Mark | null {
    return MARKS[String(event.kind)] ?? null;
  }

  isSmall(event: Telling): boolean {
    return SMALL.includes(String(event.kind));
  }

  together(isWon: boolean): string {
    return this.#messages.say(isWon ? "web-story-factory-works" : "web-story-factory-dark");
  }

  detailed(): Score[] {
    return [];
  }
}
