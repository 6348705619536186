/** How many touches a move takes, in menus as the server sends them. */

import { expect, test } from "vitest";
import { Interaction } from "$page/board/interaction.svelte.ts";
import { Pretended } from "$page/board/pretended.ts";
import { ask } from "$page/net/samples.ts";
import type { Node } from "$page/net/menu.ts";
import { places } from "./places.ts";

/** Hourglasses for machines on the belt. */
function hourglass(...tiles: string[]): Node {
  return ask("do", ["boost", ask("tile", ...tiles.map((tile): [string, Node] => [tile, true]))]);
}

const BELT = ["b6.1", "r4.2", "g2.1"];
const NIGHT = ask("do", ["sleep", true], ["activate", ask("what", ["robot", true])]);
const onBelt = (tile: string, left: number) => ({
  changes: { belt: [{ tile, slot: 2, assistants: 0 }] },
  asks: { do: "boost", source: "b5.2", left },
});

function atTable(menu: Node) {
  const table = new Pretended(menu);
  const own = new Interaction(
    () => table,
    () => places,
  );
  return { table, own };
}

async function settled(own: Interaction) {
  for (let n = 0; n < 9; n += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    own.keepUp();
  }
}

test("three hourglasses go to one machine by two touches", async () => {
  const { table, own } = atTable(hourglass(...BELT));
  table.foreseen = onBelt("r4.2", 2);
  table.following = [hourglass(...BELT), hourglass(...BELT), NIGHT];
  own.keepUp();
  own.touch({ key: "belt/r4.2", nth: 0 });
  await own.outlook.learn(own.reach.ready);
  expect(own.outlook.times({ do: "boost", tile: "r4.2" })).toBe(3);
  expect(own.touch({ key: "belt/r4.2", nth: 0 })).toBe("committed");
  await settled(own);
  expect(table.played).toEqual(Array(3).fill({ do: "boost", tile: "r4.2" }));
});

test("hourglasses that a machine has no use for are asked about again", async () => {
  const { table, own } = atTable(hourglass(...BELT));
  table.foreseen = onBelt("b6.1", 2);
  table.following = [hourglass(...BELT), hourglass("r4.2", "g2.1")];
  own.keepUp();
  await own.commit({ do: "boost", tile: "b6.1" }, 3);
  await settled(own);
  expect(table.played).toHaveLength(2);
  expect([...own.reach.lit]).toEqual(["belt/r4.2", "belt/g2.1"]);
});

test("whoever touches something meanwhile is asked again", async () => {
  const { table, own } = atTable(hourglass(...BELT));
  table.following = [null, NIGHT];
  own.keepUp();
  await own.commit({ do: "boost", tile: "b6.1" }, 3);
  table.menu = hourglass(...BELT);
  own.touch({ key: "belt/g2.1", nth: 0 });
  await settled(own);
  expect(table.played).toHaveLength(1);
});

test("the only machine on the belt is filled in, and can be touched all the same", async () => {
  const { table, own } = atTable(hourglass("r4.2"));
  expect(own.filled).toEqual([{ key: "belt/r4.2", nth: 0 }]);
  expect(own.best).toEqual([{ do: "boost", tile: "r4.2" }]);
  own.touch({ key: "belt/r4.2", nth: 0 });
  expect(own.touch({ key: "belt/r4.2", nth: 0 })).toBe("committed");
  await settled(own);
  expect(table.played).toHaveLength(1);
});

test("an hourglass that completes a machine is offered once", async () => {
  const { table, own } = atTable(hourglass(...BELT));
  table.foreseen = {
    changes: { workshop: [{ tile: "b6.1", place: 6 }] },
    asks: { do: "boost", source: "b5.2", left: 1 },
  };
  await own.outlook.learn([{ do: "boost", tile: "b6.1" }]);
  expect(own.outlook.times({ do: "boost", tile: "b6.1" })).toBe(1);
});
