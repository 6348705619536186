/** Who of a table has agreed to hints, and how that is said. */

import type { Messages } from "../../i18n/messages.ts";
import type { Table } from "../../net/table.svelte.ts";
import type { SeatInfo } from "../../net/wire.ts";

/** The seats whose people have to agree: also those for whom a bot stands in. */
export function asked({ room }: Pick<Table, "room">): SeatInfo[] {
  return room?.seats.filter(({ kind, has_resigned }) => kind === "person" && !has_resigned) ?? [];
}

/** Whether all have agreed, or who has not. */
export function agreedSaid(
  table: Pick<Table, "room">,
  names: readonly string[],
  messages: Messages,
): string {
  const missing = asked(table).filter(({ agrees_to_hints }) => !agrees_to_hints);
  if (!missing.length) return messages.say("web-hint-agreement-all");
  const players = messages.allOf(missing.map(({ seat }) => names[seat] ?? ""));
  return messages.say("web-hint-agreement-missing", { players });
}

/** All that is to be read out of an agreement. */
export function agreementSaid(
  table: Pick<Table, "room">,
  names: readonly string[],
  messages: Messages,
): string {
  return `${messages.say("web-hint-agreement")} ${agreedSaid(table, names, messages)}`;
}
