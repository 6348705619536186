import { describe, expect, it } from "vitest";
import { ask, askSet } from "../net/samples.ts";
import type { Move } from "../net/wire.ts";
import { reachOf, type Spelling } from "./reach.ts";

/** Things are named by their field; levels are said in words, `top` is an order. */
const spelling: Spelling = {
  key: (field, value) => (field === "do" || field === "level" ? null : `${field}/${String(value)}`),
  isOrdered: (field) => field === "top" || field === "bottom",
};

/** Repair a machine with robots, trigger one at some level, or end the turn. */
const menu = ask(
  "do",
  ["end-turn", true],
  [
    "repair",
    ask(
      "machine",
      ["m1", askSet("robots", ["a", "a", "b"], 3, 5)],
      ["m2", askSet("robots", ["b"], 1)],
    ),
  ],
  ["trigger", ask("robots", ["a", { ...ask("level", [1, true], [2, true]), whole: true }])],
);

function reach(...picked: string[]) {
  const { lit, ready, verbs } = reachOf(menu, picked, spelling);
  return { lit: [...lit].toSorted(), ready, verbs: [...verbs].toSorted() };
}

describe("what touching leads to", () => {
  it("lights everything that some move is made of", () => {
    expect(reach()).toEqual({
      lit: ["machine/m1", "machine/m2", "robots/a", "robots/b"],
      ready: [{ do: "end-turn" }],
      verbs: ["end-turn", "repair", "trigger"],
    });
  });

  it("leaves, of machines, those that what is picked can help with", () => {
    expect(reach("robots/a", "robots/a").lit).toEqual(["machine/m1"]);
    expect(reach("robots/b").lit).toEqual(["machine/m1", "machine/m2", "robots/a"]);
  });

  it("makes a move when all of it is picked, in whichever order", () => {
    const move: Move = { do: "repair", machine: "m1", robots: ["a", "b"] };
    expect(reach("robots/b", "machine/m1", "robots/a").ready).toEqual([move]);
    expect(reach("machine/m1", "robots/a", "robots/b").ready).toEqual([move]);
  });

  it("offers each of what is chosen by words", () => {
    expect(reach("robots/a").ready).toEqual([
      { do: "trigger", robots: "a" },
      { do: "trigger", robots: "a", level: 1 },
      { do: "trigger", robots: "a", level: 2 },
    ]);
  });

  it("goes nowhere with what is in no move together", () => {
    expect(reach("machine/m1", "machine/m2")).toEqual({ lit: [], ready: [], verbs: [] });
    expect(reach("robots/a", "robots/a", "robots/a").lit).toEqual([]);
  });
});

describe("what is forced", () => {
  const forced = (...picked: string[]) => reachOf(menu, picked, spelling).forced;

  it("is what every move has that can still be meant", () => {
    expect(forced()).toEqual([]);
    expect(forced("machine/m2")).toEqual(["robots/b"]);
    expect(forced("machine/m1")).toEqual(["robots/a"]);
    expect(forced("robots/a", "robots/b")).toEqual(["machine/m1"]);
  });

  it("is nothing where a move is whole without it", () => {
    expect(forced("robots/a")).toEqual([]);
  });

  it("is counted by kind, where something is missing", () => {
    const byKind: Spelling = { ...spelling, kind: (key) => key.split("/")[0] ?? "" };
    const missing = (...picked: string[]) =>
      Object.fromEntries(reachOf(menu, picked, byKind).missing.get("repair") ?? []);
    expect(missing()).toEqual({ machine: 1, robots: 1 });
    expect(missing("machine/m1")).toEqual({ robots: 2 });
    expect(missing("robots/a")).toEqual({ machine: 1, robots: 1 });
    expect(missing("robots/a", "robots/a")).toEqual({ machine: 1 });
  });
});

describe("what makes a move alone", () => {
  const alone = (...picked: string[]) => [...reachOf(menu, picked, spelling).alone.keys()];

  it("is in no move that takes more", () => {
    const buy = ask("do", ["buy", ask("tile", ["t1", true], ["t2", true])], ["sleep", true]);
    expect([...reachOf(buy, [], spelling).alone]).toEqual([
      ["tile/t1", [{ do: "buy", tile: "t1" }]],
      ["tile/t2", [{ do: "buy", tile: "t2" }]],
    ]);
    expect(alone()).toEqual([]);
  });

  it("comes with every level of its move", () => {
    const trigger = ask("do", [
      "trigger",
      ask("robots", ["a", ask("level", [1, true], [2, true])]),
    ]);
    expect(reachOf(trigger, [], spelling).alone.get("robots/a")).toHaveLength(2);
  });

  it("may be the last thing that is missing", () => {
    const copy = ask("do", ["activate", ask("what", ["r", ask("copy", ["x", true], ["y", true])])]);
    expect([...reachOf(copy, ["what/r"], spelling).alone.keys()]).toEqual(["copy/x", "copy/y"]);
  });
});

describe("where the order matters", () => {
  const arrange = ask(
    "top",
    [["x", "y"], ask("bottom", [[], true])],
    [["y", "x"], ask("bottom", [[], true])],
    [["x"], ask("bottom", [["y"], true])],
  );

  it("lights only what can come next", () => {
    expect([...reachOf(arrange, ["top/x"], spelling).lit].toSorted()).toEqual([
      "bottom/y",
      "top/y",
    ]);
    expect([...reachOf(arrange, ["top/y"], spelling).lit]).toEqual(["top/x"]);
  });

  it("forces nothing, since the order is chosen too", () => {
    expect(reachOf(arrange, ["top/y"], spelling).forced).toEqual([]);
  });

  it("keeps the order of the picks", () => {
    const { ready } = reachOf(arrange, ["top/y", "top/x"], spelling);
    expect(ready).toEqual([{ top: ["y", "x"], bottom: [] }]);
  });
});
