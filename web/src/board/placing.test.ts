import { expect, it } from "vitest";
import { placeOf, type Area } from "./placing.ts";

const PHONE = { width: 360, height: 740 };
const WINDOW = { width: 1280, height: 720 };
const BOX = { width: 200, height: 60 };
const thing = (left: number, top: number): Area => ({ left, top, width: 50, height: 40 });

function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

it("puts a box above a thing, else below", () => {
  expect(placeOf(thing(600, 300), BOX, WINDOW)).toMatchObject({ left: 525, top: 232 });
  expect(placeOf(thing(600, 50), BOX, WINDOW).top).toBe(98);
});

it("covers nothing that is to be seen at all times", () => {
  const track = { left: 400, top: 220, width: 400, height: 60 };
  expect(placeOf(thing(600, 300), BOX, WINDOW, [track]).top).toBe(348);
  const more = { left: 400, top: 355, width: 400, height: 60 };
  const beside = placeOf(thing(600, 300), BOX, WINDOW, [track, more]);
  expect(beside).toMatchObject({ left: 658, top: 290 });
});

it("stays within the window and covers nothing of its thing, wherever that is", () => {
  for (const height of [40, 150, 330, 700])
    for (let top = 0; top <= 680; top += 20)
      for (const left of [0, 150, 300]) {
        const about = { left, top, width: 60, height: 60 };
        const placed = placeOf(about, { width: 344, height }, PHONE);
        const box = { ...placed, width: 344, height: Math.min(height, placed.most) };
        expect(overlap(box, about)).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.left + box.width).toBeLessThanOrEqual(352);
        expect(box.top).toBeGreaterThanOrEqual(8);
        expect(box.top + box.height).toBeLessThanOrEqual(732);
      }
});

it("can be read also where a thing fills the window", () => {
  const about = { left: 0, top: 20, width: 360, height: 700 };
  const placed = placeOf(about, { width: 300, height: 90 }, PHONE);
  expect(placed.most).toBeGreaterThanOrEqual(90);
  expect(placed.top + 90).toBeLessThanOrEqual(732);
});
