/** What is in a box, thing by thing, each with its printed values and where they come from. */

import type { Component } from "svelte";
import type { Faces } from "../../pack/words.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { BoxInfo } from "../../net/wire.ts";

/** A printed value. */
export interface Value {
  /** Which value it is: `price`, `time`, `effect`. */
  key: string;
  /** In words; none where the drawing says it all. */
  text: string;
  grade: string;
}

/** A tile, a card, a token or a part of a board. */
export interface Thing {
  /** Its name in the box, which links to it use. */
  id: string;
  kind: string;
  name: string;
  values: Value[];
}

/** How a game's box is told and drawn. */
export interface Contents {
  things(messages: Messages, box: BoxInfo): Thing[];
  Piece: Component<{ thing: Thing; faces: Faces }>;
}

const CONTENTS: Record<string, () => Promise<{ contents: Contents }>> = {
  cyberion: () => import("../../games/cyberion/box/contents.ts"),
  "mech-a-dream": () => import("../../games/mech-a-dream/box/contents.ts"),
};

/** How a game's box is told and drawn; nothing for a game that this page does not know yet. */
export async function contentsOf(game: string): Promise<Contents | null> {
  const found = await CONTENTS[game]?.();
  return found?.contents ?? null;
}

/** How many values of a box are of each grade, the best first. */
export function graded(box: BoxInfo): { grade: string; isAttested: boolean; number: number }[] {
  return box.grades.map(({ grade, is_attested }) => ({
    grade,
    isAttested: is_attested,
    number: box.sorts.reduce((sum, sort) => sum + (sort.grades[grade] ?? 0), 0),
  }));
}

/** The grade of a sort of value, where all of them have the same: that of most of them. */
export function gradeOf(box: BoxInfo, kind: string, value: string): string {
  const grades = box.sorts.find((sort) => sort.kind === kind && sort.value === value)?.grades ?? {};
  const [most = ""] = Object.keys(grades).sort((a, b) => (grades[b] ?? 0) - (grades[a] ?? 0));
  return most;
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
