/** Monitor Screens that are still to be chosen from. */

import type { MechADreamPosition } from "./types.ts";

/** The Monitor Screens of which the seat that looks has yet to choose one. */
export function monitorsToChoose({ part, monitors_dealt, players }: MechADreamPosition): string[] {
  const isChosen = players.some(({ monitor }) => monitors_dealt.some((each) => each === monitor));
  return part === "set-up" && !isChosen ? monitors_dealt : [];
}
