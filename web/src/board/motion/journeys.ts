/** What travels, when a table has changed: from where it was to where it is. */

/** Where something is in the window. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something on the table that can travel. */
export interface Piece<Thing = unknown> {
  /** What is drawn: the same from one look to the next, while it stays where it belongs. */
  thing: Thing;
  /** Its name. Things alike may share one. */
  fly: string;
  /** The zone it lies in; none where it lies just on the table. */
  zone: string;
  /** The side that is up. Where it is another afterwards, the thing turns over. */
  side: string;
  place: Place;
  /** What it lies on, where that can travel itself. */
  on: Piece<Thing> | null;
}

/** One thing's way: without a beginning it comes, without an end it goes. */
export type Journey<P extends Piece = Piece> =
  | { kind: "moves"; was: P; is: P }
  | { kind: "comes"; was: null; is: P }
  | { kind: "goes"; was: P; is: null };

/** Less than this many pixels is no journey. */
const NEAR = 1.5;

/** All journeys between two looks at a table, in the order in which things lie there. */
export function journeys<P extends Piece>(before: readonly P[], after: readonly P[]): Journey<P>[] {
  const gone = grouped(before);
  const twins = new Map<P, P>();
  const isSame = (was: P, is: P) => was.thing === is.thing;
  const isNeighbour = (was: P, is: P) => was.zone === is.zone;
  for (const fits of [isSame, isNeighbour, () => true])
    for (const is of after) if (!twins.has(is)) pair(is, gone, twins, fits);
  const left = new Set([...gone.values()].flat());
  const going = before.filter((was) => left.has(was) && !isCarried(was, left));
  const come = new Set(after.filter((is) => !twins.has(is)));
  const arriving = after.filter((is) => twins.has(is) || !isCarried(is, come));
  return [
    ...going.map((was): Journey<P> => ({ kind: "goes", was, is: null })),
    ...arriving.flatMap((is) => arrival(twins.get(is) ?? null, is)),
  ];
}

function grouped<P extends Piece>(pieces: readonly P[]): Map<string, P[]> {
  const found = new Map<string, P[]>();
  for (const piece of pieces) {
    const alike = found.get(piece.fly);
    if (alike === undefined) found.set(piece.fly, [piece]);
    else alike.push(piece);
  }
  return found;
}

/** Find what a thing was before: of those alike that fit, the nearest. */
function pair<P extends Piece>(
  is: P,
  gone: Map<string, P[]>,
  twins: Map<P, P>,
  fits: (was: P, is: P) => boolean,
): void {
  const alike = gone.get(is.fly) ?? [];
  const fitting = alike.filter((was) => fits(was, is));
  const [first, ...others] = fitting;
  if (first === undefined) return;
  const nearer = (one: P, other: P) =>
    distance(other.place, is.place) < distance(one.place, is.place) ? other : one;
  const was = others.reduce(nearer, first);
  twins.set(is, was);
  alike.splice(alike.indexOf(was), 1);
}

/** Whether what a thing lies on takes it along. */
function isCarried<P extends Piece>(piece: P, travelling: ReadonlySet<Piece>): boolean {
  for (let on = piece.on; on !== null; on = on.on) if (travelling.has(on)) return true;
  return false;
}

function arrival<P extends Piece>(was: P | null, is: P): Journey<P>[] {
  if (was === null) return [{ kind: "comes", was, is }];
  const isStill = distance(was.place, is.place) < NEAR && hasSize(was.place, is.place);
  return isStill && was.side === is.side ? [] : [{ kind: "moves", was, is }];
}

function hasSize(one: Place, other: Place): boolean {
  return (
    Math.abs(one.width - other.width) < NEAR * 2 && Math.abs(one.height - other.height) < NEAR * 2
  );
}

/** The point in the middle of a place. */
export function middle({ x, y, width, height }: Place): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far it is from one place to another, in pixels. */
export function distance(from: Place, to: Place): number {
  const one = middle(from);
  const other = middle(to);
  return Math.hypot(one.x - other.x, one.y - other.y);
}
