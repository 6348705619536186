import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Places } from "../pack/board.ts";
import type { Node } from "../net/menu.ts";
import { ask } from "../net/samples.ts";
import type { Foreseen, Move, Refusal } from "../net/wire.ts";
import { Interaction, type PlayableTable } from "./interaction.svelte.ts";

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

class Pretended implements PlayableTable {
  menu: Node | null = MENU;
  decision: number | null = 1;
  position = {};
  seat = 0;
  played: Move[] = [];
  foreseen: Partial<Foreseen> = {};
  refusal: Refusal | null = null;

  why(): Promise<Refusal | null> {
    return Promise.resolve(this.refusal);
  }

  preview(): Promise<Foreseen> {
    const nothing: Foreseen = {
      type: "foreseen",
      client: "",
      reveals: false,
      ends: null,
      spends: {},
      gains: {},
      lost: {},
      changes: {},
      asks: null,
      others: [],
      gives: false,
      may_change: [],
      may_reveal: [],
    };
    return Promise.resolve({ ...nothing, ...this.foreseen });
  }

  play(move: Move): Promise<void> {
    this.played.push(move);
    return Promise.resolve();
  }
}

function interaction(table: PlayableTable, asks = true): Interaction {
  return new Interaction(
    () => table,
    () => places,
    () => asks,
  );
}

describe("an interaction", () => {
  it("picks what is lit, and puts it back", () => {
    const own = interaction(new Pretended());
    expect(own.touch({ key: "machine/m2", nth: 0 })).toBe("picked");
    expect([...own.reach.lit]).toEqual(["robot/b"]);
    expect(own.touch({ key: "robot/a", nth: 0 })).toBe("dim");
    expect(own.touch({ key: "machine/m2", nth: 0 })).toBe("put-back");
    expect(own.picked).toEqual([]);
  });

  it("does what is picked at a second touch, when nothing is left to choose", async () => {
    const table = new Pretended();
    const own = interaction(table);
    own.touch({ key: "machine/m1", nth: 0 });
    own.touch({ key: "robot/a", nth: 0 });
    expect(own.touch({ key: "robot/a", nth: 0 })).toBe("committed");
    await Promise.resolve();
    await Promise.resolve();
    expect(table.played).toEqual([{ do: "repair", machine: "m1", robot: "a" }]);
  });

  it("asks before a move that loses, also where it goes ahead otherwise", async () => {
    const table = new Pretended();
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
    const table = new Pretended();
    table.foreseen = { reveals: true };
    const careful = interaction(table);
    await careful.commit({ do: "end-turn" });
    expect(table.played).toEqual([]);
    await interaction(table, false).commit({ do: "end-turn" });
    expect(table.played).toEqual([{ do: "end-turn" }]);
  });

  it("makes what would win without a question", async () => {
    const table = new Pretended();
    table.foreseen = { ends: { won: true } };
    await interaction(table).commit({ do: "end-turn" });
    expect(table.played).toHaveLength(1);
  });

  it("keeps what is picked while the decision is the same", () => {
    const table = new Pretended();
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
    const table = new Pretended();
    table.refusal = { code: "no", rule: "C1.1", params: {}, text: "Not so." };
    const own = interaction(table);
    const at = {} as HTMLElement;
    await own.wonder("machine/m9", "A machine", "", at);
    expect(own.wondered).toMatchObject({ isDim: true, refusal: { rule: "C1.1" } });
    await own.wonder("machine/m1", "A machine", "", at);
    expect(own.wondered).toMatchObject({ isDim: false, refusal: null });
  });
});
