/** Clones of things that have left the board, drawn above it while they fly to where they go. */

import type { Place } from "./journeys.ts";
import type { Drawn } from "./layout.ts";

/** Classes that mark a thing as usable: a clone does not carry them. */
const MARKS = ["lit", "picked", "pointed", "advised", "dim"];

/** Where the layer of clones begins, and how much larger than itself it is drawn. */
export interface Origin {
  x: number;
  y: number;
  zoom: number;
}

export class Clones {
  #layer: HTMLElement;

  constructor(root: HTMLElement) {
    this.#layer = document.createElement("div");
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.inert = true;
    Object.assign(this.#layer.style, {
      position: "absolute",
      inset: "0",
      overflow: "hidden",
      pointerEvents: "none",
      zIndex: "20",
    });
    root.append(this.#layer);
  }

  /** Where the layer begins, and how much larger than itself it is drawn. */
  measure(): Origin {
    const { x, y, width } = this.#layer.getBoundingClientRect();
    return { x, y, zoom: width / this.#layer.offsetWidth || 1 };
  }

  /** A clone of a thing that is no longer drawn, at the place where it was. */
  add(thing: Drawn, place: Place, { x, y, zoom }: Origin): HTMLElement {
    const ghost = document.createElement("div");
    Object.assign(ghost.style, {
      position: "absolute",
      left: `${(place.x - x) / zoom}px`,
      top: `${(place.y - y) / zoom}px`,
      width: `${place.width / zoom}px`,
      height: `${place.height / zoom}px`,
    });
    const likeness = thing.cloneNode(true) as Drawn;
    likeness.classList.remove(...MARKS);
    for (const name of Object.keys(likeness.dataset)) delete likeness.dataset[name];
    Object.assign(likeness.style, { position: "static", width: "100%", height: "100%" });
    ghost.append(likeness);
    this.#layer.append(ghost);
    return ghost;
  }

  remove(): void {
    this.#layer.remove();
  }
}
