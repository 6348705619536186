import { describe, expect, it } from "vitest";
import { keysOfMove } from "../../board/touched.ts";
import { NO_PLACES } from "../../pack/board.ts";
import type { Hint } from "../../net/teaching.ts";
import { Hints, marksOf } from "./hints.svelte.ts";

function hintOf(stage: Hint["stage"], robot: string): Hint {
  const remark = { code: "look", text: "Look at the Stock.", marks: ["stock/planbot-2"] };
  const moves = [robot, "platform/planbot-5"].map((each) => ({
    move: { act: "trigger", robot: each },
    text: each,
    chance: 0.5,
    reasons: [],
  }));
  return { seat: 0, stage, nudge: remark, plan: [], goals: [], moves };
}

const FIRST = hintOf("first", "stock/planbot-2");
const FULL = hintOf("full", "stock/planbot-3");
const places = {
  ...NO_PLACES,
  key: (field: string, value: unknown) => (field === "robot" ? String(value) : null),
};

/** Hints whose answers are given by hand. */
function asked(isMarked = true) {
  const given: { tell: (hint: Hint) => void; end: () => void; fail: (why: Error) => void }[] = [];
  const hints = new Hints(
    (tell) => new Promise((end, fail) => given.push({ tell, end, fail })),
    () => isMarked,
  );
  return { hints, given };
}

describe("a hint", () => {
  it("is asked for once, and shown deeper with each touch", () => {
    const { hints, given } = asked();
    for (const depth of [1, 2, 3, 0]) {
      hints.deepen();
      expect(hints.depth).toBe(depth);
    }
    expect(given).toHaveLength(1);
  });

  it("is there at once, and better when it is thought through", async () => {
    const { hints, given } = asked();
    hints.deepen();
    given[0]?.tell(FIRST);
    expect(hints.hint).toBe(FIRST);
    expect(hints.isThinking).toBe(true);
    given[0]?.tell(FULL);
    given[0]?.end();
    await Promise.resolve();
    await Promise.resolve();
    expect(hints.hint).toBe(FULL);
    expect(hints.isThinking).toBe(false);
  });

  it("warns before the first of a game that it will be marked", () => {
    const { hints, given } = asked(false);
    hints.deepen();
    expect(hints.isWarning).toBe(true);
    expect(given).toHaveLength(0);
    hints.deepen();
    expect([hints.isWarning, hints.depth]).toEqual([false, 1]);
    expect(given).toHaveLength(1);
    hints.close();
    hints.deepen();
    expect(hints.isWarning).toBe(false);
  });

  it("is not shown when the question has gone", () => {
    const { hints, given } = asked();
    hints.deepen();
    hints.close();
    given[0]?.tell(FIRST);
    expect(hints.hint).toBeNull();
  });

  it("keeps the first answer where thinking fails, and is asked again where nothing came", async () => {
    const { hints, given } = asked();
    hints.deepen();
    given[0]?.tell(FIRST);
    given[0]?.fail(new Error("busy"));
    await new Promise((done) => setTimeout(done));
    expect([hints.hint, hints.problem, hints.isThinking]).toEqual([FIRST, null, false]);
    hints.close();
    hints.deepen();
    given[1]?.fail(new Error("busy"));
    await new Promise((done) => setTimeout(done));
    expect(hints.problem).not.toBeNull();
    hints.deepen();
    expect(given).toHaveLength(3);
    expect([hints.depth, hints.problem]).toEqual([1, null]);
  });
});

describe("what a hint marks", () => {
  it("is what the nudge speaks of, then the things of the advised move", () => {
    expect(marksOf(FULL, 0, 0, places)).toEqual([]);
    expect(marksOf(FULL, 1, 0, places)).toEqual(["stock/planbot-2"]);
    expect(marksOf(FULL, 2, 1, places)).toEqual(["stock/planbot-3"]);
    expect(marksOf(FULL, 3, 1, places)).toEqual(["platform/planbot-5"]);
  });

  it("counts things that are alike", () => {
    const key = (field: string, value: unknown) => (field === "robots" ? String(value) : null);
    const move = { act: "repair", robots: ["flash/a", "flash/a"] };
    expect(keysOfMove(move, { ...NO_PLACES, key })).toEqual(["flash/a", "flash/a"]);
  });
});
