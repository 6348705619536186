import { beforeEach, expect, test } from "vitest";
import { storyOf, wordsOf } from "../games/registry.ts";
import { Messages } from "../i18n/messages.ts";
import type { Happened } from "../net/wire.ts";
import { LogText } from "./log-text.ts";
import { Away } from "./away.svelte.ts";
import { entry, repaired } from "./samples.ts";
import { summary } from "./summary.ts";
import type { GameStory } from "../pack/story.ts";

const kept = new Map<string, string>();
const notes = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const others = { seat: 1 };

type FollowedTable = Parameters<Away["notice"]>[0];

function followed(log: Happened[], status: FollowedTable["status"] = "live"): FollowedTable {
  const info = { my_seats: [0] } as FollowedTable["info"];
  return { id: "t1", log, number: log.at(-1)?.number ?? 0, status, info };
}

function missed(away: Away): number[] {
  return away.missed.map(({ number }) => number);
}

beforeEach(() => kept.clear());

test("on the first visit nothing was missed", () => {
  const away = new Away(notes);
  away.notice(followed([entry(1), entry(2, [], others)]), true);
  expect([missed(away), kept.get("seen/t1")]).toEqual([[], "2"]);
});

test("on a later visit, what the other players did meanwhile was missed", () => {
  kept.set("seen/t1", "2");
  const away = new Away(notes);
  const log = [entry(2), entry(3, [], others), entry(4), entry(5, [], others)];
  away.notice(followed([...log, entry(6, [], { ...others, what: "say" })]), true);
  expect([missed(away), away.since]).toEqual([[3, 5], 2]);
  away.dismiss();
  expect(missed(away)).toEqual([]);
});

test("what happens before one's eyes is not told again", () => {
  const away = new Away(notes);
  away.notice(followed([entry(1)]), true);
  away.notice(followed([entry(1), entry(2, [], others)]), true);
  expect([missed(away), kept.get("seen/t1")]).toEqual([[], "2"]);
});

test("what happens in a hidden tab, or while the connection is lost, is told", () => {
  const away = new Away(notes);
  away.notice(followed([entry(1)]), true);
  away.notice(followed([entry(1), entry(2, [], others)]), false);
  expect(missed(away)).toEqual([]);
  away.notice(followed([entry(1), entry(2, [], others)]), true);
  expect(missed(away)).toEqual([2]);
  away.notice(followed([entry(1), entry(2, [], others)], "lost"), true);
  const log = [entry(1), entry(2, [], others), entry(3, [], others)];
  away.notice(followed(log), true);
  expect([missed(away), away.since]).toEqual([[2, 3], 1]);
});

test("what was taken back is not told", () => {
  kept.set("seen/t1", "1");
  const away = new Away(notes);
  const undo = entry(3, [], { ...others, what: "undo", undone: [2] });
  away.notice(followed([entry(2, [], others), undo]), true);
  expect(missed(away)).toEqual([]);
});

test("a summary tells what left a mark, then what came last, and counts the rest", async () => {
  const messages = await Messages.of("en");
  const events = (n: number) => {
    if (n === 1) return [repaired];
    return n === 8
      ? [{ kind: "robot-drawn", robot: "sirenbot-1", row: "platform" }]
      : [{ kind: "nothing-stored" }];
  };
  const log = Array.from({ length: 9 }, (_, n) => entry(n, events(n)));
  const story = storyOf("cyberion", messages) as GameStory;
  const words = wordsOf("cyberion", messages, { machines: {} });
  const logText = new LogText(messages, words, "cyberion", ["Ada"]);
  const told = summary(log, story, logText);
  expect(told.lines.map(({ number, text }) => [number, text])).toEqual([
    [1, "You repair I/size-4."],
    [5, "You move nothing to the Stock."],
    [6, "You move nothing to the Stock."],
    [7, "You move nothing to the Stock."],
  ]);
  expect(told.more).toBe(5);
});
