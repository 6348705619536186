/** How a journey looks: which way, how long, when it begins. Nothing here touches the page. */

import { distance, middle, type Journey, type Piece, type Place } from "./journeys.ts";

/** A journey with both its ends: anchors for what comes and goes, nothing where it only fades. */
export interface Route<P extends Piece = Piece> {
  journey: Journey<P>;
  from: Place | null;
  to: Place | null;
}

/** A journey as it is shown. */
export interface Flight<P extends Piece = Piece> {
  journey: Journey<P>;
  /** How far away it begins (or, going, ends) from its own place, in pixels of the window. */
  dx: number;
  dy: number;
  /** How large it is there. */
  scale: number;
  turns: boolean;
  delay: number;
  duration: number;
}

const SHORTEST = 180;
const LONGEST = 320;
/** A way of so many pixels takes longest. */
const FAR = 600;
const STAGGER = 40;
/** What comes waits until what goes has made room. */
const ROOM = 80;
/** Everything is over by then. */
const WHOLE = 600;

/** All flights of one change: what goes first, what moves up with it, then what comes, one by one. */
export function flights<P extends Piece>(routes: readonly Route<P>[]): Flight<P>[] {
  const single = routes.filter((route) => !isSlide(route.journey)).length;
  const anyLeaves = routes.some(({ journey }) => journey.kind !== "comes");
  const head = anyLeaves ? ROOM : 0;
  const gap = Math.min(STAGGER, (WHOLE - LONGEST - head) / Math.max(1, single - 1));
  const shown = new Map<Piece, Flight<P>>();
  let turn = 0;
  for (const route of routes) {
    const { journey } = route;
    const wait = isSlide(journey) ? 0 : gap * turn++;
    const delay = wait + (journey.kind === "comes" ? head : 0);
    shown.set(traveller(journey), flight(route, delay));
  }
  return [...shown.values()].flatMap((each) => onItsOwn(each, shown));
}

/** What a journey is about: as it is, or as it was when it is gone. */
function traveller<P extends Piece>(journey: Journey<P>): P {
  return journey.kind === "goes" ? journey.was : journey.is;
}

/** Moving up within a zone: done together, like a belt. */
function isSlide(journey: Journey): boolean {
  return journey.kind === "moves" && journey.was.zone === journey.is.zone;
}

function flight<P extends Piece>({ journey, from, to }: Route<P>, delay: number): Flight<P> {
  const isGoing = journey.kind === "goes";
  const own = isGoing ? from : to;
  const other = isGoing ? to : from;
  const turns =
    journey.kind === "comes" ? from !== null : !isGoing && journey.was.side !== journey.is.side;
  if (own === null || other === null)
    return { journey, dx: 0, dy: 0, scale: 0.8, turns: false, delay, duration: SHORTEST };
  const [here, there] = [middle(own), middle(other)];
  const far = Math.min(1, distance(own, other) / FAR);
  const duration = SHORTEST + (LONGEST - SHORTEST) * Math.max(far, turns ? 0.6 : 0);
  const scale = journey.kind === "moves" ? ratio(other, own) : Math.min(1, ratio(other, own));
  return { journey, dx: there.x - here.x, dy: there.y - here.y, scale, turns, delay, duration };
}

/** A thing that was drawn so much larger before has lost details on its way. */
const LARGER = 1.3;

/** Whether a thing is drawn in small where it goes: on its way it looks as it did before. */
export function shrinks({ journey, scale, turns }: Flight): boolean {
  return journey.kind === "moves" && !turns && scale > LARGER;
}

/** How much larger one place is than another, whatever their shapes, and within reason. */
function ratio(one: Place, other: Place): number {
  const size = ({ width, height }: Place) => Math.sqrt(width * height);
  const found = Math.max(0.2, Math.min(4, size(one) / size(other)));
  return Math.abs(found - 1) < 0.02 ? 1 : found;
}

/** What a thing does besides being carried by what it lies on; nothing, if that is all. */
function onItsOwn<P extends Piece>(
  own: Flight<P>,
  shown: ReadonlyMap<Piece, Flight<P>>,
): Flight<P>[] {
  const { journey } = own;
  const under = journey.is === null ? null : carrier(journey.is, shown);
  if (under === null || journey.is === null) return [own];
  const isAlong = journey.was?.on != null && journey.was.on.fly === journey.is.on?.fly;
  const [dx, dy] = [own.dx - under.dx, own.dy - under.dy];
  if (isAlong && (under.scale !== 1 || Math.hypot(dx, dy) < 2)) return [];
  const { delay, duration } = under;
  return [{ ...own, dx, dy, delay, duration }];
}

function carrier<P extends Piece>(
  piece: Piece,
  shown: ReadonlyMap<Piece, Flight<P>>,
): Flight<P> | null {
  for (let on = piece.on; on !== null; on = on.on) {
    const found = shown.get(on);
    if (found !== undefined) return found;
  }
  return null;
}
