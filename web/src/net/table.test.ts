import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONGEST } from "./backoff.ts";
import { NOT_ALLOWED, TOO_MANY } from "./connection.ts";
import { Refused } from "./refused.ts";
import { TestSocket } from "./sockets.ts";
import { PATIENCE, QUIET } from "./heartbeat.ts";
import { happened, opened, room, whole } from "./table-samples.ts";

const news = (number: number, more = {}) => ({
  type: "news",
  number,
  happened: happened(number),
  patch: [{ op: "replace", path: "/turn", value: number }],
  turn: [1],
  menu: null,
  decision: 5,
  deadlines: { "1": 9 },
  room: null,
  lesson: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("it connects beside the page, for a seat, and asks for everything", () => {
  opened();
  expect(TestSocket.last.address).toBe("wss://play.example/sub/live/tables/t1?seat=0&after=0");
});

test("news change the position, the turn and the log", () => {
  const table = opened();
  TestSocket.last.tell(whole(3, { missed: [happened(1), happened(2), happened(3)] }));
  expect(table.status).toBe("live");
  TestSocket.last.tell(news(4));
  expect(table.position).toEqual({ turn: 4 });
  expect(table.turn).toEqual([1]);
  expect(table.menu).toBeNull();
  expect(table.deadlines).toEqual({ "1": 9 });
  expect(table.log.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  TestSocket.last.tell(news(4));
  expect(table.log).toHaveLength(4);
  expect(TestSocket.made).toHaveLength(1);
});

test("a room is kept until another comes", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  TestSocket.last.tell(news(2));
  expect(table.room?.status).toBe("playing");
  TestSocket.last.tell(news(3, { room: { ...room, status: "finished" } }));
  expect(table.room?.status).toBe("finished");
});

test("the step of a guided game comes with everything, and with every entry", () => {
  const step = {
    name: "first",
    step: 0,
    steps: 2,
    message: "m",
    marks: [],
    is_read: true,
    back: null,
  };
  const table = opened();
  TestSocket.last.tell(whole(1, { lesson: step }));
  expect(table.lesson).toEqual(step);
  TestSocket.last.tell(news(2, { lesson: { ...step, step: 1 } }));
  expect(table.lesson?.step).toBe(1);
  void table.act({ type: "step", to: 0 });
  expect(TestSocket.last.sent.at(-1)).toMatchObject({ type: "step", seat: 0, to: 0 });
});

test("chat comes once, from whatever message", () => {
  const table = opened();
  const said = { number: 2, seat: 1, text: "hello", at: 1 };
  TestSocket.last.tell(whole(2, { missed: [happened(2, { what: "say", said })], said: [said] }));
  const more = { number: 3, seat: 0, text: "hi", at: 2 };
  TestSocket.last.tell(news(3, { happened: happened(3, { what: "say", said: more }), patch: [] }));
  expect(table.said.map(({ text }) => text)).toEqual(["hello", "hi"]);
});

test("a move carries the decision and is answered", async () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  const done = table.play({ do: "dock" });
  expect(TestSocket.last.sent).toEqual([
    { type: "move", decision: 4, move: { do: "dock" }, client: "c1", seat: 0 },
  ]);
  expect(table.isWaiting).toBe(true);
  TestSocket.last.tell({ type: "done", client: "c1", number: 2, again: false });
  expect((await done).number).toBe(2);
  expect(table.isWaiting).toBe(false);
});

test("a refusal is an error with its code and rule", async () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  const done = table.act({ type: "undo" });
  const refusal = { code: "nothing-to-undo", rule: "", params: {}, text: "There is nothing." };
  TestSocket.last.tell({ type: "refused", client: "c1", refusal });
  const problem: unknown = await done.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Refused);
  expect(problem).toMatchObject({ code: "nothing-to-undo", message: "There is nothing." });
});

test("after a break it comes back with its number and sends again under the same name", async () => {
  const table = opened();
  TestSocket.last.tell(whole(7));
  const done = table.play({ do: "dock" });
  TestSocket.last.end();
  expect(table.status).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(TestSocket.made).toHaveLength(2);
  expect(TestSocket.last.address).toContain("after=7");
  TestSocket.last.accept();
  expect(TestSocket.last.sent).toEqual([]);
  TestSocket.last.tell(whole(8, { missed: [happened(8)] }));
  expect(TestSocket.last.sent).toMatchObject([{ client: "c1", move: { do: "dock" }, decision: 4 }]);
  TestSocket.last.tell({ type: "done", client: "c1", number: 8, again: true });
  expect((await done).again).toBe(true);
  expect(table.log.map(({ number }) => number)).toEqual([8]);
});

