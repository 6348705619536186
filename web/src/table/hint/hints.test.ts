import { describe, expect, it } from "vitest";
import { keysOfMove } from "../../board/touched.ts";
import { NO_PLACES } from "../../pack/board.ts";
import { Messages } from "../../i18n/messages.ts";
import type { Hint } from "../../net/teaching.ts";
import type { Room, SeatInfo, Telling } from "../../net/wire.ts";
import { agreementSaid } from "./agreement.ts";
import { Hints, marksOf } from "./hints.svelte.ts";
import { saidOf } from "./said.ts";

function hintOf(stage: Hint["stage"], ...robots: string[]): Hint {
  const remark = { code: "look", text: "Look at the Stock.", marks: ["stock/planbot-2"] };
  const moves = [...robots, "platform/planbot-5"].map((each) => ({
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
  const clock = { now: 0 };
  const hints = new Hints(
    (tell) => new Promise((end, fail) => given.push({ tell, end, fail })),
    () => isMarked,
    () => clock.now,
  );
  const shown = () => hints.moves[hints.pointed]?.text;
  return { hints, given, clock, shown };
}

/** Hints that show the move of a first answer. */
function deep(first: Hint) {
  const found = asked();
  found.hints.deepen();
  found.given[0]?.tell(first);
  found.hints.deepen();
  found.hints.deepen();
  return found;
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

  it("is asked for again as deep as it was to be shown", async () => {
    const { hints, given } = asked();
    for (const _ of [1, 2, 3]) hints.deepen();
    given[0]?.fail(new Error("busy"));
    await new Promise((done) => setTimeout(done));
    hints.deepen();
    expect(given).toHaveLength(2);
    expect([hints.depth, hints.problem]).toEqual([3, null]);
  });

  it("begins with the plan where a game does not say where to look", () => {
    const { hints, given } = asked();
    hints.deepen();
    given[0]?.tell({ ...FIRST, nudge: null });
    expect(hints.depth).toBe(2);
    expect(saidOf(hints, (id) => id)).toBe("");
    expect(marksOf(hints.hint, 1, 0, places)).toEqual([]);
  });
});

describe("the move that is played from a hint", () => {
  it("stays the one that is looked at when a better answer comes", () => {
    const { hints, given, shown } = deep(hintOf("first", "stock/a", "stock/b"));
    hints.point(1);
    given[0]?.tell(hintOf("full", "stock/c", "stock/a", "stock/b"));
    expect([shown(), hints.playable?.text, hints.pointed]).toEqual(["stock/b", "stock/b", 2]);
  });

  it("is never one that has only just taken the place of another", () => {
    const { hints, given, clock, shown } = deep(hintOf("first", "stock/a", "stock/b"));
    expect(hints.playable?.text).toBe("stock/a");
    given[0]?.tell(hintOf("full", "stock/b", "stock/a"));
    expect([shown(), hints.playable]).toEqual(["stock/b", null]);
    clock.now = 5_000;
    expect(hints.playable?.text).toBe("stock/b");
  });

  it("is the advised one where the one looked at is no longer among the best", () => {
    const { hints, given, clock, shown } = deep(hintOf("first", "stock/a", "stock/b"));
    hints.point(1);
    given[0]?.tell(hintOf("full", "stock/c", "stock/a"));
    expect([shown(), hints.playable]).toEqual(["stock/c", null]);
    clock.now = 5_000;
    expect(hints.playable?.text).toBe("stock/c");
  });

  it("can be played at once where the same answer comes again", () => {
    const { hints, given } = deep(hintOf("first", "stock/a"));
    given[0]?.tell(hintOf("full", "stock/a", "stock/b"));
    expect(hints.playable?.text).toBe("stock/a");
  });
});

describe("what is read out of a hint", () => {
  const says = (id: string, { chance = "" } = {}) => `${id} ${chance}`;

  it("is the move that is looked at, once", () => {
    const { hints } = deep(hintOf("first", "stock/a", "stock/b"));
    hints.point(1);
    expect(saidOf(hints, says)).toBe("Stock/b: web-hint-chance 50.");
  });

  it("is never a certain win while the game goes on", () => {
    const sure = hintOf("first", "stock/a");
    const moves = sure.moves.map((each) => ({ ...each, chance: 1 }));
    const { hints } = deep({ ...sure, moves });
    expect(saidOf(hints, says)).toContain("web-hint-chance 99");
    const ends = { code: "ends", text: "", marks: [] };
    const ending = deep({ ...sure, moves: moves.map((each) => ({ ...each, reasons: [ends] })) });
    expect(saidOf(ending.hints, says)).toContain("web-hint-chance 100");
  });
});

describe("the agreement to hints", () => {
  const seat = (place: number, agrees: boolean) =>
    ({ seat: place, kind: "person", has_resigned: false, agrees_to_hints: agrees }) as SeatInfo;

  it("is read out, with those who are still to agree", async () => {
    const messages = await Messages.of("en");
    const room = { seats: [seat(0, true), seat(1, false)] } as Room;
    const said = agreementSaid({ room }, ["Ada", "Bob"], messages);
    expect(said).toContain(messages.say("web-hint-agreement"));
    expect(said).toContain(messages.say("web-hint-agreement-missing", { players: "Bob" }));
    const all = { seats: [seat(0, true), seat(1, true)] } as Room;
    expect(agreementSaid({ room: all }, ["Ada", "Bob"], messages)).toContain(
      messages.say("web-hint-agreement-all"),
    );
  });
});

describe("what a hint marks", () => {
  it("is what the nudge speaks of, then what the plan names, then the things of the move", () => {
    expect(marksOf(FULL, 0, 0, places)).toEqual([]);
    expect(marksOf(FULL, 1, 0, places)).toEqual(["stock/planbot-2"]);
    expect(marksOf(FULL, 2, 1, places)).toEqual(["stock/planbot-2"]);
    const goals = [
      { code: "turn", text: "", marks: [], params: { events: [{ machine: "x" }] } },
      { code: "goal", text: "", marks: [], params: { event: { machine: "y" } } },
      { code: "expects", text: "", marks: [], params: {} },
    ];
    const touched = (event: Telling) => [`machine/${String(event.machine)}`];
    const planned = marksOf({ ...FULL, goals }, 2, 1, { ...places, touched });
    expect(planned).toEqual(["machine/x", "machine/y"]);
    const nowhere = () => false;
    const unseen = marksOf({ ...FULL, goals }, 2, 1, { ...places, touched }, nowhere);
    expect(unseen).toEqual(["stock/planbot-2"]);
    expect(marksOf(FULL, 3, 0, places)).toEqual(["stock/planbot-3"]);
    expect(marksOf(FULL, 3, 1, places)).toEqual(["platform/planbot-5"]);
  });

  it("counts things that are alike", () => {
    const key = (field: string, value: unknown) => (field === "robots" ? String(value) : null);
    const move = { act: "repair", robots: ["flash/a", "flash/a"] };
    expect(keysOfMove(move, { ...NO_PLACES, key })).toEqual(["flash/a", "flash/a"]);
  });
});
