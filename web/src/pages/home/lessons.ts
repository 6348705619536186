/** Which lessons go with what is chosen for a table. */

import type { LessonInfo } from "../../net/wire.ts";

/** Whether everything that a lesson teaches is among what is chosen; the first game teaches no option. */
export function isTaught({ teaches }: LessonInfo, chosen: Record<string, unknown>): boolean {
  const options = Object.entries(teaches);
  return (
    options.length > 0 &&
    options.every(([option, taught]) => {
      const wanted = listed(chosen[option]);
      return listed(taught).every((each) => wanted.includes(each));
    })
  );
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [value];
}
