/** Cyberion in words: positions, choices, and what happens. */

import type { Messages, Params } from "$page/i18n/messages.ts";
import type { Consequences, Position, Telling } from "$page/net/wire.ts";
import { GameWords } from "$page/pack/game-words.ts";
import {
  playerName,
  type Composed,
  type Faces,
  type Missing,
  type Score,
  type Thing,
  type Told,
  type Words,
  type Zone,
} from "$page/pack/words.ts";
import { Names } from "./names.ts";
import { zones } from "./zones.ts";
import type { CyberionPosition } from "./types.ts";

const NOWHERE = "–";
/** What is told of what a move costs and brings; its robots, and where they go, are in its name. */
const SPENT = ["experience", "held_microbots", "interference", "battery"];
const GAINED = ["platform", "flash", "experience", "held_microbots", "failsafes", "factory"];
/** Moves of which one expects nothing at once. */
const IDLE = ["end-turn", "arrange", "reward"];

/** What a field asks for. */
const QUESTIONS: Record<string, string> = {
  bottom: "web-choose-bottom",
  do: "choose-move",
  level: "web-choose-level",
  machine: "choose-machine",
  machines: "choose-machines",
  model: "choose-model",
  on: "choose-on",
  robot: "choose-robot",
  robots: "web-choose-robots",
  take: "choose-take",
  top: "web-choose-top",
};

/** What is still to be picked, by kind. */
const MISSING: Record<string, string> = {
  robot: "web-cyberion-missing-robot",
  machine: "web-cyberion-missing-machine",
  gigantobot: "web-cyberion-missing-gigantobot",
  card: "web-cyberion-missing-card",
};

export class CyberionWords extends GameWords<Names> implements Words {
  protected readonly hidden = {
    robot_deck: "web-cyberion-shows-robot-deck",
    machine_deck: "web-cyberion-shows-machine-deck",
    microbot_pile: "web-cyberion-shows-microbot-pile",
    interference: "web-cyberion-shows-interference",
  };

  constructor(messages: Messages, faces: Faces) {
    super(new Names(messages, faces), messages.say("cyberion-title"));
  }

  question(position: Position, names: readonly string[]): string {
    const { pending, seat } = position as CyberionPosition;
    const asked = pending.at(-1);
    if (asked === undefined) {
      if (names.length < 2) return this.names.say("ask-intervention");
      const player = playerName(this.messages, seat, names);
      return this.names.say("ask-intervention-named", { player });
    }
    const params: Params = { left: asked.left };
    if (asked.ability !== undefined) params.model = this.names.model(asked.ability);
    else if (asked.level !== undefined)
      Object.assign(params, this.names.numbers(asked.source, asked.level));
    return this.names.say(`ask-${asked.do}`, params);
  }

  moment(position: Position): string {
    return this.messages.say("board-turn", { turn: (position as CyberionPosition).turn });
  }

  zones(position: Position): Zone[] {
    return zones(this.messages, this.names, position as CyberionPosition);
  }

  field(field: string): string {
    return this.messages.say(QUESTIONS[field] ?? "choose-move");
  }

  choice(field: string, value: unknown, { move, position }: Composed): Thing {
    if (value === null) return { name: NOWHERE };
    const names = this.names;
    const name = String(value);
    switch (field) {
      case "do":
        return { name: names.say(`move-${name}`), note: names.say(`help-${name}`) };
      case "machine":
      case "machines":
        return { name: names.machine(name) };
      case "on":
        return { name: names.gigantobot(name) };
      case "model":
        return { name: names.model(name) };
      case "level":
        return this.#level(Number(value), move, position as CyberionPosition);
      case "take":
        return { name: names.say(`reward-${name}`) };
      case "from_deck":
        return { name: this.messages.say("choose-from-deck", { robots: Number(value) }) };
      case "robot":
        return this.#robot(name, move, position as CyberionPosition);
      default:
        return { name: names.placed(name) };
    }
  }

