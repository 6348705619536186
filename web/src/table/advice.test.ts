import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../board/preferences.svelte.ts";
import type { AdviceTold } from "../net/wire.ts";
import { advice, ToldAdvice } from "./advice.svelte.ts";

const TOLD: AdviceTold = { code: "look", params: {}, marks: ["dock"], text: "Look." };

function finished(games: string[], uncounted: string[] = []) {
  const found = {
    by_game: Object.fromEntries(games.map((game) => [game, {}])),
    uncounted: uncounted.map((game) => ({ game })),
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(found)));
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal("localStorage", { setItem, getItem: (key: string) => kept.get(key) ?? null });
  preferences.advice = null;
  preferences.advised = {};
});

describe("who gets advice", () => {
  it("is somebody in a first game of each game", async () => {
    finished(["cyberion"], ["mech-a-dream"]);
    await advice.learn();
    expect(advice.isOn("t1", "cyberion")).toBe(false);
    expect(advice.isOn("t1", "mech-a-dream")).toBe(false);
    expect(advice.isOn("t1", "chess")).toBe(true);
  });

  it("is nobody who turned it off, and everybody who turned it on", async () => {
    finished([]);
    await advice.learn();
    advice.turn(false);
    expect(advice.isOn("t1", "cyberion")).toBe(false);
    expect(kept.get("preferences")).toContain('"advice":false');
    advice.turn(true);
    expect(advice.isOn("t1", "cyberion")).toBe(true);
  });

  it("is somebody whose guided game goes on, for so many decisions at that table", () => {
    advice.turn(false);
    advice.forTable("t1", 2);
    expect(advice.isOn("t1", "cyberion")).toBe(true);
    expect(advice.isOn("t2", "cyberion")).toBe(false);
    for (const decision of [4, 4, 6]) advice.opened("t1", decision);
    expect(advice.isOn("t1", "cyberion")).toBe(true);
    advice.opened("t1", 7);
    expect(advice.isOn("t1", "cyberion")).toBe(false);
    expect(preferences.advised).toEqual({});
  });

  it("does not get it at a table where it was forced and turned off", () => {
    advice.forTable("t1", 5);
    advice.turn(false);
    expect(advice.isOn("t1", "cyberion")).toBe(false);
  });
});

describe("what was told", () => {
  it("is about the menu that was asked about last", async () => {
    const current = new ToldAdvice();
    const [one, other] = [{}, {}];
    let answer: (told: AdviceTold) => void = () => undefined;
    const late = current.ask(one, () => new Promise((resolve) => (answer = resolve)));
    await current.ask(other, () => Promise.resolve(TOLD));
    answer({ ...TOLD, text: "Late." });
    await late;
    expect(current.told).toBe(TOLD);
    expect(current.isAbout(other)).toBe(true);
    expect(current.isAbout(one)).toBe(false);
  });

  it("stays until the next is known, and is nothing without a menu", async () => {
    const current = new ToldAdvice();
    const [one, other] = [{}, {}];
    await current.ask(one, () => Promise.resolve(TOLD));
    const next = current.ask(other, () => Promise.reject(new Error("lost")));
    expect(current.told).toBe(TOLD);
    expect(current.isAbout(other)).toBe(false);
    await next;
    expect(current.told).toBeNull();
    await current.ask(null, () => Promise.resolve(TOLD));
    expect(current.told).toBeNull();
    expect(current.isAbout(null)).toBe(false);
  });
});
