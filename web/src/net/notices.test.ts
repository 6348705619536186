import { beforeEach, expect, test } from "vitest";
import { Notices } from "./notices.svelte.ts";
import { TestSocket } from "./sockets.ts";

beforeEach(() => {
  TestSocket.made = [];
});

test("it tells where it has become one's turn, and at how many tables it is", () => {
  const told: string[] = [];
  const notices = new Notices({
    base: "http://localhost:8000/",
    makeSocket: (address) => new TestSocket(address),
    onNotice: (notice) => told.push(notice.table),
  });
  notices.open();
  expect(TestSocket.last.address).toBe("ws://localhost:8000/live/me");
  TestSocket.last.tell({
    type: "your-turn",
    table: "t1",
    game: "cyberion",
    is_my_turn: true,
    waiting: 2,
  });
  TestSocket.last.tell({ type: "stopping" });
  expect([notices.waiting, told]).toEqual([2, ["t1"]]);
  notices.close();
  expect(notices.waiting).toBe(0);
});

test("it tells that a table was closed, which is nobody's turn", () => {
  const told: string[] = [];
  const notices = new Notices({
    base: "http://localhost:8000/",
    makeSocket: (address) => new TestSocket(address),
    onNotice: () => told.push("turn"),
    onClosed: (notice) => told.push(`${notice.table} ${notice.why}`),
  });
  notices.open();
  TestSocket.last.tell({ type: "table-closed", table: "t1", game: "cyberion", why: "rules" });
  expect([notices.waiting, told]).toEqual([0, ["t1 rules"]]);
  notices.close();
});
