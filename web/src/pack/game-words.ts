/** What the names and the words of every game have in common; the rest is in the game's folder. */

import type { Messages, Params } from "../i18n/messages.ts";
import type { Faces } from "./words.ts";

/** How many of each thing a move spends and gains. */
interface Share {
  spends: Record<string, number>;
  gains: Record<string, number>;
}

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

  /** So many of a thing that the server foresees. */
  foreseen(thing: string, n: number): string {
    return this.say(`amount-${thing.replaceAll("_", "-")}`, { n });
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

  /** Texts of hidden things that a move shows, by where they lie. */
  protected abstract readonly hidden: Readonly<Record<string, string>>;

  /** Hidden things that a move shows, by where they lie. */
  shown(zones: readonly string[]): string {
    const ids = new Set(zones.flatMap((zone) => this.hidden[zone] ?? []));
    return ids.size ? this.messages.allOf([...ids].map((id) => this.messages.say(id))) : "";
  }

  /** Those of these things that a move spends and gains: "−4 ink, +1 point". */
  protected amounts(
    { spends, gains }: Share,
    spent: readonly string[],
    gained: readonly string[],
  ): string[] {
    const told = (sign: string, all: Record<string, number>, things: readonly string[]) =>
      things.flatMap((thing) =>
        all[thing] ? [`${sign}${this.names.foreseen(thing, all[thing])}`] : [],
      );
    return [...told("−", spends, spent), ...told("+", gains, gained)];
  }
}
