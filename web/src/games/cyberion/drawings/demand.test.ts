import { render } from "svelte/server";
import { expect, test } from "vitest";
import Demand from "./Demand.svelte";

const drawn = (demand: string, trait: number) =>
  render(Demand, { props: { face: { tier: 2, demand, robots: 3, trait } } }).body;

test("a sum of all robots is drawn with its sign, what each robot must be without", () => {
  expect(drawn("sum-max", 6)).toMatch(/Σ.*≤ 6/s);
  expect(drawn("sum-min", 12)).toMatch(/Σ.*≥ 12/s);
  expect(drawn("size", 4)).not.toContain("Σ");
});
