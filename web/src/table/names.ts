/** How those at a table are called. */

import { say } from "../i18n/language.svelte.ts";
import type { Room, SeatInfo } from "../net/wire.ts";

/** The players by seat, each with a name of their own: who is called like one before has a number. */
export function namesOf(room: Room): string[] {
  const found: string[] = [];
  const bots = room.seats.filter(({ kind }) => kind === "bot").length;
  for (const seat of room.seats) {
    const name = nameOf(seat, bots);
    let own = name;
    for (let number = 2; found.includes(own); number += 1) own = `${name} ${number}`;
    found.push(own);
  }
  return found;
}

function nameOf(seat: SeatInfo, bots: number): string {
  if (seat.name) return seat.name;
  if (seat.kept_for) return seat.kept_for;
  return seat.kind === "bot"
    ? say("web-bot-name", { seat: seat.seat + 1, bots })
    : say("seat-name", { seat: seat.seat + 1 });
}
