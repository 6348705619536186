import { expect, test } from "vitest";
import { Messages } from "../i18n/messages.ts";
import { wordsOf } from "../games/registry.ts";
import type { Happened } from "../net/wire.ts";
import { linesOf, LogText } from "./log-text.ts";

const messages = await Messages.of("en");
const logText = new LogText(messages, null, "cyberion", ["Ada", "Bea"]);
const entry = (number: number, what: string, more: Partial<Happened> = {}): Happened => ({
  number,
  what,
  seat: 0,
  at: 1,
  events: [],
  ...more,
});

function texts(...log: Happened[]): string[] {
  return linesOf(log, logText).flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

test("what happens besides the game is said with names", () => {
  expect(
    texts(
      entry(1, "sit", { name: "Ada" }),
      entry(2, "bot", { seat: 1, bot: "greedy" }),
      entry(3, "ask", { asks: "undo" }),
      entry(4, "hand-over", { seat: 1, by: 0, bot: "greedy" }),
      entry(5, "hand-over", { by: 0, bot: "greedy" }),
      entry(6, "hand-over", { why: "clock", bot: "greedy" }),
      entry(7, "rules", { rules: { found: 1, known: 2 } }),
      entry(8, "close", { why: "rules" }),
      entry(9, "close"),
      entry(10, "replaced", { seat: 1, why: "late", bot: "clever" }),
      entry(11, "bot", { seat: 1, bot: "clever" }),
    ),
  ).toEqual([
    "Ada sits down.",
    "A bot sits down (one move ahead).",
    "Ada would like to take back a move.",
    "Bea is away: Ada lets a bot play on.",
    "Ada lets a bot play on.",
    "Ada has run out of time: a bot plays on.",
    "The rules have changed from version 1 to version 2: the game goes on by the new ones.",
    "The rules have changed, and this game cannot go on by the new ones: the table is closed without a result.",
    "The table is closed.",
    "Bea took too long: another move was made for this bot.",
    "A bot sits down (clever).",
  ]);
});

test("what was taken back is marked, and chat has a place of its own", () => {
  const log = [entry(1, "move"), entry(2, "say"), entry(3, "undo", { undone: [1] })];
  expect(linesOf(log, logText).map(({ number, isUndone }) => [number, isUndone])).toEqual([
    [1, true],
    [3, false],
  ]);
});

test("an entry is put into words once", () => {
  const sat = entry(1, "sit", { name: "Ada" });
  expect(logText.sentences(sat)).toBe(logText.sentences(sat));
});

test("of what a seat may not see nothing is told", () => {
  const told = new LogText(messages, wordsOf("mech-a-dream", messages, {}), "mech-a-dream", [
    "Ada",
    "Bea",
  ]);
  const hidden = { kind: "hidden" };
  const drawn = { kind: "first-player-drawn", seat: 1 };
  const log = [
    entry(1, "move", { events: [hidden] }),
    entry(2, "move", { events: [hidden, hidden, drawn] }),
  ];
  const lines = linesOf(log, told);
  expect(lines.map(({ number }) => number)).toEqual([2]);
  expect(lines[0]?.sentences.map(({ text }) => text)).toEqual(["Bea is the first player."]);
});
