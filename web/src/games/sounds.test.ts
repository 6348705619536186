import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SOUNDS } from "../pack/sounds.ts";
import { GAMES, packOf } from "./registry.ts";

/** The kinds of events that the game's shapes declare. */
function kindsOf(game: string): string[] {
  const folder = `../../../src/dreamcog/games/${game.replaceAll("-", "_")}`;
  const source = readFileSync(new URL(`${folder}/shapes/events.py`, import.meta.url), "utf-8");
  return [...source.matchAll(/kind: Literal\["([a-z-]+)"\]/g)].map(([, kind]) => String(kind));
}

test.each(GAMES)("every event of %s has a sound or is silent", (game) => {
  expect(kindsOf(game).length).toBeGreaterThan(20);
  expect(Object.keys(packOf(game)?.sounds ?? {}).toSorted()).toEqual(kindsOf(game).toSorted());
});

test("every sound is for something", () => {
  const kinds = GAMES.flatMap((game) => Object.values(packOf(game)?.sounds ?? {}));
  const used = kinds.flatMap((each) =>
    each === null ? [] : typeof each === "string" ? [each] : Object.values(each.sounds),
  );
  const ofThePage = ["your-turn", "not-now"];
  expect([...new Set([...used, ...ofThePage])].toSorted()).toEqual([...SOUNDS].toSorted());
});
