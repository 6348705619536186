/**
 * Moves by picking things: given what is picked, what else can be picked, and which moves it makes.
 *
 * The server's menu holds every legal move and no other (see `net/menu.ts`). A move is told in
 * things on the table; whatever is picked must be in the move. So touching robots leaves the
 * machines they can repair, touching a machine the robots that can help, and nothing here knows a
 * rule.
 */

import { has, isSet, openAt, setOf, type Node, type OneStep, type SetStep } from "../net/menu.ts";
import type { Move } from "../net/wire.ts";
import type { Key } from "../pack/board.ts";
import { counted, shared, sum, type Amounts } from "./amounts.ts";

/** How the fields of a game's moves are told in things. */
export interface Spelling {
  key(field: string, value: unknown, move: Move): Key | null;
  isOrdered(field: string): boolean;
  /** What kind of thing it is, by which what is still missing is counted. */
  kind?(key: Key): string;
}

/** Where picking has led. */
export interface Reach {
  /** What can be picked next. */
  lit: ReadonlySet<Key>;
  /** The moves that are whole with what is picked. */
  ready: readonly Move[];
  /** What can still be done with what is picked, ready or not. */
  verbs: ReadonlySet<string>;
  /** What every move is made of that can still be meant, besides what is picked. */
  forced: readonly Key[];
  /** Things of which every move is whole at once, and those moves. */
  alone: ReadonlyMap<Key, readonly Move[]>;
  /** By verb, how many things of each kind have to be picked at least. */
  missing: ReadonlyMap<string, Amounts>;
}

export const NOWHERE: Reach = {
  lit: new Set(),
  ready: [],
  verbs: new Set(),
  forced: [],
  alone: new Map(),
  missing: new Map(),
};

/** Where these picks lead in a menu. */
export function reachOf(menu: Node, picked: readonly Key[], spelling: Spelling): Reach {
  const found = new Walk(spelling).from(menu, picked, {});
  if (found === null) return NOWHERE;
  const { lit, far, ready, common, missing } = found;
  const alone = new Map([...found.near].filter(([key]) => !far.has(key)));
  const forced = [...(common ?? [])].flatMap(([key, n]) => Array<Key>(n).fill(key));
  return { lit, ready, verbs: new Set(missing.keys()), forced, alone, missing };
}

/** What lies beyond a node: things that can still be picked, and moves that need no more. */
interface Beyond {
  lit: Set<Key>;
  ready: Move[];
  /** The moves that are whole with one thing more. */
  near: Map<Key, Move[]>;
  /** Things of moves that take more than one. */
  far: Set<Key>;
  /** How many of each thing are in every move there. */
  common: Amounts | null;
  missing: Map<string, Amounts>;
}

/** One way through a step: what lies beyond, and what has yet to be picked for it. */
interface Way {
  beyond: Beyond;
  extra: readonly Key[];
  /** Those of them that are in every move of this way. */
  sure: Amounts;
  /** How many of each kind have to be picked at least. */
  least: Amounts;
}

const NONE: Amounts = new Map();

class Walk {
  #spelling: Spelling;

  constructor(spelling: Spelling) {
    this.#spelling = spelling;
  }

  /** What lies beyond a node, if all that is left of the picks can be in a move there. */
  from(node: Node, left: readonly Key[], move: Move): Beyond | null {
    const { steps, isWhole } = openAt(node);
    const found: Beyond = {
      lit: new Set(),
      ready: [],
      near: new Map(),
      far: new Set(),
      common: null,
      missing: new Map(),
    };
    if (isWhole && !left.length) {
      found.ready.push(move);
      found.common = NONE;
      found.missing.set(String(move.do), NONE);
    }
    for (const step of steps) {
      const ways = isSet(step)
        ? this.#throughSet(step, left, move)
        : this.#through(step, left, move);
      const isOne = !isSet(step) && !this.#spelling.isOrdered(step.field);
      for (const way of ways) this.#add(found, way, this.#most(step, way.extra), isOne);
    }
    return found.common === null ? null : found;
  }

