import { expect, test } from "vitest";
import type { GameInfo } from "../../net/wire.ts";
import { choicesOf, playerCounts } from "./options.ts";

const game: GameInfo = {
  name: "cyberion",
  rules_version: 1,
  together: true,
  options: { players: 1, support: 1, expansions: [], first: "random" },
  option_sets: [
    { players: 2, support: 5, expansions: ["babybots", "microbots"] },
    { players: 1, support: 0, expansions: ["microbots"] },
  ],
  bots: ["random"],
};

test("the options are those that the game's combinations name", () => {
  expect(playerCounts(game)).toEqual([1, 2]);
  expect(choicesOf(game)).toEqual([
    { option: "support", isMany: false, values: [0, 1, 5] },
    { option: "expansions", isMany: true, values: ["babybots", "microbots"] },
  ]);
});
