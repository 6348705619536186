import { describe, expect, test } from "vitest";
import type { TableInfo } from "../net/wire.ts";
import { botMoves, lastBotMoves, tellsWhy } from "./reasons.ts";
import { entry } from "./samples.ts";

function tableOf(room: object, more: object = {}): TableInfo {
  const plain = { status: "playing", hints: "allowed", seats: [] };
  return { daily: null, is_uploaded: false, room: { ...plain, ...room }, ...more } as never;
}

const PERSON = { seat: 0, kind: "person", bot: null };
const BOT = { seat: 1, kind: "bot", bot: "easy" };
const STOOD_IN = { ...PERSON, bot: "easy" };

describe("who is told why bots moved", () => {
  test("everybody after the game, also of a daily deal", () => {
    for (const status of ["finished", "closed"])
      expect(
        tellsWhy(tableOf({ status, hints: "not-agreed" }, { daily: "2026-11-19" }), null),
      ).toBe(true);
  });

  test("while it is played, those who may have hints", () => {
    expect(tellsWhy(tableOf({}), 0)).toBe(true);
    expect(tellsWhy(tableOf({}), null)).toBe(false);
    expect(tellsWhy(tableOf({ hints: "not-agreed" }), 0)).toBe(false);
    expect(tellsWhy(tableOf({}, { daily: "2026-11-19" }), 0)).toBe(false);
    expect(tellsWhy(tableOf({ status: "stopped" }), 0)).toBe(false);
  });

  test("nobody of a saved game, which keeps no reasons", () => {
    expect(tellsWhy(tableOf({ status: "finished" }, { is_uploaded: true }), 0)).toBe(false);
  });
});

describe("the moves of bots", () => {
  const handOver = (number: number) => entry(number, [], { what: "hand-over" });
  const takeBack = (number: number) => entry(number, [], { what: "take-back" });

  test("are those of who played then, not of who plays now", () => {
    const log = [entry(1), handOver(2), entry(3), entry(4, [], { seat: 1 }), takeBack(5), entry(6)];
    const seats = [PERSON, BOT];
    expect([...botMoves(log, tableOf({ seats }))].sort()).toEqual([3, 4]);
    expect(lastBotMoves(log, tableOf({ seats }))).toEqual(new Map([[1, 4]]));
  });

  test("are known as well where the log begins later", () => {
    expect([...botMoves([entry(7), takeBack(8)], tableOf({ seats: [PERSON] }))]).toEqual([7]);
    expect([...botMoves([entry(7)], tableOf({ seats: [STOOD_IN] }))]).toEqual([7]);
    expect([...botMoves([entry(7), handOver(8)], tableOf({ seats: [STOOD_IN] }))]).toEqual([]);
  });

  test("are not those that were made in their place", () => {
    const replaced = entry(3, [], { seat: 1, what: "replaced" });
    const log = [entry(1, [], { seat: 1 }), entry(2, [], { seat: 1 }), replaced];
    expect([...botMoves(log, tableOf({ seats: [PERSON, BOT] }))]).toEqual([1]);
  });

  test("leave out what was taken back, of the last", () => {
    const undo = entry(4, [], { what: "undo", undone: [3] });
    const log = [entry(2, [], { seat: 1 }), entry(3, [], { seat: 1 }), undo];
    expect(lastBotMoves(log, tableOf({ seats: [PERSON, BOT] }))).toEqual(new Map([[1, 2]]));
  });
});
