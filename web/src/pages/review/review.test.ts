import { describe, expect, it } from "vitest";
import { bandOf, lineOf, momentSpots, toldPlaces } from "./curve.ts";
import { LANGUAGES, Messages } from "../../i18n/messages.ts";
import { chanceAt, hundredths } from "../../story/phrases.ts";
import { isDayOver } from "./day.ts";
import { endingSaid } from "./ending.ts";
import { revelationsOf } from "./revelations.ts";
import { lossSaid, signed, sumsOf } from "./sums.ts";

const point = (chance: number, number = 1) => ({
  number,
  chance,
  low: chance - 0.1,
  high: chance + 0.1,
});
const PAPER = { width: 100, height: 60, margin: 5 };

describe("the curve of chances", () => {
  it("goes from edge to edge, certain wins above and losses below", () => {
    expect(lineOf([point(0.5), point(1), point(0)], PAPER)).toBe("M0 30L50 5L100 55");
  });

  it("has a band from the highest to the lowest of each point", () => {
    expect(bandOf([point(0.5), point(0.5)], PAPER)).toBe("M0 25L100 25L100 35L0 35Z");
  });

  it("has moments that are near to each other above one another", () => {
    const points = [0.5, 0.5, 0.5].map((chance) => point(chance));
    const spots = momentSpots([1, 2, 3], points, { width: 20, height: 100, margin: 0 });
    expect(spots).toEqual([
      [0, 50],
      [10, 28],
      [20, 6],
    ]);
  });

  it("is told where it changes, and at both ends", () => {
    const own = [0.5, 0.505, 0.51, 0.7, 0.7].map((chance) => point(chance));
    expect(toldPlaces([own])).toEqual([0, 3, 4]);
    const other = [0.5, 0.4, 0.4, 0.4, 0.4].map((chance) => point(chance));
    expect(toldPlaces([own, other])).toEqual([0, 1, 3, 4]);
  });
});

describe("chances in hundredths", () => {
  it("are never certain before the end", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map((chance) => hundredths(chance))).toEqual([
      1, 1, 50, 99, 99,
    ]);
    expect([0, 1].map((chance) => hundredths(chance, true))).toEqual([0, 100]);
    const curve = [1, 1].map((chance) => point(chance));
    expect([0, 1].map((place) => chanceAt(curve, place))).toEqual([99, 100]);
  });
});

describe("what a move lost", () => {
  const says = (id: string, { lost = "" } = {}) => `${id} ${lost}`.trim();

  it("is told also where it is less than one game of a hundred", () => {
    const told = [0, 0.0004, 0.083].map((loss) => lossSaid(loss, says));
    expect(told).toEqual(["", "web-review-lost-little", "web-review-lost 8"]);
  });
});

describe("the luck of a game", () => {
  const revelations = [
    { number: 2, seat: 0, luck: [0.02, -0.02] },
    { number: 5, seat: 1, luck: [0.004, 0.1] },
    { number: 9, seat: 0, luck: [-0.11, 0] },
  ];
  const numbers = (seat: number, isBySize = false, hasSmaller = false) =>
    revelationsOf({ revelations, seat }, isBySize, hasSmaller).map(({ number }) => number);

  it("is told of each revelation, for the seat that is looked at", () => {
    expect(numbers(0)).toEqual([2, 9]);
    expect(numbers(0, true)).toEqual([9, 2]);
    expect(numbers(0, false, true)).toEqual([2, 5, 9]);
    expect(revelationsOf({ revelations, seat: 1 }, true, true)).toEqual([
      { number: 5, seat: 1, luck: 0.1 },
      { number: 2, seat: 0, luck: -0.02 },
      { number: 9, seat: 0, luck: 0 },
    ]);
  });
});

describe("the end of a game", () => {
  const missed = { number: 88, best: 37, made: 34, moves: [{ do: "sleep" }] };
  const reached = { number: 88, best: 37, made: 37, moves: [] };

  it("is told by what was possible and what it came to", async () => {
    const messages = await Messages.of("en");
    expect(endingSaid(messages, "mech-a-dream", missed)).toBe(
      "On the last day, from move 88 on, a score of 37 was possible; it came to 34.",
    );
    expect(endingSaid(messages, "mech-a-dream", reached)).toBe(
      "On the last day, from move 88 on, no higher score than 37 was possible.",
    );
  });

  it.each(LANGUAGES)("is told in %s, of any game", async (language) => {
    const messages = await Messages.of(language);
    for (const game of ["mech-a-dream", "another-game"]) {
      expect(endingSaid(messages, game, missed)).toMatch(/88.*37.*34/);
      expect(endingSaid(messages, game, reached)).toMatch(/88.*37/);
    }
    expect(endingSaid(messages, "another-game", missed)).not.toBe(
      endingSaid(messages, "mech-a-dream", missed),
    );
  });
});

describe("the day of a daily deal", () => {
  it("is over everywhere at once", () => {
    const now = new Date("2026-11-19T23:30:00-05:00");
    const days = [null, "2026-11-19", "2026-11-20"].map((day) => isDayOver(day, now));
    expect(days).toEqual([true, true, false]);
  });
});

describe("the sums of a review", () => {
  it("add up after rounding, too", () => {
    const account = {
      luck: 0.124,
      skill: -0.084,
      others: 0.124,
      curve: [point(0.33), point(0.494)],
    };
    const { first, last, luck, skill, others } = sumsOf(account);
    expect([first, last]).toEqual([33, 49]);
    expect(luck + skill + others).toBe(last - first);
    expect([luck, skill, others]).toEqual([12, -8, 12]);
  });

  it("give what rounding leaves over to the part that it changes least, never to skill above it", () => {
    const little = { luck: 0.104, skill: -0.0049, others: 0, curve: [point(0.3), point(0.4)] };
    expect(sumsOf(little)).toMatchObject({ luck: 10, skill: 0, others: 0 });
    const over = { luck: 0.094, skill: -0.004, others: 0.024, curve: [point(0.3), point(0.42)] };
    expect(sumsOf(over)).toMatchObject({ luck: 10, skill: 0, others: 2 });
    const under = { luck: 0.0975, skill: -0.004, others: 0.004, curve: [point(0.3), point(0.39)] };
    expect(sumsOf(under)).toMatchObject({ luck: 10, skill: -1, others: 0 });
  });

  it("are written with their sign", () => {
    expect([12, -8, 0, -0].map(signed)).toEqual(["+12", "−8", "±0", "±0"]);
  });
});
