/** The sentence under the board: what is asked, or what is happening. */

import type { Interaction } from "../board/interaction.svelte.ts";
import type { Playback } from "../board/playback.svelte.ts";
import { language, say } from "../i18n/language.svelte.ts";
import type { Table } from "../net/table.svelte.ts";
import type { Position, TableInfo } from "../net/wire.ts";
import type { Words } from "../pack/words.ts";
import type { GameStory } from "../pack/story.ts";
import { keySentences } from "../story/key-sentences.ts";
import type { LogText } from "../story/log-text.ts";
import { isGuided } from "./lesson/lesson.ts";

/** What the sentence is made from. */
export interface Told {
  table: Table;
  info: TableInfo;
  position: Position;
  playback: Playback;
  interaction: Interaction;
  words: Words;
  names: readonly string[];
  logText: LogText;
  story: GameStory | null;
}

/** Whether the game of a table is over. */
export function isOver({ room }: TableInfo): boolean {
  return ["finished", "closed", "stopped"].includes(room.status);
}

/** Whether it is the turn of the seat that looks. */
export function isMyTurn({ seat, turn }: Pick<Table, "seat" | "turn">): boolean {
  return seat !== null && turn.includes(seat);
}

export function sentenceOf(told: Told): string {
  const { table, info, position, playback, interaction, words, names } = told;
  if (info.room.status === "waiting") return say("web-waiting-for-players");
  if (!playback.isCaughtUp) return happening(told);
  if (isOver(info)) return say("web-over");
  if (isGuided(table) && (interaction.canAct || table.lesson?.is_read))
    return guidance(table.lesson?.is_read === true, interaction.reach.lit.size > 0);
  if (interaction.canAct || isMyTurn(table)) return words.question(position, names);
  const others = table.turn.map((seat) => names[seat] ?? "");
  return say("web-waiting-for", { player: language.messages.allOf(others) });
}

/** What a lesson's step wants, in short: its own text stands beside what it speaks of. */
function guidance(isRead: boolean, isLit: boolean): string {
  if (isRead) return say("web-lesson-read");
  return say(isLit ? "web-lesson-choose" : "web-lesson-press");
}

/** The last move of the game, where another seat made it: chat and changes of seats are no news. */
export function newsOf({
  table,
  playback,
  logText,
  story,
}: Pick<Told, "playback" | "logText" | "story"> & {
  table: Pick<Table, "log" | "seat" | "lesson">;
}): string {
  if (isGuided(table)) return "";
  const last = table.log.findLast(({ what }) => what === "move");
  if (last === undefined || last.seat === table.seat || !playback.isCaughtUp) return "";
  return keySentences(logText.sentences(last), story)[0] ?? "";
}

/** What is being shown. */
function happening({ table, playback, logText, story }: Told): string {
  const entry = table.log.findLast(({ number }) => number === playback.number);
  return entry === undefined ? "" : (keySentences(logText.sentences(entry), story)[0] ?? "");
}
