import { expect, test } from "vitest";
import type { Telling } from "$page/net/wire.ts";
import { places } from "./places.ts";

const DAY = { part: "morning", first: 0, pending: [] };

test("every thing of a move has its place", () => {
  expect(places.key("do", "dock", {})).toBe("dock");
  expect(places.key("do", "buy", {})).toBeNull();
  expect(places.key("tile", "b1.1", { do: "buy" })).toBe("offer/b1.1");
  expect(places.key("tile", "b1.1", { do: "build" })).toBe("belt/b1.1");
  expect(places.key("tile", "b1.1", { do: "boost" })).toBe("belt/b1.1");
  expect(places.key("what", "robot", { do: "activate" })).toBe("own/robot");
  expect(places.key("copy", { seat: 2, what: "r3.1" }, {})).toBe("seat2/r3.1");
  expect(places.key("monitor", "m7", {})).toBe("monitor/m7");
  expect(places.key("specialist", "s03", {})).toBe("specialist/s03");
});

test("a floor has its choice, other choices are words", () => {
  expect(places.key("take", "ink", { do: "stock-room" })).toBe("floor/ink");
  expect(places.key("take", "specialist", { do: "stock-room" })).toBeNull();
  expect(places.key("take", "ink", { do: "take" })).toBeNull();
  expect(places.key("option", 1, { do: "activate" })).toBeNull();
});

test("a dim thing is asked about as the move it would be", () => {
  const asked = (key: string, position = {}) => places.wonder(key, [], { ...DAY, ...position }, 0);
  expect(asked("dock")).toEqual({ do: "dock" });
  expect(asked("floor/ink")).toEqual({ do: "stock-room", take: "ink" });
  expect(asked("offer/y4")).toEqual({ do: "buy", tile: "y4" });
  expect(asked("belt/y4")).toEqual({ do: "build", tile: "y4" });
  expect(asked("own/r3.1")).toEqual({ do: "activate", what: "r3.1" });
  expect(asked("monitor/m1")).toEqual({ do: "choose-monitor", monitor: "m1" });
  expect(asked("seat3/robot")).toEqual({
    do: "activate",
    what: "robot",
    copy: { seat: 3, what: "robot" },
  });
  expect(asked("")).toBeNull();
});

test("what a machine or a Specialist would be depends on what is asked", () => {
  const pending = (verb: string) => ({ pending: [{ seat: 0, do: verb }] });
  const asked = (key: string, position: object) =>
    places.wonder(key, [], { ...DAY, ...position }, 0);
  expect(asked("belt/y4", pending("boost"))).toEqual({ do: "boost", tile: "y4" });
  expect(asked("specialist/s01", pending("bonus"))).toEqual({ do: "bonus", specialist: "s01" });
  expect(asked("specialist/s01", { part: "set-up" })).toEqual({
    do: "choose-specialist",
    specialist: "s01",
  });
  expect(asked("specialist/s01", {})).toEqual({
    do: "stock-room",
    take: "specialist",
    specialist: "s01",
  });
});

test("events point at what they are about", () => {
  const touched = (event: Telling) => places.touched(event, 0);
  expect(touched({ kind: "assistant-sent", where: "dock" })).toEqual(["dock"]);
  expect(touched({ kind: "assistant-sent", seat: 1, where: "b1.1" })).toEqual([
    "belt/b1.1",
    "seat1/b1.1",
  ]);
  expect(touched({ kind: "tile-revealed", tile: "y4" })).toEqual(["offer/y4"]);
  expect(touched({ kind: "machine-completed", seat: 1, tile: "y4" })).toEqual(["seat1/y4"]);
  expect(touched({ kind: "activated", seat: 1, what: "robot" })).toEqual(["seat1/robot"]);
  expect(touched({ kind: "copied", seat: 1, from: 2, what: "robot" })).toEqual(["seat2/robot"]);
  expect(touched({ kind: "token-turned", specialist: "s01" })).toEqual(["specialist/s01"]);
  expect(touched({ kind: "slept", seat: 1 })).toEqual([]);
});

test("a seat's things have keys of their own only for the seat itself", () => {
  const used = { kind: "activated", seat: 1, what: "robot" };
  expect(places.touched(used, 1)).toEqual(["own/robot"]);
  expect(places.touched(used, null)).toEqual(["seat1/robot"]);
  expect(places.touched({ kind: "copied", seat: 1, from: 2, what: "b1.1" }, 2)).toEqual([
    "own/b1.1",
  ]);
  expect(places.touched({ kind: "monitor-shown", seat: 1, monitor: "m1" }, 1)).toEqual([
    "monitor/m1",
    "own/robot",
  ]);
});

test("Monitor Screens are secret while they are chosen", () => {
  expect(places.isSecret?.({ part: "set-up", first: null })).toBe(true);
  expect(places.isSecret?.({ part: "set-up", first: 2 })).toBe(false);
  expect(places.isSecret?.(DAY)).toBe(false);
});