  /** Add what lies beyond one more way; of what has to be picked for it, the first few can be next. */
  #add(found: Beyond, { beyond, extra, sure, least }: Way, most: number, isOne: boolean): void {
    for (const key of [...extra.slice(0, most), ...beyond.lit]) found.lit.add(key);
    addNear(found, beyond, extra, isOne);
    const common = sum(sure, beyond.common ?? NONE);
    found.common = found.common === null ? common : shared(found.common, common);
    for (const [verb, missing] of beyond.missing) {
      const all = sum(least, missing);
      const other = found.missing.get(verb);
      found.missing.set(verb, other === undefined ? all : shared(other, all));
    }
  }

  /** Where order matters, only the first of what is missing can be picked next. */
  #most(step: OneStep | SetStep, extra: readonly Key[]): number {
    return this.#spelling.isOrdered(step.field) ? 1 : extra.length;
  }

  *#through(step: OneStep, left: readonly Key[], move: Move): Generator<Way> {
    const ordered = this.#spelling.isOrdered(step.field);
    const told = step.choices.map(([value]) => this.#keys(step.field, value, move));
    const mine = ordered ? picksOf(left, new Set(told.flat())) : [];
    for (const [place, [value, next]] of step.choices.entries()) {
      const keys = told[place] ?? [];
      const split = ordered ? inTurn(keys, mine, left) : together(keys, left);
      if (split === null) continue;
      const beyond = this.from(next, split.left, { ...move, [step.field]: value });
      if (beyond === null) continue;
      const { extra } = split;
      const sure = ordered ? NONE : counted(extra);
      yield { beyond, extra, sure, least: this.#kinds(extra) };
    }
  }

  #keys(field: string, value: unknown, move: Move): Key[] {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => this.#spelling.key(field, each, move) ?? []);
  }

  #kinds(keys: readonly Key[]): Amounts {
    return counted(keys.map((key) => this.#spelling.kind?.(key) ?? ""));
  }

  *#throughSet(step: SetStep, left: readonly Key[], move: Move): Generator<Way> {
    const keys = step.pool.map((name) => this.#spelling.key(step.field, name, move) ?? name);
    const places: number[] = [];
    const rest: Key[] = [];
    for (const key of left) {
      const place = keys.findIndex((other, at) => other === key && !places.includes(at));
      if (place < 0) rest.push(key);
      else places.push(place);
    }
    const wanted = setOf(places);
    const open = keys.map((_, place) => place).filter((place) => !places.includes(place));
    for (const { sets, then } of step.ways) {
      const fitting = sets.filter((set) => places.every((place) => has(set, place)));
      if (fitting.includes(wanted)) {
        const things = step.pool.filter((_, place) => places.includes(place));
        const beyond = this.from(then, rest, { ...move, [step.field]: things });
        if (beyond !== null) yield { beyond, extra: [], sure: NONE, least: NONE };
      }
      const larger = fitting.filter((set) => set !== wanted);
      if (!larger.length) continue;
      const beyond = this.from(then, rest, { ...move, [step.field]: step.pool });
      if (beyond === null) continue;
      const those = (some: number[]) => some.flatMap((place) => keys[place] ?? []);
      const extra = those(open.filter((place) => larger.some((set) => has(set, place))));
      const sure = those(open.filter((place) => larger.every((set) => has(set, place))));
      const sizes = larger.map((set) => open.filter((place) => has(set, place)));
      const smallest = sizes.reduce((one, other) => (other.length < one.length ? other : one));
      yield { beyond, extra, sure: counted(sure), least: this.#kinds(those(smallest)) };
    }
  }
}

/** Add the moves that are whole, or would be with one thing more; things of all others are far. */
function addNear(found: Beyond, beyond: Beyond, extra: readonly Key[], isOne: boolean): void {
  const [only] = extra;
  if (only === undefined) {
    found.ready.push(...beyond.ready);
    for (const [key, moves] of beyond.near)
      found.near.set(key, [...(found.near.get(key) ?? []), ...moves]);
    for (const key of beyond.far) found.far.add(key);
    return;
  }
  const isNear = isOne && extra.length === 1 && beyond.ready.length > 0;
  if (isNear) found.near.set(only, [...(found.near.get(only) ?? []), ...beyond.ready]);
  if (isNear && !beyond.lit.size) return;
  for (const key of [...extra, ...beyond.lit]) found.far.add(key);
}

interface Split {
  left: Key[];
  extra: Key[];
}

/** Things in any order: those picked are used up, the others have yet to be. */
function together(keys: readonly Key[], left: readonly Key[]): Split {
  const rest = [...left];
  const extra: Key[] = [];
  for (const key of keys) {
    const place = rest.indexOf(key);
    if (place < 0) extra.push(key);
    else rest.splice(place, 1);
  }
  return { left: rest, extra };
}

/** Things in their order: what is picked of them has to be their beginning. */
function inTurn(keys: readonly Key[], mine: readonly Key[], left: readonly Key[]): Split | null {
  if (mine.some((key, place) => keys[place] !== key)) return null;
  const rest = left.filter((key) => !mine.includes(key));
  return { left: rest, extra: keys.slice(mine.length) };
}

function picksOf(left: readonly Key[], keys: ReadonlySet<Key>): Key[] {
  return left.filter((key) => keys.has(key));
}
