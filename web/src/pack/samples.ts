/** A box for tests, of a game that there is not. */

import type { BoxInfo } from "../net/wire.ts";

export const BOX: BoxInfo = {
  game: "chess",
  printed: {},
  values: {},
  grades: [
    { grade: "rulebook", is_attested: true },
    { grade: "reconstructed", is_attested: false },
  ],
  sorts: [
    { kind: "delivery", value: "price", grades: { rulebook: 1, reconstructed: 9 } },
    { kind: "robot", value: "effect", grades: { rulebook: 1 } },
  ],
};
