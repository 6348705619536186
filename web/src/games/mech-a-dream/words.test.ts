import { expect, test } from "vitest";
import { Messages } from "$page/i18n/messages.ts";
import type { Consequences, Move } from "$page/net/wire.ts";
import { MechADreamWords } from "./words.ts";

const FACES = {
  tiles: {},
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
