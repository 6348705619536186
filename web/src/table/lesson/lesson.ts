/** How a guided game stands. */

import type { Table } from "../../net/table.svelte.ts";
import type { LessonStep } from "../../net/wire.ts";

/** Whether the last step has been taken: the game goes on freely. */
export function isFinished({ step, steps }: LessonStep): boolean {
  return step >= steps;
}

/** Whether a lesson says what to do at a table. */
export function isGuided({ lesson }: Pick<Table, "lesson">): boolean {
  return lesson !== null && !isFinished(lesson);
}
