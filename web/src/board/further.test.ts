import { expect, it } from "vitest";
import type { Messages } from "../i18n/messages.ts";
import type { Places } from "../pack/board.ts";
import type { Missing, Words } from "../pack/words.ts";
import { ask, askSet } from "../net/samples.ts";
import { furtherOf } from "./further.ts";
import { reachOf } from "./reach.ts";

const places = {
  key: (field: string, value: unknown) => (field === "do" ? null : `${field}/${String(value)}`),
  isOrdered: () => false,
  kind: (key: string) => key.split("/")[0] ?? "",
} as unknown as Places;
const words = {
  choice: (_: string, value: unknown) => ({ name: String(value) }),
  missing: ({ kind, n, picked, keys }: Missing) =>
    `${n} ${kind} beside ${picked} (${keys.toSorted().join()})`,
} as unknown as Words;
const messages = {
  allOf: (all: string[]) => all.join(" and "),
  oneOf: (all: string[]) => all.join(" or "),
  say: (id: string, params = {}) => [id, ...Object.values(params)].join(": "),
} as unknown as Messages;

const menu = ask(
  "do",
  ["repair", ask("machine", ["m1", askSet("robot", ["a", "b", "c"], 3, 5, 7)])],
  ["trigger", ask("robot", ["a", true], ["b", true])],
  ["swap", askSet("machine", ["m1", "m2"], 3)],
);

function further(...picked: string[]): string {
  const reach = reachOf(menu, picked, places);
  const composed = { move: {}, position: {}, seat: 0 };
  return furtherOf(reach, picked, places, words, composed, [], messages);
}

it("says how many more of what, and where", () => {
  expect(further("robot/a")).toBe(
    "web-pick-to: 1 machine beside 0 (machine/m1) and 1 robot beside 1 (robot/b,robot/c): repair",
  );
});

it("offers what can be picked where the moves have nothing in common", () => {
  expect(further("machine/m1")).toBe(
    "web-pick-to: 2 robot beside 0 (robot/a,robot/b,robot/c) or " +
      "1 machine beside 1 (machine/m2): repair · swap",
  );
});

it("says nothing where no other move can be meant", () => {
  expect(further("machine/m1", "robot/a", "robot/b")).toBe("");
});
