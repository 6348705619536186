/** Mech A Dream in words: positions, choices, and what happens. */

import type { Messages, Params } from "$page/i18n/messages.ts";
import type { Consequences, Move, Position, Telling } from "$page/net/wire.ts";
import { GameWords } from "$page/pack/game-words.ts";
import {
  labelled,
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
import { machineAhead, othersCompleted } from "./machines-ahead.ts";
import { Names, type Amounts, type Way } from "./names.ts";
import { zones } from "./zones.ts";
import type { MechADreamPosition } from "./types.ts";

const ROBOT = "robot";
const SPECIALIST = "specialist";
/** Where an Assistant can go besides to a machine. */
const PLACES = ["stock-room", "dock"];
/** Events that only count something: several in a row are told together. */
const COUNTED = ["gained", "paid"];

/** What is told of what a move costs and brings. */
const SUPPLIES = ["flowers", "ink", "rainbows"];
const POINTS = ["points"];
const PURSE = [...SUPPLIES, ...POINTS];
/** Moves of which one expects nothing at once. */
const IDLE = ["sleep", "decline", "choose-monitor", "choose-specialist"];

interface Copy {
  seat: number;
  what: string;
}

export class MechADreamWords extends GameWords<Names> implements Words {
  protected readonly hidden = {
    resource: "web-mech-shows-machine",
    power: "web-mech-shows-machine",
    crystal: "web-mech-shows-machine",
    delivery_deck: "web-mech-shows-delivery-deck",
    monitors: "web-mech-shows-monitors",
    first: "web-mech-shows-first",
  };

  constructor(messages: Messages, faces: Faces) {
    super(new Names(messages, faces), messages.say("mech-a-dream-title"));
  }

  question(position: Position): string {
    const { pending, seat, part, first } = position as MechADreamPosition;
    const asked = pending.filter((each) => each.seat === seat).at(-1);
    if (asked !== undefined) {
      const params: Params = { left: asked.left };
      if (asked.choice !== undefined) params.choice = this.names.choice({ ...asked.choice });
      if (asked.further !== undefined) params.further = asked.further;
      return this.names.say(`ask-${asked.do}`, params);
    }
    if (part !== "set-up") return this.names.say(`ask-${part}`);
    return this.names.say(first === null ? "ask-choose-monitor" : "ask-choose-specialist");
  }

  moment(position: Position): string {
    const { day, delivery_deck, part } = position as MechADreamPosition;
    const counted = this.names.say("board-day", { day, days: day + delivery_deck });
    return `${this.names.part(part)}, ${counted}`;
  }

  zones(position: Position, names: readonly string[]): Zone[] {
    return zones(this.messages, this.names, position as MechADreamPosition, names);
  }

  field(field: string): string {
    return this.names.say(`choose-${field}`);
  }

  choice(field: string, value: unknown, composed: Composed, names: readonly string[]): Thing {
    const own = this.names;
    const name = String(value);
    switch (field) {
      case "do":
        return { name: own.say(`move-${name}`), note: own.say(`help-${name}`) };
      case "tile":
        return this.#tile(name, composed);
      case "monitor":
        return {
          name: own.monitorName(name),
          note: `${own.monitorDoes(name)} · ${own.monitorStart(name)}`,
        };
      case "specialist":
        return { name: own.specialistName(name), note: own.specialistDoes(name) };
      case "take":
        return { name: this.#taken(name, composed) };
      case "what":
        return this.#thing(name, composed.seat, composed);
      case "copy": {
        const { seat, what } = value as Copy;
        const found = this.#thing(what, seat, composed);
        const owner = playerName(this.messages, seat, names);
        return { ...found, name: labelled(this.messages, owner, found.name) };
      }
      case "option": {
        const way = this.#ways(composed)[Number(value)];
        return { name: way === undefined ? name : own.way(way) };
      }
      default:
        return { name };
    }
  }

  consequence(seen: Consequences, composed: Composed, names: readonly string[]): Told {
    const own = this.names;
    const { move } = composed;
    const others = othersCompleted(own, seen.changes, move.tile);
    /** Points come with completed machines: where others are completed, after these. */
    const [first, last] = others.length ? [SUPPLIES, POINTS] : [PURSE, []];
    const told = [
      ...this.#purse(seen, composed, first),
      ...machineAhead(own, seen.changes, move.tile),
      ...others,
      ...(move.do === "dock" ? [] : this.amounts(seen, [], last)),
    ];
    for (const share of seen.others) {
      const what = this.amounts(share, PURSE, PURSE).join(", ");
      const player = playerName(this.messages, share.seat, names);
      if (what) told.push(own.say("foreseen-other", { player, what }));
    }
    const lost = Object.entries(seen.lost).map(([thing, n]) => own.foreseen(thing, n));
    if (lost.length) told.push(own.say("foreseen-lost", { what: this.messages.allOf(lost) }));
    if (!seen.gives && !IDLE.includes(String(move.do)))
      told.push(this.messages.say("foreseen-nothing"));
    const what = told.join(", ");
    return { text: what && move.do === "decline" ? own.say("foreseen-next", { what }) : what };
  }

  /** What a player has more or less of; at the dock, what all packages hold. */
  #purse(seen: Consequences, { move, position }: Composed, gained: readonly string[]): string[] {
    if (move.do !== "dock") return this.amounts(seen, PURSE, gained);
    const { delivery, part } = position as MechADreamPosition;
    const packages = this.names.packages(delivery, part).map((holds) => `+${holds}`);
    return [...this.amounts(seen, PURSE, []), ...packages];
  }

  stillFree(moves: readonly Move[], composed: Composed, names: readonly string[]): string {
    const found = moves.map((move) => {
      const field = move.copy === undefined ? "what" : "copy";
      return this.choice(field, move[field], { ...composed, move }, names).name;
    });
    const what = this.messages.allOf([...new Set(found)]);
    return this.messages.say("web-mech-still-free", { what });
  }

  /** Whose robot or machine is still to be picked. */
  missing({ kind, keys }: Missing, names: readonly string[]): string {
    if (kind !== "copy") return "";
    const seats = new Set(keys.map((key) => Number(key.split("/")[0]?.slice("seat".length))));
    const owners = [...seats].map((seat) => playerName(this.messages, seat, names));
    return this.messages.say("web-mech-missing-copy", { player: this.messages.oneOf(owners) });
  }

  #tile(tile: string, { move, position }: Composed): Thing {
    const own = this.names;
    const note = own.tileDoes(tile);
    const price = (position as MechADreamPosition).prices[tile];
    if (move.do !== "buy" || price === undefined) return { name: own.machine(tile), note };
    const cost = own.amount(own.faces.tiles[tile]?.currency ?? "ink", price.price);
    return { name: labelled(this.messages, own.machine(tile), cost), note };
  }

  /** What is taken: in the stock room the floor's last choice, elsewhere what is asked about. */
  #taken(unit: string, { move, position, seat }: Composed): string {
    if (unit === SPECIALIST) return this.names.say("take-specialist");
    const { part, pending } = position as MechADreamPosition;
    const floor: Amounts | undefined = this.names.faces.stock_room[part]?.choice;
    const asked = pending.filter((each) => each.seat === seat).at(-1)?.choice;
    const choice: Amounts = (move.do === "stock-room" ? floor : asked && { ...asked }) ?? {};
    return this.names.amount(unit, choice[unit] ?? 0);
  }

  /** A robot or a machine of a player, with what it does. */
  #thing(what: string, seat: number, { position }: Composed): Thing {
    const own = this.names;
    if (what !== ROBOT) return { name: own.machine(what), note: own.tileDoes(what) };
    const monitor = (position as MechADreamPosition).players[seat]?.monitor ?? null;
    return { name: own.say("robot"), note: own.ways(own.robotWays(monitor)) };
  }

  /** The ways in which what is activated, or copied, can be used. */
  #ways({ move, position, seat }: Composed): Way[] {
    const copied = move.copy as Copy | undefined;
    const what = copied?.what ?? String(move.what);
    const tile = this.names.faces.tiles[what];
    if (what !== ROBOT) return tile === undefined ? [] : [tile];
    const owner = (position as MechADreamPosition).players[copied?.seat ?? seat];
    return this.names.robotWays(owner?.monitor ?? null);
  }

  areAlike(one: Telling, other: Telling): boolean {
    if (!COUNTED.includes(String(one.kind))) return false;
    return ["kind", "seat", "rule"].every((key) => one[key] === other[key]);
  }

  event(group: readonly Telling[], names: readonly string[]): Params {
    const event = group[0] ?? {};
    const params: Params = { player: playerName(this.messages, Number(event.seat), names) };
    for (const key of ["day", "part", "machines", "amount", "slot", "place", "price"])
      if (key in event) params[key] = event[key] as string | number;
    if (COUNTED.includes(String(event.kind))) {
      const total: Amounts = {};
      for (const each of group) {
        const unit = String(each.unit);
        total[unit] = (total[unit] ?? 0) + Number(each.amount);
      }
      params.amount = Object.values(total).reduce((sum, n) => sum + n, 0);
      params.amounts = this.names.amounts(total);
    }
    return { ...params, ...this.#things(event), ...this.#origin(event, names) };
  }

  /** The tile, card or person of an event, and what it does. */
  #things(event: Telling): Params {
    const own = this.names;
    const told: Params = {};
    let tile = event.tile as string | undefined;
    if ("where" in event) {
      const where = String(event.where);
      told.where = PLACES.includes(where) ? where : "machine";
      tile = told.where === "machine" ? where : undefined;
    }
    if ("what" in event) {
      const what = String(event.what);
      told.what = what === ROBOT ? ROBOT : "machine";
      tile = told.what === "machine" ? what : undefined;
    }
    if (tile !== undefined) Object.assign(told, { tile: own.tile(tile), does: own.tileDoes(tile) });
    if ("source" in event) {
      told.source = own.source(String(event.source));
      told.activations = Number(event.activations);
    }
    if ("pile" in event) told.belt = own.belt(String(event.pile));
    if ("delivery" in event) {
      const delivery = String(event.delivery);
      told.delivery = own.delivery(delivery);
      told.price = own.amounts({ flower: own.faces.deliveries[delivery]?.price ?? 0 });
    }
    if ("monitor" in event) {
      told.monitor = own.monitor(String(event.monitor));
      told.does = own.monitorDoes(String(event.monitor));
    }
    if ("specialist" in event) {
      told.specialist = own.specialist(String(event.specialist));
      told.does = own.specialistDoes(String(event.specialist));
    }
    return told;
  }

  /** From whom something comes: a player, or the centre of the table. */
  #origin(event: Telling, names: readonly string[]): Params {
    if (!("from" in event)) return {};
    if (event.from === "centre") return { from: "centre" };
    return { from: "player", owner: playerName(this.messages, Number(event.from), names) };
  }

  outcome(outcome: Telling, names: readonly string[]): string {
    const { scores, winners } = outcome as { scores: number[]; winners: number[] };
    const players = winners.map((seat) => playerName(this.messages, seat, names));
    return this.names.say("outcome", {
      winners: winners.length,
      player: this.messages.allOf(players),
      points: this.names.say("counted-point", { n: scores[winners[0] ?? 0] ?? 0 }),
    });
  }

  scores(outcome: Telling): Score[] {
    const { scores, ranking, winners, sources } = outcome as {
      scores: number[];
      ranking: number[];
      winners: number[];
      sources: Amounts[];
    };
    return ranking.map((seat) => ({
      seat,
      isWinner: winners.includes(seat),
      total: scores[seat] ?? 0,
      sources: Object.entries(sources[seat] ?? {}).map(([source, amount]) => ({
        id: source,
        name: this.names.say(`score-${source}`),
        amount,
      })),
    }));
  }
}
