/** Cyberion's robots, machines and abilities in words. */

import type { Params } from "$page/i18n/messages.ts";
import { GameNames } from "$page/pack/game-words.ts";

/** A machine as printed: its tier, the kind of demand, how many robots, and of what. */
export interface MachineFace {
  tier: number;
  demand: string;
  robots: number;
  trait?: string | number;
}
/** What a Gigantobot shows: a model, a size, or both. */
export interface GigantobotFace {
  model?: string;
  size?: number;
}
export type AbilityFace = Record<string, string | number>;

/** What stands on the components, as the server tells it. */
export interface CyberionFaces {
  models: string[];
  sizes: number[];
  /** Places in the Factory, robots in a row, Failsafes. */
  places: number;
  /** Where two play: the place of each one's own machine. */
  own_places: number[];
  /** What it costs a Cog to leave each level, from the first on. */
  prices: number[];
  /** The level at which a Support token's ability happens. */
  support_level: number;
  machines: Record<string, MachineFace>;
  abilities: Record<string, AbilityFace[]>;
  gigantobots: Record<string, GigantobotFace>;
  /** How many there are of each robot card: in every game, and in two expansions. */
  cards: Record<"robots" | "multibots" | "babybots", Record<string, number>>;
  /** The abilities on all Interference tokens. */
  interference: string[];
  /** How well each expansion's components are attested. */
  grades: Record<string, string>;
}

export class Names extends GameNames<CyberionFaces> {
  protected readonly game = "cyberion";

  model(model: string): string {
    return this.say(`model-${model}`);
  }

  row(row: string): string {
    return this.say(`row-${row}`);
  }

  expansion(expansion: string): string {
    return this.say(`with-${expansion}`);
  }

  level(level: number): string {
    return this.messages.say("roman", { number: level });
  }

  /** A robot card; Multibots and Babybots too. */
  robot(robot: string): string {
    const [first = "", last = ""] = robot.split("-");
    if (first === "baby") return this.say("robot-baby", { model: this.model(last) });
    if (first === "any") return this.say("robot-any-model", { size: Number(last) });
    if (last === "any") return this.say("robot-any-size", { model: this.model(first) });
    return this.say("robot", { model: this.model(first), size: Number(last) });
  }

  /** A robot and the row it lies in; a robot alone where no row is named. */
  placed(placed: string): string {
    const [where, robot] = placed.split("/");
    if (where === undefined || robot === undefined) return this.robot(placed);
    return this.say("placed", { robot: this.robot(robot), where: this.row(where) });
  }

  gigantobot(name: string): string {
    return this.gigantobotShowing(this.traits(name));
  }

  /** What a Gigantobot shows, its model first: `planbot`, `size-2`. */
  traits(gigantobot: string): string[] {
    const { model, size } = this.faces.gigantobots[gigantobot] ?? {};
    return [
      ...(model === undefined ? [] : [model]),
      ...(size === undefined ? [] : [`size-${size}`]),
    ];
  }

  /** A Gigantobot by what it shows. */
  gigantobotShowing(traits: readonly string[]): string {
    const shown: Params = Object.assign({}, ...traits.map((trait) => this.#trait(trait)));
    if (traits.length > 1) return this.say("gigantobot-both", shown);
    return "size" in shown
      ? this.say("gigantobot-size", shown)
      : this.say("gigantobot-model", shown);
  }

  microbot(name: string): string {
    const trait = this.#trait(name);
    return "size" in trait ? this.say("microbot-size", trait) : this.say("microbot-model", trait);
  }

  #trait(trait: string): Params {
    if (trait.startsWith("size-")) return { size: Number(trait.slice("size-".length)) };
    return { model: this.model(trait) };
  }

  /** A machine with its tier and what it asks for. */
  machine(machine: string): string {
    const face = this.faces.machines[machine];
    if (face === undefined) return machine;
    return this.say("machine", { tier: this.level(face.tier), demand: this.#demand(face) });
  }

  #demand({ demand, robots, trait = 0 }: MachineFace): string {
    const params: Params = { robots };
    if (demand === "model") params.model = this.model(String(trait));
    else if (demand === "pairs") Object.assign(params, { pair: 2, rest: robots - 2 });
    else params.trait = trait;
    return this.say(`demand-${demand}`, params);
  }

  /** What moving a Cog up from a level costs; nothing is told of the last one. */
  upgrade(level: number): string {
    const price = this.faces.prices[level - 1];
    if (price === undefined) return "";
    const [from, to] = [this.level(level), this.level(level + 1)];
    const cost = this.foreseen("experience", price);
    return this.messages.say("web-cyberion-upgrade", { from, to, cost });
  }

  /** What a model's ability does at a level. */
  ability(model: string, level: number): string {
    const numbers = this.numbers(model, level);
    return this.say(Object.keys(numbers).length ? `ability-${model}` : "ability-none", numbers);
  }

  /** What a Support token is there for. */
  aboutSupport(model: string): string {
    const level = this.faces.support_level;
    const ability = this.ability(model, level);
    return this.messages.say("web-cyberion-about-support", { level: this.level(level), ability });
  }

  /** The numbers that stand on the Mainframe for a model's ability at a level. */
  numbers(model: string, level: number): AbilityFace {
    return this.faces.abilities[model]?.[level - 1] ?? {};
  }
}
