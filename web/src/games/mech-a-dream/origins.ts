/** Where the points of Mech A Dream came from, as the events told it. */

import type { Score } from "$page/pack/words.ts";
import type { Messages } from "$page/i18n/messages.ts";
import type { Happened } from "$page/net/wire.ts";
import { activeEntries } from "$page/net/log.ts";

/** What gave points, by the chapter of the rules that an event cites. */
const ORIGINS: Record<string, string> = {
  M5: "web-story-from-packages",
  M8: "web-story-from-completed",
  M10: "web-story-from-activated",
  M11: "web-story-from-activated",
  M13: "web-story-from-specialists",
};
const OTHERS = "web-story-from-others";
const POINTS = "points";

/** Scores whose points are told by where they came from, if the log tells of all of them. */
export function withOrigins(
  scores: readonly Score[],
  log: readonly Happened[],
  messages: Messages,
): Score[] {
  const gained = pointsGained(log);
  const isWhole = scores.every(({ seat, sources }) => {
    const points = sources.find(({ id }) => id === POINTS)?.amount ?? 0;
    return points === sum(gained.get(seat));
  });
  if (!isWhole) return [...scores];
  const given = new Set([...gained.values()].flatMap((origins) => [...origins.keys()]));
  const known = [...new Set([...Object.values(ORIGINS), OTHERS])].filter((id) => given.has(id));
  return scores.map((score) => ({
    ...score,
    sources: score.sources.flatMap((source) => {
      if (source.id !== POINTS) return [source];
      const own = gained.get(score.seat);
      return known.map((id) => ({ id, name: messages.say(id), amount: own?.get(id) ?? 0 }));
    }),
  }));
}

/** The points that each seat gained, by where they came from. */
function pointsGained(log: readonly Happened[]): Map<number, Map<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const { kind, unit, seat, rule, amount } of activeEntries(log).flatMap(
    ({ events }) => events,
  )) {
    if (kind !== "gained" || unit !== "point") continue;
    const own = found.get(Number(seat)) ?? new Map<string, number>();
    const origin = ORIGINS[String(rule).split(".")[0] ?? ""] ?? OTHERS;
    own.set(origin, (own.get(origin) ?? 0) + Number(amount));
    found.set(Number(seat), own);
  }
  return found;
}

function sum(amounts: Map<string, number> | undefined): number {
  return [...(amounts?.values() ?? [])].reduce((total, amount) => total + amount, 0);
}
