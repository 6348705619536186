import { expect, it } from "vitest";
import type { Places } from "../pack/board.ts";
import { ask } from "../net/samples.ts";
import type { Consequences, Move } from "../net/wire.ts";
import { Interaction } from "./interaction.svelte.ts";
import { NOTHING, Pretended } from "./pretended.ts";

const places: Places = {
  key: (field, value) => (field === "do" || field === "level" ? null : `${field}/${String(value)}`),
  isOrdered: () => false,
  weakening: "level",
  wonder: () => null,
  touched: () => [],
};

/** Robots that can be triggered; b can also repair a machine. */
const MENU = ask(
  "do",
  ["end-turn", true],
  ["trigger", ask("robot", ["a", true], ["b", true], ["c", ask("level", [1, true], [2, true])])],
  ["repair", ask("machine", ["m1", ask("robot", ["b", true])])],
);

/** Only level 2 of an ability gives. */
class Server extends Pretended {
  asked: Move[] = [];

  override previews(moves: readonly Move[]): Promise<Consequences[]> {
    this.asked.push(...moves);
    return Promise.resolve(
      moves.map((move) => ({ ...NOTHING, gives: move.level === 2 || move.do === "repair" })),
    );
  }
}

function atTable() {
  const table = new Server(MENU);
  const own = new Interaction(
    () => table,
    () => places,
    () => true,
    (move, { gives }) => ({ text: `${String(move.do)} ${gives ? "gives" : "brings nothing"}` }),
  );
  return { table, own };
}

it("knows which things bring nothing, whatever is done with them", async () => {
  const { own } = atTable();
  expect([...own.idle]).toEqual([]);
  await own.outlook.learnOf(own.reach, own.best);
  expect([...own.idle]).toEqual(["robot/a"]);
  expect(own.isIdle("robot/b")).toBe(false);
  expect(own.isIdle("robot/c")).toBe(false);
});

it("asks about each move once, and only about those at their best", async () => {
  const { table, own } = atTable();
  await own.outlook.learnOf(own.reach, own.best);
  await own.outlook.learnOf(own.reach, own.best);
  expect(table.asked).toEqual([
    { do: "end-turn" },
    { do: "trigger", robot: "a" },
    { do: "trigger", robot: "c", level: 2 },
  ]);
});

it("keeps a thing quiet in a new menu until it is known to bring something", async () => {
  const { table, own } = atTable();
  await own.outlook.learnOf(own.reach, own.best);
  expect(own.isIdle("robot/a")).toBe(true);
  table.menu = ask("do", ["trigger", ask("robot", ["a", ask("level", [2, true])], ["d", true])]);
  const other = new Interaction(
    () => table,
    () => places,
  );
  expect([...own.outlook.idle(other.reach)]).toEqual(["robot/a"]);
  await own.outlook.learnOf(other.reach, []);
  expect([...own.outlook.idle(other.reach)]).toEqual(["robot/d"]);
});

it("says what the only move costs and brings that a thing leads to", async () => {
  const { own } = atTable();
  expect(own.ahead("machine/m1")).toBeNull();
  await own.lookAt("machine/m1");
  expect(own.ahead("machine/m1")?.text).toBe("repair gives");
  await own.lookAt("robot/a");
  expect(own.aheadAlone("robot/a")?.text).toBe("trigger brings nothing");
});

it("says nothing of a thing that several moves begin with, or that is dim", async () => {
  const { table, own } = atTable();
  await own.lookAt("robot/b");
  await own.lookAt("robot/z");
  expect(table.asked).toEqual([]);
  expect(own.ahead("robot/b")).toBeNull();
  expect(own.ahead("robot/z")).toBeNull();
});
