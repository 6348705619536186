/** How those at a table are called. */

import { say } from "../i18n/language.svelte.ts";
import type { Room } from "../net/wire.ts";

export function namesOf(room: Room): string[] {
  return room.seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.kept_for) return seat.kept_for;
    return seat.kind === "bot"
      ? say("web-bot-name", { seat: seat.seat + 1 })
      : say("seat-name", { seat: seat.seat + 1 });
  });
}
