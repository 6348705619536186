/** A flight as the browser wants it: only what it can move without drawing anything anew. */

import type { Flight } from "./flights.ts";

/** How many pixels of the window one unit is, where something is drawn. */
export interface Units {
  x: number;
  y: number;
}

const AWAY = "cubic-bezier(0.5, 0, 0.75, 0.4)";
const HOME = "cubic-bezier(0.2, 0.75, 0.25, 1)";
/** A card that lies face down, seen from its edge. */
const EDGE = "y 90deg";
/** What goes is seen nearly to the end of its way. */
const SEEN: Keyframe = { offset: 0.7, opacity: 1 };

/** What a thing goes through; things inside a drawing only change places. */
export function keyframes(flight: Flight, units: Units, isInDrawing: boolean): Keyframe[] {
  const { journey, dx, dy, scale, turns } = flight;
  const hasWay = dx !== 0 || dy !== 0;
  const there: Keyframe = {};
  const here: Keyframe = {};
  if (hasWay) {
    there.translate = `${dx / units.x}px ${dy / units.y}px`;
    here.translate = "0px 0px";
  }
  if (!isInDrawing && scale !== 1) [there.scale, here.scale] = [String(scale), "1"];
  if (!isInDrawing && turns) [there.rotate, here.rotate] = [EDGE, "y 0deg"];
  if (journey.kind === "goes") return [{ ...here, opacity: 1 }, SEEN, { ...there, opacity: 0 }];
  if (journey.kind === "comes" && !hasWay) [there.opacity, here.opacity] = [0, 1];
  return [there, here];
}

/** What the likeness goes through that a thing had before: to its place, where it makes way for it. */
export function coverFrames({ dx, dy, scale }: Flight, units: Units): Keyframe[] {
  const here = { translate: "0px 0px", scale: "1", opacity: 1 };
  const there = { translate: `${-dx / units.x}px ${-dy / units.y}px`, scale: String(1 / scale) };
  return [here, SEEN, { ...there, opacity: 0 }];
}

/** When a flight begins, how long it takes, and where a thing is until it begins. */
export function timing(flight: Flight, speed: number): KeyframeAnimationOptions {
  const isGoing = flight.journey.kind === "goes";
  return {
    delay: flight.delay / speed,
    duration: flight.duration / speed,
    easing: isGoing ? AWAY : HOME,
    fill: isGoing ? "both" : "backwards",
  };
}
