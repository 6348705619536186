import { expect, test } from "vitest";
import { Messages } from "$page/i18n/messages.ts";
import type { Consequences, Move } from "$page/net/wire.ts";
import { MechADreamWords } from "./words.ts";

const FACES = {
  tiles: { "b1.1": { design: "b1" }, "b2.1": { name: "Glass Marble" } },
  deliveries: { d1: { price: 3, morning: [{ rainbow: 2 }, { ink: 2 }, { point: 2 }] } },
};
const words = new MechADreamWords(await Messages.of("en"), FACES);

function told(move: Move, seen: Partial<Consequences>): string {
  const whole = { spends: {}, gains: {}, changes: {}, lost: {}, others: [], gives: true, ...seen };
  const position = { delivery: "d1", part: "morning" };
  return words
    .consequence(whole as unknown as Consequences, { move, position, seat: 0 }, [])
    .text.replaceAll("\u00a0", " ");
}

test("what the packages of the dock hold is gained: each has its sign", () => {
  expect(told({ do: "dock" }, { spends: { flowers: 3 } })).toBe(
    "−3 flowers, +2 rainbows, +2 ink, +2 points",
  );
});

test("points of another machine that is completed stand behind its name", () => {
  const changes = {
    belt: [{ tile: "b1.1", slot: 2, assistants: 1 }],
    workshop: [{ tile: "b2.1", place: 2, anyway: true }],
  };
  const seen = { spends: { ink: 2 }, gains: { points: 5 }, changes };
  expect(told({ do: "buy", tile: "b1.1" }, seen)).toBe(
    "−2 ink, reaches slot 2, Glass Marble completed, +5 points",
  );
});

test("a machine that is completed without the move too is said to be", () => {
  const build = { do: "build", tile: "b2.1" };
  const done = { workshop: [{ tile: "b2.1", place: 2, anyway: true }] };
  expect(told(build, { gains: { points: 5 }, changes: done })).toBe(
    "+5 points, completed anyway, place 2",
  );
  const soon = { belt: [{ tile: "b2.1", slot: 1, assistants: 2, soon: 0, anyway: true }] };
  expect(told(build, { changes: soon })).toBe("slot 1, completed anyway");
});
