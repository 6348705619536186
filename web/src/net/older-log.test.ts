import { afterEach, expect, test, vi } from "vitest";
import { TestSocket } from "./sockets.ts";
import { happened, opened, whole } from "./table-samples.ts";
import type { Table } from "./table.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server's log: each answer comes when it is let go. */
function olderLog() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const query = new URLSearchParams(address.split("?")[1]);
    const entries = Array.from({ length: Number(query.get("most")) }, (_, n) =>
      happened(Number(query.get("after")) + n + 1),
    );
    const response = new Response(JSON.stringify(entries));
    return new Promise((resolve) => held.push(() => resolve(response)));
  });
  return { asked, answer: () => held.splice(0).forEach((letGo) => letGo()) };
}

const numbers = (table: Table) => table.log.map(({ number }) => number);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

test("what happened before the log begins can be fetched", async () => {
  const table = opened();
  TestSocket.last.tell(whole(502, { missed: [happened(501), happened(502)] }));
  expect(table.hasOlder).toBe(true);
  const { asked, answer } = olderLog();
  while (table.hasOlder) {
    const fetched = table.older();
    answer();
    await fetched;
  }
  expect(numbers(table)).toEqual(upTo(502));
  expect(asked).toHaveLength(3);
});

test("older entries that are asked for twice at once come once", async () => {
  const table = opened();
  TestSocket.last.tell(whole(502, { missed: [happened(501), happened(502)] }));
  const { answer } = olderLog();
  const both = [table.older(), table.older()];
  answer();
  await Promise.all(both);
  expect(numbers(table)).toEqual(upTo(502, 301));
});

test("older entries as one seat knows them are not told to another", async () => {
  const table = opened();
  const told = whole(502, { missed: [happened(501), happened(502)] });
  TestSocket.last.tell(told);
  const { answer } = olderLog();
  const fetched = table.older();
  table.look(1);
  TestSocket.last.accept();
  TestSocket.last.tell({ ...told, seat: 1 });
  answer();
  await fetched;
  expect(numbers(table)).toEqual([501, 502]);
});
