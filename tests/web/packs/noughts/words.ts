/** Noughts in words. */

import type { Messages, Params } from "$page/i18n/messages.ts";
import {
  playerName,
  things,
  type Score,
  type Thing,
  type Words,
  type Zone,
} from "$page/pack/words.ts";
import type { Position, Telling } from "$page/net/wire.ts";

export class NoughtsWords implements Words {
  readonly title = "Noughts";
  #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  question(): string {
    return "Where do you set?";
  }

  moment(): string {
    return "";
  }

  zones(position: Position): Zone[] {
    return [{ title: "Field", things: things(position["field"] as string[]) }];
  }

  choice(_: string, value: unknown): Thing {
    return { name: String(value) };
  }

  field(field: string): string {
    return field;
  }

  areAlike(): boolean {
    return false;
  }

  event(group: readonly Telling[], names: readonly string[]): Params {
    return { player: playerName(this.#messages, Number(group[0]?.["seat"]), names) };
  }

  outcome(): string {
    return "";
  }

  scores(): Score[] {
    return [];
  }
}
