/** Pebbles in words: positions, choices, and what happens. The sentences are in the game's texts. */

import type { Messages, Params } from "$page/i18n/messages.ts";
import type { Position, Telling } from "$page/net/wire.ts";
import {
  counted,
  playerName,
  things,
  type Composed,
  type Score,
  type Thing,
  type Words,
  type Zone,
} from "$page/pack/words.ts";
import type { PebblesOutcome, PebblesPosition } from "./types.ts";

export class PebblesWords implements Words {
  readonly title: string;
  #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
    this.title = this.#say("title");
  }

  #say(id: string, params: Params = {}): string {
    return this.#messages.say(`pebbles-${id}`, params);
  }

  question(position: Position, names: readonly string[]): string {
    const { seat } = position as unknown as PebblesPosition;
    return this.#say("ask", { player: playerName(this.#messages, seat, names) });
  }

  moment(position: Position): string {
    return this.#say("turn", { turn: (position as unknown as PebblesPosition).turn });
  }

  zones(position: Position, names: readonly string[]): Zone[] {
    const { heap, players } = position as unknown as PebblesPosition;
    const rows = players.map(({ pebbles, held, shown }, seat) => ({
      title: playerName(this.#messages, seat, names),
      seat,
      things: [
        ...(held === null
          ? things([this.#say("face-down", { pebbles })])
          : counted(held.map(String))),
        ...counted(shown.map((value) => this.#say("shown", { value }))),
      ],
    }));
    return [{ title: this.#say("heap"), things: things([String(heap)]) }, ...rows];
  }

  field(field: string): string {
    return this.#say(`choose-${field}`);
  }

  choice(field: string, value: unknown, _: Composed): Thing {
    const name = String(value);
    if (field === "do") return { name: this.#say(`move-${name}`), note: this.#say(`help-${name}`) };
    return { name: field === "pebbles" ? this.#say("taken", { pebbles: Number(value) }) : name };
  }

  areAlike(): boolean {
    return false;
  }

  event(group: readonly Telling[], names: readonly string[]): Params {
    const { seat, pebbles, value } = group[0] as Telling & Record<string, number>;
    const player = playerName(this.#messages, Number(seat), names);
    return { player, pebbles: pebbles ?? 0, value: value ?? 0 };
  }

  outcome(outcome: Telling, names: readonly string[]): string {
    const { points, winners } = outcome as unknown as PebblesOutcome;
    const players = winners.map((seat) => playerName(this.#messages, seat, names));
    return this.#say("outcome", {
      players: this.#messages.allOf(players),
      count: players.length,
      points: Math.max(...points),
    });
  }

  scores(outcome: Telling): Score[] {
    const { points, winners } = outcome as unknown as PebblesOutcome;
    const name = this.#say("points");
    return points.map((total, seat) => ({
      seat,
      isWinner: winners.includes(seat),
      total,
      sources: [{ id: "points", name, amount: total }],
    }));
  }
}
