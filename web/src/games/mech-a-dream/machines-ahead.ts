/** Where machines will be after a move, in words. */

import type { Names } from "./names.ts";

/** Machines that a move lets come to another slot, or be completed, as the server foresees it. */
interface Changes {
  workshop?: { tile: string; place: number; anyway?: boolean }[];
  belt?: { tile: string; slot: number; soon?: number; anyway?: boolean }[];
}

/** Where the machine will be that a move names. */
export function machineAhead(names: Names, changes: object, tile: unknown): string[] {
  const { workshop = [], belt = [] }: Changes = changes;
  const done = workshop.find((each) => each.tile === tile);
  if (done) {
    const which = done.anyway ? "completed-anyway" : "completed";
    return [names.say(`foreseen-${which}`, { place: done.place })];
  }
  const moved = belt.find((each) => each.tile === tile);
  if (moved === undefined) return [];
  const { slot, soon = slot, anyway } = moved;
  const completes = anyway ? "completes-anyway" : "completes";
  const which = soon === slot ? "slot" : soon > 0 ? "moves" : completes;
  return [names.say(`foreseen-${which}`, { slot, soon })];
}

/** The machines that are completed beside the one that a move names. */
export function othersCompleted(names: Names, changes: object, tile: unknown): string[] {
  const { workshop = [] }: Changes = changes;
  return workshop
    .filter((each) => each.tile !== tile)
    .map((each) =>
      names.messages.say("web-mech-another-completed", { machine: names.machine(each.tile) }),
    );
}
