/** What a lesson's step speaks of, found and measured on the table. */

import type { Area } from "../../board/placing.ts";
import { around, common } from "./spot.ts";

/** The row of buttons that answer what is asked. */
const ROW = ".asked .buttons";

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

/**
 * What a mark means: the first thing drawn with that key or zone, or all that share the mark and lie in
 * one part of the table.
 */
function markedIn(tabletop: Element, mark: string): Element[] {
  const name = CSS.escape(mark);
  const query = `[data-key="${name}"], [data-zone="${name}"], [data-mark="${name}"]`;
  const [first, ...others] = [...tabletop.querySelectorAll(query)].filter(isDrawn);
  if (first === undefined) return [];
  const isShared = (each: Element) =>
    each.matches("[data-mark]") && each.closest(".pane") === first.closest(".pane");
  return first.matches("[data-mark]") ? [first, ...others.filter(isShared)] : [first];
}

/** Measure what a step has to do with. */
export function sightOf(tabletop: Element, marks: readonly string[]): Sight {
  const board = areaOf(tabletop.querySelector(":scope > .middle") ?? tabletop);
  const all = (query: string) => seen([...tabletop.querySelectorAll(query)].filter(isDrawn));
  return {
    board,
    marks: marks.flatMap((mark) => around(seen(markedIn(tabletop, mark))) ?? []),
    lit: all(".board [data-lit], .board [data-picked]"),
    buttons: all(".asked .buttons button"),
    bars: all(":scope > .bar, :scope > .asked"),
  };
}

/** Bring what a step speaks of into sight; false while the first of it is not drawn yet. */
export function bringMarksIntoSight(tabletop: Element, marks: readonly string[]): boolean {
  const found = marks.map((mark) => markedIn(tabletop, mark));
  if (found[0]?.length === 0) return false;
  bringIntoSight(found.flat());
  return true;
}

/** Open the part of the table with the most that can be touched and brings something. */
export function openBusiestPane(tabletop: Element): void {
  const counts = new Map<Element, number>();
  for (const lit of tabletop.querySelectorAll(".board [data-lit]:not([data-idle])")) {
    const pane = lit.closest(".pane");
    if (pane !== null) counts.set(pane, (counts.get(pane) ?? 0) + 1);
  }
  const [busiest] = [...counts].sort(([, a], [, b]) => b - a);
  busiest?.[0].scrollIntoView({ ...AT_ONCE, inline: "start" });
}

/** Where nothing that can be touched next is in sight, bring it there. */
export function bringLitIntoSight(tabletop: Element): void {
  const lit = [...tabletop.querySelectorAll(".board [data-lit]")].filter(isDrawn);
  if (!lit.some((each) => inSight(each) !== null)) bringIntoSight(lit);
}

/** The part of the table with the first thing, that thing at all events, and what else fits. */
function bringIntoSight(things: readonly Element[]): void {
  const pane = things.map((each) => each.closest(".pane")).find((each) => each !== null);
  pane?.scrollIntoView({ ...AT_ONCE, inline: "start" });
  for (const each of things.toReversed()) {
    const thing = each.checkVisibility() ? each : each.firstElementChild;
    if (each.closest(".pane") === pane) thing?.scrollIntoView(AT_ONCE);
  }
}

const AT_ONCE: ScrollIntoViewOptions = { block: "nearest", behavior: "instant" };

/** Whether an element is drawn, or what it holds where it leaves no box; a row, if it has buttons. */
function isDrawn(element: Element): boolean {
  const parts = element.matches(ROW) ? answersIn(element) : [element, ...element.children];
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
  const own = { left, top, width, height };
  if (element.matches(ROW)) return around(answersIn(element).map(areaOf)) ?? own;
  if (width > 0 || height > 0) return own;
  return around([...element.children].filter(isDrawn).map(areaOf)) ?? own;
}

/** The buttons that make a move. */
function answersIn(row: Element): Element[] {
  return [...row.querySelectorAll(".commit")];
}