test("what is done while there is no connection waits for it", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  TestSocket.last.end();
  void table.act({ type: "say", text: "hello" });
  vi.advanceTimersByTime(500);
  TestSocket.last.accept();
  TestSocket.last.tell(whole(1));
  expect(TestSocket.last.sent).toMatchObject([{ type: "say", text: "hello" }]);
});

test("it waits longer after each failure, and never too long", () => {
  opened();
  vi.spyOn(Math, "random").mockReturnValue(1);
  for (const wait of [500, 1000, 2000, 4000, 8000, LONGEST, LONGEST]) {
    const before = TestSocket.made.length;
    TestSocket.last.end();
    vi.advanceTimersByTime(wait - 1);
    expect(TestSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(TestSocket.made).toHaveLength(before + 1);
  }
});

test("it does not come back where it is not allowed, and says why", async () => {
  const table = opened();
  const done = table.act({ type: "undo" });
  const refusal = { code: "not-your-seat", rule: "", params: {}, text: "Not yours." };
  TestSocket.last.tell({ type: "refused", client: "", refusal });
  TestSocket.last.end(NOT_ALLOWED);
  expect(table.status).toBe("refused");
  expect(table.problem?.code).toBe("not-your-seat");
  await expect(done).rejects.toThrow("Not yours.");
  await expect(table.act({ type: "undo" })).rejects.toThrow("Not yours.");
  vi.advanceTimersByTime(60_000);
  expect(TestSocket.made).toHaveLength(1);
});

test("who was too fast waits longest", () => {
  opened();
  TestSocket.last.end(TOO_MANY);
  vi.advanceTimersByTime(LONGEST - 1);
  expect(TestSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(TestSocket.made).toHaveLength(2);
});

test("a server that stops is waited for", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  TestSocket.last.tell({ type: "stopping" });
  TestSocket.last.end(1012);
  expect(table.status).toBe("stopping");
  vi.advanceTimersByTime(500);
  TestSocket.last.accept();
  TestSocket.last.tell(whole(1));
  expect(table.status).toBe("live");
});

test("a table that is gone is left alone", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  TestSocket.last.tell({ type: "gone", reason: "removed" });
  expect(table.status).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(TestSocket.made).toHaveLength(1);
});

test("a number that is missing, or a patch that does not fit, is made good", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  TestSocket.last.tell(news(3));
  expect(TestSocket.made).toHaveLength(2);
  expect(TestSocket.last.address).toContain("after=1");
  TestSocket.last.accept();
  TestSocket.last.tell(whole(3, { missed: [happened(2), happened(3)] }));
  TestSocket.last.tell(news(4, { patch: [{ op: "replace", path: "/none/0", value: 1 }] }));
  expect(TestSocket.made).toHaveLength(3);
  expect(TestSocket.last.address).toContain("after=0");
  expect(table.log).toEqual([]);
});

test("a silent connection is asked, then given up", () => {
  const table = opened();
  TestSocket.last.tell(whole(1));
  vi.advanceTimersByTime(QUIET);
  expect(TestSocket.last.sent).toMatchObject([{ type: "ping" }]);
  TestSocket.last.tell({ type: "pong", client: "c1" });
  vi.advanceTimersByTime(QUIET);
  vi.advanceTimersByTime(PATIENCE);
  expect(TestSocket.made).toHaveLength(2);
  expect(table.status).toBe("lost");
});

test("from another seat everything is told anew", () => {
  const table = opened();
  TestSocket.last.tell(whole(2, { missed: [happened(1), happened(2)] }));
  table.look(1);
  expect(TestSocket.last.address).toContain("seat=1&after=0");
  expect(table.log).toEqual([]);
  expect(table.menu).toBeNull();
});

test("who reads another language connects anew, and goes on where the table stands", async () => {
  const table = opened();
  TestSocket.last.tell(whole(3, { missed: [happened(3)] }));
  const asked = table.why({ do: "sleep" });
  table.reconnect();
  expect(TestSocket.made).toHaveLength(2);
  expect(TestSocket.last.address).toContain("after=3");
  TestSocket.last.accept();
  TestSocket.last.tell(whole(3));
  expect(table.log).toHaveLength(1);
  const client = TestSocket.last.sent.at(-1)?.client;
  TestSocket.last.tell({ type: "because", client, refusal: null });
  expect(await asked).toBeNull();
});
