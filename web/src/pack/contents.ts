/** What is in a game's box, thing by thing, each with its printed values and their sources. */

import type { Component } from "svelte";
import type { Messages } from "../i18n/messages.ts";
import type { BoxInfo } from "../net/wire.ts";
import type { Faces } from "./words.ts";

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
export interface BoxContents {
  things(messages: Messages, box: BoxInfo): Thing[];
  /** What has to be known about all things of a kind; nothing for most kinds. */
  note?(messages: Messages, kind: string): string;
  Piece: Component<{ thing: Thing; faces: Faces }>;
}

/** The grade of a sort of value, where all of them have the same: that of most of them. */
export function gradeOf(box: BoxInfo, kind: string, value: string): string {
  const grades = box.sorts.find((sort) => sort.kind === kind && sort.value === value)?.grades ?? {};
  const [most = ""] = Object.keys(grades).sort((a, b) => (grades[b] ?? 0) - (grades[a] ?? 0));
  return most;
}
