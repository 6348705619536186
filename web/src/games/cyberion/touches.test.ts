/** How many touches a move takes, in a menu as the server sends it. */

import { expect, test } from "vitest";
import { Interaction } from "$page/board/interaction.svelte.ts";
import { Pretended } from "$page/board/pretended.ts";
import type { Node } from "$page/net/menu.ts";
import { places } from "./places.ts";

const team = (...pool: string[]): Node => ({
  next: [{ field: "robots", pool, ways: [{ sets: [3], then: true }] }],
});

/** The ninth game, after eight moves. */
const MENU: Node = {
  next: [
    {
      field: "do",
      choices: [
        ["end-turn", true],
        [
          "repair",
          {
            next: [
              {
                field: "machine",
                choices: [
                  ["I/cyclobot", team("platform/cyclobot-2", "platform/cyclobot-4")],
                  ["I/size-4", team("platform/cyclobot-4", "platform/stockbot-4")],
                ],
              },
            ],
          },
        ],
        [
          "trigger",
          {
            next: [
              {
                field: "robot",
                choices: [
                  ["platform/stockbot-4", true],
                  ["platform/cyclobot-2", true],
                  ["platform/cyclobot-4", true],
                ],
              },
            ],
          },
        ],
      ],
    },
  ],
};

const REPAIR = {
  do: "repair",
  machine: "I/size-4",
  robots: ["platform/cyclobot-4", "platform/stockbot-4"],
};

function atTable() {
  const table = new Pretended(MENU);
  const own = new Interaction(
    () => table,
    () => places,
  );
  return { table, own };
}

test("a forced repair takes two touches: the machine, and the machine again", async () => {
  const { table, own } = atTable();
  expect(own.touch({ key: "machine/I/size-4", nth: 0 })).toBe("picked");
  expect(own.best).toEqual([REPAIR]);
  expect(own.touch({ key: "machine/I/size-4", nth: 0 })).toBe("committed");
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.played).toEqual([REPAIR]);
});

test("two robots that only one machine wants bring it along", () => {
  const { own } = atTable();
  own.touch({ key: "platform/cyclobot-4", nth: 0 });
  expect(own.filled).toEqual([]);
  own.touch({ key: "platform/stockbot-4", nth: 0 });
  expect(own.filled).toEqual([{ key: "machine/I/size-4", nth: 0 }]);
  expect(own.best).toEqual([REPAIR]);
});

test("a robot that only one machine wants is not used for it unasked", () => {
  const { own } = atTable();
  own.touch({ key: "platform/stockbot-4", nth: 0 });
  expect(own.best).toEqual([{ do: "trigger", robot: "platform/stockbot-4" }]);
  expect([...own.reach.lit].toSorted()).toEqual(["machine/I/size-4", "platform/cyclobot-4"]);
});
