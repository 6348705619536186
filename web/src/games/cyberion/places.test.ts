import { expect, test } from "vitest";
import { reachOf } from "$page/board/reach.ts";
import type { Node } from "$page/net/menu.ts";
import { places } from "./places.ts";

const INTERVENTION = { pending: [] };

function asked(verb: string) {
  return { pending: [{ do: verb }] };
}

test("robots of the rows are themselves, those of the discard lie there", () => {
  expect(places.key("robots", "flash/planbot-2", { do: "repair" })).toBe("flash/planbot-2");
  expect(places.key("robot", "stock/planbot-2", { do: "trigger" })).toBe("stock/planbot-2");
  expect(places.key("robot", "planbot-2", { do: "recover" })).toBe("discard/planbot-2");
});

test("a model is its Cog or its Support token", () => {
  expect(places.key("model", "planbot", { do: "upgrade" })).toBe("cog/planbot");
  expect(places.key("model", "planbot", { do: "support" })).toBe("support/planbot");
});

test("machines and looked-at cards are touched, levels and the like are said", () => {
  expect(places.key("machine", "II/run", { do: "repair" })).toBe("machine/II/run");
  expect(places.key("machines", "I/size-2", { do: "microbot-swap" })).toBe("machine/I/size-2");
  expect(places.key("top", "planbot-2", { do: "arrange" })).toBe("top/planbot-2");
  for (const [field, value] of Object.entries({ level: 2, take: "damage", from_deck: 1, on: null }))
    expect(places.key(field, value, {})).toBeNull();
  expect(places.key("on", "giga-size-2", { do: "pilot" })).toBe("gigantobot/giga-size-2");
  expect(["top", "bottom", "robots"].map((field) => places.isOrdered(field))).toEqual([
    true,
    true,
    false,
  ]);
});

test("a robot lights the machines it can repair, and a machine what can help", () => {
  const menu: Node = {
    next: [
      {
        field: "do",
        choices: [
          [
            "repair",
            {
              next: [
                {
                  field: "machine",
                  choices: [
                    [
                      "I/planbot",
                      {
                        next: [
                          {
                            field: "robots",
                            pool: ["platform/planbot-1", "flash/planbot-2"],
                            ways: [{ sets: [3], then: true }],
                          },
                        ],
                      },
                    ],
                  ],
                },
              ],
            },
          ],
          ["end-turn", true],
        ],
      },
    ],
  };
  expect([...reachOf(menu, ["flash/planbot-2"], places).lit].toSorted()).toEqual([
    "machine/I/planbot",
    "platform/planbot-1",
  ]);
  const all = ["machine/I/planbot", "flash/planbot-2", "platform/planbot-1"];
  expect(reachOf(menu, all, places).ready).toHaveLength(1);
});

test("a dim thing asks for what one would do with it", () => {
  const wonder = (key: string, picked: string[] = []) =>
    places.wonder(key, picked, INTERVENTION, 0);
  expect(wonder("cog/planbot")).toEqual({ do: "upgrade", model: "planbot" });
  expect(wonder("machine/I/run")).toEqual({ do: "repair", machine: "I/run" });
  expect(wonder("platform/any-2")).toEqual({ do: "trigger", robot: "platform/any-2" });
  expect(wonder("platform/any-2", ["machine/I/run"])).toEqual({
    do: "repair",
    machine: "I/run",
    robots: ["platform/any-2"],
  });
  expect(wonder("stock/planbot-2", ["flash/planbot-1"])).toEqual({
    do: "repair",
    robots: ["flash/planbot-1", "stock/planbot-2"],
  });
});

test("a dim Gigantobot asks for its pilots", () => {
  const wonder = (...picked: string[]) =>
    places.wonder("gigantobot/giga-size-2", picked, INTERVENTION, 0);
  expect(wonder()).toEqual({ do: "pilot" });
  const robots = ["flash/planbot-1", "stock/planbot-2"];
  expect(wonder("flash/planbot-1")).toEqual({ do: "pilot", robots: ["flash/planbot-1"] });
  expect(wonder(...robots)).toEqual({
    do: "pilot",
    robots,
    on: ["giga-size-2", "giga-size-2"],
  });
});

test("a dim thing asks for the answer it would be", () => {
  expect(places.wonder("discard/any-1", [], asked("recover"), 0)).toEqual({
    do: "recover",
    robot: "any-1",
  });
  expect(places.wonder("stock/planbot-1", [], asked("store"), 0)).toEqual({
    do: "store",
    robots: ["stock/planbot-1"],
  });
  expect(places.wonder("machine/I/run", ["flash/planbot-1"], asked("prepare"), 0)).toEqual({
    do: "prepare",
    machine: "I/run",
    robots: ["flash/planbot-1"],
  });
});

test("events point at what they are about", () => {
  const drawn = { kind: "robot-drawn", robot: "planbot-1", row: "flash" };
  expect(places.touched(drawn, 0)).toEqual(["flash/planbot-1"]);
  expect(places.touched({ kind: "upgraded", model: "planbot" }, 0)).toEqual(["cog/planbot"]);
  const swapped = { kind: "microbots-swapped", machine: "I/run", other: "II/run" };
  expect(places.touched(swapped, 0)).toEqual(["machine/I/run", "machine/II/run"]);
  expect(places.touched({ kind: "turn-began" }, 0)).toEqual([]);
});
