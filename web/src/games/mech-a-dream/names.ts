/** Mech A Dream's units, tiles and cards, and what they do, in words. */

import { GameNames } from "$page/pack/game-words.ts";

export type Amounts = Record<string, number>;
/** One way of using an effect. */
export interface Way {
  pays: Amounts;
  gives: Amounts;
  choice: Amounts;
  effect?: string | null;
}
/** How each value of a face is attested. */
export type Grades = Record<string, string>;
/** A component whose box may bring a name of its own for it. */
interface Named {
  name?: string;
}
export interface TileFace extends Way, Named {
  kind: string;
  /** Which pile of the Factory it lies in. */
  pile: string;
  design: string;
  copies: number;
  price: number;
  currency: string;
  time: number;
  on_completion: Amounts;
  power: string | null;
  grades: Grades;
}
export interface DeliveryFace extends Named {
  price: number;
  morning: Amounts[];
  afternoon: Amounts[];
  evening: Amounts[];
  grades: Grades;
}
export interface MonitorFace extends Named {
  start: Amounts;
  options: Way[];
  grades: Grades;
}
export interface SpecialistFace extends Named {
  after: string[];
  gives: Amounts;
  choice: Amounts;
}
export interface FloorFace {
  fixed: Amounts;
  choice: Amounts;
  grades: Grades;
}
/** The board of a workshop: its belt, its gauges, and the points of its places. */
export interface WorkshopFace {
  slots: number;
  gauge: number;
  places: Record<string, number>;
  beyond: number;
  grades: Grades;
}
export interface MechFaces {
  tiles: Record<string, TileFace>;
  deliveries: Record<string, DeliveryFace>;
  monitors: Record<string, MonitorFace>;
  specialists: Record<string, SpecialistFace>;
  robot: { options: Way[] };
  stock_room: Record<string, FloorFace>;
  workshop: WorkshopFace;
}

/** The units of what a player holds. */
const UNITS: Record<string, string> = {
  flowers: "flower",
  ink: "ink",
  rainbows: "rainbow",
  points: "point",
  hourglasses: "hourglass",
  activations: "activation",
};

export class Names extends GameNames<MechFaces> {
  protected readonly game = "mech-a-dream";

  override foreseen(thing: string, n: number): string {
    return this.amount(UNITS[thing] ?? thing, n);
  }

  /** What a symbol stands for, as the rules explain it. */
  about(symbol: string): string {
    return this.messages.say("web-mech-a-dream-symbol-about", { symbol });
  }

  /** What Assistants in a locker room are there for. */
  aboutAssistants(): string {
    return `${this.messages.say("web-mech-about-locker")} ${this.about("assistant")}`;
  }

  amount(unit: string, n: number): string {
    return this.say(`amount-${unit}`, { n });
  }

  /** Several units together. */
  amounts(amounts: Amounts): string {
    const told = Object.entries(amounts).flatMap(([unit, n]) => (n ? [this.amount(unit, n)] : []));
    return told.length ? this.messages.allOf(told) : this.say("nothing");
  }

  /** Units of which one is chosen. */
  choice(choice: Amounts): string {
    return this.messages.oneOf(Object.entries(choice).map(([unit, n]) => this.amount(unit, n)));
  }

  /** What is given, and then the choice where there is one. */
  gifts(gives: Amounts, choice: Amounts): string {
    if (isEmpty(choice)) return this.amounts(gives);
    const chosen = this.choice(choice);
    if (isEmpty(gives)) return chosen;
    return this.say("then", { first: this.amounts(gives), next: chosen });
  }

  /** One way of using an effect: what is paid, what is taken, what else happens. */
  way(way: Way): string {
    const does: string[] = [];
    if (!isEmpty(way.gives) || !isEmpty(way.choice) || !way.effect)
      does.push(this.say("takes", { gives: this.gifts(way.gives, way.choice) }));
    if (way.effect) does.push(this.say(`special-${way.effect}`));
    const [first = "", next] = does;
    const told = next === undefined ? first : this.say("then", { first, next });
    return isEmpty(way.pays)
      ? told
      : this.say("pays", { pays: this.amounts(way.pays), does: told });
  }

