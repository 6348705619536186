import { expect, test } from "vitest";
import {
  addable,
  following,
  isList,
  type OneStep,
  Composing,
  has,
  leadsTo,
  movesOf,
  namesOf,
  type Node,
  type SetStep,
} from "./menu.ts";

const robots: SetStep = {
  field: "robots",
  pool: ["flash/planbot-1", "flash/planbot-1", "stock/sirenbot-2"],
  ways: [
    { sets: [3], then: true },
    { sets: [5], then: { next: [{ field: "level", choices: [[2, true]] }] } },
  ],
};
const menu: Node = {
  next: [
    {
      field: "do",
      choices: [
        ["dock", true],
        ["repair", { next: [robots] }],
        [
          "activate",
          {
            next: [
              {
                field: "copy",
                choices: [
                  [
                    { seat: 1, what: "robot" },
                    { next: [{ field: "option", choices: [[0, true]] }], whole: true },
                  ],
                ],
              },
            ],
          },
        ],
      ],
    },
  ],
};

test("a move is whole when nothing has to follow", () => {
  const composing = new Composing(menu).with({ field: "do", value: "dock" });
  expect(composing.open).toEqual({ steps: [], isWhole: true });
  expect(composing.move).toEqual({ do: "dock" });
});

test("a move that is whole may go on", () => {
  const composing = new Composing(menu)
    .with({ field: "do", value: "activate" })
    .with({ field: "copy", value: { seat: 1, what: "robot" } });
  expect(composing.open.isWhole).toBe(true);
  expect(composing.open.steps.map((step) => step.field)).toEqual(["option"]);
});

test("only what some set holds can be added", () => {
  expect(addable(robots, []).map(({ name }) => name)).toEqual([
    "flash/planbot-1",
    "stock/sirenbot-2",
  ]);
  expect(addable(robots, [2]).map(({ name }) => name)).toEqual(["flash/planbot-1"]);
  expect(addable(robots, [0, 1])).toEqual([]);
  expect(addable(robots, [0])[0]).toMatchObject({ name: "flash/planbot-1", place: 1, held: 1 });
});

test("of things alike the first ones are meant, whichever was clicked", () => {
  expect(leadsTo(robots, [1, 2])).toBeTypeOf("object");
  expect(leadsTo(robots, [1])).toBeUndefined();
  expect(namesOf(robots, [2, 1])).toEqual(["flash/planbot-1", "stock/sirenbot-2"]);
});

test("a step back opens what was open before", () => {
  const begun = new Composing(menu).with({ field: "do", value: "repair" });
  expect(begun.with({ field: "robots", things: [0, 1] }).back()).toEqual(begun);
});

test("in a new menu the choices are kept as far as they go", () => {
  const chosen = new Composing(menu)
    .with({ field: "do", value: "repair" })
    .with({ field: "robots", things: [0, 2] });
  expect(chosen.in(menu).move).toEqual(chosen.move);
  const other: Node = {
    next: [
      {
        field: "do",
        choices: [["repair", { next: [{ ...robots, ways: [{ sets: [3], then: true }] }] }]],
      },
    ],
  };
  expect(chosen.in(other).move).toEqual({ do: "repair" });
});

test("every move can be clicked together, each in one way", () => {
  expect([...movesOf(menu)]).toEqual([
    { do: "dock" },
    { do: "repair", robots: ["flash/planbot-1", "flash/planbot-1"] },
    { do: "repair", robots: ["flash/planbot-1", "stock/sirenbot-2"], level: 2 },
    { do: "activate", copy: { seat: 1, what: "robot" } },
    { do: "activate", copy: { seat: 1, what: "robot" }, option: 0 },
  ]);
});

test("large pools have room in a set", () => {
  expect(has(2 ** 40 + 1, 40)).toBe(true);
  expect(has(2 ** 40 + 1, 8)).toBe(false);
});

test("a list is chosen one after the other", () => {
  const step: OneStep = {
    field: "top",
    choices: [
      [["a", "b"], true],
      [["b", "a"], true],
      [["b"], true],
      [["a", null], true],
    ],
  };
  expect(isList(step)).toBe(true);
  expect(following(step, [])).toEqual({ next: ["a", "b"], isWhole: false });
  expect(following(step, ["b"])).toEqual({ next: ["a"], isWhole: true });
  expect(following(step, ["a"])).toEqual({ next: ["b", null], isWhole: false });
});
