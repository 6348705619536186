/** What is played at a table, in short. */

import { say } from "../i18n/language.svelte.ts";

export function combination(game: string, options: Record<string, unknown>): string {
  const players = Number(options.players ?? 1);
  const played = say("combination", { game: say(`${game}-title`), players });
  const chosen = Object.values(options).filter(Array.isArray).flat() as string[];
  if (!chosen.length) return played;
  const additions = chosen.map((each) => say(`${game}-plus-${each}`)).join(" + ");
  return say("combination-with", { combination: played, additions });
}