  /** All ways of using an effect, of which one is chosen. */
  ways(ways: readonly Way[]): string {
    const [one = "", other] = ways.map((way) => this.way(way));
    return other === undefined ? one : this.say("either", { one, other });
  }

  part(part: string): string {
    return this.say(`part-${part}`);
  }

  belt(belt: string): string {
    return this.say(`belt-${belt}`);
  }

  /** What a component is called: by its box, else by our catalogue, else by its id. */
  #named(face: Named | undefined, code: string, id = code): string {
    return face?.name ?? this.say("component", { id, code });
  }

  /** The name of a machine alone. Copies of a tile have one name. */
  machine(tile: string): string {
    const face = this.faces.tiles[tile];
    return this.#named(face, tile, face?.design);
  }

  /** A machine in a sentence. */
  tile(tile: string): string {
    return this.say("tile", { named: this.machine(tile) });
  }

  /** A machine with its kind. */
  tileInFull(tile: string): string {
    const face = this.faces.tiles[tile];
    if (face === undefined) return tile;
    const kind = this.say(`kind-${face.kind}`);
    return this.say("tile-in-full", { named: this.machine(tile), kind });
  }

  /** What a tile gives when it is complete, saves from then on, or does when activated. */
  tileDoes(tile: string): string {
    const face = this.faces.tiles[tile];
    if (face === undefined) return "";
    const atOnce = isEmpty(face.on_completion)
      ? ""
      : this.say("completion", { gives: this.amounts(face.on_completion) });
    if (!face.power) return atOnce || this.way(face);
    const power = this.say(`power-${face.power.replaceAll("_", "-")}`);
    return atOnce ? this.say("lasting", { gives: atOnce, power }) : power;
  }

  /** A component that gives something: a tile, a card, a Specialist, or a place. */
  source(source: string): string {
    if (source in this.faces.tiles) return this.tile(source);
    if (source in this.faces.deliveries) return this.delivery(source);
    if (source in this.faces.monitors) return this.monitor(source);
    if (source in this.faces.specialists) return this.specialist(source);
    return this.say(source);
  }

  /** The name of a Delivery card alone. */
  deliveryName(delivery: string): string {
    return this.#named(this.faces.deliveries[delivery], delivery);
  }

  delivery(delivery: string): string {
    return this.say("delivery", { named: this.deliveryName(delivery) });
  }

  /** What the packages of a part of the day hold, one after the other. */
  packages(delivery: string, part: string): string[] {
    const { morning = [], afternoon = [], evening = [] } = this.faces.deliveries[delivery] ?? {};
    const packages: Record<string, Amounts[]> = { morning, afternoon, evening };
    return (packages[part] ?? []).map((each) => this.amounts(each));
  }

  /** The name of a Monitor Screen alone. */
  monitorName(monitor: string): string {
    return this.#named(this.faces.monitors[monitor], monitor);
  }

  monitor(monitor: string): string {
    return this.say("monitor", { named: this.monitorName(monitor) });
  }

  monitorDoes(monitor: string): string {
    return this.ways(this.faces.monitors[monitor]?.options ?? []);
  }

  monitorStart(monitor: string): string {
    return this.say("start", { gives: this.amounts(this.faces.monitors[monitor]?.start ?? {}) });
  }

  /** The name of a Specialist alone. */
  specialistName(specialist: string): string {
    return this.#named(this.faces.specialists[specialist], specialist);
  }

  specialist(specialist: string): string {
    return this.say("specialist", { named: this.specialistName(specialist) });
  }

  /** After what, and with what, a Specialist rewards. */
  specialistDoes(specialist: string): string {
    const face = this.faces.specialists[specialist];
    if (face === undefined) return "";
    const actions = this.messages.oneOf(face.after.map((action) => this.say(`action-${action}`)));
    return this.say("after", { actions, gives: this.gifts(face.gives, face.choice) });
  }

  /** The ways of a robot: those of its Monitor Screen, or those printed on the board. */
  robotWays(monitor: string | null): Way[] {
    return monitor === null
      ? this.faces.robot.options
      : (this.faces.monitors[monitor]?.options ?? []);
  }
}

export function isEmpty(amounts: Amounts): boolean {
  return Object.keys(amounts).length === 0;
}
