import { expect, test } from "vitest";
import { storyOf } from "../games/registry.ts";
import type { Score } from "../pack/words.ts";
import { Messages } from "../i18n/messages.ts";
import { heading, isWon, margin } from "./result.ts";

const messages = await Messages.of("en");
const names = ["Ada", "Bea"];
const score = (seat: number, points: number, rainbows: number, isWinner = false): Score => ({
  seat,
  isWinner,
  total: points + rainbows,
  sources: [
    { id: "points", name: "points", amount: points },
    { id: "rainbows", name: "rainbows", amount: rainbows },
  ],
});

test("the heading depends on the seats of the person who looks", () => {
  const outcome = { winners: [0] };
  expect(heading(outcome, [0], names, messages, null)).toBe("You win!");
  expect(heading(outcome, [1], names, messages, null)).toBe("Ada wins!");
  expect(heading({ winners: [0, 1] }, [], names, messages, null)).toBe("Ada and Bea win together!");
  expect(heading({ won: false }, [0], names, messages, storyOf("cyberion", messages))).toBe(
    "The factory goes dark",
  );
  expect(heading({ won: true }, [0], names, messages, null)).toBe("The game is over");
  expect([isWon(outcome, [0]), isWon(outcome, [1]), isWon({ won: true }, [])]).toEqual([
    true,
    false,
    true,
  ]);
});

test("the margin names the points ahead and what made the difference", () => {
  const close = [score(0, 10, 6, true), score(1, 11, 2)];
  expect(margin(close, names, messages)).toBe(
    "3 points ahead of Bea: rainbows made the difference.",
  );
  expect(margin([score(0, 5, 0, true), score(1, 5, 0)], names, messages)).toContain("As many");
  expect(margin([score(0, 5, 0, true), score(1, 5, 0, true)], names, messages)).toBe("");
  expect(margin([], names, messages)).toBe("");
});
