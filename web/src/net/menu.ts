/**
 * Clicks through a menu: what can be chosen next, given what has been chosen, and the move at last.
 *
 * A menu is a tree of moves, field by field (see `server/menus.py`). It holds every legal move and
 * no other, so nothing here knows a rule: what leads to no move is simply not there.
 */

import type { Move } from "./wire.ts";

export type Node = true | { next: Step[]; whole?: boolean };
export type Step = OneStep | SetStep;
/** A field that is one thing. */
export interface OneStep {
  field: string;
  choices: [unknown, Node][];
}
/** A field that is several things in any order: each set is a bit mask over the pool. */
export interface SetStep {
  field: string;
  pool: string[];
  ways: { sets: number[]; then: Node }[];
}

/** Something chosen: a field and its value; a set as the places of its things in the pool. */
export type Chosen = { field: string; value: unknown } | { field: string; things: number[] };

export function isSet(step: Step): step is SetStep {
  return "pool" in step;
}

/** Whether a thing of the pool is in a set. Pools can be larger than what `>>` can shift. */
export function has(set: number, place: number): boolean {
  return Math.floor(set / 2 ** place) % 2 === 1;
}

/** The set of these places. */
export function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set + 2 ** place, 0);
}

function isWithin(places: readonly number[], set: number): boolean {
  return places.every((place) => has(set, place));
}

/** Of things alike, the first ones are meant: the same choice with its things moved up. */
export function inOrder(step: SetStep, places: readonly number[]): number[] {
  const taken: number[] = [];
  for (const place of places) {
    let first = step.pool.indexOf(step.pool[place] as string);
    while (taken.includes(first)) first += 1;
    taken.push(first);
  }
  return taken;
}

/** A thing that can be added to a set: its name, its place, how many are in the set already. */
export interface Addable {
  name: string;
  place: number;
  held: number;
}

/** The different things that can still be added: some set holds them all together. */
export function addable(step: SetStep, places: readonly number[]): Addable[] {
  const taken = inOrder(step, places);
  const found: Addable[] = [];
  for (const name of new Set(step.pool)) {
    const held = taken.filter((place) => step.pool[place] === name).length;
    const place = step.pool.indexOf(name) + held;
    const wanted = [...taken, place];
    if (step.pool[place] !== name) continue;
    if (step.ways.some((way) => way.sets.some((set) => isWithin(wanted, set))))
      found.push({ name, place, held });
  }
  return found;
}

/** Where a set leads, if it is whole as it is. */
export function leadsTo(step: SetStep, places: readonly number[]): Node | undefined {
  const set = setOf(inOrder(step, places));
  return step.ways.find((way) => way.sets.includes(set))?.then;
}

/** The names of the things of a set, in the order of the pool. */
export function namesOf(step: SetStep, places: readonly number[]): string[] {
  return inOrder(step, places)
    .toSorted((one, other) => one - other)
    .map((place) => step.pool[place] as string);
}

/** What is open: the steps that can come next, and whether the move is whole as it stands. */
export interface Open {
  steps: Step[];
  isWhole: boolean;
}

const NOTHING: Open = { steps: [], isWhole: false };

export function openAt(node: Node | undefined): Open {
  if (node === undefined) return NOTHING;
  if (node === true) return { steps: [], isWhole: true };
  return { steps: node.next, isWhole: node.whole === true };
}

/** Where a choice leads; nowhere if it cannot be made here. */
export function after(node: Node, chosen: Chosen): Node | undefined {
  const step = openAt(node).steps.find((each) => each.field === chosen.field);
  if (step === undefined) return undefined;
  if (isSet(step)) return "things" in chosen ? leadsTo(step, chosen.things) : undefined;
  if (!("value" in chosen)) return undefined;
  const wanted = JSON.stringify(chosen.value);
  return step.choices.find(([value]) => JSON.stringify(value) === wanted)?.[1];
}

/** A move being composed: what has been chosen so far, and where in the menu that is. */
export class Composing {
  readonly menu: Node;
  readonly chosen: readonly Chosen[];
  /** The move as far as it is named. */
  readonly move: Move;
  readonly open: Open;

  constructor(menu: Node, chosen: readonly Chosen[] = []) {
    this.menu = menu;
    this.chosen = chosen;
    let node: Node | undefined = menu;
    const move: Move = {};
    for (const each of chosen) {
      const step: Step | undefined = openAt(node).steps.find(({ field }) => field === each.field);
      move[each.field] =
        "value" in each
          ? each.value
          : step !== undefined && isSet(step)
            ? namesOf(step, each.things)
            : undefined;
      node = node === undefined ? undefined : after(node, each);
    }
    this.move = move;
    this.open = openAt(node);
  }

  /** With one more choice. */
  with(chosen: Chosen): Composing {
    return new Composing(this.menu, [...this.chosen, chosen]);
  }

  /** Without the last choice. */
  back(): Composing {
    return new Composing(this.menu, this.chosen.slice(0, -1));
  }

  /** The same choices in a new menu, as far as they can be made there. */
  in(menu: Node): Composing {
    let composing = new Composing(menu);
    for (const each of this.chosen) {
      const further = composing.with(each);
      if (further.open === NOTHING) return composing;
      composing = further;
    }
    return composing;
  }
}

/** Every move of a menu, by clicking: one thing after another, each way once. */
export function* movesOf(menu: Node): Generator<Move> {
  yield* movesFrom(new Composing(menu));
}

function* movesFrom(composing: Composing): Generator<Move> {
  if (composing.open.isWhole) yield composing.move;
  for (const step of composing.open.steps)
    if (isSet(step)) {
      for (const things of setsOf(step, []))
        yield* movesFrom(composing.with({ field: step.field, things }));
    } else
      for (const [value] of step.choices)
        yield* movesFrom(composing.with({ field: step.field, value }));
}

/** Whether a menu has a move. */
export function hasMove(menu: Node, move: Move): boolean {
  const wanted = JSON.stringify(move);
  for (const each of movesOf(menu)) if (JSON.stringify(each) === wanted) return true;
  return false;
}

/** Every whole set, things added in the order of the pool. */
function* setsOf(step: SetStep, places: readonly number[]): Generator<number[]> {
  if (leadsTo(step, places) !== undefined) yield [...places];
  for (const { place } of addable(step, places))
    if (place > (places.at(-1) ?? -1)) yield* setsOf(step, [...places, place]);
}

/** Whether each choice of a step is a list, to be chosen one after the other. */
export function isList(step: OneStep): boolean {
  return step.choices.length > 0 && step.choices.every(([value]) => Array.isArray(value));
}

/** What can follow in a list that has been begun, and whether it is whole as it is. */
export function following(
  step: OneStep,
  begun: readonly unknown[],
): { next: unknown[]; isWhole: boolean } {
  const next = new Map<string, unknown>();
  let isWhole = false;
  for (const [value] of step.choices) {
    const list = value as unknown[];
    if (JSON.stringify(list.slice(0, begun.length)) !== JSON.stringify(begun)) continue;
    if (list.length === begun.length) isWhole = true;
    else next.set(JSON.stringify(list[begun.length]), list[begun.length]);
  }
  return { next: [...next.values()], isWhole };
}
