import { expect, test } from "vitest";
import type { Score } from "../pack/words.ts";
import { Messages } from "../i18n/messages.ts";
import { withOrigins } from "../games/mech-a-dream/origins.ts";
import { heading, isWon, margin } from "./result.ts";
import { entry } from "./samples.ts";

const messages = await Messages.of("en");
const names = ["Ada", "Bea"];
const gained = (seat: number, amount: number, rule: string) => ({
  kind: "gained",
  unit: "point",
  seat,
  amount,
  rule,
});
const score = (seat: number, points: number, rainbows: number, isWinner = false): Score => ({
  seat,
  isWinner,
  total: points + rainbows,
  sources: [
    { id: "points", name: "points", amount: points },
    { id: "rainbows", name: "rainbows", amount: rainbows },
  ],
});

test("the heading is for whoever looks", () => {
  const outcome = { winners: [0] };
  expect(heading(outcome, [0], names, messages)).toBe("You win!");
  expect(heading(outcome, [1], names, messages)).toBe("Ada wins!");
  expect(heading({ winners: [0, 1] }, [], names, messages)).toBe("Ada and Bea win together!");
  expect(heading({ won: false }, [0], names, messages)).toBe("The factory goes dark");
  expect([isWon(outcome, [0]), isWon(outcome, [1]), isWon({ won: true }, [])]).toEqual([
    true,
    false,
    true,
  ]);
});

test("why somebody won: by how much, and by what", () => {
  const close = [score(0, 10, 6, true), score(1, 11, 2)];
  expect(margin(close, names, messages)).toBe(
    "3 points ahead of Bea: rainbows made the difference.",
  );
  expect(margin([score(0, 5, 0, true), score(1, 5, 0)], names, messages)).toContain("As many");
  expect(margin([score(0, 5, 0, true), score(1, 5, 0, true)], names, messages)).toBe("");
  expect(margin([], names, messages)).toBe("");
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
    ["machines and robot in use", 2],
    ["rainbows", 1],
  ]);
  expect(second?.sources.map(({ amount }) => amount)).toEqual([0, 2, 0]);
  expect(withOrigins(scores, log.slice(1), messages)).toEqual(scores);
});
