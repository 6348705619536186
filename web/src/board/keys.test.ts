import { expect, it } from "vitest";
import { nearest } from "./keys.ts";

const HERE = { x: 100, y: 100 };

it("goes to the nearest thing that way", () => {
  const things = [
    { x: 160, y: 100 },
    { x: 130, y: 100 },
    { x: 100, y: 150 },
    { x: 40, y: 100 },
  ];
  expect(nearest(HERE, things, "ArrowRight")).toBe(1);
  expect(nearest(HERE, things, "ArrowDown")).toBe(2);
  expect(nearest(HERE, things, "ArrowLeft")).toBe(3);
  expect(nearest(HERE, things, "ArrowUp")).toBe(-1);
});

it("rather stays in a row than takes what is closer but aside", () => {
  const things = [
    { x: 120, y: 160 },
    { x: 200, y: 100 },
  ];
  expect(nearest(HERE, things, "ArrowRight")).toBe(1);
});
