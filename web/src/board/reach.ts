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

/** How the fields of a game's moves are told in things. */
export interface Spelling {
  key(field: string, value: unknown, move: Move): Key | null;
  isOrdered(field: string): boolean;
}

/** Where picking has led. */
export interface Reach {
  /** What can be picked next. */
  lit: ReadonlySet<Key>;
  /** The moves that are whole with what is picked. */
  ready: readonly Move[];
  /** What can still be done with what is picked, ready or not. */
  verbs: ReadonlySet<string>;
}

export const NOWHERE: Reach = { lit: new Set(), ready: [], verbs: new Set() };

/** Where these picks lead in a menu. */
export function reachOf(menu: Node, picked: readonly Key[], spelling: Spelling): Reach {
  const found = new Walk(spelling).from(menu, picked, {});
  if (found === null) return NOWHERE;
  const verbs = new Set([...found.verbs, ...found.ready.map((move) => String(move.do))]);
  return { ...found, verbs };
}

/** What lies beyond a node: things that can still be picked, and moves that need no more. */
interface Beyond {
  lit: Set<Key>;
  ready: Move[];
  verbs: Set<string>;
}

class Walk {
  #spelling: Spelling;

  constructor(spelling: Spelling) {
    this.#spelling = spelling;
  }

  /** What lies beyond a node, if all that is left of the picks can be in a move there. */
  from(node: Node, left: readonly Key[], move: Move): Beyond | null {
    const { steps, isWhole } = openAt(node);
    const found: Beyond = { lit: new Set(), ready: [], verbs: new Set() };
    let isReached = false;
    if (isWhole && !left.length) {
      found.ready.push(move);
      isReached = true;
    }
    for (const step of steps) {
      const ways = isSet(step)
        ? this.#throughSet(step, left, move)
        : this.#through(step, left, move);
      for (const { beyond, extra } of ways) {
        isReached = true;
        for (const key of [...extra.slice(0, this.#most(step, extra)), ...beyond.lit])
          found.lit.add(key);
        for (const verb of beyond.verbs) found.verbs.add(verb);
        if (extra.length) for (const each of beyond.ready) found.verbs.add(String(each.do));
        else found.ready.push(...beyond.ready);
      }
    }
    return isReached ? found : null;
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
      if (beyond !== null) yield { beyond, extra: split.extra };
    }
  }

  #keys(field: string, value: unknown, move: Move): Key[] {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) => this.#spelling.key(field, each, move) ?? []);
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
    for (const { sets, then } of step.ways) {
      const fitting = sets.filter((set) => places.every((place) => has(set, place)));
      if (!fitting.length) continue;
      if (fitting.includes(wanted)) {
        const things = step.pool.filter((_, place) => places.includes(place));
        const beyond = this.from(then, rest, { ...move, [step.field]: things });
        if (beyond !== null) yield { beyond, extra: [] };
      }
      const more = keys.filter(
        (_, place) => !places.includes(place) && fitting.some((set) => has(set, place)),
      );
      if (!more.length) continue;
      const beyond = this.from(then, rest, { ...move, [step.field]: step.pool });
      if (beyond !== null) yield { beyond, extra: more };
    }
  }
}

/** One way through a step: what lies beyond, and what has yet to be picked for it. */
interface Way {
  beyond: Beyond;
  extra: Key[];
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
