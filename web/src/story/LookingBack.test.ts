import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Messages } from "../i18n/messages.ts";
import { LookingBack, type Scene } from "./LookingBack.svelte.ts";
import { entry, LOG } from "./samples.ts";

const messages = await Messages.of("en");
const asked: number[] = [];

function lookingBack(log = LOG): LookingBack {
  const info = { game: "cyberion" } as NonNullable<Scene["table"]>["info"];
  const older = () => Promise.resolve();
  const table = { id: "t1", seat: 0, log, hasOlder: false, older, info };
  const scene = { table, words: null, names: ["Ada"], messages };
  return new LookingBack(
    () => scene,
    (_, __, number) => {
      asked.push(number);
      return Promise.resolve({ turn: number });
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

test("one looks at how things stand until one looks back, and again afterwards", async () => {
  const looking = lookingBack();
  expect([looking.isOpen, looking.number, looking.position]).toEqual([false, null, null]);
  expect(looking.place).toBe(4);
  looking.look(3);
  await vi.advanceTimersByTimeAsync(0);
  expect([looking.isOpen, looking.number, looking.position]).toEqual([true, 3, { turn: 3 }]);
  looking.close();
  expect([looking.isOpen, looking.number, looking.position]).toEqual([false, null, null]);
});

test("one goes step by step, and no further than there are steps", async () => {
  const looking = lookingBack();
  looking.first();
  expect(looking.sentences).toEqual(["Everything is laid out: the game begins."]);
  looking.previous();
  expect(looking.number).toBe(1);
  looking.next();
  expect(looking.number).toBe(2);
  looking.last();
  looking.next();
  expect(looking.number).toBe(6);
  expect(looking.isAtEnd).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looking.position).toEqual({ turn: 6 });
});

test("what is near is fetched as well, one after the other, and nothing twice", async () => {
  const looking = lookingBack();
  looking.look(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([3, 5, 2, 6]);
  looking.next();
  expect(looking.position).toEqual({ turn: 5 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([3, 5, 2, 6]);
});

test("who runs through a game does not ask for every step", async () => {
  const log = Array.from({ length: 300 }, (_, n) => entry(n + 1));
  const looking = lookingBack(log);
  for (let place = 0; place <= 300; place += 1) looking.go(place);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looking.position).toEqual({ turn: 300 });
  expect(asked.length).toBeLessThan(10);
});

test("played, a game goes on by itself to its end", async () => {
  const looking = lookingBack();
  looking.play();
  expect([looking.isPlaying, looking.number]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.isPlaying, looking.isOpen, looking.number]).toEqual([false, true, 6]);
});

test("what was missed is played, and then one is back at how things stand", async () => {
  const looking = lookingBack();
  looking.playFrom(3);
  expect(looking.number).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.isPlaying, looking.isOpen]).toEqual([false, false]);
});

test("to touch anything is to pause", async () => {
  const looking = lookingBack();
  looking.play();
  looking.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.isPlaying, looking.number]).toEqual([false, 2]);
});

test("looking back loads the whole log", async () => {
  const table = {
    log: LOG.slice(4),
    get hasOlder() {
      return this.log.length < LOG.length;
    },
    older() {
      this.log = LOG.slice(-this.log.length - 2);
      return Promise.resolve();
    },
  };
  const scene = { words: null, names: [], messages };
  const looking = new LookingBack(
    () => ({ ...scene, table: Object.assign(table, { id: "t1", seat: null, info: null }) }),
    () => Promise.resolve({}),
  );
  looking.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.log, looking.isOpen]).toEqual([LOG, true]);
});

test("what cannot be fetched is a problem until something else is looked at", async () => {
  const table = { id: "t1", seat: 0, log: LOG, hasOlder: false, older: () => Promise.resolve() };
  const scene: Scene = {
    table: { ...table, info: null },
    words: null,
    names: [],
    messages,
  };
  const problem = new Error("no");
  const looking = new LookingBack(
    () => scene,
    () => Promise.reject(problem),
  );
  looking.first();
  await vi.advanceTimersByTimeAsync(0);
  expect([looking.problem, looking.position]).toEqual([problem, null]);
  looking.close();
  expect(looking.problem).toBeNull();
});

/** Positions that only their seat may see, at a screen whose seat changes. */
function atOneScreen() {
  const older = () => Promise.resolve();
  const table = { id: "t1", seat: 0, log: LOG, hasOlder: false, older, info: null };
  const loads: { seat: number | null; number: number; answer: () => void }[] = [];
  const looking = new LookingBack(
    () => ({ table, words: null, names: ["Ada", "Bob"], messages }),
    (_, seat, number) =>
      new Promise((resolve) =>
        loads.push({ seat, number, answer: () => resolve({ hand: seat, turn: number }) }),
      ),
  );
  return { table, looking, loads };
}

test("another seat is shown its own positions, never those fetched for the seat before", async () => {
  const { table, looking, loads } = atOneScreen();
  looking.look(3);
  loads[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.position).toEqual({ hand: 0, turn: 3 });
  table.seat = 1;
  looking.look(3);
  expect(looking.position).toBeNull();
  const own = loads.find(({ seat }) => seat === 1);
  expect(own?.number).toBe(3);
  own?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.position).toEqual({ hand: 1, turn: 3 });
});

test("a replay ends when the seat changes, and what comes too late is shown to nobody", async () => {
  const { table, looking, loads } = atOneScreen();
  looking.play();
  loads[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([looking.isOpen, looking.position]).toEqual([true, { hand: 0, turn: 1 }]);
  await vi.advanceTimersByTimeAsync(300);
  table.seat = 1;
  expect([looking.isOpen, looking.position, looking.number]).toEqual([false, null, null]);
  for (const { answer } of loads) answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.isOpen, looking.position, looking.isPlaying]).toEqual([false, null, false]);
  table.seat = 0;
  expect([looking.isOpen, looking.position]).toEqual([false, null]);
});
