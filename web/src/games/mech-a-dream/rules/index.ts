/** What is drawn beside Mech A Dream's rules. */

import type { RulesDrawings } from "$page/pack/rules.ts";
import Belt from "./Belt.svelte";
import Bought from "./Bought.svelte";
import Completed from "./Completed.svelte";
import Day from "./Day.svelte";
import Dock from "./Dock.svelte";
import Floor from "./Floor.svelte";
import Monitor from "./Monitor.svelte";
import Offer from "./Offer.svelte";
import Specialist from "./Specialist.svelte";
import Symbol from "./Symbol.svelte";

export const rules: RulesDrawings = {
  Symbol,
  figures: {
    M2: Offer,
    M3: Day,
    M4: Floor,
    M5: Dock,
    M6: Bought,
    M8: Belt,
    M10: Completed,
    M11: Monitor,
    M13: Specialist,
  },
};
