/** What is in Cyberion's box. */

import { Names } from "../names.ts";
import type { Messages } from "$page/i18n/messages.ts";
import type { BoxInfo } from "$page/net/wire.ts";
import { gradeOf, type BoxContents, type Thing } from "$page/pack/contents.ts";
import Piece from "./Piece.svelte";

export const box: BoxContents = { things, note, Piece };

/** Gigantobots are listed by both readings of their cards, of which a game uses one. */
function note(messages: Messages, kind: string): string {
  return kind === "gigantobots" ? messages.say("web-cyberion-box-gigantobots") : "";
}

/** The tokens and cards of a block, as the box file lists them. */
interface Listed {
  tokens?: unknown;
  cards?: unknown;
  two_traits?: unknown;
}

function things(messages: Messages, box: BoxInfo): Thing[] {
  const names = new Names(messages, box.printed);
  const told = new Told(names, box);
  return [
    ...told.robots("robots"),
    ...told.machines(),
    ...told.abilities(),
    ...told.faces.models.map((model) => told.support(model)),
    ...told.robots("babybots"),
    ...told.robots("multibots"),
    ...told.tokens("microbots", "tokens", (trait) => names.microbot(trait)),
    ...told.tokens("interference", "tokens", (model) => names.model(model)),
    ...told.tokens("gigantobots", "cards", (traits) => names.gigantobotShowing(traits.split(" "))),
    ...told.tokens("gigantobots", "two_traits", (traits) =>
      names.gigantobotShowing(traits.split(" ")),
    ),
    told.damage(),
  ];
}

class Told {
  readonly faces: Names["faces"];
  #names: Names;
  #box: BoxInfo;

  constructor(names: Names, box: BoxInfo) {
    this.#names = names;
    this.#box = box;
    this.faces = names.faces;
  }

  #thing(id: string, kind: string, name: string, key: string, text: string): Thing {
    const grade = gradeOf(this.#box, kind, key);
    return { id, kind, name, values: [{ key, text, grade }] };
  }

  robots(kind: "robots" | "multibots" | "babybots"): Thing[] {
    const key = kind === "robots" ? "copies" : "cards";
    return Object.entries(this.faces.cards[kind]).map(([robot, copies]) =>
      this.#thing(robot, kind, this.#names.robot(robot), key, String(copies)),
    );
  }

  machines(): Thing[] {
    return Object.entries(this.faces.machines).map(([machine, { tier }]) => {
      const name = this.#names.machine(machine);
      return this.#thing(machine, "machines", name, `tier_${tier}`, "");
    });
  }

  /** Each ability, level by level. */
  abilities(): Thing[] {
    return this.faces.models.map((model) => {
      const levels = this.faces.abilities[model] ?? [];
      const told = levels.map((_, place) => {
        const level = this.#names.level(place + 1);
        return `${level}: ${this.#names.ability(model, place + 1)}`;
      });
      const key = this.#sortOf(model);
      return this.#thing(
        `ability-${model}`,
        "abilities",
        this.#names.model(model),
        key,
        told.join("; "),
      );
    });
  }

  /** The sort of value that an ability is: some are told as prices. */
  #sortOf(model: string): string {
    const sorts = this.#box.sorts.filter(({ kind }) => kind === "abilities");
    return sorts.find(({ value }) => value.startsWith(model))?.value ?? model;
  }

  support(model: string): Thing {
    const { messages } = this.#names;
    const name = `${messages.say("board-support")}: ${this.#names.model(model)}`;
    return this.#thing(`support-${model}`, "support", name, "tokens", "");
  }

  /** Tokens or cards that the box file lists one by one, those alike together. */
  tokens(kind: string, key: keyof Listed, name: (trait: string) => string): Thing[] {
    const listed = ((this.#box.values[kind] as Listed)[key] ?? []) as string[];
    const counted = new Map<string, number>();
    for (const each of listed) counted.set(each, (counted.get(each) ?? 0) + 1);
    return [...counted].map(([each, copies]) =>
      this.#thing(`${kind}-${each}`, kind, name(each), key, String(copies)),
    );
  }

  damage(): Thing {
    const kind = "structural_damage";
    const { tokens, failsafes_each } = this.#box.values[kind] as Record<string, number>;
    const name = this.#names.messages.say("cyberion-box-kind", { kind });
    const values = Object.entries({ tokens, failsafes_each }).map(([key, number]) => ({
      key,
      text: String(number),
      grade: gradeOf(this.#box, kind, key),
    }));
    return { id: kind, kind, name, values };
  }
}
