import { expect, test } from "vitest";
import { flights, shrinks, type Route } from "./flights.ts";
import type { Piece, Place } from "./journeys.ts";
import { coverFrames } from "./keyframes.ts";

const at = (x: number, width = 40): Place => ({ x, y: 0, width, height: width });

function piece(fly: string, zone: string, place: Place, on: Piece | null = null): Piece {
  return { thing: fly, fly, zone, side: "", place, on };
}

function moves(was: Piece, is: Piece): Route {
  return { journey: { kind: "moves", was, is }, from: was.place, to: is.place };
}

function comes(is: Piece, from: Place | null): Route {
  return { journey: { kind: "comes", was: null, is }, from, to: is.place };
}

function goes(was: Piece, to: Place | null): Route {
  return { journey: { kind: "goes", was, is: null }, from: was.place, to };
}

test("a flight begins where the thing was, at the size it had there", () => {
  const [flight] = flights([moves(piece("a", "hand", at(100, 80)), piece("a", "stock", at(0)))]);
  expect(flight).toMatchObject({ dx: 120, dy: 20, scale: 2, turns: false, delay: 0 });
});

test("what comes from a pile turns over, and waits until there is room", () => {
  const card = piece("a", "platform", at(0));
  expect(flights([comes(card, at(300, 80))])[0]).toMatchObject({ scale: 1, turns: true, delay: 0 });
  const [, second] = flights([goes(piece("b", "platform", at(0)), at(600)), comes(card, at(300))]);
  expect(second?.delay).toBeGreaterThan(50);
});

test("without an anchor things come and go where they are", () => {
  const card = piece("a", "platform", at(0));
  for (const route of [comes(card, null), goes(card, null)])
    expect(flights([route])[0]).toMatchObject({ dx: 0, dy: 0, turns: false, duration: 180 });
});

test("what moves up in a zone moves together", () => {
  const slide = (fly: string, x: number) =>
    moves(piece(fly, "belt", at(x)), piece(fly, "belt", at(x - 50)));
  expect(flights([slide("a", 50), slide("b", 100), slide("c", 150)]).map((f) => f.delay)).toEqual([
    0, 0, 0,
  ]);
});

test("a hundred flights are over as soon as ten", () => {
  for (const count of [1, 10, 120]) {
    const out = flights(
      Array.from({ length: count }, (_, index) =>
        index % 2
          ? goes(piece(`a${index}`, "platform", at(index)), at(2000))
          : comes(piece(`a${index}`, "platform", at(index)), at(2000)),
      ),
    );
    expect(Math.max(...out.map(({ delay, duration }) => delay + duration))).toBeLessThan(601);
    for (const { duration } of out)
      expect([duration >= 180, duration <= 320]).toEqual([true, true]);
  }
});

test("what is carried does not travel a second time", () => {
  const was = piece("m12", "factory", at(0, 100));
  const is = piece("m12", "factory", at(200, 100));
  const token = moves(piece("t", "factory", at(10), was), piece("t", "factory", at(210), is));
  expect(flights([moves(was, is), token])).toHaveLength(1);
  const shifted = moves(piece("t", "factory", at(10), was), piece("t", "factory", at(250), is));
  expect(flights([moves(was, is), shifted])[1]).toMatchObject({ dx: -40, dy: 0 });
});

test("what is drawn in small where it goes looks as it did before, until it is there", () => {
  const [flight] = flights([moves(piece("a", "offer", at(100, 80)), piece("a", "belt", at(0)))]);
  if (flight === undefined) throw new Error("it does not fly");
  expect(shrinks(flight)).toBe(true);
  const frames = coverFrames(flight, { x: 1, y: 1 });
  expect(frames[0]).toMatchObject({ translate: "0px 0px", scale: "1", opacity: 1 });
  expect(frames.at(-1)).toMatchObject({ translate: "-120px -20px", scale: "0.5", opacity: 0 });
});

test("what stays as large, grows or turns over shows its own face on the way", () => {
  const grows = moves(piece("a", "belt", at(0)), piece("a", "mine", at(100, 80)));
  const stays = moves(piece("b", "belt", at(0)), piece("b", "mine", at(100, 44)));
  const over = { ...piece("c", "mine", at(0)), side: "completed" };
  const turns = moves(piece("c", "belt", at(100, 80)), over);
  expect(flights([grows, stays, turns]).map(shrinks)).toEqual([false, false, false]);
});
