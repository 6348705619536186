/** How a game ended, in a heading and the reason for it. */

import { playerName, type Score } from "../pack/words.ts";
import type { Messages } from "../i18n/messages.ts";
import type { Telling } from "../net/wire.ts";
import type { GameStory } from "../pack/story.ts";

/** Whether one of the client's own seats has won. */
export function isWon(outcome: Telling, mine: readonly number[]): boolean {
  if (typeof outcome.won === "boolean") return outcome.won;
  return (outcome.winners as number[]).some((seat) => mine.includes(seat));
}

/** Who has won, in so many words. */
export function heading(
  outcome: Telling,
  mine: readonly number[],
  names: readonly string[],
  messages: Messages,
  story: GameStory | null,
): string {
  if (typeof outcome.won === "boolean")
    return story?.together?.(outcome.won) ?? messages.say("web-over");
  const winners = outcome.winners as number[];
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0])
    return messages.say("web-story-you-win");
  const players = winners.map((seat) => playerName(messages, seat, names));
  return messages.say("web-story-wins", {
    winners: winners.length,
    player: messages.allOf(players),
  });
}

/** By how much the first is ahead of the next, and by what; nothing where they win together. */
export function margin(
  scores: readonly Score[],
  names: readonly string[],
  messages: Messages,
): string {
  const [first, second] = scores;
  if (first === undefined || second === undefined || second.isWinner) return "";
  const player = playerName(messages, second.seat, names);
  const points = first.total - second.total;
  if (points === 0) return messages.say("web-story-level", { player });
  const ahead = first.sources.map(({ name, amount }, place) => ({
    name,
    by: amount - (second.sources[place]?.amount ?? 0),
  }));
  const most = ahead.reduce((best, each) => (each.by > best.by ? each : best));
  return messages.say("web-story-margin", { points, player, source: most.name });
}