  consequence(seen: Consequences, { move, position }: Composed): Told {
    const { failsafes } = position as CyberionPosition;
    if (seen.ends?.["won"] === false)
      return { text: this.messages.say("web-cyberion-loses"), isDangerous: true };
    const told = this.amounts(seen, move.do === "end-turn" ? [...SPENT, "flash"] : SPENT, GAINED);
    const levels = Object.values((seen.changes["levels"] ?? {}) as Record<string, number>);
    for (const level of levels)
      told.unshift(this.messages.say("web-cyberion-to-level", { level: this.names.level(level) }));
    if (!seen.gives && !IDLE.includes(String(move.do)))
      told.push(this.messages.say("foreseen-nothing"));
    const cost = seen.spends["failsafes"] ?? 0;
    if (!cost) return { text: told.join(", ") };
    const left = failsafes - cost + (seen.gains["failsafes"] ?? 0);
    const what = this.names.foreseen("failsafes", cost);
    told.unshift(this.messages.say("web-cyberion-costs-failsafes", { what, left }));
    const danger = { text: told.join(", "), isDangerous: true };
    if (left > 0) return danger;
    return { ...danger, question: this.messages.say("web-cyberion-costs-last-failsafe") };
  }

  missing({ kind, n, picked, keys }: Missing): string {
    const id = MISSING[kind];
    if (id === undefined) return "";
    const told = this.messages.say(id, { n, picked });
    if (kind !== "robot") return told;
    const rows = new Set(keys.map((key) => this.names.row(key.split("/")[0] ?? "")));
    return this.names.say("placed", { robot: told, where: this.messages.oneOf([...rows]) });
  }

  /** Which robot is laid on which Gigantobot. */
  apart({ move }: Composed): string {
    const [robot] = (move.robots ?? []) as string[];
    const [gigantobot] = (move.on ?? []) as (string | null)[];
    if (robot === undefined || gigantobot == null) return "";
    return `${this.names.robot(robot.split("/").at(-1) ?? "")} → ${this.names.gigantobot(gigantobot)}`;
  }

  /**
   * The level of a robot's ability, and what it does; unknown where Interference lies under its Cog.
   * And that nothing goes to the Stock.
   */
  implied({ move, position }: Composed): Thing | null {
    const { levels, interference } = position as CyberionPosition;
    if (move.do === "store" && Array.isArray(move.robots) && !move.robots.length)
      return { name: this.messages.say("web-cyberion-store-nothing") };
    const model = modelOf(String(move.robot));
    if (move.do !== "trigger" || move.level !== undefined || !isModel(model, levels)) return null;
    if (interference[model]) return null;
    return {
      name: this.names.level(levels[model]),
      note: this.names.ability(model, levels[model]),
    };
  }

  /** A robot; with what its ability does now, where it is triggered. */
  #robot(robot: string, move: Composed["move"], { levels }: CyberionPosition): Thing {
    const name = this.names.placed(robot);
    const model = modelOf(robot);
    if (move.do !== "trigger" || !isModel(model, levels)) return { name };
    return { name, note: this.names.ability(model, levels[model]) };
  }

  #level(level: number, move: Composed["move"], position: CyberionPosition): Thing {
    const asked = position.pending.at(-1)?.ability;
    const model =
      asked ?? (move.model === undefined ? modelOf(String(move.robot)) : String(move.model));
    return { name: this.names.level(level), note: this.names.ability(model, level) };
  }

  areAlike(one: Telling, other: Telling): boolean {
    if (!String(one.kind).startsWith("robot-")) return false;
    return told(one) === told(other);
  }

  event(group: readonly Telling[]): Params {
    const names = this.names;
    const words: Record<string, (name: string) => string> = {
      robot: (name) => names.robot(name),
      machine: (name) => names.machine(name),
      model: (name) => names.model(name),
      ability: (name) => names.model(name),
      gigantobot: (name) => names.gigantobot(name),
      microbot: (name) => names.microbot(name),
    };
    const params: Params = { count: group.length };
    for (const [key, value] of Object.entries(group[0] ?? {}))
      if (!["kind", "reveals", "audience"].includes(key))
        params[key] = words[key]?.(String(value)) ?? (value as string | number);
    if (group.length > 1)
      params.robot = this.messages.allOf(group.map((event) => names.robot(String(event.robot))));
    if ("level" in params) params.roman = names.level(Number(params.level));
    return params;
  }

  outcome(outcome: Telling): string {
    return this.names.say(`outcome-${String(outcome.reason).toLowerCase().replaceAll(".", "-")}`);
  }

  scores(): Score[] {
    return [];
  }
}

function modelOf(robot: string): string {
  return (robot.split("/").at(-1) ?? "").split("-")[0] ?? "";
}

function isModel<T extends object>(name: string, levels: T): name is string & keyof T {
  return name in levels;
}

/** What an event says besides which robot it is about. */
function told(event: Telling): string {
  const { robot: _, reveals: __, ...rest } = event;
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
