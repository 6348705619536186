/** Cyberion's robots, machines and abilities in words. */

import type { Messages, Params } from "../../i18n/messages.ts";
import type { Faces } from "../words.ts";

interface MachineFace {
  tier: number;
  demand: string;
  robots: number;
  trait?: string | number;
}
type AbilityFace = Record<string, string | number>;

export class Names {
  readonly messages: Messages;
  #machines: Record<string, MachineFace>;
  #abilities: Record<string, AbilityFace[]>;

  constructor(messages: Messages, faces: Faces) {
    this.messages = messages;
    this.#machines = faces.machines as Record<string, MachineFace>;
    this.#abilities = faces.abilities as Record<string, AbilityFace[]>;
  }

  say(id: string, params: Params = {}): string {
    return this.messages.say(`cyberion-${id}`, params);
  }

  model(model: string): string {
    return this.say(`model-${model}`);
  }

  row(row: string): string {
    return this.say(`row-${row}`);
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
    const trait = this.#trait(name.replace(/^giga-/, ""));
    return "size" in trait
      ? this.say("gigantobot-size", trait)
      : this.say("gigantobot-model", trait);
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
    const face = this.#machines[machine];
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

  /** What a model's ability does at a level. */
  ability(model: string, level: number): string {
    const numbers = this.numbers(model, level);
    return this.say(Object.keys(numbers).length ? `ability-${model}` : "ability-none", numbers);
  }

  /** The numbers that stand on the Mainframe for a model's ability at a level. */
  numbers(model: string, level: number): AbilityFace {
    return this.#abilities[model]?.[level - 1] ?? {};
  }
}
