/** What the names and the words of every game have in common; the rest is in the game's folder. */

import type { Messages, Params } from "../i18n/messages.ts";
import type { Faces } from "./words.ts";

/** What the names of every game start from: its messages, and what stands on its components. */
export abstract class GameNames<F> {
  /** The game's name: its messages begin with it. */
  protected abstract readonly game: string;
  readonly messages: Messages;
  readonly faces: F;

  constructor(messages: Messages, faces: Faces) {
    this.messages = messages;
    this.faces = faces as unknown as F;
  }

  /** One of the game's own messages. */
  say(id: string, params: Params = {}): string {
    return this.messages.say(`${this.game}-${id}`, params);
  }
}

/** What the words of every game start from: the names of its things. */
export abstract class GameWords<N extends GameNames<unknown>> {
  readonly title: string;
  protected readonly names: N;
  protected readonly messages: Messages;

  constructor(names: N, title: string) {
    this.names = names;
    this.messages = names.messages;
    this.title = title;
  }
}
