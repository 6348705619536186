import { expect, test } from "vitest";
import type { Area } from "../../board/placing.ts";
import { around, common, overlap, pointerOf, spotFor } from "./spot.ts";

const ROOM: Area = { left: 0, top: 50, width: 1280, height: 580 };
const BOX = { width: 360, height: 160 };

function area(left: number, top: number, width: number, height: number): Area {
  return { left, top, width, height };
}

function placed(thing: Area | null, kept: Area[] = [], room = ROOM): Area {
  return { ...spotFor(thing, BOX, room, kept), ...BOX };
}

test("a text stands beside what it speaks of, within the room, and does not cover it", () => {
  for (const thing of [area(20, 60, 130, 170), area(1200, 60, 60, 40), area(600, 580, 80, 40)]) {
    const box = placed(thing);
    expect(overlap(box, thing)).toBe(0);
    expect(common(box, ROOM)).toEqual(box);
    const near = area(thing.left - 30, thing.top - 30, thing.width + 60, thing.height + 60);
    expect(overlap(box, near)).toBeGreaterThan(0);
  }
});

test("what is lit elsewhere is not covered either", () => {
  const thing = area(20, 60, 130, 170);
  const lit = [area(160, 60, 600, 170), area(20, 240, 500, 120)];
  const box = placed(thing, lit);
  expect([thing, ...lit].map((each) => overlap(box, each))).toEqual([0, 0, 0]);
});

test("where everything is lit, the least of it is covered", () => {
  const room = area(0, 0, 360, 300);
  const lit = [area(0, 0, 360, 180), area(0, 180, 100, 120)];
  expect(spotFor(lit[0] ?? null, BOX, room, lit)).toEqual({ left: 0, top: 140 });
});

test("a text about nothing on the table stands at the foot of the room, in its middle", () => {
  const box = placed(null);
  expect(box.top + box.height).toBe(630);
  expect(Math.abs(box.left + box.width / 2 - 640)).toBeLessThan(8);
});

test("a text points at what it speaks of from the side that is nearest", () => {
  const box = area(100, 300, 360, 160);
  expect(pointerOf(box, area(250, 200, 40, 40))).toEqual({ side: "top", at: 170 });
  expect(pointerOf(box, area(700, 360, 40, 40))).toEqual({ side: "right", at: 80 });
  expect(pointerOf(box, area(20, 500, 40, 40))?.at).toBe(22);
  expect(pointerOf(box, area(200, 350, 40, 40))).toBeNull();
});

test("areas are joined, and cut to what they share", () => {
  const [one, other] = [area(0, 0, 10, 10), area(5, 5, 10, 20)];
  expect(around([one, other])).toEqual(area(0, 0, 15, 25));
  expect(around([])).toBeNull();
  expect(common(one, other)).toEqual(area(5, 5, 5, 5));
  expect(common(one, area(20, 0, 5, 5))).toBeNull();
});
