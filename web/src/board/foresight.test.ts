import { expect, it } from "vitest";
import type { Consequences, Move } from "../net/wire.ts";
import { Foresight } from "./foresight.svelte.ts";

const moves = Array.from({ length: 14 }, (_, n) => ({ do: "take", n }));

class Server {
  asked: number[] = [];
  ask = (some: readonly Move[]): Promise<Consequences[]> => {
    this.asked.push(some.length);
    return Promise.resolve(
      some.map(({ n }) => ({ spends: { ink: n } }) as unknown as Consequences),
    );
  };
}

it("asks about each move once, and about at most twelve at a time", async () => {
  const server = new Server();
  const foresight = new Foresight();
  const menu = {};
  await foresight.learn(menu, moves, server.ask);
  await foresight.learn(menu, moves, server.ask);
  expect(server.asked).toEqual([12, 2]);
  expect(foresight.of({ do: "take", n: 13 })?.spends).toEqual({ ink: 13 });
  expect(foresight.of({ do: "take", n: 14 })).toBeNull();
});

it("forgets what was foreseen when the menu is another", async () => {
  const server = new Server();
  const foresight = new Foresight();
  await foresight.learn({}, moves.slice(0, 1), server.ask);
  const other = foresight.learn({}, moves.slice(1, 2), server.ask);
  expect(foresight.of({ do: "take", n: 0 })).toBeNull();
  await other;
  expect(foresight.of({ do: "take", n: 1 })).not.toBeNull();
});

it("drops an answer that comes when the menu is another", async () => {
  const foresight = new Foresight();
  let answer: (seen: Consequences[]) => void = () => undefined;
  const late = foresight.learn(
    {},
    [{ do: "sleep" }],
    () => new Promise((resolve) => (answer = resolve)),
  );
  await foresight.learn({}, [], new Server().ask);
  answer([{ spends: {} } as unknown as Consequences]);
  await late;
  expect(foresight.of({ do: "sleep" })).toBeNull();
});
