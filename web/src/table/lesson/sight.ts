/** What a lesson's step speaks of, found and measured on the table. */

import type { Area } from "../../board/placing.ts";
import { around, common } from "./spot.ts";

/** Where everything lies that a step has to do with. */
export interface Sight {
  board: Area;
  /** What the step speaks of, in its order, as far as it is in sight. */
  marks: readonly Area[];
  /** What can be touched, or is picked. */
  lit: readonly Area[];
  /** The buttons that answer. */
  buttons: readonly Area[];
  /** The bars above and below the board. */
  bars: readonly Area[];
}

/** The things that a mark means: by key, zone or mark, the first that is drawn. */
export function markedIn(tabletop: Element, mark: string): Element | null {
  const name = CSS.escape(mark);
  const query = `[data-key="${name}"], [data-zone="${name}"], [data-mark="${name}"]`;
  return [...tabletop.querySelectorAll(query)].find(isDrawn) ?? null;
}

/** Measure what a step has to do with. */
export function sightOf(tabletop: Element, marks: readonly string[]): Sight {
  const board = areaOf(tabletop.querySelector(":scope > .middle") ?? tabletop);
  const found = marks.flatMap((mark) => markedIn(tabletop, mark) ?? []);
  const all = (query: string) => seen([...tabletop.querySelectorAll(query)].filter(isDrawn));
  return {
    board,
    marks: seen(found),
    lit: all(".board [data-lit], .board [data-picked]"),
    buttons: all(".asked .buttons button"),
    bars: all(":scope > .bar, :scope > .asked"),
  };
}

/**
 * Bring what a step speaks of into sight: the part of the table with the first thing, that thing at
 * all events, and what else lies there if it fits.
 */
export function bringIntoSight(tabletop: Element, marks: readonly string[]): boolean {
  const found = marks.flatMap((mark) => markedIn(tabletop, mark) ?? []);
  const pane = found.map((each) => each.closest(".pane")).find((each) => each !== null);
  pane?.scrollIntoView({ ...AT_ONCE, inline: "start" });
  for (const each of found.toReversed()) {
    const thing = each.checkVisibility() ? each : each.firstElementChild;
    if (each.closest(".pane") === pane) thing?.scrollIntoView(AT_ONCE);
  }
  return found.length > 0;
}

const AT_ONCE: ScrollIntoViewOptions = { block: "nearest", behavior: "instant" };

/** Whether an element, or what it holds where it leaves no box, is drawn. */
function isDrawn(element: Element): boolean {
  const parts = [element, ...element.children];
  return parts.some((each) => each.checkVisibility({ visibilityProperty: true }));
}

function seen(elements: readonly Element[]): Area[] {
  return elements.flatMap((each) => inSight(each) ?? []);
}

/** The part of an element that is not scrolled away. */
function inSight(element: Element): Area | null {
  const frames = [element.closest(".pane"), element.closest(".board")];
  let seen: Area | null = areaOf(element);
  for (const frame of frames) {
    const through = frame?.getBoundingClientRect();
    // A pane leaves no box where all panes are side by side.
    if (seen !== null && through !== undefined && through.width > 0) seen = common(seen, through);
  }
  return seen;
}

/** Where an element lies; a row of buttons is as large as they are. */
function areaOf(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOwn = (width > 0 || height > 0) && !element.matches(".asked .buttons");
  const within = isOwn ? null : around([...element.children].filter(isDrawn).map(areaOf));
  return within ?? { left, top, width, height };
}
