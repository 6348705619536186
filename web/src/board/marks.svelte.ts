/** What is marked on the table without being picked: by the log, by advice, by hints. */

import type { Key } from "../pack/board.ts";

export class Marks {
  /** What the log points at. */
  pointed = $state.raw<readonly Key[]>([]);
  /** What the advice for this decision speaks of. */
  advised = $state.raw<readonly Key[]>([]);
  /** What has to be seen where the table is in panes: they scroll to it. */
  sought = $state.raw<readonly Key[]>([]);
  /** What a hint speaks of; of several things with the same key, so many as it is listed. */
  hinted = $state.raw<readonly Key[]>([]);
  /** What it means that something is pointed at or hinted, by id, for who cannot see the marks. */
  meaning = $state.raw<{ pointed?: string; hinted: string }>({ hinted: "web-hint-here" });

  isPointed(key: Key): boolean {
    return this.pointed.includes(key);
  }

  isHinted(key: Key, nth: number): boolean {
    return this.hinted.filter((each) => each === key).length > nth;
  }
}
