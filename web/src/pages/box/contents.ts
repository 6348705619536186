/** The things of a box counted, filtered and grouped. */

import type { BoxInfo } from "../../net/wire.ts";
import type { Thing } from "../../pack/contents.ts";

/** How many values of a box are of each grade, the best first. */
export function graded(box: BoxInfo): { grade: string; isAttested: boolean; number: number }[] {
  return box.grades.map(({ grade, is_attested }) => ({
    grade,
    isAttested: is_attested,
    number: box.sorts.reduce((sum, sort) => sum + (sort.grades[grade] ?? 0), 0),
  }));
}

/** The things of some kind and grade; all kinds or grades where none is named. */
export function chosen(things: readonly Thing[], kind: string, grade: string): Thing[] {
  return things.filter(
    (thing) =>
      (!kind || thing.kind === kind) &&
      (!grade || thing.values.some((value) => value.grade === grade)),
  );
}

/** Things by their kinds, in their order. */
export function byKind(things: readonly Thing[]): [kind: string, things: Thing[]][] {
  const kinds = new Map<string, Thing[]>();
  for (const thing of things) kinds.set(thing.kind, [...(kinds.get(thing.kind) ?? []), thing]);
  return [...kinds];
}
