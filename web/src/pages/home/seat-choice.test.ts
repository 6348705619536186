import { expect, test } from "vitest";
import type { GameInfo } from "../../net/wire.ts";
import { addressFor, botOf, ME, OPEN, sittingsIn, tableFor } from "./seat-choice.ts";

const game = {
  name: "mech-a-dream",
  bots: ["random", "greedy", "network"],
  usual_bot: "greedy",
} as GameInfo;

test("a table for these seats is asked for; a bot is the usual one unless another is chosen", () => {
  const beside = { ...ME, name: " Bob " };
  expect(tableFor(game, [ME, beside, botOf(), botOf("random")], { variants: ["robots"] })).toEqual({
    game: "mech-a-dream",
    options: { players: 4, variants: ["robots"] },
    seats: [
      { kind: "me" },
      { kind: "me", name: "Bob" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "random" },
    ],
  });
});

test("seats are read again from the address that was made of them", () => {
  const seats = [ME, botOf("random"), OPEN, botOf()];
  const address = addressFor(game, seats);
  expect(address).toBe("new/mech-a-dream?seats=me,bot:random,open,bot");
  expect(sittingsIn(new URL(address, "http://here/").search)).toEqual(seats);
});

test("an address without seats, or with others', begins with none", () => {
  expect(sittingsIn("")).toEqual([]);
  expect(sittingsIn("?seats=throne,me")).toEqual([ME]);
});
