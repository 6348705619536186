/** What stands on Mech A Dream's components, with what only the box page shows of it. */

import type { Amounts, Grades, MechFaces } from "../names.ts";

export type BoxFaces = MechFaces & {
  specialists: Record<string, { grades: Grades }>;
  robot: { grades: Grades };
  start: { amounts: Amounts; grades: Grades };
};
