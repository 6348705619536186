import { expect, test } from "vitest";
import type { GameInfo } from "../../net/wire.ts";
import { choicesOf, playerCounts } from "./options.ts";

const game: GameInfo = {
  name: "cyberion",
  rules_version: 1,
  together: true,
  options: { players: 1, lives: 1, maps: [], first: "random" },
  option_sets: [],
  lessons: [],
  bots: ["random"],
  usual_bot: "random",
  stand_in: "random",
  levels: [],
  added_bots: [],
  declared: [
    { name: "players", kind: "players", values: [1, 2], needs: null },
    { name: "lives", kind: "number", values: [0, 1, 5], needs: null },
    { name: "maps", kind: "any-of", values: ["moon", "sea"], needs: null },
    { name: "draft", kind: "one-of", values: ["open", "closed"], needs: "sea" },
    { name: "first", kind: "first-seat", values: ["random"], needs: null },
  ],
};

test("a form offers the declared options with all their values", () => {
  expect(playerCounts(game)).toEqual([1, 2]);
  expect(choicesOf(game)).toEqual([
    { option: "lives", isMany: false, needs: null, values: [0, 1, 5] },
    { option: "maps", isMany: true, needs: null, values: ["moon", "sea"] },
    { option: "draft", isMany: false, needs: "sea", values: ["open", "closed"] },
  ]);
});
