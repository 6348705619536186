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
