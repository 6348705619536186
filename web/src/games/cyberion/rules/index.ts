/** What is drawn beside Cyberion's rules. */

import type { RulesDrawings } from "$page/pack/rules.ts";
import Babybot from "./Babybot.svelte";
import Gigantobot from "./Gigantobot.svelte";
import Infected from "./Infected.svelte";
import Interference from "./Interference.svelte";
import Mainframe from "./Mainframe.svelte";
import Multibots from "./Multibots.svelte";
import Recharge from "./Recharge.svelte";
import Repair from "./Repair.svelte";
import Robot from "./Robot.svelte";
import Shared from "./Shared.svelte";
import Symbol from "./Symbol.svelte";
import Table from "./Table.svelte";

export const rules: RulesDrawings = {
  Symbol,
  figures: {
    C1: Robot,
    C2: Table,
    C3: Repair,
    C4: Mainframe,
    C5: Recharge,
    C7: Shared,
    C8: Babybot,
    C9: Gigantobot,
    C10: Infected,
    C11: Multibots,
    C12: Interference,
  },
};
