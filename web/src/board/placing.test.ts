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

it("knows how large a box is that the browser measured", () => {
  /** As in a DOMRect, nothing of it is copied with `...`. */
  class Measured {
    get width() {
      return BOX.width;
    }
    get height() {
      return BOX.height;
    }
  }
  const track = { left: 400, top: 220, width: 400, height: 60 };
  const placed = placeOf(thing(600, 300), new Measured(), WINDOW, [track]);
  expect(placed).toEqual(placeOf(thing(600, 300), BOX, WINDOW, [track]));
});

it("covers nothing that is to be seen at all times", () => {
  const track = { left: 400, top: 220, width: 400, height: 60 };
  expect(placeOf(thing(600, 300), BOX, WINDOW, [track]).top).toBe(348);
  const more = { left: 400, top: 355, width: 400, height: 60 };
  const beside = placeOf(thing(600, 300), BOX, WINDOW, [track, more]);
  expect(beside).toMatchObject({ left: 658, top: 290 });
});

it("covers as little as it can of what can be touched next", () => {
  const above = { left: 500, top: 240, width: 300, height: 40 };
  const below = { left: 520, top: 350, width: 60, height: 90 };
  expect(placeOf(thing(600, 300), BOX, WINDOW, [], [above]).top).toBe(348);
  const beside = placeOf(thing(600, 300), BOX, WINDOW, [], [above, below]);
  expect(beside).toMatchObject({ left: 658, top: 290 });
  const right = { left: 660, top: 200, width: 300, height: 200 };
  const left = { left: 300, top: 200, width: 290, height: 200 };
  const least = placeOf(thing(600, 300), BOX, WINDOW, [], [above, below, right, left]);
  expect(least.top).toBe(348);
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
