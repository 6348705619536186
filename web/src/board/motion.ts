/** Motion that tells what happened: things travel from where they were to where they are. */

import { flights, shrinks, type Flight, type Route } from "./motion/flights.ts";
import { Clones, type Origin } from "./motion/clones.ts";
import { journeys, type Journey, type Place } from "./motion/journeys.ts";
import { isStill } from "./reduced-motion.ts";
import { coverFrames, keyframes, timing, type Units } from "./motion/keyframes.ts";
import { anchor, look, touches, type Drawn, type Look, type Seen } from "./motion/layout.ts";

export interface Settings {
  /** How many times as fast as usual. */
  speed?: () => number;
}

/** What one change of the table has set in motion. */
interface Change {
  /** Things that are there, on the way to their places. */
  arriving: Animation[];
  /** Likenesses of things that are not. */
  going: Animation[];
  /** Tidy up, at the end. */
  end: () => void;
}

/** A little longer than the browser should take, for one that has stopped to draw. */
const PATIENCE = 200;

/**
 * Take note of where everything is; then, after the table has changed, let it travel.
 *
 * Things are marked in the page: `data-fly` names what can travel, `data-zone` the zone it lies in,
 * with `data-from` and `data-to`, the anchors (`data-anchor`) from which new things come and to which
 * vanished ones go; `data-side`, the side that is up.
 */
export class Motion {
  #root: HTMLElement;
  #speed: () => number;
  #noted: Look | null = null;
  #changes = new Set<Change>();
  #lifted = new WeakMap<Drawn, Animation>();

  constructor(root: HTMLElement, { speed = () => 1 }: Settings = {}) {
    this.#root = root;
    this.#speed = speed;
  }

  get isMoving(): boolean {
    return this.#changes.size > 0;
  }

  /** Take note of where everything is now, also of what is on its way. */
  before(): void {
    this.#noted = this.#isStill() ? null : look(this.#root);
  }

  /** The table has changed: let everything travel, and come back when all of it has arrived. */
  async after(): Promise<void> {
    const noted = this.#noted;
    this.#noted = null;
    if (noted === null || this.#isStill()) return;
    for (const { arriving } of this.#changes) for (const each of arriving) each.cancel();
    const ghosts = new Clones(this.#root);
    const origin = ghosts.measure();
    const shown = flights(this.#routes(noted, look(this.#root)));
    const units = shown.map(({ journey }) => unitsOf(journey.is?.thing ?? null, origin.zoom));
    const likenesses = shown.map(({ journey }) =>
      journey.kind === "goes" ? ghosts.add(journey.was.thing, journey.was.place, origin) : null,
    );
    const change: Change = { arriving: [], going: [], end: () => ghosts.remove() };
    shown.forEach((flight, index) =>
      this.#fly(flight, likenesses[index] ?? null, units[index], change),
    );
    for (const flight of shown) this.#cover(flight, ghosts, origin, change);
    await this.#see(change);
  }

  /** Have everything arrive at once. */
  skip(): void {
    for (const { arriving, going } of this.#changes)
      for (const each of [...arriving, ...going]) each.cancel();
    for (const change of this.#changes) this.#finish(change);
  }

  /** Whether motion is switched off: by the system, by the speed, or because the tab is hidden. */
  #isStill(): boolean {
    return isStill() || !Number.isFinite(this.#speed());
  }

  /** Every journey of which something can be seen, with both its ends. */
  #routes(before: Look, now: Look): Route<Seen>[] {
    const isSeen = ({ from, to }: Route) =>
      [from, to].some((place) => place !== null && touches(place, now.whole));
    return journeys(before.pieces, now.pieces)
      .filter(canBeShown)
      .map((journey) => this.#route(journey, now.whole))
      .filter(isSeen);
  }

  #route(journey: Journey<Seen>, whole: Place): Route<Seen> {
    const { was, is } = journey;
    const from = was === null ? anchor(this.#root, whole, is, "from") : was.place;
    const to = is === null ? anchor(this.#root, whole, was, "to") : is.place;
    return { journey, from, to };
  }

  #fly(flight: Flight<Seen>, ghost: HTMLElement | null, units: Units | undefined, change: Change) {
    const thing = ghost ?? flight.journey.is?.thing;
    if (thing === undefined || units === undefined) return;
    const frames = keyframes(flight, units, isInDrawing(thing));
    const animation = thing.animate(frames, timing(flight, this.#speed()));
    change[ghost === null ? "arriving" : "going"].push(animation);
    if (flight.journey.was?.zone !== flight.journey.is?.zone) this.#lift(thing, animation);
  }

  /** Show something that is drawn in small where it goes as it was, until it is there. */
  #cover(flight: Flight<Seen>, ghosts: Clones, origin: Origin, change: Change): void {
    const { was } = flight.journey;
    if (was === null || !shrinks(flight) || was.thing.isConnected || isInDrawing(was.thing)) return;
    const frames = coverFrames(flight, { x: origin.zoom, y: origin.zoom });
    const options = { ...timing(flight, this.#speed()), fill: "both" } as const;
    const likeness = ghosts.add(was.thing, was.place, origin);
    change.going.push(likeness.animate(frames, options));
  }

  /** Hold something above the others, as long as it travels. */
  #lift(thing: Drawn, animation: Animation): void {
    this.#lifted.set(thing, animation);
    thing.style.zIndex = "15";
    const drop = () => {
      if (this.#lifted.get(thing) === animation) thing.style.removeProperty("z-index");
    };
    animation.finished.then(drop, drop);
  }

  async #see(change: Change): Promise<void> {
    const all = [...change.arriving, ...change.going];
    this.#changes.add(change);
    const ends = all.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    const arrived = Promise.allSettled(all.map(({ finished }) => finished));
    await Promise.race([arrived, wait(Math.max(0, ...ends) + PATIENCE)]);
    this.#finish(change);
  }

  #finish(change: Change): void {
    change.end();
    this.#changes.delete(change);
  }
}

/** What vanished can be shown if its drawing is left; where that shows something else now, it is not. */
function canBeShown({ kind, was }: Journey<Seen>): boolean {
  return kind !== "goes" || (!was.thing.isConnected && !isInDrawing(was.thing));
}

/** Whether something is part of a drawing, and so has the drawing's own units. */
function isInDrawing(thing: Drawn): boolean {
  return thing instanceof SVGElement && thing.ownerSVGElement !== null;
}

function unitsOf(thing: Drawn | null, zoom: number): Units {
  const around = thing !== null && isInDrawing(thing) ? thing.parentElement : null;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  return matrix === null ? { x: zoom, y: zoom } : { x: matrix.a, y: matrix.d };
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
