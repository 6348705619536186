import { describe, expect, it } from "vitest";
import { bandOf, lineOf, momentSpots, toldPlaces } from "./curve.ts";
import { signed, sumsOf } from "./sums.ts";

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
