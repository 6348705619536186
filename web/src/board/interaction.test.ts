import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Places } from "../pack/board.ts";
import { ask, askSet } from "../net/samples.ts";
import { Interaction } from "./interaction.svelte.ts";
import type { PlayableTable } from "./playable-table.ts";
import { Pretended } from "./pretended.ts";

const places: Places = {
  key: (field, value) => (field === "do" ? null : `${field}/${String(value)}`),
  isOrdered: () => false,
  wonder: (key) => ({ do: "repair", machine: key }),
  touched: () => [],
};

/** Repair m1 with a or b, m2 with b; or end the turn. */
const MENU = ask(
  "do",
  ["end-turn", true],
  [
    "repair",
    ask(
      "machine",
      ["m1", ask("robot", ["a", true], ["b", true])],
      ["m2", ask("robot", ["b", true])],
    ),
  ],
);

function interaction(table: PlayableTable, asks = true, known = places): Interaction {
  return new Interaction(
    () => table,
    () => known,
    () => asks,
  );
}

describe("an interaction", () => {
  it("picks what is lit, and puts it back", () => {
    const own = interaction(new Pretended(MENU));
    expect(own.touch({ key: "machine/m1", nth: 0 })).toBe("picked");
    expect([...own.reach.lit]).toEqual(["robot/a", "robot/b"]);
    expect(own.touch({ key: "machine/none", nth: 0 })).toBe("dim");
    expect(own.touch({ key: "machine/m1", nth: 0 })).toBe("put-back");
    expect(own.picked).toEqual([]);
  });

  it("takes another thing instead of the one that stands in its way", () => {
    const own = interaction(new Pretended(MENU));
    own.touch({ key: "machine/m1", nth: 0 }, { label: "One", about: "first" });
    expect(own.thing?.label).toBe("One");
    expect(own.canPick("machine/m2", 0)).toBe(true);
    expect(own.canPick("machine/none", 0)).toBe(false);
    expect(own.touch({ key: "machine/m2", nth: 0 })).toBe("picked");
    expect(own.picked).toEqual([{ key: "machine/m2", nth: 0 }]);
    own.putBack();
    own.touch({ key: "machine/m1", nth: 0 });
    own.touch({ key: "robot/b", nth: 0 });
    own.touch({ key: "robot/a", nth: 0 });
    expect(own.picked.map(({ key }) => key)).toEqual(["machine/m1", "robot/a"]);
    own.touch({ key: "robot/b", nth: 0 });
    expect(own.touch({ key: "machine/m2", nth: 0 })).toBe("picked");
    expect(own.picked.map(({ key }) => key)).toEqual(["robot/b", "machine/m2"]);
  });

  it("fills in what is forced, which can be touched by hand and put back", () => {
    const own = interaction(new Pretended(MENU));
    own.touch({ key: "machine/m2", nth: 0 });
    expect(own.filled).toEqual([{ key: "robot/b", nth: 0 }]);
    expect(own.reach.ready).toEqual([{ do: "repair", machine: "m2", robot: "b" }]);
    expect(own.touch({ key: "robot/b", nth: 0 })).toBe("picked");
    expect(own.filled).toEqual([]);
    own.back();
    expect(own.filled).toHaveLength(1);
    own.putBack();
    expect(own.chosen).toEqual([]);
  });

  it("fills in one of several alike that is not picked", () => {
    const table = new Pretended(MENU);
    table.menu = ask("do", ["repair", askSet("robot", ["a", "a", "b"], 3)]);
    const own = interaction(table);
    expect(own.filled).toEqual([
      { key: "robot/a", nth: 0 },
      { key: "robot/a", nth: 1 },
    ]);
    own.touch({ key: "robot/a", nth: 1 });
    expect(own.filled).toEqual([{ key: "robot/a", nth: 0 }]);
  });

  it("does what is picked at a second touch, when nothing is left to choose", async () => {
    const table = new Pretended(MENU);
    const own = interaction(table);
    own.touch({ key: "machine/m1", nth: 0 });
    own.touch({ key: "robot/a", nth: 0 });
    expect(own.touch({ key: "robot/a", nth: 0 })).toBe("committed");
    await Promise.resolve();
    await Promise.resolve();
    expect(table.played).toEqual([{ do: "repair", machine: "m1", robot: "a" }]);
  });

  it("asks before a move that loses, also where it goes ahead otherwise", async () => {
    const table = new Pretended(MENU);
    table.foreseen = { reveals: true, ends: { won: false } };
    const own = interaction(table, false);
    await own.commit({ do: "end-turn" });
    expect(table.played).toEqual([]);
    expect(own.sure?.move).toEqual({ do: "end-turn" });
    await own.commit({ do: "end-turn" });
    expect(table.played).toEqual([{ do: "end-turn" }]);
    expect(own.sure).toBeNull();
  });

  it("asks before a move that shows something, unless told not to", async () => {
    const table = new Pretended(MENU);
    table.foreseen = { reveals: true };
    const careful = interaction(table);
    await careful.commit({ do: "end-turn" });
    expect(table.played).toEqual([]);
    await interaction(table, false).commit({ do: "end-turn" });
    expect(table.played).toEqual([{ do: "end-turn" }]);
  });

  it("asks before a move that costs what is dear, also where it goes ahead otherwise", async () => {
    const table = new Pretended(MENU);
    table.foreseen = { spends: { failsafes: 1 } };
    const own = new Interaction(
      () => table,
      () => places,
      () => false,
      (_, seen) => ({ text: "", ...(seen.spends["failsafes"] ? { question: "Your last?" } : {}) }),
    );
    await own.commit({ do: "end-turn" });
    expect(own.sure).toMatchObject({ why: "costs", question: "Your last?" });
    expect(table.played).toEqual([]);
    await own.commit({ do: "end-turn" });
    expect(table.played).toEqual([{ do: "end-turn" }]);
  });

  it("does not make a move that brings nothing by a second touch", async () => {
    const table = new Pretended(MENU);
    table.foreseen = { gives: false };
    const own = interaction(table);
    own.touch({ key: "machine/m1", nth: 0 });
    own.touch({ key: "robot/a", nth: 0 });
    await own.outlook.learn(own.reach.ready);
    expect(own.touch({ key: "robot/a", nth: 0 })).toBe("put-back");
    expect(table.played).toEqual([]);
  });

  it("knows what is free and may be forgotten when a move is about to be made", async () => {
    const table = new Pretended(MENU);
    const sleepy = interaction(table, false, { ...places, forgotten: { "end-turn": "repair" } });
    await sleepy.outlook.learn([{ do: "end-turn" }]);
    expect(sleepy.outlook.forgotten({ do: "end-turn" })).toHaveLength(3);
    expect(sleepy.outlook.forgotten({ do: "repair" })).toEqual([]);
    table.menu = structuredClone(MENU);
    table.foreseen = { spends: { ink: 1 } };
    await sleepy.outlook.learn([{ do: "end-turn" }]);
    expect(sleepy.outlook.forgotten({ do: "end-turn" })).toEqual([]);
  });

  it("makes a move at its best by a second touch, where weaker ones are ready too", async () => {
    const table = new Pretended(MENU);
    table.menu = ask("do", [
      "trigger",
      ask("robot", ["a", { whole: true, next: [{ field: "level", choices: [[1, true]] }] }]),
    ]);
    const byRobot: Places = {
      ...places,
      weakening: "level",
      key: (field, value) => (field === "robot" ? `robot/${String(value)}` : null),
    };
    const own = new Interaction(
      () => table,
      () => byRobot,
    );
    own.touch({ key: "robot/a", nth: 0 });
    expect(own.reach.ready).toHaveLength(2);
    expect(own.touch({ key: "robot/a", nth: 0 })).toBe("committed");
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.played).toEqual([{ do: "trigger", robot: "a" }]);
  });

  it("fills in nothing and asks nothing in a lesson, which says what to do", async () => {
    const table = Object.assign(
      new Pretended(ask("do", ["repair", ask("machine", ["m1", true])])),
      {
        isGuided: true,
      },
    );
    table.foreseen = { reveals: true };
    const own = interaction(table);
    expect(own.chosen).toEqual([]);
    expect([...own.reach.lit]).toEqual(["machine/m1"]);
    own.touch({ key: "machine/m1", nth: 0 });
    await own.commit({ do: "repair", machine: "m1" });
    expect(table.played).toEqual([{ do: "repair", machine: "m1" }]);
  });

  it("leaves all but the last thing of a lesson's move to be touched", () => {
    const robots = askSet("robots", ["a", "b"], 3);
    const menu = ask("do", ["repair", ask("machine", ["m1", robots])]);
    const own = interaction(Object.assign(new Pretended(menu), { isGuided: true }));
    own.touch({ key: "robots/a", nth: 0 });
    expect(own.filled).toEqual([]);
    own.touch({ key: "robots/b", nth: 0 });
    expect(own.filled).toEqual([{ key: "machine/m1", nth: 0 }]);
    expect(own.reach.ready).toHaveLength(1);
  });

  it("makes what would win without a question", async () => {
    const table = new Pretended(MENU);
    table.foreseen = { ends: { won: true } };
    await interaction(table).commit({ do: "end-turn" });
    expect(table.played).toHaveLength(1);
  });

  it("keeps what is picked while the decision is the same", () => {
    const table = new Pretended(MENU);
    const own = interaction(table);
    own.keepUp();
    own.touch({ key: "machine/m1", nth: 0 });
    table.menu = structuredClone(MENU);
    flushSync();
    own.keepUp();
    expect(own.picked).toHaveLength(1);
    table.decision = 2;
    own.keepUp();
    expect(own.picked).toEqual([]);
  });

  it("says what stands in the way of a dim thing", async () => {
    const table = new Pretended(MENU);
    table.refusal = { code: "no", rule: "C1.1", params: {}, text: "Not so." };
    const own = interaction(table);
    const at = {} as HTMLElement;
    await own.wonder("machine/m9", { label: "A machine", about: "" }, at);
    expect(own.wondered).toMatchObject({ isDim: true, refusal: { rule: "C1.1" } });
    await own.wonder("machine/m1", { label: "A machine", about: "" }, at);
    expect(own.wondered).toMatchObject({ isDim: false, refusal: null });
  });
});
