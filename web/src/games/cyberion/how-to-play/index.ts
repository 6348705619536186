/** What is drawn on the page on how to play Cyberion. */

import type { HowToPlayDrawings } from "$page/pack/how-to-play.ts";
import Failsafe from "./Failsafe.svelte";
import Goal from "./Goal.svelte";
import Repair from "./Repair.svelte";
import Table from "./Table.svelte";
import Trigger from "./Trigger.svelte";
import Upgrade from "./Upgrade.svelte";

export const howToPlay: HowToPlayDrawings = {
  figures: {
    goal: Goal,
    failsafe: Failsafe,
    table: Table,
    repair: Repair,
    trigger: Trigger,
    upgrade: Upgrade,
  },
};
