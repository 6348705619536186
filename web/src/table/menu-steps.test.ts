import { expect, test } from "vitest";
import { Composing, type Node } from "../net/menu.ts";
import { backward, canGoBack, onward } from "./menu-steps.ts";

const option: Node = { next: [{ field: "option", choices: [[0, true]] }] };
const menu: Node = {
  next: [
    {
      field: "do",
      choices: [
        [
          "activate",
          {
            next: [
              {
                field: "what",
                choices: [
                  ["robot", option],
                  ["b1", true],
                ],
              },
            ],
          },
        ],
      ],
    },
  ],
};

test("what is clear by itself is not asked", () => {
  const begun = onward(new Composing(menu));
  expect(begun.move).toEqual({ do: "activate" });
  const whole = onward(begun.with({ field: "what", value: "robot" }));
  expect(whole.move).toEqual({ do: "activate", what: "robot", option: 0 });
  expect(whole.open.isWhole).toBe(true);
});

test("back is the last decision, not what was clear", () => {
  const begun = onward(new Composing(menu));
  const whole = onward(begun.with({ field: "what", value: "robot" }));
  expect(backward(whole).move).toEqual({ do: "activate" });
  expect(canGoBack(whole)).toBe(true);
  expect(canGoBack(begun)).toBe(false);
});
