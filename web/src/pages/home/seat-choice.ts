/** Who is to sit at a new table, also as it is written in an address: `me,bot:greedy,open`. */

import type { GameInfo, NewSeat, NewTable } from "../../net/wire.ts";

export interface SeatChoice {
  kind: "me" | "open" | "bot";
  /** How it plays; nothing: as is usual. */
  bot: string;
  /** The name of a further player at this screen. */
  name: string;
}

export const ME: SeatChoice = { kind: "me", bot: "", name: "" };
export const OPEN: SeatChoice = { kind: "open", bot: "", name: "" };

/** A bot that plays so well. */
export function botOf(level = ""): SeatChoice {
  return { kind: "bot", bot: level, name: "" };
}

function seatOf({ kind, bot, name }: SeatChoice, game: GameInfo): NewSeat {
  if (kind === "bot") return { kind, bot: bot || game.usual_bot };
  return kind === "me" && name.trim() ? { kind, name: name.trim() } : { kind };
}

/** The table that is asked for, with these seats and whatever else is wished. */
export function tableFor(
  game: GameInfo,
  sittings: readonly SeatChoice[],
  options: Record<string, unknown> = {},
): NewTable {
  return {
    game: game.name,
    options: { players: sittings.length, ...options },
    seats: sittings.map((sitting) => seatOf(sitting, game)),
  };
}

/** Where a new table is made, with these seats to begin with. */
export function addressFor(game: GameInfo, sittings: readonly SeatChoice[]): string {
  const seats = sittings.map(({ kind, bot }) => (bot ? `${kind}:${bot}` : kind));
  return `new/${game.name}?seats=${seats.join(",")}`;
}

/** The seats that an address begins with; whatever it says that is none is left out. */
export function sittingsIn(search: string): SeatChoice[] {
  const seats = new URLSearchParams(search).get("seats") ?? "";
  return seats.split(",").flatMap((seat): SeatChoice[] => {
    const [kind, bot] = seat.split(":");
    if (kind === "me") return [ME];
    if (kind === "open") return [OPEN];
    return kind === "bot" ? [botOf(bot)] : [];
  });
}
