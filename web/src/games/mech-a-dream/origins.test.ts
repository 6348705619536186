import { expect, test } from "vitest";
import { Messages } from "$page/i18n/messages.ts";
import type { Happened, Telling } from "$page/net/wire.ts";
import type { Score } from "$page/pack/words.ts";
import { withOrigins } from "./origins.ts";

const messages = await Messages.of("en");
const entry = (number: number, events: Telling[], more = {}): Happened => ({
  number,
  what: "move",
  seat: 0,
  at: 1,
  events,
  ...more,
});
const gained = (seat: number, amount: number, rule: string) => ({
  kind: "gained",
  unit: "point",
  seat,
  amount,
  rule,
});
const score = (seat: number, points: number, rainbows: number): Score => ({
  seat,
  isWinner: false,
  total: points + rainbows,
  sources: [
    { id: "points", name: "points", amount: points },
    { id: "rainbows", name: "rainbows", amount: rainbows },
  ],
});

test("points are told by where they came from, if all of them are known", () => {
  const scores = [score(0, 5, 1), score(1, 2, 0)];
  const log = [
    entry(1, [gained(0, 3, "M5.1"), gained(1, 2, "M10.4")]),
    entry(2, [gained(0, 2, "M11.2")]),
    entry(3, [gained(0, 9, "M8.4")]),
    entry(4, [], { what: "undo", undone: [3] }),
  ];
  const [first, second] = withOrigins(scores, log, messages);
  expect(first?.sources.map(({ name, amount }) => [name, amount])).toEqual([
    ["packages", 3],
    ["activated machines and robot", 2],
    ["rainbows", 1],
  ]);
  expect(second?.sources.map(({ amount }) => amount)).toEqual([0, 2, 0]);
  expect(withOrigins(scores, log.slice(1), messages)).toEqual(scores);
});
