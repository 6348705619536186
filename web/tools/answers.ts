/** Answers questions of the Python tests: whether the page understands what the server means. */

import { text } from "node:stream/consumers";
import { reachOf } from "../src/board/reach.ts";
import type { Key, Places } from "../src/pack/board.ts";
import { PILES } from "../src/games/mech-a-dream/board/tabletop.ts";
import { unseenDeliveries, unseenTiles } from "../src/games/mech-a-dream/board/unseen.ts";
import type { MechADreamPosition } from "../src/games/mech-a-dream/types.ts";
import type { MechFaces } from "../src/games/mech-a-dream/names.ts";
import { packOf, wordsOf } from "../src/games/registry.ts";
import { sentences, type Faces } from "../src/pack/words.ts";
import { Messages, type Language } from "../src/i18n/messages.ts";
import { movesOf, type Node } from "../src/net/menu.ts";
import { patched, type Operation } from "../src/net/patch.ts";
import type { Move, Position, Telling } from "../src/net/wire.ts";

interface Told {
  language: Language;
  source: string;
  game: string;
  faces: Faces;
  names: string[];
  turns: Telling[][];
  outcomes: Telling[];
  questions: Position[];
}

/** Every move of each menu, clicked together. */
function moves(menus: Node[]): unknown {
  return menus.map((menu) => [...movesOf(menu)]);
}

/** The position after each patch. */
function positions({ start, patches }: { start: Position; patches: Operation[][] }): unknown {
  let position = start;
  return patches.map((patch) => (position = patched(position, patch)));
}

/** What happened, how it ended and what is asked, in words. */
function words(all: Told[]): unknown {
  return all.map(inWords);
}

function inWords(told: Told): unknown {
  const messages = new Messages(told.language, told.source);
  const own = wordsOf(told.game, messages, told.faces);
  if (own === null) throw new Error(`no words for ${told.game}`);
  const { turns, outcomes, questions, names } = told;
  return {
    turns: turns.map((events) => sentences(messages, own, told.game, events, names)),
    outcomes: outcomes.map((outcome) => own.outcome(outcome, names)),
    questions: questions.map((position) => own.question(position, names)),
  };
}

interface Touchable {
  game: string;
  menus: Node[];
}

/** What goes wrong when every move of each menu is made by touching its things, in some order. */
async function touches({ game, menus }: Touchable): Promise<unknown> {
  const board = await packOf(game)?.board?.();
  if (board === undefined) throw new Error(`no board for ${game}`);
  const { places } = board;
  const complaints = new Set<string>();
  for (const menu of menus)
    for (const move of movesOf(menu))
      for (const complaint of touched(menu, move, places)) complaints.add(complaint);
  return [...complaints];
}

/** Touch the things of a move that are not filled in, from the last to the first where order allows. */
function* touched(menu: Node, move: Move, places: Places): Generator<string> {
  const picked: Key[] = [];
  const told = JSON.stringify(move);
  const filled = (): Key[] => reachOf(menu, picked, places).forced.slice();
  for (const key of thingsOf(move, places)) {
    if (filled().includes(key)) picked.push(key);
    else {
      const { lit } = reachOf(menu, [...picked, ...filled()], places);
      if (!lit.has(key)) yield `${told}: ${key} is dim after ${picked.join()}`;
      picked.push(key);
    }
    const beyond = reachOf(menu, [...picked, ...filled()], places);
    if (!beyond.lit.size && !beyond.ready.length) yield `${told}: ${picked.join()} leads nowhere`;
    if (beyond.forced.length) yield `${told}: not all is filled in after ${picked.join()}`;
  }
  const { ready } = reachOf(menu, [...picked, ...filled()], places);
  if (!ready.some((each) => spelled(each, places) === spelled(move, places)))
    yield `${told} is not ready after ${picked.join()}`;
}

function thingsOf(move: Move, places: Places): Key[] {
  return Object.entries(move)
    .toReversed()
    .flatMap(([field, value]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      const keys = values.flatMap((each) => places.key(field, each, move) ?? []);
      return places.isOrdered(field) ? keys : keys.toReversed();
    });
}

/** A move with its things in one order, where order does not matter. */
function spelled(move: Move, places: Places): string {
  const told = Object.entries(move).map(([field, value]) => [
    field,
    Array.isArray(value) && !places.isOrdered(field) ? value.map(String).toSorted() : value,
  ]);
  return JSON.stringify(told);
}

interface Shown {
  game: string;
  faces: Faces;
  source: string;
  names: string[];
  tables: { position: Position; menu: Node | null; seat: number }[];
}

/** Everything that is missing when positions are shown and menus are clicked through. */
function missing({ game, faces, source, names, tables }: Shown): unknown {
  const complaints = new Set<string>();
  console.error = (complaint: string) => complaints.add(complaint);
  const own = wordsOf(game, new Messages("en", source), faces);
  if (own === null) throw new Error(`no words for ${game}`);
  for (const { position, menu, seat } of tables) {
    own.moment(position);
    for (const zone of own.zones(position, names))
      for (const { name, note } of zone.things)
        if (!name || name.includes("undefined") || note?.includes("undefined"))
          complaints.add(`${zone.title}: ${name} ${note}`);
    for (const move of menu === null ? [] : movesOf(menu))
      for (const [field, value] of Object.entries(move)) {
        own.field(field, { move, position, seat });
        for (const each of Array.isArray(value) ? value : [value]) {
          const { name, note } = own.choice(field, each, { move, position, seat }, names);
          if (!name || note === "") complaints.add(`${field} ${String(each)} has no words`);
        }
      }
  }
  return [...complaints];
}

interface Dreamt {
  faces: MechFaces;
  positions: MechADreamPosition[];
}

/** What can still be in each pile and in the Delivery deck: of each design so many, and cards. */
function unseen({ faces, positions }: Dreamt): unknown {
  return positions.map((position) => ({
    piles: Object.fromEntries(PILES.map((pile) => [pile, designsIn(position, faces, pile)])),
    deliveries: unseenDeliveries(position, faces).map(({ id }) => id),
  }));
}

function designsIn(...given: Parameters<typeof unseenTiles>): Record<string, number> {
  const found = unseenTiles(...given);
  return Object.fromEntries(found.map((each) => [each.face.design, each.unseen]));
}

const ANSWERS: Record<string, (given: never) => unknown> = {
  missing,
  moves,
  positions,
  touches,
  unseen,
  words,
};
const [about, given] = JSON.parse(await text(process.stdin)) as [string, never];
process.stdout.write(JSON.stringify(await ANSWERS[about]?.(given)));
